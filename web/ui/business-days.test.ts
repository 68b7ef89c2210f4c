import { expect, it } from "vitest";
import { afterBusinessDays } from "./business-days.ts";
import { longDate } from "./long-date.ts";

it.each([
  ["2026-11-30T09:00:00.000Z", 2, "December 2, 2026"],
  ["2026-11-26T23:59:00.000Z", 2, "November 30, 2026"],
  ["2026-11-28T12:00:00.000Z", 1, "November 30, 2026"],
])("counts business days: %s and %i", (from, days, told) =>
  expect(longDate(afterBusinessDays(from, days))).toBe(told),
);
