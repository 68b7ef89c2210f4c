import { describe, expect, it } from "vitest";
import { call, callOwn, NOVEMBER_30 } from "./called.ts";

// Two services in one visit, somebody in particular, two matters in one call, and questions about the call itself.

describe("two services in one wish", () => {
  it.each([
    "I need a cut and color next Tuesday at nine",
    "I'd like a highlight and a blowout next Tuesday at nine",
    "Can I get my roots done plus a trim next Tuesday at nine?",
  ])("are held as one visit, as long as both: %s", (words) => {
    const { said, bookings, state } = callOwn("salon", NOVEMBER_30, words, "Tasha Bell, 614-555-0129", "yes");
    expect(said[1]).toMatch(/(?:haircut|color) and a (?:color|blow-dry).*Is that right/);
    expect(bookings).toHaveLength(1);
    expect(bookings[0]!.service).toMatch(/\+/);
    expect(state.filed).toHaveLength(1);
  });
  it.each([
    "And the cut too, not just the color.",
    "Oh, and the haircut as well.",
    "It's a haircut and a color.",
  ])("the other is added while it is read back: %s", (words) => {
    const { said, state } = callOwn(
      "salon",
      NOVEMBER_30,
      "I need a color next Tuesday at nine",
      "Tasha Bell, 614-555-0129",
      words,
    );
    expect(said[2]).toMatch(/a haircut and a color/);
    expect(state.filed).toEqual([]);
  });
  it("a yes that adds one files nothing before both were read back", () => {
    const { said, bookings } = callOwn(
      "salon",
      NOVEMBER_30,
      "I need a color next Tuesday at nine",
      "Tasha Bell, 614-555-0129",
      "Yes. And the blowout.",
      "yes",
    );
    expect(said[2]).toMatch(/a color and a blow-dry.*\?$/);
    expect(bookings).toMatchObject([{ service: "color+blow-dry" }]);
  });
  it("one or the other is not both", () => {
    const { state } = callOwn("salon", NOVEMBER_30, "A manicure or a facial, next Tuesday at nine");
    expect(state.slots.service?.value).not.toMatch(/\+/);
  });
});

