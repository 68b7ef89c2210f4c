import { expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { article, kind, request } = compose(prompt, []);
  return { ...article, kind, request, text: plainText(article.content) };
};

test.each([
  ["write a 300 word post about online booking or phone booking for hair salons", /insurance|unwell|pain/],
  ["Online booking or phone booking for a tattoo studio", /insurance|unwell|pain\b/],
  ["9 reasons callers hang up on a plumber's voicemail", /embarrassing|first talk|county/],
  ["Website launch checklist for a landscaping company", /chemicals|park overnight|weighs loaded/],
  ["Q&A about starting a bookkeeping side business while working full time", /rain|animal|vehicle|driveway/],
  ["Why small family medicine practices should go direct primary care", /newborn|Vaccines for Children|CHIP/],
  ["Should a plumber lease or buy a work van?", /Days a year on which it’s used/],
  ["How to call back missed calls from a job site without stopping work (electrician)", /clinician|attorney/],
  ["Checklist to prepare a food truck for winter storage", /half of it plows/],
  ["Phone script for an HVAC company when a landlord calls for a tenant", /drilled, painted/],
  [
    "A 4-week plan to get a veterinary clinic's refill calls off the front desk before summer",
    /summer help|vacations/,
  ],
  ["How to choose a pressure washer for a deck cleaning business", /pallet|lift height/],
  ["Text or call: how should a swim school remind parents?", /Older parents|seventies/],
])("nothing of another trade stands in it: %s", (prompt, strange) =>
  expect(written(prompt).text).not.toMatch(strange),
);

test.each([
  ["Should a plumber lease or buy a work van?", /excess mileage.*must come out again/s],
  [
    "Q&A about starting a bookkeeping side business while working full time",
    /your employer’s, their competitors/,
  ],
  ["Why small family medicine practices should go direct primary care", /opt out/],
  ["Direct primary care for a pediatric practice: is it worth it?", /newborn/],
  ["Website launch checklist for a landscaping company", /old addresses.*map listing/s],
])("what decides it is asked: %s", (prompt, said) => expect(written(prompt).text).toMatch(said));

test.each([
  [
    "AI receptionist vs answering service for a veterinary clinic, which one costs less and which one is better for clients",
    "AI receptionist vs answering service for a veterinary clinic",
  ],
  [
    "Is it better for a chiropractor to spend on Google Ads or on a second front desk person?",
    "Google Ads or a second front desk person: what suits chiropractors",
  ],
  [
    "Instagram or a new phone system for a tattoo studio",
    "Instagram or a new phone system: what suits tattoo studios",
  ],
  ["Walk-ins or appointments for a nail salon", "Walk-ins or appointments: what suits nail salons"],
  [
    "Text messages or email for appointment reminders at an eye doctor, under 400 words",
    "Text messages or email: what suits eye doctors",
  ],
  [
    "Should a landscaping company advertise on Google or hire someone to answer the phone in spring?",
    "Should a landscaping company advertise on Google or hire someone to answer the phone?",
  ],
  ["SEO or an answering service for a roofer", "SEO or an answering service: what suits roofers"],
])("a question of which the site knows its half is answered: %s", (prompt, title) => {
  const draft = written(prompt);
  expect(draft.kind).toBe("draft");
  expect(draft.title).toBe(title);
  expect(draft.content).toContain("<table>");
});

test("a view argues its own title", () => {
  const { text } = written(
    "Opinion piece: a new lead that isn't called back in five minutes is a lost lead. For auto repair shops.",
  );
  expect(text).toMatch(/In five minutes they’re still where they were/);
  expect(text).not.toMatch(/same day|before lunch/);
});

test.each([
  ["7 tax deductions solo attorneys forget to take", 7],
  ["5 insurance policies a mobile dog groomer should have", 5],
  ["6 apps every mobile mechanic needs", 6],
  ["4 licenses a food truck needs", 4],
  ["8 expenses plumbers overlook", 8],
])("so many entries are so many places: %s", (prompt, count) =>
  expect(
    /<ol>(.*?)<\/ol>/s.exec(written(prompt).content)?.[1]?.match(/<li>/g) ??
      written(prompt).content.match(/<h2>\d+\. /g),
  ).toHaveLength(count),
);

test("questions that readers should ask are questions", () => {
  const { content } = written("Questions a real estate agent should ask about call forwarding, in 400 words");
  const heads = content.match(/<h2>[^<]*<\/h2>/g) ?? [];
  expect(heads.length).toBeGreaterThan(4);
  expect(heads.filter((head) => !head.includes("?"))).toEqual([]);
  expect(content).not.toMatch(/A note for the editor/);
});

test("a limit of words leaves as many questions as fit", () =>
  expect(
    written(
      "Q&A about starting a bookkeeping side business while working full time, 600 words",
    ).content.match(/<h2>[^<]*\?<\/h2>/g),
  ).toHaveLength(6));

test("what is done in ways is the matter, and a neighbor's text no answer", () =>
  expect(written("10 ways for a photographer to get repeat clients after a wedding").kind).toBe("outline"));

test("nobody is tried out before the ad names the pay", () => {
  const { text } = written("A 6 week plan to hire your first dental hygienist");
  expect(text.indexOf("first two lines")).toBeLessThan(text.search(/working interview/i));
});

test("a text that tells nothing of what somebody is to be told is not given", () =>
  expect(
    written("How should a piano studio tell parents about a rate increase by phone and email?").kind,
  ).toBe("outline"));

test("a size that decides nothing in a verdict has its own advice", () =>
  expect(
    written("Keep voicemail or get an AI receptionist, for a two-lawyer estate planning office").text,
  ).toMatch(/With two lawyers/));
