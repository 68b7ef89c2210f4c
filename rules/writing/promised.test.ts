import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { hundred } from "./hundred.fixture.ts";
import { unkept } from "./promised.ts";
import { parsePrompt } from "./request.ts";

const all = hundred.map(([inside, prompt, about]) => ({ inside, prompt, about, ...compose(prompt, []) }));
const headsOf = (html: string) =>
  [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => head).join(" | ");

describe("a hundred requests, half of them outside", () => {
  test("no draft promises what it doesn’t keep", () => {
    for (const { kind, request, article, prompt } of all)
      if (kind === "draft") expect(unkept(request, article), prompt).toEqual([]);
  });

  test("each of them speaks of what was asked", () => {
    const shown = ({ content }: { content: string }) =>
      `${headsOf(content)} ${(content.match(/☐[^<]*/g) ?? []).join(" ")} ${content.includes("<table>") ? "side by side" : ""}`;
    expect(
      all.filter(({ article, about }) => !about.test(shown(article))).map(({ prompt }) => prompt),
    ).toEqual([]);
  });

  test("what is outside is an outline, and no outline has another trade’s license or machine", () => {
    for (const { inside, kind, prompt, article } of all) {
      // How a shop gets reviews is told by what the site has on asking for them.
      if (!inside && !prompt.includes("google reviews")) expect(kind, prompt).toBe("outline");
      if (!inside && !/dental|dentist|vet|clinic|x-ray|practice|CBCT|Open Dental/i.test(prompt))
        expect(article.content, prompt).not.toMatch(/\bDEA\b|controlled drug|radiation|operatory/);
    }
  });
});

describe("what a title asks for is held against the text", () => {
  const article = (title: string, heads: readonly string[], body = "Do it on a Tuesday.") => ({
    title,
    excerpt: "",
    content: heads.map((head) => `<h2>${head}</h2><p>${body}</p>`).join(""),
    imageUrl: "",
    keywords: [] as never,
    metaDescription: "",
  });
  const kept = (prompt: string, heads: readonly string[], body?: string) =>
    unkept(parsePrompt(prompt), article(prompt, heads, body) as never);

  test.each([
    [
      "9 things to ask every new caller",
      ["1. Mark interruptions", "2. Agree on a card", "3. Call back", "4. Count"],
      ["count", "deed"],
    ],
    [
      "four phrases never to say to callers",
      ["1. Let them finish", "2. Say it back", "3. Ask", "4. Fix it"],
      ["deed"],
    ],
    [
      "what to say to patients who complain about the wait",
      ["Pick a calendar", "Read it back", "Free it up", "Write it"],
      ["deed"],
    ],
    ["how to handle calls at 2am", ["Greet by name", "Smile", "Spell it", "Confirm"], ["deed"]],
  ])("and what isn’t there is found: %s", (prompt, heads, broken) => {
    expect(kept(prompt, heads)).toEqual(broken);
  });

  test.each([
    [
      "4 things to ask every new caller",
      ["1. Name", "2. Number", "3. Reason", "4. When"],
      "“What number reaches you today?”",
    ],
    [
      "how to handle calls at night",
      ["Who is on call", "What waits until morning", "The card", "The list"],
      "Say it tonight.",
    ],
    ["how to cut no-shows", ["Ask", "Remind", "Fill", "Count"], undefined],
  ])("and what is there is left alone: %s", (prompt, heads, body) => {
    expect(kept(prompt, heads, body)).toEqual([]);
  });
});

test("more questions than there are is fewer, with a note, and no other subject", () => {
  const { article } = compose("20 questions our receptionist should ask every new patient who calls", []);
  expect(article.title).toMatch(/^\d+ questions/);
  expect(article.content).toMatch(/you asked for 20/);
  expect(article.content).not.toMatch(/makes a dot on a sheet/);
});
