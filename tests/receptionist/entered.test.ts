import { describe, expect, it } from "vitest";
import { call, callOwn, NOVEMBER_30 } from "./called.ts";

// What a caller puts right is entered in the record, and not only 'noted'.

describe("days that are ruled out", () => {
  const jim =
    "Hey, it's Jim Petrosky, you guys are supposed to come out tomorrow for the sump pump, and I gotta move it.";
  it.each([
    "Uh, Thursday would be good, or actually no, Thursday's her follow up. Friday. Friday morning if you got it.",
    "Not Thursday, she's got a follow up Thursday. Just Friday, in the morning.",
    "Friday morning. Thursday is my surgery, so not Thursday.",
    "Thursday's no good, Friday morning.",
  ])("are not wished for: %s", (words) => {
    const { messages } = callOwn("trades", NOVEMBER_30, jim, words, "740-555-0136", "yes");
    expect(messages).toMatchObject([
      { about: "move", text: expect.stringMatching(/New time: Friday, December 4th in the morning/) },
    ]);
    expect(messages[0]!.text).not.toMatch(/New time:[^|]*Thursday/);
  });
  it.each([
    ["Well, any morning that week, not just the Monday. Actually Monday's no good. Tuesday through Friday."],
    ["Monday's no good, I'm flying in that day. Tuesday thru Friday, mornings."],
  ])("leave the rest of a week: %s", (words) => {
    const { state } = call(
      "dental",
      NOVEMBER_30,
      "I've got a cleaning on Thursday I need to move. It's Kyle Hutchins, 740-555-0133.",
      "The week of the seventh, in the morning.",
      words,
    );
    expect(state.note).toMatch(/8th.*9th.*10th.*11th/);
    expect(state.note).not.toMatch(/Monday|7th/);
  });
});

describe("a day far off", () => {
  it.each([
    ["like in six weeks, a Saturday", "2027-01-16"],
    ["a Saturday in six weeks", "2027-01-16"],
    ["in two weeks, on a Tuesday", "2026-12-15"],
    ["Like mid January, the sixteenth?", "2027-01-16"],
  ])("%s", (words, day) => {
    const { state } = callOwn("salon", NOVEMBER_30, "I'd like a haircut", words);
    expect([state.slots.day?.value, ...state.offered.map((each) => each.day)]).toContain(day);
  });
  it("keeps its month when only its date is said again", () => {
    const { state } = callOwn(
      "salon",
      NOVEMBER_30,
      "I'd like a haircut on January sixteenth",
      "Nine on the sixteenth is good",
    );
    expect(state.slots.day?.value).toBe("2027-01-16");
    expect(state.slots.time?.value).toBe("09:00");
  });
});

it.each([
  "9:45 might be tight. Let's say eleven thirty.",
  "Nine forty-five would be hard for me, let's do eleven thirty",
  "The nine forty five's a little tight, eleven thirty then",
])("an hour that is tight is not taken: %s", (words) => {
  const { state } = call("medical", NOVEMBER_30, "I need to see somebody today, I have a sore throat", words);
  expect(state.slots.time?.value).toBe("11:30");
});

describe("who calls, and who is only there", () => {
  const marlene =
    "Hi, this is Marlene Kowalski, I own a rental over on Birch Street and my tenant says there's no hot water. I'm not there, so you'd have to deal with her, her name's Destiny.";
  it.each([
    ["No, no, I'm Marlene Kowalski. Destiny's the tenant."],
    ["You've got the wrong name down, I'm Marlene Kowalski. The tenant is Destiny."],
    ["Destiny is my tenant. It's for me, Marlene Kowalski."],
  ])("a tenant has a row, and the visit is the landlord's: %s", (words) => {
    const { state } = callOwn("trades", NOVEMBER_30, marlene, words);
    expect(state.slots.name?.value).toBe("Marlene Kowalski");
    expect(state.notes).toContain("Tenant: Destiny");
  });
  it("a client of the caller's is no tenant", () => {
    const { state } = callOwn(
      "trades",
      NOVEMBER_30,
      "I need a plumber tomorrow",
      "Rob Stein, my wife's name is Ada",
    );
    expect(state.notes.join()).not.toMatch(/Tenant/);
  });
  it("one child is one visit", () => {
    const { said, state } = call(
      "dental",
      NOVEMBER_30,
      "so my son's got a tooth that's been kinda bothering him and I also need to know if you guys take Delta Dental",
    );
    expect(said[0]).not.toMatch(/one right after the other/);
    expect(state.more).toBe(0);
  });
  it.each(["No no, it's just the one kid.", "It's one kid, one slot.", "There's only Mateo."])(
    "a second one that was thought of is taken back: %s",
    (words) => {
      const { state } = call("dental", NOVEMBER_30, "cleanings for me and my son tomorrow", words);
      expect(state.more).toBe(0);
    },
  );
});

it.each([
  "My kitchen sink's just dripping a little bit, I put a bucket under it, no rush",
  "There's no rush on this one, my sink drips",
])("a hurry is nobody's name: %s", (words) => {
  expect(callOwn("trades", NOVEMBER_30, words).state.slots.name).toBeUndefined();
});

it.each([
  "Would you have somebody leave me a voicemail, 'cause I'll be in the hospital with my phone off?",
  "Just have them leave a voicemail.",
  "If I don't pick up, leave a voicemail please.",
])("how to call is a row, once it was passed on: %s", (words) => {
  const { messages } = callOwn(
    "trades",
    NOVEMBER_30,
    "It's Jim Petrosky, you're coming out tomorrow for the sump pump, and I gotta move it.",
    "Friday morning",
    "740-555-0136, extension 22",
    "yes",
    words,
  );
  expect(messages[0]!.text).toMatch(/Extension: 22/);
  expect(messages[0]!.text).toMatch(/Reach by: leave a voicemail/);
});

it.each([
  "And please don't leave a voicemail, he listens to them.",
  "No, I said do NOT leave a voicemail.",
  "no voicemails please, my ex has the password",
  "I'd rather not have you leave me a voicemail",
])("what must not be left is never left: %s", (words) => {
  const { said, messages } = callOwn(
    "trades",
    NOVEMBER_30,
    "It's Ana Romero, you're coming out tomorrow for the sump pump, and I gotta move it.",
    "Friday morning",
    "740-555-0136",
    "Just leave a voicemail.",
    words,
    "yes",
  );
  expect(said.join(" ")).toMatch(/no voicemail/);
  expect(messages[0]!.text).toMatch(/Reach by: no voicemail/);
  expect(messages[0]!.text).not.toMatch(/Reach by: leave/);
});

it.each([
  ["My name's Rick Sandoval, 555-772-0345, 118 Maple.", "+15557720345"],
  ["it's 118 Maple Street and my number is 555-772-0345", "+15557720345"],
  ["We've been there since 1971, it's 503-555-0192", "+15035550192"],
])("a house number or a year beside it is no part of a telephone number: %s", (words, phone) => {
  const { state } = callOwn("trades", NOVEMBER_30, "My water heater quit, can someone come?", "noon", words);
  expect(state.slots.phone?.value).toBe(phone);
});
