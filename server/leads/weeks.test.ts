import { expect, test } from "vitest";
import { lastMondays } from "./weeks.ts";

test.each([
  ["a Sunday's last minute", "2026-11-22T23:59:00Z", ["2026-11-09", "2026-11-16"]],
  ["a Monday's first minute", "2026-11-23T00:00:00Z", ["2026-11-16", "2026-11-23"]],
  ["the days around a year's turn", "2027-01-02T12:00:00Z", ["2026-12-21", "2026-12-28"]],
])("weeks begin on Mondays: %s", (_name, now, mondays) => {
  expect(lastMondays(Date.parse(now), 2)).toEqual(mondays);
});
