import { describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { plainText } from "../../server/news/article-html.ts";

const written = (prompt: string) => {
  const { article, kind } = compose(prompt, [], "Ringwell");
  return { ...article, kind, text: plainText(article.content) };
};

test("a roof for a mountain cabin is asked about snow and fire, and five options are a form", () => {
  const { text, title, metaDescription } = written(
    "How to choose the right roof material for a mountain cabin: 5 options",
  );
  expect(text).toMatch(/snow load.*wildfire.*Pounds per square foot.*insurer/s);
  expect(text).toMatch(/Five options.*Option 5: /s);
  expect(text).not.toMatch(/of 5 options|two or three kinds|returning it|beginner beside you/);
  expect(title).toBe("How to choose the right roof material for a mountain cabin: five options (an outline)");
  expect(metaDescription).not.toMatch(/covers 5 options/);
});

test("the history of the bicycle asks for makers, parts and prices, and children read it", () => {
  const { text, excerpt } = written("The history of the bicycle for school children");
  expect(text).toMatch(/before the bicycle\?.*Who made the first.*made of.*could have it at first/s);
  expect(text).toMatch(/How many words can they read at a sitting/);
  expect(text).not.toMatch(/With children|weak hour|afraid of|not The history/);
  expect(excerpt).toMatch(/^An outline for school children on the history of the bicycle/);
});

test.each([
  [
    "How volcanoes erupt, explained for fifth graders",
    /see, hear or feel of volcanoes/,
    /words that were said|by when/,
  ],
  [
    "The life of Marie Curie for young readers",
    /Where did Marie Curie grow up/,
    /what does it cost\?|for a living/,
  ],
  ["The rules of chess for children", /win at chess/, /Who gains by it|weak hour/],
  ["How bridges are built, for school children", /what’s each called/, /insurance|when not to wait/],
  ["How to knit a scarf", /Try it on a scrap/, /allergens|the jar|kitchens/],
  ["How to choose a telescope for a ten-year-old: 3 options", /Option 3: /, /how steep|Runtime/],
  [
    "10 questions to ask before renting an apartment in Chicago",
    /before I have the key/,
    /In your own words/,
  ],
])("%s is asked only about what it is", (prompt, wanted, other) => {
  const { text } = written(prompt);
  expect(text).toMatch(wanted);
  expect(text).not.toMatch(other);
});

test("worried receptionists are spoken to, and not their boss", () => {
  const { text, excerpt, kind } = written(
    "Questions and answers for worried receptionists: will the AI voice assistant take my job?",
  );
  expect(kind).toBe("draft");
  expect(text).toMatch(/What do I say to my boss\?.*Are my pay and my hours safe\?.*listen to my calls/s);
  expect(text).not.toMatch(/replace our receptionist|retires in June|get the team behind it/);
  expect(excerpt).toMatch(/questions from receptionists/);
});

test("law firms lose new clients at voicemail, on hold and without a call back", () => {
  const { text } = written(
    "7 reasons small law firms lose new clients on the phone, and what to do about each",
  );
  expect(text).toMatch(/voicemail.*on hold.*called back.*closed.*price.*passed around.*name and matter/s);
  expect(text).not.toMatch(/Blaming the price|Keeping open offers/);
});

test("hours that are asked for in a table are one of its rows, and no note says otherwise", () => {
  const { text } = written(
    "Compare an AI voice assistant with a live answering service for a plumbing company, with a table of cost, hours and quality",
  );
  expect(text).toMatch(/Hours/);
  expect(text).toMatch(/How it sounds to homeowners/);
  expect(text).not.toMatch(/not answered below/);
});

describe("somebody whose work is to assist is no machine", () => {
  test.each([
    [
      "should I let my assistant hygienist go part time",
      /hours fall away.*let your assistant hygienist go part time/s,
    ],
    ["what to pay a dental assistant with two years of experience", /not wages/],
    ["how to train an assistant manager at our restaurant", /first morning/],
  ])("%s", (prompt, wanted) => {
    const { kind, text } = written(prompt);
    expect(kind).toBe("outline");
    expect(text).toMatch(wanted);
  });
  test.each([
    "how to tell our clients about the new assistant",
    "should we let our ai assistant take calls part time",
    "how should a dental assistant answer the phone",
    "opinion: every plumber should try an AI phone assistant",
    "how do we set up a phone assistant for lunch at our medical office",
  ])("a desk’s or a machine’s stays: %s", (prompt) => {
    expect(written(prompt).kind).toBe("draft");
  });
});

describe("what breaks is no purchase", () => {
  test.each([
    "what to do when the x-ray sensor breaks mid day",
    "what should a bakery do when the oven breaks on a saturday",
    "what to do if our delivery van gets stolen",
  ])("%s", (prompt) => {
    expect(written(prompt).text).toMatch(
      /not breakdowns\..*Find a loaner.*See who pays.*Write down the next time/s,
    );
  });
  test.each([
    "what to do when the phone system goes down at our clinic",
    "what to do when a pipe leaks",
    "what to do when an employee quits",
    "how to choose an x-ray sensor for a dental office",
    "what to do when a patient faints in the chair",
  ])("what isn’t worked with, and what is bought: %s", (prompt) => {
    expect(written(prompt).text).not.toMatch(/not breakdowns/);
  });
});

describe("what is one trade’s stands for that trade alone", () => {
  test.each([
    [
      "best accounting software for a two lawyer firm under $60 a month",
      /three ways.*cost that you advanced/s,
    ],
    ["accounting software for an estate planning attorney", /trust/],
    ["which bookkeeping software should our law office use", /trust/],
    ["opening a satellite office for our law firm", /what may be called an office.*malpractice/s],
    ["60 day plan to open a satellite office for a two lawyer estate planning firm", /Week 1: ask the bar/],
  ])("%s", (prompt, wanted) => {
    const { text } = written(prompt);
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(/October|truck/);
  });
  test.each([
    ["best accounting software for a small bakery", /one payroll in the trial/, /October|truck|trust/],
    ["accounting software for a landscaping company with seasonal crew", /W-2s/, /trust/],
    ["best accounting software for a dental office", /Ask your accountant/, /October|truck|trust/],
    ["opening a second location for our dental practice", /Leave the first one alone/, /\bbar\b/],
    ["opening a second shop for our bakery", /Leave the first one alone/, /\bbar\b/],
  ])("another trade has its own: %s", (prompt, wanted, other) => {
    const { text } = written(prompt);
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(other);
  });
});

describe("a word in another sense brings nothing", () => {
  test.each([
    [
      "write a letter from a landlord to a tenant whose lease ends in june",
      /not letters at the end of a lease\..*days of notice/s,
    ],
    ["email to our tenants about renewing the lease", /days of notice/],
    ["notice to a renter that we won't renew", /days of notice/],
  ])("%s", (prompt, wanted) => {
    const { text } = written(prompt);
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(/use, changes, signs/);
  });
  test.each([
    ["how do we shorten the lease of our bakery", /use, changes, signs/],
    ["how should a salon ask its landlord for a lower rent", /lease|rent/],
    ["letter to a tenant about late rent", /rent/],
    ["how should a restaurant split tips with the kitchen", /tip/],
    ["how to answer calls from tenants about the end of a lease", /call/],
  ])("and in its own sense it stays: %s", (prompt, wanted) => {
    const { text } = written(prompt);
    expect(text).toMatch(wanted);
    expect(text).not.toMatch(/letters at the end of a lease/);
  });
});

describe("what plays on hold is held against what doesn’t", () => {
  test.each([
    ["opinion: silence is better than hold music", /isn’t made for music/],
    ["opinion piece: hold music is worse than silence for a vet clinic", /isn’t made for music/],
    ["opinion: hold music beats silence", /sounds like a dropped call/],
  ])("%s", (prompt, wanted) => {
    expect(written(prompt).text).toMatch(wanted);
  });
  test.each([
    "opinion: why being put on hold is rude",
    "opinion: people don't hate robots, they hate hold music",
    "opinion: music in the waiting room is better than silence",
    "how to shorten hold times at our dental office",
    "opinion: every call deserves a person",
  ])("a wait itself is another view: %s", (prompt) => {
    expect(written(prompt).text).not.toMatch(/isn’t made for music|sounds like a dropped call/);
  });
});
