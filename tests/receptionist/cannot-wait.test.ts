import { describe, expect, it } from "vitest";
import { ownDesk } from "../../contracts/voice-own-desk.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";
import { call, MONDAY } from "./called.ts";

describe("what cannot wait, told beside something else", () => {
  it("is put to the dentist on call, and chooses no time", () => {
    const { said, bookings } = call(
      "dental",
      MONDAY,
      "I have a toothache",
      "It is swollen and I have a fever",
    );
    expect(said[1]).toMatch(/Our emergency line is 5 5 5/);
    expect(said[1]).not.toMatch(/May I have your name/);
    expect(bookings).toEqual([]);
  });

  it.each([
    "I am bleeding a lot after an extraction",
    "they pulled it this morning and it keeps bleeding",
    "my eye is swelling up from this tooth",
  ])("at the dentist's: %s", (words) => {
    expect(call("dental", MONDAY, words).said[0]).toMatch(/Our emergency line is 5 5 5/);
  });

  it.each([
    "my gums are bleeding a lot when I brush",
    "it's still a little swollen after a week, is that normal",
  ])("and what can: %s", (words) => {
    expect(call("dental", MONDAY, words).said[0]).not.toMatch(/emergency line/);
  });

  it("is said once: where to turn", () => {
    const { said } = call("medical", MONDAY, "my baby has a fever of 103");
    expect(said[0]!.match(/0 1 6 6/g)).toHaveLength(1);
  });
});

it.each(["it does hurt when I chew", "It is my wife's", "right now it is throbbing"])(
  "takes no time on offer by words that only begin like a yes: %s",
  (words) => {
    const { said } = call("dental", MONDAY, "I have a toothache", words);
    expect(said[1]).not.toMatch(/it is\. May I have/);
  },
);

it.each(["My water heater is leaking everywhere", "the toilet is overflowing and water is all over"])(
  "is a plumber's own urgent line, and asks nobody about their chest: %s",
  (words) => {
    const desk = deskFromOwn(ownDesk.parse(ownDeskInput()));
    const context = { desk, now: new Date(MONDAY), slotsTaken: [] };
    expect(reply(context, pickUp(context).state, words).say).toMatch(
      /^That should not wait\. (?:If you can get to the main water valve.* )?For somebody right now, call 5 5 5.* May I have your name\?$/,
    );
  },
);

it("takes how many days are left for no day of a visit", () => {
  const { state } = call("law", MONDAY, "I got served with papers, I have 20 days");
  expect(state.slots.day).toBeUndefined();
});

it("marks water on the floor urgent where there is no urgent line, so that somebody calls before the visit", () => {
  const desk = deskFromOwn(ownDesk.parse(ownDeskInput({ urgentPhone: "" })));
  const context = { desk, now: new Date(MONDAY), slotsTaken: [] };
  const { say, state } = reply(
    context,
    pickUp(context).state,
    "My kitchen sink is leaking and there is water on the floor",
  );
  expect(say).toMatch(/main water valve.*I'll mark it urgent, so somebody calls you back first\./);
  expect(state.notes).toContain("Marked: urgent");
});
