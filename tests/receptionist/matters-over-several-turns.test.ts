import { describe, expect, it } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// What callers change, check, keep apart and come back to over a longer call.

const CLEANING = ["cleaning tuesday morning", "10:30", "Laura Bennett, 555 010 8811"] as const;

describe("an appointment that is there", () => {
  it("goes to the same weekday of the week that is named, and the other one stays", () => {
    const { said, messages } = call(
      "medical",
      NOVEMBER_30,
      "I've got two appointments with you, a physical on the 8th and a blood pressure follow-up on the 10th. I need to move the one on the 10th.",
      "Could it be the same time, but the week after?",
      "Ines Halloran. And leave the physical where it is, please.",
      "555-010-1190",
      "yes",
    );
    expect(said[2]).toMatch(/other one stays.*phone number/);
    expect(messages[0]!.text).toContain("New time: Thursday, December 17th at the same time");
  });

  it("is pushed by a week", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I have a cleaning on the 8th at 9, can you push it a week?",
    );
    expect(said[0]).toContain("Tuesday, December 15th");
  });

  it("is left where nothing else is spoken of", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I need to move my cleaning on the 8th",
      "you know what, leave it where it is",
    );
    expect(said[1]).toMatch(/stays|haven't changed/);
  });
});

it("takes a date beside a week for that date", () => {
  const { said } = call(
    "dental",
    NOVEMBER_30,
    "I'd like a cleaning, Wednesday afternoon, three or later",
    "Do you have Wednesday the week after, the ninth?",
  );
  expect(said[1]).toContain("Wednesday, December 9th");
});

describe("a visit that is asked for beside a message", () => {
  const BILL = ["I got a bill for a filling that you said was covered", "Linda Kowal"] as const;
  it("comes right after it, with all that was told of it", () => {
    const { said, bookings, messages } = call(
      "dental",
      NOVEMBER_30,
      ...BILL,
      "555-010-7735. And look, while I've got you, the same tooth is bothering me again, I should get it looked at.",
      "Yes, pass it on.",
      "Tomorrow",
      "the first",
      "yes",
    );
    expect(said[2]).toMatch(/other.*bill.*\?$/);
    expect(messages[0]!.text).not.toContain("bothering");
    expect(bookings).toMatchObject([{ service: "toothache", day: "2026-12-01", name: "Linda Kowal" }]);
  });

  it("has the days that are named with it", () => {
    const { said, messages } = call(
      "dental",
      NOVEMBER_30,
      ...BILL,
      "555-010-7735",
      "Yes pass it on, but can you book me in for the tooth too? Tomorrow or Wednesday.",
    );
    expect(said[3]).toMatch(/tomorrow at .*or Wednesday/);
    expect(messages[0]!.text).not.toContain("Call back");
  });

  it("is none where it is only asked whether one is needed", () => {
    const { state } = call(
      "medical",
      NOVEMBER_30,
      "I need a refill of my lisinopril",
      "Gus Bell 555 010 4141",
      "do I need to come in for that too?",
    );
    expect(state.later).toBeUndefined();
  });

  it("is promised to who asks after it", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I have a cleaning on Thursday at ten, please cancel that. And I'd like a new one in January instead.",
      "Annika Voss",
      "555 010 6642. And the January one?",
      "Yes",
    );
    expect(said[2]).toMatch(/^That comes right after this\./);
    expect(said[3]).not.toContain("Call any time");
  });
});

describe("whom a visit should not be with", () => {
  it.each([
    ["whatever is first, but not with Dr. Oyelaran. My filling fell out", "Dr. Tobi Oyelaran"],
    ["I want a cleaning, but not with the same hygienist as last time", "the same hygienist as last time"],
    ["cleaning thursday, and I don't want to see Dr. Oyelaran again", "Dr. Tobi Oyelaran"],
  ])("is noted: %s", (words, whom) => {
    const { said, state } = call("dental", NOVEMBER_30, words);
    expect(said[0]).toContain(whom);
    expect(state.notes).toContain(`Not with: ${whom}`);
  });

  it.each([
    "I haven't seen Dr. Marsh in a year, I need a check-up",
    "I'm not with Delta Dental, I need a cleaning",
  ])("is nobody: %s", (words) =>
    expect(call("dental", NOVEMBER_30, words).state.notes.join()).not.toContain("Not with"),
  );

  it("is read back", () => {
    const { said } = call("dental", NOVEMBER_30, ...CLEANING, "yes but not with Dr. Marsh please");
    expect(said[3]).not.toContain("nobody picks up");
  });
});

describe("beside a danger", () => {
  it("keeps what is asked for somebody else until help is there", () => {
    const { said } = call(
      "medical",
      NOVEMBER_30,
      "my dad has crushing chest pain",
      "ok I'll call 911 now. can you also book my daughter a flu shot for Thursday?",
      "they're here now. so about the flu shot?",
    );
    expect(said[1]).toMatch(/911.*What else you told me is kept/);
    expect(said[2]).toMatch(/call 911 at once if .*Thursday, December 3rd/);
  });

  it("names the caller on the paper of it, and not whose visit was booked then", () => {
    const { papers } = call(
      "medical",
      NOVEMBER_30,
      "my dad has crushing chest pain",
      "we called 911 already, they're here with him",
      "ok. I also need to book a flu shot for my daughter",
      "Thursday",
      "the first",
      "Amy Stone, I'm Carl Stone, 555 010 4545",
      "yes",
    );
    expect(papers[0]!.rows).toContainEqual({ label: "Name", value: "Carl Stone" });
  });
});

it("waits for who is called away by a child", () => {
  const { said } = call("dental", NOVEMBER_30, "cleaning wednesday at 10", "hold on, my kid");
  expect(said[1]).not.toContain("name");
  expect(call("dental", NOVEMBER_30, "cleaning please", "hold on, my son needs one too").said[1]).not.toBe(
    said[1],
  );
});

it("puts the hour right beside a name", () => {
  const { said } = call(
    "dental",
    NOVEMBER_30,
    "I need a cleaning",
    "Thursday at ten thirty.",
    "No, eleven fifteen. Dorothy Kessel, the number's 555 010 7373.",
  );
  expect(said[1]).toMatch(/Thursday, December 3rd at 10:30/);
  expect(said[2]).toMatch(/11:15.*Dorothy Kessel/);
});

it("takes no assent for a name", () => {
  const { state } = call("dental", NOVEMBER_30, "a cleaning on thursday", "first", "Yes, perfect.");
  expect(state.slots.name).toBeUndefined();
});
