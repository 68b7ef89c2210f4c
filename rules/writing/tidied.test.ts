import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { tidied } from "./tidied.ts";

test.each([
  [
    "<img src=x onerror=alert(1)> checklist for law firms on voicemail",
    "Checklist for law firms on voicemail",
  ],
  ["**Five mistakes** dentists make with voicemail", "Five mistakes dentists make with voicemail"],
  ["\u0001 how to answer the phone\u200b \ud800", "How to answer the phone"],
  ["HOW TO ANSWER THE PHONE AT A LAW FIRM", "How to answer the phone at a law firm"],
  ["https://example.com/a rewrite this: how dentists handle no-shows", "How dentists handle no-shows"],
  [
    "Title: Voicemail vs. answering service\nAudience: plumbers\nLength: 400 words",
    "Voicemail vs. answering service for plumbers",
  ],
  ["for: dentists\nhow to handle angry callers", "How to handle angry callers for dentists"],
])("a title has nothing of what was pasted along or shouted: %s", (prompt, title) => {
  const { kind, article } = compose(prompt, []);
  expect(kind).toBe("draft");
  expect(article.title).toBe(title);
  expect(JSON.stringify(article)).not.toMatch(/onerror|example\.com|Audience|Length/);
});

test("a brief in labels is read as a sentence is", () => {
  const { request } = compose(
    "Topic: no-show reminders\nFormat: checklist\nAudience: hair salons\nTone: friendly\nWord count: 500",
    [],
  );
  expect(request).toMatchObject({ form: "checklist", words: 500, audience: { trade: "salon" } });
});

test.each([
  "Note: we are closing early on Friday",
  "Voicemail greetings: what to say at a law firm",
  "AI vs. IVR for HVAC",
  "what does an ai receptionist cost? q&a",
  "A 5 < 6 > 4 puzzle",
])("what has no more than a colon or a few capitals stays as it is: %s", (prompt) =>
  expect(tidied(prompt)).toBe(prompt),
);
