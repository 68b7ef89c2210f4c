import { expect, test } from "vitest";
import { fromKit } from "./draft.ts";
import { sameHours } from "./same-hours.ts";

test("the first open day's hours are taken by every open day, and by no closed one", () => {
  const { hours } = fromKit("dental");
  const changed = {
    ...hours,
    mon: { open: false, from: "06:00", to: "07:00" },
    tue: { open: true, from: "08:15", to: "16:45" },
    fri: { open: true, from: "09:00", to: "12:00" },
    sun: { open: false, from: "10:00", to: "11:00" },
  };
  const same = sameHours(changed);
  expect(same?.day).toBe("Tuesday");
  expect(same?.hours?.fri).toEqual({ open: true, from: "08:15", to: "16:45" });
  expect(same?.hours?.mon).toEqual(changed.mon);
  expect(same?.hours?.sun).toEqual(changed.sun);
  // Once all have them there is nothing to do.
  expect(sameHours(same!.hours!)?.hours).toBeUndefined();
});
