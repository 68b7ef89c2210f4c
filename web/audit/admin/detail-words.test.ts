import { expect, test } from "vitest";
import { detailWords } from "./detail-words.ts";

test.each([
  [{ id: "f3a1", kind: "contact", from: "new", to: "done" }, "Contact message, from New to Done"],
  [{ id: "f3a1", choices: ["assumptions", "trade"] }, "Changed the numbers and trade"],
  [{ mail: "6fecde2f-8d83-46c0-bf48-9692c3e4c69d" }, ""],
  [{ id: "f3a1", kind: "demo-call", note: "added" }, "Demo call, a note was added"],
  [{ reason: "password" }, "Wrong username or password"],
  [{ id: "f3a1", version: 4 }, ""],
  [{ hash: "9c", size: "1600 x 1000", again: true }, "Size: 1600 x 1000, the same image as before"],
  [{ id: "f3a1", approved: false }, "Sent without approval"],
  [{ receipt: "9c", leads: 2, contactMessages: 1 }, "Leads: 2, contact messages: 1"],
])("details are said in words, without ids: %j", (details, words) => {
  expect(detailWords(details)).toBe(words);
});
