import { describe, expect, test } from "vitest";
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
    /vaccine storage and ordering.*Week 1, .*Week 2, days 8 to 14: read the refrigerator.*Week 4, /s,
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
  [
    "How to write a tattoo policy for a family restaurant",
    /what the law fixes at your size/i,
    /With children/,
  ],
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

describe("where no noun brings questions they are the request’s own verb and object", () => {
  test.each([
    ["how should a florist move the cooler", /when you move the cooler, for whom/],
    [
      "how do we get drivers to fill in the log",
      /not getting drivers to fill in the log\..*cost in a year if you don’t get drivers to fill in the log/s,
    ],
    [
      "plan 6 weeks to get our hvac company ready for summer",
      /not getting your HVAC company ready.*Week 2: say what changes when you get your HVAC company ready/s,
    ],
    ["should our bakery let a customer pay for a stranger", /whether to let a customer pay for a stranger\?/],
    [
      "how do we stop losing rental tools at our hardware store",
      /not losing rental tools\..*if you don’t stop losing/s,
    ],
    ["what should our gym do about chalk on the floor", /when you do something about chalk on the floor/],
    ["should our vet clinic still do house calls", /whether to do house calls/],
    ["5 mistakes when our gym moves its opening hour", /Wanting to move your opening hour/],
  ])("%s", (prompt, wanted) => {
    expect(written(prompt).text).toMatch(wanted);
  });

  test.each([
    "How to write a tattoo policy for a family restaurant",
    "How do I price drain cleaning jobs so I quit losing money, for a two truck plumbing company",
    "90 days to drone inspections at a roofing company",
    "best CBCT scanner for a two dentist practice under 80k",
    "how to buy a dental practice from a retiring dentist",
  ])("a price, a paper, a purchase and a bare noun have none of them: %s", (prompt) => {
    expect(written(prompt).text).not.toMatch(
      /was a question whether|in a year if you don’t|changes when you/,
    );
  });
});

test.each([
  ["how do we price a crown fairly", /not crowns\./],
  ["how should a plumber price water heaters right", /How long do water heaters really take/],
  ["how do we price new brakes properly at our auto shop", /How long do new brakes really take/],
])("how it’s to be done is no part of its noun: %s", (prompt, wanted) => {
  expect(written(prompt).text).toMatch(wanted);
});
test.each([
  ["how should our clinic price a visit for a family", /visit/],
  ["how do we price propane supply at our farm store", /propane supply/],
  ["how to price assembly at our bike shop", /assembly/],
  ["how should our party store price butterfly kits", /butterfly kits/],
  ["how do we price jelly at our farm stand", /jelly/],
])("a noun that ends like one stays: %s", (prompt, wanted) => {
  expect(written(prompt).text).toMatch(wanted);
});

test.each([
  ["seven days to cleaner call notes at a law firm", /Day 1: .*Day 5: /s],
  ["30 days to fewer no-shows at our dental office", /Week 1: /],
  ["four weeks to a calmer front desk for a vet clinic", /Week 1 /],
])("so many days to something are a plan over them: %s", (prompt, wanted) => {
  const { kind, text } = written(prompt);
  expect(kind).toBe("draft");
  expect(text).toMatch(wanted);
});
test.each([
  "30 days to pay an invoice",
  "ten days to respond to a bad review at a salon",
  "2 weeks to file an appeal with a dental insurer",
  "three days to cancel a roofing contract",
  "two weeks to go until our clinic opens",
])("a time that somebody has is no plan: %s", (prompt) => {
  expect(written(prompt).text).not.toMatch(/Day 1: |Week 1: /);
});
