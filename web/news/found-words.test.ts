import { expect, it } from "vitest";
import { foundIn, marked } from "./found-words.ts";

const text = (pieces: ReturnType<typeof marked>) =>
  pieces.map((piece) => (piece.found ? `[${piece.text}]` : piece.text)).join("");

it.each([
  ["insurance", "Ask what insurance pays.", "Ask what [insurance] pays."],
  ["insurance", "Insurers answer slowly.", "[Insurers] answer slowly."],
  ["cleanings", "A cleaning, or two Cleanings.", "A [cleaning], or two [Cleanings]."],
  ["voicem", "Leave a voicemail.", "Leave a [voicemail]."],
  ["art", "A start is no art.", "A start is no [art]."],
  ["(a+)+ $", "Plain (a+)+ words.", "Plain ([a]+)+ words."],
  ["", "Nothing is marked.", "Nothing is marked."],
])("marks %j in %j", (search, words, told) => expect(text(marked(words, search))).toBe(told));

it("shows the words around what was found, when the excerpt has none of it", () => {
  const content = `<p>${"Some words before it. ".repeat(20)}</p><p>Ask about <b>insurance</b> &amp; more and whoever pays for it.</p><p>${"And after. ".repeat(40)}</p>`;
  const told = text(foundIn({ excerpt: "Of phones.", content }, "insurance"));
  expect(told).toBe("Ask about [insurance] & more and whoever pays for it.");
  const long = `<p>${"words before it ".repeat(20)}</p><table><td>……</td><td>insurance</td></table>`;
  expect(text(foundIn({ excerpt: "Of phones.", content: long }, "insurance"))).toMatch(
    /^… .*before it \[insurance\]$/,
  );
  expect(text(foundIn({ excerpt: "Of insurance.", content }, "insurance"))).toBe("Of [insurance].");
  expect(text(foundIn({ excerpt: "Of phones.", content }, "zebra"))).toBe("Of phones.");
});

it("begins and ends with a sentence where one is near, and with a word where none is", () => {
  const content = `<h2>HIPAA</h2><p>A summary is no record. HIPAA asks who holds it, and for how long. ${"Write down who does. ".repeat(30)}</p>`;
  const told = text(foundIn({ excerpt: "Of phones.", content }, "hipaa"));
  expect(told).toMatch(/^\[HIPAA\] asks who holds it, and for how long\. .* does\.$/);
  expect(told.length).toBeLessThan(360);
  const endless = `<p>${"so it went on and on ".repeat(30)}until hipaa came ${"and it went on ".repeat(60)}</p>`;
  expect(text(foundIn({ excerpt: "Of phones.", content: endless }, "hipaa"))).toMatch(
    /^… [a-z ]+\[hipaa\] came (?:and|it|went|on| )+ …$/,
  );
});

it("takes no longer for a long text", () => {
  const began = performance.now();
  foundIn({ excerpt: "x", content: "<".repeat(200_000) }, "insurance");
  foundIn({ excerpt: "x", content: "insuran ".repeat(100_000) }, "insurance zebra");
  expect(performance.now() - began).toBeLessThan(500);
});
