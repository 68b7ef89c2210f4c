import { expect, it } from "vitest";
import { onSite } from "./on-site.ts";

const words = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

it.each([
  ["HIPAA", "/services#health-privacy"],
  ["price", "/services#cost"],
  ["contract", "/services#contract"],
  ["recorded", "/services#recorded"],
  ["cookies", "/privacy-policy#cookies-and-tracking"],
  ["dental", "/services#dental-practices"],
])("finds the answer to %s", (search, to) => {
  const found = onSite(search);
  expect(found.map((place) => place.to)).toContain(to);
  expect(found.length).toBeLessThanOrEqual(2);
  for (const { words: said } of found) {
    expect(words(said)).not.toMatch(/\{\{|\*\*|\]\(/);
    expect(words(said)).toMatch(/[.?!”]$|…$/);
  }
});

it.each(["", "zebra", "   ", "hipaa zebra"])("finds nothing for %j", (search) => {
  expect(onSite(search)).toEqual([]);
});

it("finds the word that was typed and not one that begins like it", () => {
  const found = onSite("voicemail");
  expect(found.length).toBeGreaterThan(0);
  for (const { title, words: said, isNamed } of found) {
    expect(`${words(title)} ${words(said)}`).toMatch(/voicemail/i);
    expect([...title, ...said].filter((piece) => piece.found && piece.text === "voice")).toEqual([]);
    expect(isNamed).toBe(false);
  }
});
