import { expect, test } from "vitest";
import { timeLeft } from "./countdown.tsx";

test.each([
  ["2026-11-21T00:00:00Z", "Due in 23 h", false],
  ["2026-11-20T01:20:00Z", "Due in 20 min", false],
  ["2026-11-20T00:40:00Z", "20 min overdue", true],
  ["2026-11-19T01:00:00Z", "24 h overdue", true],
  ["2026-11-01T01:00:00Z", "19 days overdue", true],
])("from %s it is %s", (from, text, late) =>
  expect(timeLeft(from, Date.parse("2026-11-21T01:00:00Z"))).toEqual({ text, late }),
);
