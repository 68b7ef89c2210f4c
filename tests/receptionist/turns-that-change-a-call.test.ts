import { describe, expect, it } from "vitest";
import { ownDesk } from "../../contracts/voice-own-desk.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";
import { call } from "./called.ts";

// What a caller says in the middle of a call that changes what the call is about.

/** Tuesday, December 1, about ten in the morning; and the Monday before it. */
const DECEMBER_1 = "2026-12-01T18:05:00Z";
const NOVEMBER_30 = "2026-11-30T18:05:00Z";
const MARSH = "Ed Marsh, 555 012 3344";

describe("an appointment that is moved, or else canceled", () => {
  it.each([
    ["Cancel my appointment tomorrow at ten unless you have something later the same day.", "sometime later"],
    [
      "I have a 10 o'clock tomorrow and I can't make 10. Cancel it unless there's something in the afternoon.",
      "the afternoon",
    ],
    [
      "If you have anything after three tomorrow, move me there, otherwise cancel it. I'm down for tomorrow at ten.",
      "after 3",
    ],
    [
      "Can you move my appointment tomorrow at ten to the afternoon? If that doesn't work, cancel it.",
      "the afternoon",
    ],
    [
      "Please cancel my cleaning tomorrow at ten, but only if there's nothing in the afternoon.",
      "the afternoon",
    ],
  ])("keeps both halves: %s", (line, wish) => {
    const { said, messages } = call("dental", DECEMBER_1, line, MARSH, "Yes.");
    expect(said[1]).toMatch(
      /move the appointment, Wednesday, December 2nd at 10 o'clock, to .*, and to cancel it if there is nothing/,
    );
    expect(said[1]).toContain(wish);
    expect(messages[0]!.about).toBe("move");
    expect(messages[0]!.text).toContain("If nothing is free: cancel it");
  });

  it("turns a cancellation into that, where it is told last", () => {
    const { said } = call(
      "dental",
      DECEMBER_1,
      "Cancel my appointment tomorrow at ten.",
      MARSH,
      "Unless there's something in the afternoon.",
    );
    expect(said[2]).toMatch(
      /move the appointment, Wednesday, December 2nd at 10 o'clock, to the afternoon, and to cancel it/,
    );
  });

  it.each([
    "Cancel my appointment tomorrow unless there's a fee.",
    "I need to cancel my appointment tomorrow, otherwise I'd be late for work.",
  ])("is plainly canceled where no other time is wished for: %s", (line) => {
    expect(call("dental", DECEMBER_1, line).said[0]).toMatch(/cancel it/);
  });
});

describe("the old and the new time of one sentence", () => {
  it.each([
    [
      "Could you move my cleaning on Friday at 2 to Monday at 3?",
      "Friday, December 4th at 2 o'clock",
      "Monday, December 7th at 3 o'clock",
    ],
    [
      "Can you move my Thursday 10 o'clock to the afternoon?",
      "Thursday, December 3rd at 10 o'clock",
      "the afternoon",
    ],
    [
      "I need to move my appointment tomorrow at ten to something later the same day.",
      "Wednesday, December 2nd at 10 o'clock",
      "sometime later the same day",
    ],
  ])("are both heard: %s", (line, old, wish) => {
    expect(call("dental", DECEMBER_1, line, MARSH).said[1]).toContain(
      `the appointment, ${old}, to ${wish}. For`,
    );
  });

  it("takes 'to Monday', on a Monday, as the next one", () => {
    expect(
      call("dental", NOVEMBER_30, "I have a cleaning this Thursday, can you move it to Monday?", MARSH)
        .said[1],
    ).toContain("to Monday, December 7th");
  });
});

