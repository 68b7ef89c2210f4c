import { expect, test } from "vitest";
import { agoWords } from "./ago-words.ts";

const now = Date.parse("2026-11-22T12:00:00Z");

test.each([
  ["2026-11-22T11:59:40Z", "just now"],
  ["2026-11-22T12:00:30Z", "just now"],
  ["2026-11-22T11:55:00Z", "5 min ago"],
  ["2026-11-22T10:00:01Z", "1 h ago"],
  ["2026-11-21T12:00:00Z", "Nov 21, 12:00 PM UTC"],
  ["2026-11-15T12:00:01Z", "Nov 15, 12:00 PM UTC"],
  ["2026-01-05T17:03:00Z", "Jan 5, 5:03 PM UTC"],
  ["2025-11-15T12:00:00Z", "Nov 15, 2025"],
  ["2026-11-22T12:02:00Z", "Nov 22, 12:02 PM UTC"],
])("%s is %s", (at, words) => expect(agoWords(at, now)).toBe(words));
