import { describe, expect, it } from "vitest";
import { deskOf } from "../desks.ts";
import { book, findSlots, searchKnowledge } from "./tools.ts";

const context = {
  now: new Date("2026-11-20T03:04:00Z"),
  desk: deskOf("dental"),
  slotsTaken: [{ day: "2026-11-24", time: "10:00", minutes: 60 }],
};
const booking = {
  service: "cleaning",
  day: "2026-11-24",
  time: "09:00",
  name: "Dana Whitfield",
  phone: "+15550100188",
};

describe("finding a time", () => {
  it("offers two that lie apart, around what is taken", () => {
    expect(findSlots(context, { service: "cleaning", days: ["2026-11-24"] })).toEqual([
      { day: "2026-11-24", time: "08:00" },
      { day: "2026-11-24", time: "09:15" },
    ]);
    expect(findSlots(context, { service: "cleaning", days: ["2026-11-24"], near: 10 * 60 + 30 })).toEqual([
      { day: "2026-11-24", time: "11:00" },
      { day: "2026-11-24", time: "11:15" },
    ]);
  });

  it("keeps to opening hours, wishes and the days that do not suit", () => {
    expect(findSlots(context, { days: ["2026-11-22"] })).toEqual([]);
    expect(findSlots(context, { days: ["2020-01-06"] })).toEqual([]);
    const friday = findSlots(context, { service: "new-patient", days: ["2026-11-20"], after: 12 * 60 });
    expect(friday.map((f) => f.time)).toEqual(["12:00", "13:00"]);
    expect(findSlots(context, { from: "2026-11-23", notWeekdays: [1], spread: true })[0]?.day).toBe(
      "2026-11-24",
    );
  });
});

describe("booking", () => {
  it("gives a record for a free time, and the reason for any other", () => {
    expect(book(context, booking)).toMatchObject({ ok: true, outcome: { kind: "booking", moved: false } });
    const why = (change: object) => book(context, { ...booking, ...change });
    expect(why({ time: "10:30" })).toEqual({ ok: false, why: "taken" });
    expect(why({ time: "09:30" })).toEqual({ ok: false, why: "taken" });
    expect(why({ time: "12:00" })).toEqual({ ok: false, why: "closed-hours" });
    expect(why({ time: "09:07" })).toEqual({ ok: false, why: "between" });
    expect(why({ day: "2026-11-22" })).toEqual({ ok: false, why: "closed-day" });
    expect(why({ day: "2026-11-19" })).toEqual({ ok: false, why: "past" });
    expect(why({ day: "2028-11-21" })).toEqual({ ok: false, why: "too-far" });
    expect(why({ service: "haircut" })).toEqual({ ok: false, why: "unknown-service" });
    expect(why({ how: "video" })).toEqual({ ok: false, why: "not-held-so" });
  });
});

it("looks things up in what the business says, and nowhere else", () => {
  expect(searchKnowledge(context, { question: "Where can I park?" })?.topic).toBe("parking");
  expect(searchKnowledge(context, { question: "Who won the cup?" })).toBeUndefined();
});
