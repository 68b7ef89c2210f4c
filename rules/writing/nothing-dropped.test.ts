import { expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";
import { notesIn, withoutNotes } from "./notes.ts";
import { wordsIn } from "./plain.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, [], "Ringwell");
  const content = withoutNotes(article.content);
  const heads = [...content.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, head = ""]) => head);
  return { ...article, kind, content, heads, notes: notesIn(article.content), text: plainText(content) };
};

test.each([
  "AI receptionist vs answering service vs in-house receptionist for a small personal injury law firm, 800 words",
  "AI receptionist vs answering service vs voicemail for a small family law firm, about 700 words",
])("of three that are compared none falls out: %s", (prompt) => {
  const { content, text } = written(prompt);
  const lists = [...content.matchAll(/<\/h2><ul>(.*?)<\/ul>/gs)].map(([, items = ""]) => items);
  const told = lists.filter((items) => items.includes("An AI receptionist:"));
  expect(told.length).toBeGreaterThan(1);
  for (const items of told) expect(items.match(/<li>/g)?.length).toBeGreaterThan(2);
  expect(text).not.toMatch(/Neither is worth|Let it catch/);
});

test.each([
  ["5 tax deductions small law firm owners forget at year end", 5, /1\. Bar dues.*paid by December 31/s],
  ["Seven tax deductions for electricians", 7, /1\. Truck and trailer/],
  ["Six insurance policies small landscapers should carry", 6, /1\. General liability/],
])("so many that are counted have a number each: %s", (prompt, count, has) => {
  const { heads, text } = written(prompt);
  expect(heads.filter((head) => /^\d{1,2}\. /.test(head))).toHaveLength(count);
  expect(text).toMatch(has);
});

test("a plan of fourteen days has all of them", () => {
  const { text } = written("14 day plan for a veterinary clinic to reduce no-shows");
  for (let day = 1; day <= 14; day++) expect(text).toMatch(new RegExp(`\\bDay ${day}\\b`));
  expect(text).not.toMatch(/three calls|poison/);
});

test("an outline over thirty days says which days a week has, up to the last", () =>
  expect(written("30-day plan to start a mobile dog grooming business beside a day job").heads).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Week 1, days 1 to 7/),
      expect.stringMatching(/^Week 4, days 22 to 30/),
    ]),
  ));

test("a plan of five days speaks of no third week", () =>
  expect(written("A 5-day plan to train our receptionist at an optical shop").text).not.toMatch(
    /second week|week three|first three days|Days \d/,
  ));

test("what answers more calls are ways of answering, with what each costs and where it ends", () => {
  const { heads, text } = written(
    "7 ways a plumbing company can answer more calls after hours without hiring anyone",
  );
  expect(heads.filter((head) => /^\d\. /.test(head))).toHaveLength(7);
  expect(heads.join(" ")).toMatch(/AI receptionist.*answering service/);
  expect(heads.join(" ")).not.toMatch(/Count|Sort|your own number/);
  expect(text).toMatch(/Nothing in it needs another person on the payroll/);
});

test("ways are ways on a weekend, too, and without more staff", () =>
  expect(
    written("8 ways a personal injury firm can miss fewer calls on weekends, without adding staff").heads[0],
  ).toMatch(/^1\. Ring a second phone/));

test.each([
  ["Blog post, max 300 words, on following up with missed leads for an HVAC contractor", 300, /tune-up/],
  ["How to cut no-shows at a nail salon, under 250 words", 250, /Three reminders/],
])("a short text is written short, with all its steps: %s", (prompt, most, has) => {
  const { heads, text } = written(prompt);
  expect(wordsIn(text).length).toBeLessThanOrEqual(most);
  expect(heads.filter((head) => /^\d\. /.test(head)).length).toBeGreaterThan(3);
  expect(text).toMatch(has);
});

test.each([
  ["4 grants a veterinary clinic owner can apply for this year", /This year: why now/],
  ["Should a solo accountant raise prices this year? Opinion, about 500 words", /This year: why now/],
  ["Checklist for hiring your first dental hygienist", /The first one: who has done this work until now/],
  ["How does a barbershop write its first employee handbook, 300 words", /The first one: what has stood in/],
  [
    "Should a solo accountant raise prices this year? Opinion, about 500 words",
    /500 words, about \d+ to open/,
  ],
])("what stands beside the matter of an outline has its place: %s", (prompt, has) =>
  expect(written(prompt).text).toMatch(has),
);

test.each([
  "How should an accounting firm handle calls in tax season, and what should the receptionist say when the partner is out sick?",
])("a second half that a draft doesn't answer is told: %s", (prompt) =>
  expect(written(prompt).notes.join(" ")).toMatch(/you asked for “what should the receptionist say/i),
);

test.each([
  "How to get more Google reviews for an auto repair shop, and how to handle the phone call after a bad one",
  "How to get more Google reviews for a physical therapy clinic, and what to say on the phone after a bad one",
])("a second half that is known is written: %s", (prompt) => {
  const { heads, text } = written(prompt);
  expect(heads.join(" ")).toMatch(/call after a bad one/);
  expect(text).not.toMatch(/without revealing|Where you come back/);
});

test("parents who call a dentist hear nothing of a pediatrician's desk", () => {
  const { text } = written(
    "How should a pediatric dentist handle the first call from a nervous parent, and the second if they don't book?",
  );
  expect(text).not.toMatch(/diaper|shot records|dosing|the nurse/);
  expect(text).toMatch(/call once more with something new/);
});

test("a view that is held is argued, and on nothing beside it", () => {
  const { kind, text } = written("Opinion: phone trees are costing physical therapy clinics patients");
  expect(kind).toBe("draft");
  expect(text).not.toMatch(/extension service|check-in off the desk/);
});

test.each([
  "How to buy a used dental chair without getting burned",
  "Wix vs Squarespace vs WordPress for a hair salon website",
  "Checklist for hiring your first dental hygienist",
])("no outline on something else has a call of its trade in it: %s", (prompt) =>
  expect(written(prompt).text).not.toMatch(/on an ordinary day|on the hardest|what is to be said of it/),
);

test("texts are written, and as many as were asked for", () => {
  const { title, heads } = written("5 follow up texts a roofing company should send after an estimate");
  expect(title).toMatch(/^5 /);
  expect(heads.filter((head) => /^\d\. /.test(head))).toHaveLength(5);
  expect(heads.join(" ")).not.toMatch(/by phone/);
});

test.each([
  "FAQ patients have about text reminders, for an ENT practice",
  "Questions clients have about our text reminders, Q&A for a hair salon",
])("what customers ask about texts is answered to them: %s", (prompt) => {
  const { heads } = written(prompt);
  expect(heads.join(" ")).toMatch(/Why do I get texts from you\?.*How do I stop them\?/);
});

test.each([
  ["Workers comp FAQ for a bakery", /not workers’ compensation/],
  ["Sales tax FAQ for a bakery", /not sales tax/],
])("what stands before its form is what it is on: %s", (prompt, has) =>
  expect(written(prompt).text).toMatch(has),
);

test("snow that is cleared puts no phones out", () =>
  expect(written("How to write a bid for snow removal, and follow up by phone").text).not.toMatch(/router/));
