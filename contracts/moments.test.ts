import { expect, test } from "vitest";
import { listAudit } from "./audit.ts";
import { listLeads } from "./leads.ts";
import { listMails } from "./mails.ts";
import { askedMoment, chosenMoment } from "./moments.ts";

test("a list can be asked for any day that a database has, and for no other", () => {
  for (const { input } of [listAudit, listLeads, listMails]) {
    for (const from of ["", "0001-01-02", "1969-12-31", "9999-12-30"])
      expect(input.safeParse({ from }).success).toBe(true);
    for (const from of ["0000-01-01", "0001-01-01", "9999-12-31", "+010000-01-01", "2026-02-30", "tomorrow"])
      expect([from, input.safeParse({ from }).success]).toEqual([from, false]);
  }
});

test("so can a moment, wherever its clock is", () => {
  const chosen = chosenMoment("Please choose a date and time.");
  expect(chosen.safeParse("2026-05-04T10:00:00+14:00").success).toBe(true);
  for (const odd of ["0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-14:00", "0000-05-04T10:00:00Z", ""])
    expect(chosen.safeParse(odd).error?.issues.map(({ message }) => message)).toEqual([
      "Please choose a date and time.",
    ]);
  expect(askedMoment.safeParse("0000-05-04T10:00:00Z").success).toBe(false);
  expect(askedMoment.safeParse("2026-05-04T10:00:00.123Z").success).toBe(true);
});
