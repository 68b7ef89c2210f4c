import { describe, expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return {
    kind,
    title: article.title,
    text: plainText(article.content),
    heads: [...article.content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => head),
  };
};

test.each([
  "Write a 14-day plan for a plumbing company to start answering every call after hours",
  "A 21-day plan for a family law firm to stop sending callers to voicemail",
])("a plan in days names its days: %s", (prompt) => {
  const days = [...written(prompt).text.matchAll(/Day (\d+):/g)].map(([, day]) => Number(day));
  expect(days.length).toBeGreaterThan(7);
  expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other));
});

test("two weeks of nights are read back within two weeks, and an assistant is taught once it’s chosen", () => {
  const { text } = written(
    "Write a 14-day plan for a plumbing company to start answering every call after hours",
  );
  expect(text).toMatch(/phone log and the mailbox of the last two weeks/);
  expect(text).not.toMatch(/Count two more weeks|Half of the night/);
  expect(text.indexOf("Put prices next to each other")).toBeLessThan(
    text.indexOf("teach it “Where’s the water"),
  );
});

describe("what is written down is a sheet of blanks", () => {
  test.each<[prompt: string, says: RegExp]>([
    [
      "Checklist: what to write down on every first call from a new client at a personal injury law office",
      /Injuries and treatment: …+.*Insurers.*Police report.*Goes to a lawyer the same day/s,
    ],
    [
      "Checklist: what to write down when a new client calls a roofing company",
      /water comes in.*Owner or tenant.*How old is the roof/s,
    ],
  ])("%s", (prompt, says) => {
    const { kind, title, text } = written(prompt);
    expect(kind).toBe("draft");
    expect(title).toMatch(/^What to write down/);
    expect(text).toMatch(says);
  });
});

test("who asks why is told why, and then who hears it", () => {
  const { heads } = written(
    "Q&A for patients: why does a computer answer the phone at our dermatology clinic?",
  );
  expect(heads.slice(0, 4)).toEqual([
    "Why does a computer answer?",
    "Am I talking to a person?",
    "How do I get a real person?",
    "Is the call recorded, and who hears it?",
  ]);
});

test("a comparison with a length has what decides in its trade", () => {
  const { text } = written(
    "AI receptionist vs. answering service for a small family law firm: which one should I pick? Around 700 words",
  );
  expect(text).toMatch(/What decides it for family law firms.*safe to talk.*other side’s name/s);
  expect(text.split(/\s+/).length).toBeLessThan(790);
});

test("things to say are as many as there are", () => {
  const { kind, title, text } = written(
    "9 things a veterinary receptionist should say when a client is angry about a bill",
  );
  expect(kind).toBe("draft");
  expect(title).toMatch(/^8 things/);
  expect(text).toMatch(/Tell me what happened/);
});

test("what voicemail has in front of it is named, and the greeting keeps the box’s hours", () => {
  const { text } = written("How to stop losing new patients to voicemail at a two-dentist practice");
  expect(text).toMatch(/answering service.*AI receptionist/s);
  expect(text).not.toMatch(/within two hours|it’s been a while” for what it is|as a family of four/);
});

test("follow-ups are counted once", () => {
  const { text } = written(
    "quote follow up for roofers - when to call back, what to say, how many times before giving up",
  );
  expect(text).not.toMatch(/Just checking that|per square, and what it leaves out/);
});

describe("an outline asks what its thing is asked, and nothing of a neighbor", () => {
  test.each<[prompt: string, says: RegExp, other: RegExp]>([
    [
      "How to buy a used pickup truck for my landscaping business without getting ripped off",
      /odometer.*title.*trailer/s,
      /accessible spaces|work van/,
    ],
    [
      "10 tax deductions a self-employed hair stylist should not miss",
      /1\. Booth, chair or room rent.*2\. License renewal/s,
      /undefined/,
    ],
    [
      "Checklist for opening a mobile dog grooming side business while keeping my day job",
      /water, power.*vaccination/s,
      /kitchen|from home/,
    ],
    [
      "I need a 30 day plan to hire and train a second hygienist for our dental office",
      /working interview/,
      /swelling/,
    ],
    [
      "Is it still worth it for a florist to do weddings? your honest opinion, 500 words",
      /not doing weddings.*an hour of it leave/s,
      /this subject/,
    ],
    [
      "Yelp ads or direct mail for a house painter? compare, around 500 words",
      /Yelp ads.*direct mail/is,
      /same request/,
    ],
    [
      "8 things to check before signing up for a gym franchise",
      /disclosure document.*Item 20|item 20/s,
      /repairs it/,
    ],
    [
      "How to find a commercial cleaning contract for a two-person cleaning company",
      /not commercial contracts/,
      /we argued about/,
    ],
    ["30-day plan to launch gift cards at a nail salon", /unclaimed property/, /comes back without it/],
  ])("%s", (prompt, says, other) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(says);
    expect(text).not.toMatch(other);
  });
});
