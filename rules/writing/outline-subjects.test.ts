import { expect, test } from "vitest";
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
