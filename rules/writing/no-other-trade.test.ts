import { expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { notesIn, withoutNotes } from "./notes.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, [], "Ringwell");
  return {
    ...article,
    kind,
    text: plainText(withoutNotes(article.content)),
    notes: notesIn(article.content).join(" "),
  };
};

const ANIMALS = /\b(?:veterinary|vets?|kennels?|litter|paws?)\b/i;
const PESTS = /\b(?:ants|termites|roaches|rodents)\b/i;
const MEDICINE =
  /\b(?:a refill|refill (?:calls?|requests?)|prescriptions?|see the doctor|tell a nurse|the nurse|medicine|pharmacy)\b/i;
const PIPES = /\b(?:leak at|burst pipe|water heater|shutoff|drain snake)\b/i;
const TEETH = /\b(?:tooth|teeth|cleaning appointment|crowns?|molars?)\b/i;
const COURTS = /\b(?:statute|retainers?|custody|plaintiff|bar rules?)\b/i;

/** A trade with the nouns that are no part of it. */
const trades: readonly (readonly [trade: string, foreign: readonly RegExp[]])[] = [
  ["a physical therapy practice", [ANIMALS, PESTS, MEDICINE, PIPES, TEETH, COURTS]],
  ["a chiropractic office", [ANIMALS, PESTS, MEDICINE, PIPES, TEETH, COURTS]],
  ["a med spa", [ANIMALS, PESTS, PIPES, TEETH, COURTS]],
  ["an auto repair shop", [ANIMALS, PESTS, MEDICINE, PIPES, TEETH, COURTS]],
  ["a landscaping company", [ANIMALS, PESTS, MEDICINE, TEETH, COURTS]],
  ["an HVAC company", [ANIMALS, PESTS, MEDICINE, TEETH, COURTS]],
  ["an electrician", [ANIMALS, PESTS, MEDICINE, TEETH, COURTS]],
  ["a hair salon", [ANIMALS, PESTS, MEDICINE, PIPES, TEETH, COURTS]],
  ["an accounting firm", [ANIMALS, PESTS, MEDICINE, PIPES, TEETH]],
  ["a family law firm", [ANIMALS, PESTS, MEDICINE, PIPES, TEETH]],
  ["a dental office", [ANIMALS, PESTS, PIPES, COURTS]],
  ["a veterinary clinic", [PESTS, PIPES, COURTS]],
];
const prompts: readonly ((trade: string) => string)[] = [
  (trade) => `Q&A for customers of ${trade} who are worried about an AI answering the phone`,
  (trade) => `FAQ for clients nervous about the new AI receptionist at ${trade}`,
  (trade) => `How ${trade} should answer bad Google reviews`,
  (trade) => `Opinion: ${trade} should stop giving free quotes`,
  (trade) => `7 ways ${trade} can cut no-shows`,
];

test.each(trades)("nothing of another trade is in a text for %s", (trade, foreign) => {
  for (const prompt of prompts)
    for (const nouns of foreign) expect(written(prompt(trade)).text, prompt(trade)).not.toMatch(nouns);
});

test.each([
  "Q&A for patients and staff of a physical therapy practice worried about an AI answering the phone",
  "FAQ for clients and staff of a plumbing company nervous about our new AI receptionist",
  "FAQ for clients and our team about the AI receptionist at a hair salon",
])("of two who ask both are answered: %s", (prompt) =>
  expect(written(prompt).text).toMatch(/Is it here to replace me\?/),
);

test("so many as are counted are there, staff’s own among them", () => {
  const { title, content } = written(
    "10 questions patients and staff of a physical therapy practice have about an AI answering the phone",
  );
  expect(content.match(/<h2>/g)?.length, title).toBe(10);
});

test.each([
  "Can you write a Q&A about what pages a small accounting firm's website needs and what it should cost?",
  "Which pages does a law firm's website need?",
  "How much should a website cost for a plumbing company?",
])("a website is asked for its pages and its cost: %s", (prompt) => {
  const { text } = written(prompt);
  expect(text).toMatch(/Home, what you do, who you are/);
  expect(text).toMatch(/Three sums, each with pages/);
  expect(text).not.toMatch(/the model, the year|old one brings/);
});

test.each([
  "Opinion piece: why most HVAC companies follow up on estimates too late, and what I'd do instead",
  "Opinion: roofers should follow up on estimates sooner",
  "My opinion: painters follow up on quotes too slowly",
  "Opinion: remodelers don't follow up on bids soon enough",
  "Opinion: electricians wait too long to follow up on quotes",
])("when an estimate is followed up is argued: %s", (prompt) => {
  const { kind, text } = written(prompt);
  expect(kind).toBe("draft");
  expect(text).toMatch(/Day two/);
});

test.each([
  "Opinion: plumbers follow up on estimates too often",
  "Opinion: painters should stop following up on quotes",
])("who holds the contrary is given no such text: %s", (prompt) =>
  expect(written(prompt).text).not.toMatch(/Day two/),
);

test.each([
  ["Opinion: why most HVAC companies buy trucks too late", /“(?!Why)/, /“Why [^”]*, because \[one figure\]/],
  [
    "my opinion: landscapers should stop giving free quotes. write 500 words",
    /Giving free quotes costs more than it brings, because/,
    /It covers landscapers should|Landscapers should stop/,
  ],
])("what is held is a sentence: %s", (prompt, has, not) => {
  const { text, metaDescription } = written(prompt);
  expect(text).toMatch(has);
  expect(`${text} ${metaDescription}`).not.toMatch(not);
});

test.each([
  ["How to choose a used dental chair without getting burned", /“dental”|getting burned: which/],
  ["30-day plan to start a mobile car detailing side business while keeping my day job", /“mobile”/],
  ["How an auto repair shop should answer bad Google reviews, with 3 sample replies", /sample/],
])("no alarm is false: %s", (prompt, alarm) => {
  const { text, notes } = written(prompt);
  expect(text.replace(prompt, "") + notes).not.toMatch(alarm);
});

test("a last dose tonight waits for no morning", () =>
  expect(written("Voicemail script for refill requests after hours at a veterinary clinic").text).not.toMatch(
    /call you first thing/,
  ));
