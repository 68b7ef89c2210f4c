import { describe, expect, it } from "vitest";
import { call, NOVEMBER_30 } from "./called.ts";

// What callers change, check, keep apart and come back to over a longer call.

const CLEANING = ["cleaning tuesday morning", "10:30", "Laura Bennett, 555 010 8811"] as const;

describe("two people with different needs", () => {
  it.each([
    "I need two appointments, a cleaning for me and my son needs a check-up, he's seven. Ideally back to back.",
    "I need a cleaning for me and a check-up for my son, one after the other.",
  ])("get a visit each, one right behind the other: %s", (first) => {
    const { bookings } = call(
      "dental",
      NOVEMBER_30,
      first,
      "monday the 7th at 3",
      "Joanna Fields, my son is Theo Fields. 555 010 7129.",
      "yes",
      "Yes.",
    );
    expect(bookings).toMatchObject([
      { service: "cleaning", time: "15:00", name: "Joanna Fields", phone: "+15550107129" },
      { service: "check-up", day: "2026-12-07", time: "15:45", name: "Theo Fields" },
    ]);
  });

  it("come together where both want the same", () => {
    expect(call("dental", NOVEMBER_30, "a cleaning for me and my son needs one too").said[0]).toMatch(
      /one right after the other/,
    );
  });

  it("have a date of birth each, once it was told for the wrong one", () => {
    const { bookings } = call(
      "medical",
      NOVEMBER_30,
      "I need physicals for me and my husband",
      "thursday afternoon",
      "the first",
      "I'm Dana Cole and he's Rick Cole",
      "555 010 3434. My birthday is 3/4/1980",
      "no that's his, mine is 5/6/1982",
      "yes",
    );
    expect(bookings.map(({ text }) => text)).toEqual([
      expect.stringContaining("Dana Cole's date of birth is 5/6/1982"),
      "Rick Cole's birthday is 3/4/1980.",
    ]);
  });
});

describe("whom a visit is for", () => {
  it.each([
    ["oh wait, actually make that my husband, not me", "Rob Bennett"],
    ["you know what, it's for my son, not me. Owen Bennett."],
    ["actually, it's for my wife, not me, Ann Bennett"],
  ])("is put right before it is booked: %s", (...lines) => {
    const { bookings } = call("dental", NOVEMBER_30, ...CLEANING, ...lines, "yes");
    expect(bookings[0]!.name).toMatch(/^(?:Rob|Owen|Ann) Bennett$/);
    expect(bookings[0]!.text).toContain("Called by: Laura Bennett");
    expect(bookings).toHaveLength(1);
  });

  it("keeps the times that are on offer", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "cleaning thursday",
      "Actually, make that for my husband, not me.",
    );
    expect(said[1]).toMatch(/^Of course, for your husband\. .*10:30/);
  });

  it("is the caller after all", () => {
    const { bookings } = call(
      "medical",
      NOVEMBER_30,
      "I need a physical for my wife, thursday",
      "first",
      "actually no, it's for me, she's already been",
      "Tom Hill",
      "555 010 7878",
      "yes",
    );
    expect(bookings).toMatchObject([{ name: "Tom Hill" }]);
  });

  it("is one of two where the other is left out", () => {
    const { said } = call(
      "dental",
      NOVEMBER_30,
      "I'd like to book a cleaning for my mom and one for me",
      "thursday morning",
      "first",
      "wait, cancel mine, just my mom",
      "Ruth Lane, 555 010 3232",
    );
    expect(said[4]).toMatch(/10:30 in the morning, for Ruth Lane, at/);
  });

  it("is two where the husband wants one too", () => {
    const { said } = call("dental", NOVEMBER_30, "cleaning thursday", "and make one for my husband too");
    expect(said[1]).not.toMatch(/^Of course, for your husband/);
  });
});

it("books a test that is asked for with a day, and asks for no results", () => {
  const { said } = call(
    "medical",
    NOVEMBER_30,
    "I need a flu shot thursday",
    "first one",
    "Sam Bright 555 010 3939",
    "yes",
    "and a blood test on friday morning",
  );
  expect(said[4]).toMatch(/Friday, December 4th/);
  expect(call("medical", NOVEMBER_30, "did my blood test from friday come back?").said[0]).toMatch(/results/);
});

