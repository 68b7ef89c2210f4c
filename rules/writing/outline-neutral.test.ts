import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { plainText } from "../../server/news/article-html.ts";

const written = (prompt: string) => {
  const { article, kind } = compose(prompt, [], "Ringwell");
  return { ...article, kind, text: plainText(article.content) };
};

test.each([
  [
    "How do I price drain cleaning jobs so I quit losing money, for a two truck plumbing company",
    /an hour of a truck that is billed.*drain cleaning jobs lost money, and why/s,
    /Does it fit: door|five years|What does a mile cost/,
  ],
  [
    "30 day plan to get vaccine storage and ordering under control in a family medicine office",
    /vaccine storage and ordering.*Week 1: .*Week 2: read the refrigerator.*Week 4: /s,
    /in the doorway|hygienist|early sign/,
  ],
  [
    "how to write an engagement letter so clients stop fighting me over hourly fees",
    /last five quarrels would the engagement letter have ended.*Model Rule 1\.5/s,
    /dogs|Rooms, tasks|their home/,
  ],
  [
    "Which CBCT scanner should a small dental office buy, compare three models under 80k",
    /not CBCT scanners\..*Field of view.*Model|not CBCT scanners\..*Model 3.*Field of view/s,
    /between rooms|full arch|tips/,
  ],
  [
    "How should a 3 chair barbershop set prices for beard trims without scaring regulars",
    /an hour of a chair that is billed.*beard trims lost money/s,
    /in a mirror/,
  ],
  ["How to write a tattoo policy for a family restaurant", /the tattoo policy have ended/, /With children/],
  ["How to write a photo consent policy for a dermatology office", /outline/, /path a call takes/],
  [
    "should our family law firm stop taking court-appointed cases? pros and cons",
    /What speaks for it.*stop taking|What speaks for it.*court-appointed/s,
    /rehearsed this/,
  ],
  ["how to handle warranty callbacks in an HVAC company", /warranty callbacks/, /every second Friday/],
])("what no kind fits is asked in its own nouns: %s", (prompt, wanted, other) => {
  const { kind, text } = written(prompt);
  expect(kind).toBe("outline");
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

test.each([
  ["how to buy a dental practice from a retiring dentist", /not buying a business/],
  ["How an HVAC company should price a maintenance plan", /what a visit costs you/],
  ["best CBCT scanner for a two dentist practice under 80k", /Field of view/],
  ["How to write a contract for house cleaning clients", /dogs/],
])("a kind of its own stays where all of the request is its: %s", (prompt, wanted) => {
  expect(written(prompt).text).toMatch(wanted);
});

test("ten questions that are asked for are ten, and each stands once", () => {
  const { content } = written("10 questions to ask before adding a second groomer table");
  const heads = [...content.matchAll(/<h2>(\d+)\. ([^<]+)</g)].map(([, , head]) => head);
  expect(heads).toHaveLength(10);
  expect(new Set(heads).size).toBe(10);
});
