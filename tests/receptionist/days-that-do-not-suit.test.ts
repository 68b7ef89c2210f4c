import { describe, expect, it } from "vitest";
import { kits } from "../../content/desks/kits/kits.ts";
import { ownDesk } from "../../contracts/voice-own-desk.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";

const services = kits.salon.services.map(({ name, minutes }) => ({
  name,
  minutes,
  price: null,
  from: false,
}));
const desk = deskFromOwn(ownDesk.parse(ownDeskInput({ kit: "salon", urgentPhone: "", services })));
function paper(...lines: string[]): string[] {
  const context = { now: new Date("2026-11-30T17:10:00Z"), desk, slotsTaken: [] };
  let last = pickUp(context);
  for (const line of lines) last = reply(context, last.state, line);
  return summarize(desk, last.state).lines;
}
const JANE = "Hi, this is Jane Poe, 802-555-0112, I need to move my Thursday appointment to next week.";

describe("the days of an appointment that is moved", () => {
  it.each([
    "Yes, but it can't be Monday or Wednesday.",
    "Yes, but not Monday or Wednesday.",
    "Yes, but anything but Monday or Wednesday.",
    "Yes, but Mondays and Wednesdays don't work for me.",
    "Yes, but Monday or Wednesday is no good.",
    "Yes, but it won't be Monday or Wednesday, I work then.",
  ])("never take what is refused for what is wished: %s", (line) => {
    const lines = paper(JANE, line);
    expect(lines).toContain("New time: the week of Monday, December 7th, not Mondays or Wednesdays");
    expect(lines).toContain("Appointment: Thursday, December 3rd");
  });

  it("keep the week beside a day of it that does not work", () => {
    expect(paper(JANE, "Next week. Tuesday doesn't work for me.")).toContain(
      "New time: the week of Monday, December 7th, not Tuesdays",
    );
  });

  it("tell the part of the day apart from what is refused", () => {
    expect(paper(JANE, "Yes, but it can't be Monday or Wednesday, and mornings only.")).toContain(
      "New time: the week of Monday, December 7th, not Mondays or Wednesdays, in the morning",
    );
  });

  it.each([JANE, "Jane Poe, 802-555-0112, can you move my appointment from Thursday to next week?"])(
    "are told with name and number in one breath: %s",
    (line) => {
      const lines = paper(line);
      expect(lines).toContain("Appointment: Thursday, December 3rd");
      expect(lines).toContain("New time: the week of Monday, December 7th");
    },
  );
});

describe("when to be reached", () => {
  const WEDDING = [
    "Hi, my sister's getting married in June, do you do weddings?",
    "Yeah, have them call me, I'm Xiomara Wojciechowski.",
    "802-555-0119",
  ];
  it("is the hour, and neither why nor what else is to be written", () => {
    const why = paper(...WEDDING, "Um, after five I guess, I'm a nurse so I'm asleep in the mornings.");
    expect(why.find((each) => each.startsWith("Call back: "))).toBe("Call back: after five");
    const also = paper(...WEDDING, "After five, and write down it's for June 12th please.");
    expect(also.find((each) => each.startsWith("Call back: "))).toBe("Call back: after five");
  });

  it("is no time of a visit", () => {
    const context = { now: new Date("2026-11-30T17:10:00Z"), desk, slotsTaken: [] };
    const { state } = reply(
      context,
      pickUp(context).state,
      "I need a haircut, I'm best reached by text after three at 802-555-0148.",
    );
    expect(state.wish.after).toBeUndefined();
  });
});
