import { describe, expect, it } from "vitest";
import { clausesOf } from "../../server/voice/understanding/clauses.ts";
import { alarmsIn } from "../../server/voice/understanding/alarms.ts";
import { call, TUESDAY } from "./called.ts";

describe("somebody who is there now is in danger, however it is asked about", () => {
  it.each([
    "my customer is choking, what happens if I call 911",
    "a customer says his chest hurts, he's right here",
    "a client says she can't breathe, she's in my chair",
    "a patient is having a heart attack in my lobby",
    "one of my customers just collapsed in my shop, what do I do",
  ])("%s", (words) => {
    expect(call("ringwell", TUESDAY, words).said.at(-1)).toContain("911 now");
  });
  it.each([
    "What happens if a customer says his chest hurts?",
    "What would it say to a customer who is choking?",
  ])("%s", (words) => {
    expect(alarmsIn(words, clausesOf(words)).sure).toEqual([]);
    expect(call("ringwell", TUESDAY, words).said.at(-1)).toMatch(/It tells/);
  });
});

describe("of one that is canceled", () => {
  const CANCEL = ["I need to cancel my appointment for tomorrow.", "Tom Becker.", "859-555-0121."];
  it("takes the hour that it is now for no hour of it", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      ...CANCEL,
      "Well, it's ten in the morning the day before, so do I get charged or not?",
    );
    expect(said.at(-1)).not.toMatch(/at 10|What should I change/);
  });
  it("takes the hour that is put right, and says it is down when asked", () => {
    const { said } = call("medical", TUESDAY, ...CANCEL, "It's at 3:15 by the way, but cancel it.", "yes");
    expect(said.at(-2)).toMatch(/Wednesday, \w+ \d+\w* at 3:15/);
    const after = call("medical", TUESDAY, ...CANCEL, "yes, cancel it", "No. You've got 3:15 down, right?");
    expect(after.said.at(-1)).toMatch(/at 3:15/);
    expect(after.state.stack).toEqual([]);
  });
  it.each([
    "There's no visit, I'm cancelling. Just 3:15 tomorrow, gone. Bye.",
    "Actually I only need to know by the 9th, is all. No, nothing else, bye.",
  ])("ends with a goodbye, and begins nothing: %s", (words) => {
    const { state } = call("medical", TUESDAY, ...CANCEL, "yes, cancel it", words);
    expect(state.ended).toBe(true);
    expect(state.filed).toHaveLength(1);
  });
});

describe("two wishes for another time both stay open", () => {
  it.each([
    ["Any morning that Friday or the week after, really.", /Friday, .* in the morning or the week of Monday/],
    ["Friday afternoon, or the following week", /Friday, .* in the afternoon or the week of Monday/],
  ])("%s", (words, both) => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I have an appointment next Thursday at 2 and I need to move it.",
      words,
    );
    expect(said.at(-1)).toMatch(both);
  });
  it("adds one that is fine too, and says neither twice", () => {
    const start = [
      "I have an appointment next Thursday at 2 and I need to move it.",
      "Friday morning",
      "Priya Nair, 859-555-0175",
    ];
    const more = call("dental", TUESDAY, ...start, "Yes, but any morning the week after is fine too").said.at(
      -1,
    );
    expect(more).toMatch(/Friday, .* in the morning or the week of Monday/);
  });
  it.each([
    "Do I keep the Thursday one until I hear from you?",
    "And do I lose the two o'clock spot if nothing's open?",
  ])("%s", (words) => {
    const start = [
      "I have an appointment next Thursday at 2 and I need to move it.",
      "Friday morning",
      "Priya Nair",
    ];
    const { said } = call("dental", TUESDAY, ...start, words);
    expect(said.at(-1)).toMatch(/stays yours/);
    expect(said.at(-1)).not.toMatch(/don't know/);
  });
});

it("asks for the message of who only says that they have one", () => {
  const words = "Hi, this is Janet Oduya, I'm a client, I need to leave a message for my lawyer.";
  expect(call("law", TUESDAY, words).said.at(-1)).toMatch(/What would you like me to pass on/);
});

describe("a time is chosen, and the number is put right behind it", () => {
  it.each([
    [
      "10 is good. My number's 859 555 0133. Actually no, put hers, she never picks up mine. 859 555 0164.",
      "+18595550164",
    ],
    ["The second one. 859 555 0133, no wait, that's my old one, 859 555 0134.", "+18595550134"],
  ])("%s", (words, phone) => {
    const { said, state } = call(
      "dental",
      TUESDAY,
      "I'm Ann Holt, I need a crown consultation on Thursday December 3rd",
      words,
    );
    expect(said.at(-1)).toContain("Let me read that back");
    expect(state.slots.phone?.value).toBe(phone);
  });
});

it("notes who is to be called of what was just booked, and takes it for no wish for a call", () => {
  const { said, state, bookings } = call(
    "medical",
    TUESDAY,
    "A physical next Monday morning for my dad, Harold Whitlock",
    "the first one",
    "859 555 0110",
    "Yes, but put down that Dan is the one to call, not him, he can't hear the phone.",
  );
  expect(bookings).toHaveLength(1);
  expect(state.stack).toEqual([]);
  expect(said.at(-1)).not.toMatch(/good time to call/);
});

it("hears why a day on offer will not do, and no appointment in it", () => {
  const { said, state } = call(
    "dental",
    TUESDAY,
    "I'd like a cleaning on Friday December 4th",
    "Nine is so early. And oh, my daughter's coming in Friday now that I think of it. Could we do Monday, not too early?",
  );
  expect(said.at(-1)).toMatch(/Monday/);
  expect(said.at(-1)).not.toMatch(/stays as it is/);
  expect(JSON.stringify(state.told)).not.toContain("earl.");
});

it("gives out no names to who sells something", () => {
  const { said } = call(
    "ringwell",
    TUESDAY,
    "Hi there, this is Kyle over at BrightPath Leads, who handles marketing for you folks?",
    "Sure, but could you just tell me who makes the marketing decisions?",
  );
  expect(said.at(-1)).toMatch(/don't give out names/);
  expect(said.at(-1)).not.toMatch(/websites/);
});

it("offers a day to who wants to get a child in for her shots", () => {
  const { said } = call("medical", TUESDAY, "Can I get my daughter in for her kindergarten shots?");
  expect(said.at(-1)).toMatch(/What day/);
});

it("goes on with what is booked when somebody else might cancel it", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "I need a crown consultation Monday the 30th for my husband, Wes Arbogast.",
    "the first one",
    "859 555 0126, and don't let him talk you out of it, he'll try to cancel.",
  );
  expect(said.at(-1)).toContain("Let me read that back");
});

it("promises a call and does not deny it in one breath", () => {
  const { said } = call(
    "law",
    TUESDAY,
    "Can somebody call me today? I got rear-ended.",
    "Marcus Bell, 502 555 0162",
    "Yes. And you'll be sure somebody calls today?",
  );
  expect(said.at(-1)).not.toMatch(/don't know/);
});
