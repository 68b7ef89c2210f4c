import { describe, expect, test } from "vitest";
import { textOf } from "./gist.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, article, text: textOf(article.content) };
};

describe("an outline asks of its subject what only such a subject is asked", () => {
  test.each([
    [
      "5 tips for first-time beekeepers getting ready for winter in Minnesota",
      /Varroa mites.*the hive dry.*For first-time beekeepers:.*In Minnesota:/s,
      /smallest version|Light, space|this site knows telephones, not first-time/,
    ],
    [
      "How to choose flooring for a waiting room: vinyl, carpet tile or hardwood",
      /Vinyl.*Carpet tile.*Hardwood.*Slippery when wet.*Noise.*For a waiting room:/s,
      /Sit in it|What happened with vinyl|who cooks/,
    ],
    [
      "5 tips for training a rescue dog in the first month",
      /what it brings along.*trainer with a certificate.*coming when called/s,
      /where it lives|first sign of illness|feed/,
    ],
    ["How to teach a parrot to step up", /avian behavior consultant/, /where it lives/],
    [
      "10 tips for growing blueberries in Michigan",
      /pH.*Michigan State University Extension.*10\. /s,
      /In your own words/,
    ],
    [
      "7 mistakes first-time homebuyers make with closing costs in Ohio",
      /Loan Estimate.*In Ohio:/s,
      /signs? and invoices/,
    ],
    [
      "Questions and answers for parents about switching a toddler to a big-kid bed",
      /pediatrician/,
      /at the counter|call us/i,
    ],
    ["How to care for a senior cat with arthritis", /Kidney disease.*With arthritis:/s, /hive|coop/],
    [
      "How to paint a bedroom with two cats in the house",
      /two cats|an animal in the house/i,
      /Kidney disease/,
    ],
    [
      "A 3-day itinerary for Charleston with a teenager",
      /trips to Charleston.*With a teenager:/s,
      /not travel/,
    ],
    [
      "How to learn Spanish before a trip to Mexico",
      /two hundred words.*Speak in the first week/s,
      /voicemail|callers/,
    ],
  ])("%s", (prompt, has, lacks) => {
    const { kind, text, article } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(has);
    expect(text).not.toMatch(lacks);
    expect(`${article.content}${article.excerpt}${article.metaDescription}`).not.toMatch(/\{\w+\}|undefined/);
  });
});

test("the night’s emergencies are set up in their own order, from the signed list to the forwarding", () => {
  const { text } = written(
    "Write a step-by-step how-to for dental office managers: how to set up an AI voice assistant to handle after-hours emergency calls",
  );
  expect(text).toMatch(
    /three lists.*two people.*agreement.*three sentences.*every morning.*nobody pick up.*forwarding/s,
  );
  expect(text).not.toMatch(/Chest pain/);
});

test("a swollen face is never told both to call us and to call 911", () => {
  const { text } = written(
    "Questions and answers for patients who are nervous about talking to an AI when they call their dentist - 6 questions",
  );
  expect(text).toMatch(/face or neck is swelling, don’t call us first: call 911/);
  expect(text).not.toMatch(/whether there’s swelling/);
});

test("readers of two trades joined by ‘or’ both have calls, and a second receptionist is not the first", () => {
  const { text, article } = written(
    "Comparison: answering service vs. AI voice assistant vs. hiring a second receptionist for a plumbing or HVAC business",
  );
  expect(article.excerpt).toContain("plumbing and HVAC businesses");
  expect(text).toMatch(/A second receptionist.*\$900 a month.*faucet.*tune-up.*burst pipe/s);
});

test("what is to be verified about HIPAA says how, and which answer ends the talk, ten times and never the same", () => {
  const { text, article } = written(
    "Checklist of 10 things to verify about HIPAA before a medical practice lets an AI answer patient calls",
  );
  expect(text.match(/☐/g)).toHaveLength(10);
  expect(text.match(/How to verify it:/g)).toHaveLength(10);
  expect(text).not.toContain("Also worth checking");
  expect(article.metaDescription).not.toMatch(/^It\b|read and checked/);
});

test("signs for a law firm are its own, none told twice", () => {
  const { text } = written(
    "7 signs your law firm is losing new clients over the phone, list article for small firm partners",
  );
  expect(text).toMatch(/conflict check.*date on the paper.*jail/is);
  expect(text).not.toContain("New business comes by referral only");
});