describe("somebody in another's place", () => {
  it.each([
    [
      "Can I take my husband's Tuesday 2:30 spot? He can't come.",
      "you in your husband's place, Tuesday, December 8th at 2:30",
    ],
    [
      "My wife can't make it Thursday at ten, could I come in instead of her?",
      "you in your wife's place, Thursday, December 3rd at 10 o'clock",
    ],
    [
      "I have Thursday at ten. Could my son come in my place?",
      "your son in your place, Thursday, December 3rd at 10 o'clock",
    ],
  ])("keeps the time: %s", (line, read) => {
    const { said, messages } = call("dental", DECEMBER_1, line, "Anna Keller, 555 013 1188", "Yes");
    expect(said[1]).toContain(read);
    expect(messages[0]!.about).toBe("instead");
    expect(said[2]).toMatch(/until then the appointment stays/);
  });

  it.each([
    "Could my son have his appointment in the afternoon?",
    "Can my daughter take her time with the cleaning?",
    "My husband can't drive. Can I take him in on Friday?",
  ])("is not heard in '%s'", (line) => {
    expect(call("dental", DECEMBER_1, line).said[0]).not.toMatch(/place/);
  });
});

describe("one thing for another", () => {
  it.each([
    [
      "How much is whitening?",
      "That's a lot. You know what, let's forget the whitening, just a check-up.",
      /check-up.*day/i,
    ],
    ["I need a cleaning.", "Scratch that, make it a check-up.", /check-up/],
    ["How much are crowns?", "Never mind the crown. Can I book a cleaning?", /A cleaning|a cleaning/],
  ])("goes on with the other: %s %s", (first, then, goesOn) => {
    const { said } = call("dental", DECEMBER_1, first, then);
    expect(said[1]).toMatch(goesOn);
    expect(said[1]).not.toMatch(/dropped|no hurry/);
  });

  it("drops what nothing takes the place of", () => {
    expect(call("dental", DECEMBER_1, "I'd like whitening.", "Actually forget it.").said[1]).toMatch(
      /that's fine/,
    );
  });
});

describe("two children who come for something else each", () => {
  it("books the one, and then the other", () => {
    const { said, bookings } = call(
      "medical",
      DECEMBER_1,
      "I need a physical for Max and a flu shot for Lily, on Thursday after three.",
      "the first one",
      "Max Brown, 555 012 3311",
      "yes",
      "the first one",
    );
    expect(said[0]).toMatch(/Max first, then Lily/);
    expect(said[3]).toMatch(/Lily.*vaccine/);
    expect(bookings[0]!.service).toBe("physical");
  });
  it("hears both of 'one for this and one for that'", () => {
    const { said } = call(
      "dental",
      DECEMBER_1,
      "My two daughters need to come in, one for a cleaning and one for a chipped tooth.",
    );
    expect(said[0]).toMatch(/first, then the other/);
  });
});

