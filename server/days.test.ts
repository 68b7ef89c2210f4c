import { expect, test } from "vitest";
import { instants } from "../tests/instants.ts";
import { DAY_MS, dayOf, firstOfLast } from "./days.ts";

test.each(Object.entries(instants))(
  "%s is in the last day alone, the day before in the last two",
  (_name, at) => {
    const now = Date.parse(at);
    expect(firstOfLast(1, now)).toBe(dayOf(now));
    expect(firstOfLast(2, now)).toBe(dayOf(now - DAY_MS));
    expect(firstOfLast(366, now) < firstOfLast(365, now)).toBe(true);
  },
);
test("a day begins at midnight in UTC, on a leap day and a year's last too", () => {
  expect(dayOf(Date.parse("2028-02-29T23:59:59Z"))).toBe("2028-02-29");
  expect(dayOf(Date.parse("2026-12-31T23:59:30-08:00"))).toBe("2027-01-01");
  expect(firstOfLast(2, Date.parse("2028-03-01T00:00:00Z"))).toBe("2028-02-29");
});