it("answers whether it does what was told turns before", () => {
  const { said } = call(
    "law",
    NOVEMBER_30,
    "My brother-in-law and I had this landscaping business together for eleven years and in March he starts taking jobs on the side, cash, and in August he told our customers the company closed.",
    "Well hang on, do you even do that sort of thing? Business partners?",
    "Gary Prudhomme. 555 010 8254. And is he even allowed to do that, tell people we closed?",
    "Can I talk to a lawyer before the 15th?",
  );
  expect(said[1]).toMatch(/contracts.*general consultation/);
  expect(said[2]).not.toContain("weekends");
  expect(said[3]).not.toContain("What is it about");
});

it("goes on in English with what was said in Spanish", () => {
  const { said } = call(
    "medical",
    NOVEMBER_30,
    "Buenos días, necesito una cita para mi hija, tiene dolor de garganta",
    "Mañana por la mañana, ella se llama Lucía Ferrer",
    "A las nueve y media. Oh wait, do you speak English?",
  );
  expect(said[2]).toMatch(/^Yes, English is fine\..*9:30.*phone number/);
});

it("notes what the people there are to be told, also as a question beside a yes", () => {
  const { said } = call(
    "dental",
    NOVEMBER_30,
    ...CLEANING,
    "Yes. And could you let Dr. Marsh know I'm on blood thinners?",
  );
  expect(said[3]).toMatch(/noted.*booked/);
});

describe("a name that is known", () => {
  it.each([
    [["put it under my maiden name instead, Laura Castellano", "yes"]],
    [["can you put it under my maiden name instead", "Castellano", "yes"]],
    [["actually use my maiden name, Castellano", "yes"]],
  ])("is another name of the same person: %j", (lines) => {
    const { bookings } = call("dental", NOVEMBER_30, ...CLEANING, ...lines);
    expect(bookings).toMatchObject([{ name: "Laura Castellano" }]);
  });

  it("is said back as it is spelled, and stands", () => {
    const { said, bookings } = call(
      "dental",
      NOVEMBER_30,
      ...CLEANING,
      "It's Bennett with two Ts, did you get that?",
      "yes",
    );
    expect(said[3]).toMatch(/B E N N E T T.*Shall I book it/);
    expect(bookings).toMatchObject([{ name: "Laura Bennett" }]);
  });

  it("is asked for by its letters where the spelling is wrong", () => {
    const { said, bookings } = call(
      "dental",
      NOVEMBER_30,
      ...CLEANING,
      "the spelling of the last name is wrong",
      "B E N E T T",
      "yes",
    );
    expect(said[3]).toBe("How is Bennett spelled?");
    expect(bookings).toMatchObject([{ name: "Laura Benett" }]);
  });

  it("keeps its whole where it is spelled in pieces", () => {
    const { state } = call(
      "dental",
      NOVEMBER_30,
      "I'd like a check-up on Thursday",
      "the first",
      "It's Wojciech",
      "W O J",
      "C I E C H, last name Sikora",
      "S I K O R A",
    );
    expect(state.slots.name?.value).toBe("Wojciech Sikora");
  });
});

it.each([
  "it's the one I'm calling from",
  "this number",
  "you have it on your caller ID, don't you",
  "just use the number I'm calling from",
])("tells that it can't see the number of the line: %s", (words) => {
  const { said } = call("dental", NOVEMBER_30, "cleaning wednesday", "first one", "Pat Moss", words);
  expect(said[3]).toMatch(/can't see the number you're calling from.*\?$/);
});

describe("how a consultation is held", () => {
  it("is kept from the first breath, for a couple too", () => {
    const { said } = call(
      "law",
      NOVEMBER_30,
      "I'm Teresa Quintero, 555 010 2290, I need to see somebody about a will for me and my husband, Thursday afternoon, by video if you do that",
      "Four.",
    );
    expect(said[1]).toContain("by video");
  });

  it("is put right beside a yes before it is booked, and told afterwards", () => {
    const { said, bookings } = call(
      "law",
      NOVEMBER_30,
      "I need a consultation about a will on Thursday",
      "the first",
      "In person. Teresa Quintero, 555 010 2290",
      "Yes but it should be a video call, we're in Sacramento.",
      "Yes",
      "so is it video or in person?",
    );
    expect(said[3]).toMatch(/by video.*\?$/);
    expect(bookings[0]!.notes).toContain("How: by video");
    expect(said[5]).toMatch(/^It's by video\./);
  });
});