describe("a time that is agreed", () => {
  const booked = ["I need a check-up.", "next Friday", "9:15"];
  it("stays when it is not to be moved up", () => {
    const { said } = call(
      "dental",
      DECEMBER_1,
      ...booked,
      "Simon Achebe",
      "555 014 6630. And if something opens earlier in the day Friday I can't, so don't move it up.",
    );
    expect(said[4]).toMatch(/Friday, December 11th at 9:15.*Is that right/);
  });
  it("is the one that is named beside what speaks against the other", () => {
    const { said } = call(
      "medical",
      DECEMBER_1,
      "I need to see the doctor about my knee.",
      "Today or tomorrow.",
      "Oh noon is when I feed the dog. Tomorrow at nine then.",
    );
    expect(said[2]).toMatch(/tomorrow at 9 o'clock/i);
  });
  it("is not taken by a plain yes to two: it is asked which", () => {
    const { said } = call("dental", DECEMBER_1, "Can I get a cleaning next week?", "Yes", "The second one.");
    expect(said[1]).toMatch(/Both are free\. .*7th.*8th/);
    expect(said[2]).toMatch(/Tuesday the 8th/);
  });
});

describe("what is asked and told beside it", () => {
  it("answers of refills whether they have to come in for one", () => {
    const { said } = call(
      "medical",
      DECEMBER_1,
      "I'm running out of my blood pressure pills and need a refill.",
      "Ray Morales. Do I need to come in for it?",
    );
    expect(said[1]).toMatch(/refills need no visit/);
  });
  it("notes who is asked for, and looks no fact up for it", () => {
    const { said } = call(
      "medical",
      DECEMBER_1,
      "I'd like a first visit.",
      "Monday at 8:30",
      "Is that with a woman?",
    );
    expect(said[2]).toMatch(/a woman/);
    expect(said[2]).not.toMatch(/pap/);
  });
  it("says what was passed on", () => {
    const { said } = call(
      "dental",
      DECEMBER_1,
      "Please move my cleaning on Friday at 2 to Monday.",
      MARSH,
      "yes",
      "So what have you written down?",
    );
    expect(said[3]).toMatch(/It says: .*Friday, December 4th at 2 o'clock.*Monday, December 7th/);
  });
  it("hears that a voicemail may be left, and that none may", () => {
    const results = ["Nobody has called me with my blood results.", "Deborah Klein, 555 011 2096"];
    expect(
      call("medical", DECEMBER_1, ...results, "Yes. If I don't answer can they leave it on voicemail?")
        .receipt,
    ).toContain("Reach by: leave a voicemail");
    expect(
      call("medical", DECEMBER_1, ...results, "Yes, but please don't leave a voicemail.").receipt,
    ).toContain("no voicemail");
  });
  it("texts nobody whose phone somebody else reads", () => {
    const { said } = call(
      "law",
      DECEMBER_1,
      "I want a divorce.",
      "Thursday at 3:30 by phone, Carolyn Dietz",
      "555 014 8843, but please don't leave a message on it, my husband checks it.",
      "My husband, Brian Dietz.",
      "Yes.",
    );
    expect(said[4]).toMatch(/no text/);
    expect(said[4]).not.toMatch(/would get a text/);
  });
  it("hears no despair in who keeps an appointment", () => {
    const { said } = call(
      "medical",
      DECEMBER_1,
      "Please cancel my physical on Friday.",
      "Hannah Weiss. Actually don't cancel it.",
      "I don't want anything noted. I'm keeping it. Goodbye.",
    );
    expect(said[2]).not.toMatch(/hurting yourself/);
    expect(call("medical", DECEMBER_1, "I don't want anything anymore. Goodbye.").said[0]).toMatch(
      /hurting yourself/,
    );
  });
});

it("has somebody call where the business is open on no day", () => {
  const hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const context = {
    now: new Date(DECEMBER_1),
    desk: deskFromOwn(ownDesk.parse(ownDeskInput({ hours }))),
    slotsTaken: [],
  };
  const first = reply(context, pickUp(context).state, "I'd like to book a drain cleaning tomorrow.");
  expect(first.say).toMatch(/no opening hours.*name/);
});

describe("a time that leans on what was said before it", () => {
  const MOVE = ["I'd like to move my appointment.", "It's Tuesday, December 8th at ten."];

  it.each([
    ["Just later the same day.", "sometime later the same day"],
    ["Earlier the same day.", "sometime earlier the same day"],
    ["Wednesday.", "Wednesday, December 9th"],
  ])("says when it is moved to: %s", (line, wish) => {
    const { said } = call("dental", DECEMBER_1, ...MOVE, line, MARSH);
    expect(said[3]).toContain(`December 8th at 10 o'clock, to ${wish}.`);
  });

  it("takes a day on which somebody else is at work, and none on which the caller is", () => {
    const offered = (line: string) => call("medical", NOVEMBER_30, "I need a physical.", line).said[1];
    expect(offered("Wednesday. He's at work then.")).toMatch(/^Wednesday|December 2nd/);
    expect(offered("Wednesday I'm at work.")).not.toMatch(/Wednesday|December 2nd/);
    expect(offered("Wednesday he's at work.")).not.toMatch(/Wednesday|December 2nd/);
  });

  it("books the half hour that was spoken of", () => {
    const { said } = call("ringwell", NOVEMBER_30, "I'd like that half hour then. Next Tuesday?");
    expect(said[0]).toMatch(/introduction call.*Tuesday/);
    expect(call("ringwell", NOVEMBER_30, "What's the half hour about?").said[0]).toMatch(/free/);
  });
});
