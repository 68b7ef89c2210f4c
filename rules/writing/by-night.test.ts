import { expect, test } from "vitest";
import { plainText } from "../../server/news/article-html.ts";
import { compose } from "./compose.ts";

const written = (prompt: string) => {
  const { kind, article } = compose(prompt, []);
  return { kind, ...article, text: plainText(article.content) };
};

test("a night's question is answered by night, with danger before the name", () => {
  const { kind, text, excerpt } = written(
    "what should our receptionist say when somebody calls at 2 in the morning with a toothache? night script",
  );
  expect(kind).toBe("draft");
  expect(text).toMatch(/trouble breathing or swallowing.*911.*dentist on call/s);
  expect(text).not.toMatch(/We’re full|midafternoon|sit with this/);
  expect(excerpt).toContain("dental practices");
  // By day it is squeezed in as before.
  expect(written("how to handle same-day toothache calls when the schedule is full").text).toMatch(
    /two slots/i,
  );
});

test("what is asked for after hours has its verdict for those hours, and says them in the title", () => {
  const { title, text } = written(
    "answering service vs AI receptionist for a plumbing company, which is better for after hours calls",
  );
  expect(title).toMatch(/after hours$/);
  expect(text).toMatch(/Which one after hours\?.*two in the morning/s);
  expect(text).not.toMatch(/two in the afternoon/);
  expect(written("answering service vs AI receptionist for a plumbing company").text).toContain(
    "Which one, then?",
  );
});

test("seven mistakes are seven, each said once", () => {
  const { content, text } = written(
    "7 mistakes law firm receptionists make on the first call from a potential client",
  );
  expect(content.match(/<h2>\d\. /g)).toHaveLength(7);
  expect(text).not.toMatch(/Letting them tell it first|feel they have a lawyer/);
  expect(text.match(/tell them what (?:comes next|the next ten minutes hold)/g)).toHaveLength(1);
});

test("mistakes in texts after a missed call are of those texts", () => {
  const { content, text } = written(
    "5 mistakes veterinary clinics make when they text clients back after a missed call",
  );
  expect(content.match(/<h2>\d\. /g)).toHaveLength(5);
  expect(text).toMatch(/Sending it to a number nobody watches/);
  expect(text).not.toMatch(/whitening|like a text for shots/);
});

test("people who drive are kept from the phone by where calls go, and not by being told to call back", () => {
  const { text } = written("how do I keep my plumbers from answering the phone while driving");
  expect(text).toMatch(/Do Not Disturb.*The rule, to sign.*hands-free/s);
  expect(text).not.toMatch(/lying under a sink|Look up when you miss calls/);
});

test("a scene of the readers is told as a mistake, and under no stray label", () => {
  const prompts = [
    "What does a missed call cost an auto repair shop? work it out step by step",
    "how to stop losing new patients to voicemail at lunchtime in a two-chair dental office",
  ];
  for (const prompt of prompts) expect(written(prompt).text).not.toMatch(/What it replaces/);
});

test("a refund is answered as one, and a complaint as before", () => {
  expect(written("what to say when a patient asks for a refund on the phone").text).toMatch(
    /look for the rule.*gives? back|ours to give back/s,
  );
  expect(written("what to say when a client complains about a late callback").text).not.toMatch(
    /ours to give back/,
  );
});