describe("somebody in particular", () => {
  it.each([
    [
      "I always see Renee, for a color, next Tuesday at nine",
      /With Renee, if the desk can confirm it/,
      "Asks for: Renee",
    ],
    [
      "A color next Tuesday at nine, but only if it's Renee",
      /Only with Renee, which the desk would confirm/,
      "Only with: Renee",
    ],
    ["I want a color with Gina next Tuesday at nine", /With Gina, if the desk/, "Asks for: Gina"],
  ])("is a row to the end: %s", (words, read, row) => {
    const { said, bookings } = callOwn("salon", NOVEMBER_30, words, "Tasha Bell, 614-555-0129", "yes");
    expect(said[1]).toMatch(read);
    expect(said[2]).toMatch(/would confirm that it's with/);
    expect(bookings[0]!.notes).toContain(row);
  });
  it.each([
    ["Actually not Gina, Renee", "Asks for: Renee"],
    ["No, with Renee, not Gina", "Asks for: Renee"],
    ["Anybody's fine, it doesn't have to be Gina", undefined],
  ])("is put right while it is read back: %s", (words, row) => {
    const { said, state } = callOwn(
      "salon",
      NOVEMBER_30,
      "I want a color with Gina next Tuesday at nine",
      "Tasha Bell, 614-555-0129",
      words,
    );
    expect(said[2]).toMatch(/a color, Tuesday, December 8th/);
    expect(state.notes.filter((each) => /^(?:Asks for|Only with): /.test(each))).toEqual(row ? [row] : []);
  });
  it("is answered about, and not promised", () => {
    const { said } = callOwn(
      "salon",
      NOVEMBER_30,
      "I need a color next week, Tuesday",
      "Okay but is that with Renee? 'Cause I don't wanna see anybody else",
    );
    expect(said[1]).toMatch(/can't see who works when.*Renee/);
    expect(said[1]).not.toMatch(/don't know that one/);
  });
});

describe("two matters in one call", () => {
  const both =
    "Hi, it's Denise Okafor, I need to get my lisinopril refilled, I'm down to like two pills, and while I've got you, did my lab results come back?";
  it.each([
    "No, that's only half of it! I need the refill.",
    "Both. The refill and the lab results.",
    "And the refill too, please.",
  ])("stand side by side: %s", (words) => {
    const { messages } = call("medical", NOVEMBER_30, both, "614-555-0177", words, "yes", "yes");
    expect(messages.map(({ about }) => about).toSorted()).toEqual(["refill", "results"]);
  });
  it("is told that both are there", () => {
    const { said } = call(
      "medical",
      NOVEMBER_30,
      both,
      "614-555-0177",
      "yes",
      "yes",
      "And the labs is going too, right, the other one?",
    );
    expect(said[4]).toMatch(/^Yes/);
    expect(said[4]).not.toMatch(/whom you would like/);
  });
});

describe("questions about the call itself", () => {
  it.each(["Is that set up or not?", "Are you booking it or not?", "So we're good for tomorrow?"])(
    "are answered from the record before the yes: %s",
    (words) => {
      const { said, state } = call(
        "dental",
        NOVEMBER_30,
        "a cleaning tomorrow",
        "the first one",
        "Ann Lee, 503 555 0101",
        words,
      );
      expect(said[3]).toMatch(/Not yet/);
      expect(said[3]).not.toMatch(/don't know|noted/);
      expect(state.told.join()).not.toMatch(/Asks/);
    },
  );
  it("and in Spanish", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "Quiero una limpieza mañana",
      "la primera",
      "Ana Luna, 503 555 0101",
      "¿Ya quedó?",
    );
    expect(said[3]).toMatch(/Todavía no/);
  });
  it("to whom it goes", () => {
    const { said, messages } = call(
      "dental",
      NOVEMBER_30,
      "I got a bill for 340 dollars for a cleaning you told me was covered",
      "Ron Delvecchio, 312-555-0191",
      "yes",
      "Yeah, have June call me, not somebody else.",
      "Is it going to June? And no, that's all.",
    );
    expect(said[4]).toMatch(/goes to June/);
    expect(messages[0]!.notes).toContain("For: June");
  });
  it.each([
    "It's Wednesday, by the way, I just found the card, Wednesday at two.",
    "Did you get that, it's Wednesday at two?",
    "Just tell them Wednesday at two.",
  ])("the appointment that is there is put right once it was passed on: %s", (words) => {
    const { said, messages } = call(
      "dental",
      NOVEMBER_30,
      "I've got a cleaning on Thursday I need to move to next week. Kyle Hutchins, 740-555-0133.",
      "Tuesday in the morning",
      "yes",
      words,
    );
    expect(said[3]).toMatch(/Wednesday, December 2nd at 2 o'clock/);
    expect(messages).toHaveLength(1);
    expect(messages[0]!.notes).toContain("Appointment: Wednesday, December 2nd at 2 o'clock");
  });
});

describe("no, that's all", () => {
  const read = ["a cleaning tomorrow", "the first one", "Ann Lee, 503 555 0101"];
  it.each(["No, that's all.", "No, that's it, thanks.", "Nope, that'll do."])(
    "asks once whether to book as read: %s",
    (words) => {
      const { said, bookings } = call("dental", NOVEMBER_30, ...read, words, "yes");
      expect(said[3]).toMatch(/Shall I book it just as I read it\?/);
      expect(said[4]).toMatch(/booked/);
      expect(bookings).toHaveLength(1);
    },
  );
});

it.each([
  "740-555-0162. And you got both things down, right, the sink and the toilet?",
  "740-555-0162. Did you get the toilet too?",
  "740-555-0162. And you have the sink down, right?",
])("what was told is said back, and is no question for the paper: %s", (words) => {
  const { said, state } = callOwn(
    "trades",
    NOVEMBER_30,
    "Hi, um, yeah, my kitchen sink is clogged, it's slow right now, and also while you're out here the upstairs toilet keeps running.",
    "Tomorrow at two. It's Randy Fitch, 22 Mill Pond Road.",
    words,
  );
  expect(said[2]).toMatch(/^Yes/);
  expect(state.told.join(" ")).not.toMatch(/Asks: (?:You|Did you|And you)/);
});

it("the names of two who come are taken from the turn that asks for both", () => {
  const { said, bookings } = callOwn(
    "salon",
    NOVEMBER_30,
    "Can you get us in for haircuts on Saturday, me and him back to back? His name's Mateo, I'm Kelly Brandt.",
    "The first one.",
    "614-555-0129",
    "yes",
  );
  expect(said.join(" ")).not.toMatch(/name of the other one/);
  expect(bookings.map(({ name }) => name).toSorted()).toEqual(["Kelly Brandt", "Mateo"]);
});
