import { describe, expect, it } from "vitest";
import { holidays, usual } from "../../../../content/desks/holidays.ts";
import { deskOf } from "../../desks.ts";
import { addDays } from "./calendar.ts";
import { exampleBookings } from "../times/example-calendar.ts";
import { dayOfHoliday, holidayOn } from "./holidays.ts";
import { pickUp, reply } from "../reply.ts";
import { book, findSlots } from "../tools.ts";

// Thursday, November 19, 2026, in the evening.
const context = {
  now: new Date("2026-11-20T03:04:00Z"),
  desk: deskOf("dental"),
  slotsTaken: exampleBookings(deskOf("dental"), "2026-11-19", 90),
};
const answer = (...words: string[]) => {
  let last = pickUp(context);
  for (const text of words) last = reply(context, last.state, text);
  return last;
};

describe("public holidays", () => {
  it.each([
    [holidays.thanksgiving, 2026, "2026-11-26"],
    [holidays.dayAfterThanksgiving, 2026, "2026-11-27"],
    [holidays.memorial, 2027, "2027-05-31"],
    [holidays.labor, 2027, "2027-09-06"],
    [holidays.king, 2027, "2027-01-18"],
    [holidays.christmas, 2026, "2026-12-25"],
  ])("$name of %s falls on its day", (holiday, year, day) => {
    expect(dayOfHoliday(holiday, year)).toBe(day);
  });

  it("are kept on the nearest working day when they fall on a weekend", () => {
    // July 4, 2026 is a Saturday; January 1, 2028 too, so it is kept in the year before.
    expect(holidayOn(usual, "2026-07-03")?.name).toBe("Independence Day");
    expect(holidayOn(usual, "2026-07-04")?.name).toBe("Independence Day");
    expect(holidayOn(usual, "2027-12-31")?.name).toBe("New Year's Day");
    expect(holidayOn(usual, "2026-07-06")).toBeUndefined();
  });

  it("are never offered and never booked, whoever asks", () => {
    for (let ahead = 0; ahead < 80; ahead++) {
      const from = addDays("2026-11-20", ahead);
      for (const { day } of findSlots(context, { service: "cleaning", from }))
        expect(holidayOn(deskOf("dental").closedOn, day)).toBeUndefined();
    }
    const wish = { service: "cleaning", time: "10:00", name: "Dana", phone: "+15550100188" };
    expect(book(context, { ...wish, day: "2026-12-25" })).toEqual({ ok: false, why: "closed-day" });
  });

  it("are named when somebody wants to come on one, and other days are offered", () => {
    const { say, state } = answer("I'd like a cleaning on Thanksgiving");
    expect(say).toMatch(/We're closed on Thanksgiving\./);
    expect(state.offered.length).toBe(2);
    expect(state.offered[0]?.day).toBe("2026-11-27");
  });

  it("are answered for: open or closed, and when next", () => {
    expect(answer("Are you open on Christmas?").say).toMatch(
      /closed on Christmas Day\. We open again on Saturday/,
    );
    expect(answer("Are you open on New Year's Eve?").say).toMatch(
      /^Yes, on Thursday, December 31st we're open 8 to noon/,
    );
    expect(answer("Which holidays are you closed on, are you open on holidays?").say).toMatch(
      /closed on New Year's Day, Memorial Day.* and Christmas Eve/,
    );
  });

  it("tell other days: the Tuesday before, the week after", () => {
    expect(answer("A cleaning on the Tuesday before Thanksgiving").state.slots.day?.value).toBe("2026-11-24");
    expect(answer("A cleaning in the week after Thanksgiving").state.wish).toMatchObject({
      from: "2026-11-30",
      to: "2026-12-06",
    });
  });
});
