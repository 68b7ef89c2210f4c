import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

const DECEMBER_1 = "2026-12-01T18:00:00Z";
const CHECK_UP = [
  "I'd like to book a check-up",
  "Thursday",
  "the first one",
  "Dana Whitfield",
  "415-555-0142",
];

describe("two matters in one call", () => {
  it("cancels one visit, and books the next of the same kind when it was told to be", () => {
    const { said, bookings, messages } = call(
      "dental",
      DECEMBER_1,
      "Hi, I have a cleaning on Friday at ten and I can't make it, so I need to cancel it.",
      "Gloria Esteban. And could I rebook for the week after?",
      "740-555-0122. So the week of the 14th would work, mornings.",
      "Yes",
      "Wednesday at nine",
      "Yes",
    );
    expect(said[1]).not.toMatch(/noted/);
    expect(said[3]).toMatch(/cleaning.*14th at 8/s);
    expect(messages).toMatchObject([{ about: "cancel", text: expect.stringMatching(/December 4th at 10/) }]);
    expect(bookings).toMatchObject([{ service: "cleaning", day: "2026-12-16", time: "09:00" }]);
  });

  it("sees a husband's physical beside a refill as a visit, and no paper", () => {
    const { said } = call(
      "medical",
      DECEMBER_1,
      "My refill of lisinopril was supposed to be there and they don't have it.",
      "Ruth Abernethy",
      "304-555-0128. Also my husband needs a physical, can you do that now?",
      "Yes",
    );
    expect(said[2]).toMatch(/refill.*Is that right\?$/s);
    expect(said[3]).toMatch(/husband's.*physical.*day/s);
  });

  it.each(["I also need a copy of my son's physical form.", "And does a physical hurt?"])(
    "books nothing beside a refill for: %s",
    (words) => {
      const { state } = call("medical", DECEMBER_1, "I need a refill of my lisinopril.", words);
      expect(state.later?.flow).not.toBe("book");
    },
  );

  it("takes the visit that somebody angry asks for, with what it is for", () => {
    const { said } = call(
      "dental",
      DECEMBER_1,
      "I sat in your waiting room for an hour yesterday and nobody said a word, that is ridiculous.",
      "Dana Whitlock",
      "740-555-0139. But listen, my tooth still hurts, so I do need to come back in. When can you take me?",
      "Yes.",
    );
    expect(said[2]).not.toMatch(/no set time/);
    expect(said[3]).toMatch(/manager.*sounds sore.*I can do/s);
  });
});

describe("two people with needs of their own", () => {
  it("come one after the other on one day, each for what they need", () => {
    const { said, bookings } = call(
      "dental",
      DECEMBER_1,
      "Hi, I need to bring in two people. A cleaning for me and my son Leo has a cavity that needs filling.",
      "Some morning next week, preferably Wednesday.",
      "The first one is fine. Which of us is first?",
      "Marta Quill.",
      "614-555-0175.",
      "Yes",
      "The first one",
      "Yes",
    );
    expect(said[2]).toMatch(/Yours first, then your son's/);
    expect(bookings).toMatchObject([
      { service: "cleaning", day: "2026-12-09", name: "Marta Quill" },
      { service: "filling", day: "2026-12-09" },
    ]);
  });

  it.each([
    ["Actually can I have two? One for my son too.", "Yes"],
    ["Yes, and a second check-up for my son."],
    ["Can you add my daughter as well?", "Yes"],
  ])("another one, asked for at the read-back, comes right after: %s", (...words) => {
    const { said, bookings } = call("dental", DECEMBER_1, ...CHECK_UP, ...words);
    expect(bookings).toMatchObject([{ service: "check-up", name: "Dana Whitfield" }]);
    expect(said.at(-1)).toMatch(/Now your (?:son|daughter)'s.*day/s);
  });

  it("a number that is somebody's changes nobody's name", () => {
    const { bookings } = call(
      "medical",
      DECEMBER_1,
      "I need to see a doctor for my mother",
      "Friday",
      "the second",
      "Agnes Pruitt. I'm her daughter Linda.",
      "304-555-0166.",
      "Yes, but it's for Linda, the number.",
    );
    expect(bookings).toMatchObject([
      { name: "Agnes Pruitt", text: expect.stringMatching(/Called by: Linda/) },
    ]);
  });
});

describe("a move in one breath", () => {
  it.each([
    "Move my Thursday at 2 to Monday",
    "Can you move my Thursday at 2 to Monday please?",
    "I have Thursday at two, can I get Monday instead?",
    "Could I switch Thursday the 3rd at 2 for Monday?",
  ])("tells the one that is there from the one that is wished for: %s", (words) => {
    const { said } = call("dental", DECEMBER_1, words, "Dana Whitfield", "415-555-0142");
    expect(said[2]).toMatch(
      /appointment, Thursday, December 3rd at 2 o'clock, to Monday, December 7th\. For/,
    );
  });

  it("says which of two it is, and files on a yes that asks once more", () => {
    const { said, messages } = call(
      "medical",
      DECEMBER_1,
      "I have two appointments with you, a blood draw on Monday and a physical on Thursday. I need to move the blood draw.",
      "To Wednesday, any time before noon.",
      "Henrietta Voss. The physical on Thursday stays as it is, right?",
      "304-555-0190",
      "Yes, that's right. But you do know it's the blood draw I'm moving, not the physical?",
    );
    expect(said[2]).toMatch(/stays as it is/);
    expect(said[2]).not.toMatch(/don't know/);
    expect(said[3]).toMatch(/blood draw/);
    expect(messages).toHaveLength(1);
  });
});

describe("a time that will not do", () => {
  it.each([
    ["Thursday, but nine is early, anything after two?", /Thursday the 10th, I can do 2 o'clock/],
    ["Nine is a bit tough, could I come at two?", /2 o'clock/],
  ])("is not the one that is taken: %s", (words, answer) => {
    const { said } = call(
      "ringwell",
      DECEMBER_1,
      "I'd like an introduction call",
      "Next week, Tuesday or Thursday.",
      words,
    );
    expect(said[2]).toMatch(answer);
  });

  it("hears the afternoon beside a kindergarten until noon", () => {
    const { said } = call(
      "dental",
      DECEMBER_1,
      "I'd like a cleaning for my kid",
      "Tomorrow",
      "No, she has kindergarten until noon. Something in the afternoon.",
    );
    expect(said[2]).not.toMatch(/\b(?:8|9|10|11)(?: o'clock|:)/);
  });

  it.each([
    ["No wait, the number ends in 0178. And let's say Friday instead.", "2026-12-04"],
    ["Actually my number is 415-555-0178 and could we make it Friday?", "2026-12-04"],
  ])("changes beside a number that is put right: %s", (words, day) => {
    const { state } = call("dental", DECEMBER_1, ...CHECK_UP, words);
    expect(state.slots.phone?.value).toBe("+14155550178");
    expect([state.slots.day?.value, ...state.offered.map((each) => each.day)]).toContain(day);
  });
});

describe("a question about the call", () => {
  it.each([
    ["You have it on file I think. Don't you?", /can't see it from here.*number/s],
    ["Do you have my insurance in there?", /Tell me which one/],
  ])("is answered before the number is asked for again: %s", (words, answer) => {
    const { said } = call("dental", DECEMBER_1, ...CHECK_UP.slice(0, 4), words);
    expect(said[4]).toMatch(answer);
    expect(said[4]).toMatch(/number.*\?$/s);
  });

  it("works out how long two are there together", () => {
    const { said } = call(
      "dental",
      DECEMBER_1,
      "I'd like a check-up for my two kids",
      "next Wednesday afternoon",
      "the first one",
      "Tom and Ella Reyes",
      "614-555-0175",
      "Yes, how long will we be there altogether?",
    );
    expect(said[5]).toMatch(/60 minutes.*booked/s);
  });

  it("says a sum once", () => {
    const { said } = call(
      "ringwell",
      DECEMBER_1,
      "So if I get about three hundred calls a month, what would I pay?",
    );
    expect(said[0]).toMatch(/279/);
    expect(said[0]).not.toMatch(/Two hundred calls/);
  });
});

it("takes 'not by phone' off the ways, and asks among the rest", () => {
  const three = call(
    "law",
    DECEMBER_1,
    "I'd like a consultation about a divorce",
    "Thursday",
    "the first",
    "Not by phone though.",
  );
  expect(three.said[3]).toBe("In person or by video?");
  const two = call(
    "ringwell",
    DECEMBER_1,
    "I'd like an introduction call",
    "Thursday",
    "the first",
    "Not by phone",
  );
  expect(two.state.how).toBe("video");
});

it("hears an address with a dash as it is said", () => {
  const { receipt } = call(
    "ringwell",
    DECEMBER_1,
    "I'd like an introduction call",
    "Thursday",
    "the first",
    "By video",
    "Theo Brandvold, theo at brandvold dash tools dot com.",
  );
  expect(receipt).toMatch(/theo@brandvold-tools\.com/);
});

it.each([
  [
    "A delivery van came out of nowhere and hit me three weeks ago, and now his insurance keeps calling me.",
    false,
  ],
  ["A truck just hit me and I can't move my leg.", true],
  ["My husband hit me again tonight.", true],
])("fears somebody in '%s': %s", (words, fears) => {
  expect(/911/.test(call("law", DECEMBER_1, words).said[0]!)).toBe(fears);
});

it("wants small talk to be the whole of a sentence: what hurts, leaks or is wished for is none", () => {
  for (const [desk, words, answer] of [
    ["dental", "My tooth hurts when it's cold out there.", /sore|visit/],
    ["medical", "It's been a week and my cough is still there.", /sorry|day|do/i],
    ["dental", "Today is a lovely day for it, so put me down for a cleaning.", /clean/i],
  ] as const)
    expect(call(desk, DECEMBER_1, words).said[0], words).toMatch(answer);
});
