import { describe, expect, test } from "vitest";
import { subjects } from "../../content/writing/library/index.ts";
import { compose } from "./compose.ts";

const articleOf = (prompt: string) => compose(prompt, []).article;

describe("what is shown of a draft in a search", () => {
  test.each([
    [
      "A 4-week plan to move a small law office from voicemail to an AI receptionist",
      /^voicemail, AI receptionist,/,
    ],
    [
      "Checklist for setting up online and phone booking at a hair salon before the holidays",
      /^online booking, phone booking,/,
    ],
    ["How to cut no-shows at a two-chair dental practice without annoying patients", /^no-shows,/],
    [
      "Write a letter to our customers announcing that our hardware store is moving to a new location on Main Street in June",
      /^moving,/,
    ],
  ])("its keywords are the prompt’s own words: %s", (prompt, keywords) =>
    expect(articleOf(prompt).keywords).toMatch(keywords),
  );

  test("three ways that are compared are three phrases, and their title keeps its question mark", () => {
    const { title, keywords } = articleOf(
      "AI receptionist vs. answering service vs. hiring a front desk person: what does each really cost a small HVAC company?",
    );
    expect(keywords).toMatch(/AI receptionist cost, answering service cost/);
    expect(keywords).not.toMatch(/ or /);
    expect(title).toMatch(/HVAC company\?$/);
  });

  test.each([
    "Write a letter to our customers announcing that our hardware store is moving to a new location on Main Street in June",
    "Questions and answers for patients of a physical therapy clinic who are nervous about talking to an AI on the phone",
  ])("excerpt and description say two things: %s", (prompt) => {
    const { excerpt, metaDescription } = articleOf(prompt);
    expect(metaDescription.startsWith(excerpt)).toBe(false);
  });

  test("a description that says how many things there are has all of them", () => {
    const cut = subjects.filter(({ lead }) => {
      const [first = ""] = lead.split(/(?<=[.?!]”?) /);
      const counted = /\b(?:two|three|four|five|six) (?:things|numbers|places|reasons)\b[^:]*(?=: )/.exec(
        first,
      );
      return counted && first.length >= 158 && first.indexOf(": ") < 50;
    });
    expect(cut.map(({ id }) => id)).toEqual([]);
  });
});

test("an outline on the right oven is on ovens, and invites instead of counting sections", () => {
  const { content, excerpt, keywords } = articleOf(
    "How to choose the right commercial oven for a small bakery",
  );
  const sections = content.match(/<h2>\d+\. /g)?.length;
  expect(sections).toBe(7);
  expect(excerpt).toMatch(/oven.*: what it has to put out/);
  expect(excerpt).not.toMatch(/sections/);
  expect(keywords).toMatch(/commercial ovens/);
  expect(content).toMatch(/telephones, not commercial ovens/);
});
