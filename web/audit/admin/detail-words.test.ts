import { expect, test } from "vitest";
import { detailWords } from "./detail-words.ts";

test.each([
  [{ id: "f3a1", kind: "contact", from: "new", to: "done" }, "Contact message, from New to Done"],
  [{ id: "f3a1", kind: "demo-call", note: "added" }, "Demo call, a note was added"],
  [{ reason: "password" }, "wrong username or password"],
  [{ id: "f3a1", version: 4 }, ""],
  [{ hash: "9c", size: "1600 x 1000", again: true }, "size: 1600 x 1000, the same image as before"],
  [{ id: "f3a1", approved: false }, "not approved"],
  [{ receipt: "9c", leads: 2, contactMessages: 1 }, "leads: 2, contact messages: 1"],
])("details are said in words, without ids: %j", (details, words) => {
  expect(detailWords(details)).toBe(words);
});
