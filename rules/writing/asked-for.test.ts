import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";

const written = (prompt: string) => compose(prompt, []);

test("somebody to be hired is no telephone that is interrupted", () => {
  const { kind, article } = written("How to hire a receptionist for a busy dental practice");
  expect(kind).toBe("draft");
  expect(article.content).toMatch(/Have finalists take two made-up calls/);
  expect(article.content).not.toMatch(/makes a dot on a sheet/);
});

test("what is measured in a week is told in steps, and is no plan of a week", () => {
  const { request, article } = written(
    "How many calls does a real estate office miss? Explain how to measure it in a week",
  );
  expect(request.form).toBe("how-to");
  expect(request.audience?.trade).toBe("estate-agency");
  expect(article.content).not.toMatch(/probate|what a will costs|Day 1/);
});

test("how a greeting is written is told in steps", () => {
  const { article } = written("How to write a phone greeting for a physical therapy clinic");
  expect(article.content).toMatch(/1\. Place, name, question/);
});

test("both sides of a question are no thing that is missing", () => {
  const { article } = written("Should a small law firm record its calls? Give both sides.");
  expect(article.content).toMatch(/The other side/);
  expect(article.content).not.toMatch(/not answered below/);
});

test("what a missed call costs is reckoned with the numbers that the prompt gives", () => {
  const { article } = written(
    "What does a missed call cost a plumbing company? Show the math with 8 missed calls a week and a $350 average job",
  );
  expect(article.content).toMatch(
    /8 missed calls a week are about 35 a month\. If one in five of them would have come, that is 7, and at \$350 each \$2,450 a month; if one in ten, 3\.5 and \$1,225\./,
  );
  expect(article.content).not.toMatch(/made-up|become homeowners/);
  const without = written("What does a missed call cost a plumbing company?");
  expect(without.article.content).toMatch(/Here it is with made-up numbers/);
});

test("how calls are forwarded is told without a duty roster behind it", () => {
  const { article } = written("How to set up call forwarding so an AI receptionist answers after four rings");
  expect(article.content).toMatch(/Decide who may switch it off/);
  expect(article.content).not.toMatch(/on call, and who backs them up|tonight, morning and never/);
});

test("texting back and calling back are weighed against each other", () => {
  const { kind, article } = written(
    "Compare texting back missed callers and calling them back, for an auto repair shop",
  );
  expect(kind).toBe("draft");
  expect(article.content).toMatch(/<table>/);
  expect(article.content).toMatch(/Many of the tries end at another voicemail/);
});

test("twelve at most are no twelve that are missing", () => {
  const asked =
    "Checklist: what to ask a vendor about HIPAA and call recordings before you let an AI answer the phone. ";
  expect(written(`${asked}60 items`).article.content).toMatch(/you asked for 60/);
  for (const most of ["12 items max", "No more than 12 items", "12 points at most"])
    expect(written(asked + most).article.content, most).not.toMatch(/you asked for 12/);
});

describe("all of the telephone, for readers of a trade", () => {
  test.each([
    ["three mistakes law firms make on the phone", 3, "Three mistakes law firms make on the phone"],
    ["6 phone tips for a vet clinic", 6, "6 phone tips for a vet clinic"],
    ["a three-day plan for restaurants on the phone", 3, "A three-day plan for restaurants on the phone"],
  ])("is what was asked for, and nothing near it: %s", (prompt, count, title) => {
    const { article } = written(prompt);
    expect(article.title).toBe(title);
    expect(article.content.match(/<h2>(?:Day )?\d/g)).toHaveLength(count);
    expect(article.content).not.toMatch(/note for the editor/);
    expect(article.excerpt).not.toMatch(/the phone at/);
  });

  test("what is only near it says so, and counts nothing that it does not have", () => {
    const { article } = written("one mistake that law firms make with pager batteries on the phone");
    expect(article.excerpt).not.toMatch(/^A list .* mistakes/);
  });
});

test("one of them is named in the singular, and a plan counts in what its headings do", () => {
  const { article: tip } = written("one tip for salons about voicemail");
  expect(tip.excerpt).toMatch(/: one tip, /);
  const { article: mistake } = written("the one mistake every law firm makes with voicemail");
  expect(`${mistake.title} ${mistake.excerpt}`).not.toMatch(/one mistakes|each one/);
  const { article: day } = written("a one-day plan for a salon to fix its voicemail");
  expect(day.excerpt).toMatch(/over one day /);
  expect(day.metaDescription).not.toMatch(/in the last/);
  expect(day.content).not.toMatch(/[Ff]or two weeks/);
  const { article: year } = written("a 365-day plan for dentists");
  expect(year.metaDescription).toMatch(/in the first month/);
  const { article: weeks } = written("a 30-day plan for law firms");
  expect(weeks.metaDescription).toMatch(/in the first week/);
});

test("how long it is to be is no part of its title, and reasons are told in as many words", () => {
  const lengthOf = (html: string) => html.replaceAll(/<[^>]*>/g, " ").split(/\s+/).length;
  const few = written("In 300 words, why chiropractors lose new patients on the phone");
  expect(few.article.title).toBe("Why chiropractors lose new patients on the phone");
  expect(lengthOf(few.article.content)).toBeLessThan(350);
  const any = written("why chiropractors lose new patients on the phone");
  expect(lengthOf(any.article.content)).toBeGreaterThan(480);
  expect(written("about 200 words: why law firms lose clients after hours").article.title).toBe(
    "Why law firms lose clients after hours",
  );
  expect(written("500 words on call recording for law firms").article.title).toBe(
    "Call recording for law firms",
  );
});

test.each([
  ["Clio vs. MyCase for small law firms", "Clio and MyCase for law firms", "Clio, MyCase"],
  ["Compare Weave and NexHealth for dental offices", "Weave and NexHealth for dental offices", "Weave, Nex"],
  ["Compare Dentrix and Open Dental", "Dentrix and Open Dental", "Dentrix, Open Dental"],
  ["QuickBooks or Xero?", "QuickBooks and Xero", "QuickBooks, Xero"],
  ["Dogs vs. cats for apartment living", "dogs and cats for apartment living", "dogs, cats"],
  ["Leasing vs. Buying a Dental Chair for a New Practice", "leasing and buying a dental chair", "leasing"],
])("what is compared keeps its name: %s", (prompt, compared, keywords) => {
  const { article } = written(prompt);
  expect(article.excerpt).toContain(`An outline for comparing ${compared}: `);
  expect(article.keywords.startsWith(keywords), article.keywords).toBe(true);
});

test.each([
  ["Opinion: remote work is dead", "whether remote work is dead"],
  ["opinion: food trucks are overrated", "whether food trucks are overrated"],
  ["12-week marathon training plan", "marathon training"],
  ["a 30-day yoga challenge", "yoga"],
])("an outline says what the site does not know: %s", (prompt, subject) => {
  const { article } = written(prompt);
  expect(article.content).toContain(`this site knows telephones, not ${subject}.`);
  expect(article.excerpt).toContain(`An outline on ${subject}, `);
});

test("a title promises one of two counts, and a plan in three spans has its own", () => {
  expect(written("3 reasons and 2 fixes for missed calls at a dental office").article.title).not.toMatch(
    /fixes/,
  );
  expect(written("30-60-90 day plan for rolling out an AI receptionist at a law firm").article.title).toMatch(
    /^30-60-90 day plan/,
  );
});
