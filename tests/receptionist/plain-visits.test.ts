import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

// What is common in a call about a visit: one correction, one question, one word about whom to call.

const TWO = [
  "Checkups for me and my husband Martin. I'm Paula Deng.",
  "Thursday, December 3rd, at ten",
  "517-555-0142.",
] as const;
describe("in which order two come", () => {
  it.each([
    "No, Martin at ten and me at ten thirty.",
    "Could Martin go first?",
    "No, he should go first, he has to get to work.",
    "Martin's first, and I'm at ten thirty",
    "Can my husband take the first one?",
    "I'd go second, please",
    "Wait, could he go first instead?",
  ])("%s", (words) => {
    const { said, bookings } = call("dental", TUESDAY, ...TWO, words, "Yes.");
    expect(said[3]).toMatch(
      /^(?:I've noted that\. )?Martin first, then Paula\..*for Martin, and at 10:30 for Paula Deng/,
    );
    expect(bookings.map(({ name }) => name)).toEqual(["Martin", "Paula Deng"]);
  });
  it("stands where it is told as it is", () => {
    const { said, bookings } = call(
      "dental",
      TUESDAY,
      ...TWO,
      "Wait, I go first, right? I'm at ten.",
      "Yes.",
    );
    expect(said[3]).not.toMatch(/closed|taken/);
    expect(bookings.map(({ name }) => name)).toEqual(["Paula Deng", "Martin"]);
  });
  it("and who of the two is new, whoever comes first", () => {
    const { bookings } = call(
      "dental",
      TUESDAY,
      "This is Karen Ostrowski. Cleanings for me and my daughter Lily, she's eight.",
      "Wednesday, December 2nd, at five. Could Lily go first?",
      "517-555-0123. She's never been to you.",
      "Yes.",
    );
    expect(bookings.map(({ name }) => name)).toEqual(["Lily Ostrowski", "Karen Ostrowski"]);
    expect(bookings[0]!.notes).toEqual(
      expect.arrayContaining(["Patient: new here", "Called by: Karen Ostrowski"]),
    );
  });
  it.each([
    ["Emma and Jack Sutter, she's nine and he's five.", "Ages: Emma nine, Jack five"],
    ["They're Max and Eli Brenner, eight and six.", "Ages: Max eight, Eli six"],
    ["Nora Pruitt's eleven and Sam is seven.", "Ages: Nora eleven, Sam seven"],
  ])("how old they are is a row: %s", (words, row) => {
    const { said, state } = call(
      "dental",
      TUESDAY,
      "Can I bring both my kids in for cleanings?",
      "Wednesday, December 2nd, at five",
      words,
    );
    expect(said[2]).not.toMatch(/closed/);
    expect(state.notes).toContain(row);
  });
});

describe("who is called about somebody's visit", () => {
  it.each([
    "I'm his son, Daniel, so call me, not him, he doesn't hear well on the phone.",
    "I'm his son Daniel. Please call me, not my dad.",
    "I'm Daniel, his son. Call me about it, he's hard of hearing.",
    "Don't call him, call me. I'm his son Daniel.",
    "Daniel is the one to call, not him.",
  ])("begins no call back: %s", (words) => {
    const { said, bookings } = call(
      "medical",
      TUESDAY,
      "I need a physical for my father, Sung-ho Kim.",
      "Wednesday, December 2nd at nine",
      words,
      "517-555-0188.",
      "Yes.",
    );
    expect(said[2]).toMatch(/the one to call, then\./);
    expect(said[2]).not.toMatch(/have (?:the front desk|somebody) call/);
    expect(bookings[0]!.name).toBe("Sung-ho Kim");
    expect(bookings[0]!.notes).toContain("To call: Daniel");
  });
  it("a call that is wished for afterwards is the caller's", () => {
    const { messages } = call(
      "medical",
      TUESDAY,
      "I need a physical for my father, Sung-ho Kim. I'm his son, Daniel Kim.",
      "Wednesday, December 2nd at nine",
      "517-555-0188.",
      "Yes. He takes a blood thinner, should he skip that too?",
      "Yes, please. Call me.",
      "Any time.",
      "Yes",
    );
    expect(messages).toMatchObject([{ name: "Daniel Kim" }]);
    expect(messages[0]!.notes).toContain("About: Sung-ho Kim");
  });
});

describe("a question about the request", () => {
  const CANCEL = ["I need to cancel my appointment tomorrow at 2:30. Gloria Pruitt, 734-555-0162."] as const;
  it.each([
    "So it's a day before now, am I all right?",
    "Yes, but you didn't say whether I have to pay the forty dollars.",
    "Do I get charged for this?",
    "So will I have to pay?",
  ])("the fee is worked out: %s", (words) => {
    const { said } = call("medical", TUESDAY, ...CANCEL, words);
    expect(said[1]).toMatch(/more than a day ahead, so by our rule there is no fee/);
  });
  it("within a day the front desk decides", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I need to cancel my appointment today at 4. Gloria Pruitt, 734-555-0162.",
      "Do I have to pay the fee?",
    );
    expect(said[1]).toMatch(/40 dollar fee\. It's less than a day off now, so the front desk decides that/);
  });
  it.each([
    "Yes. Should I still turn up if nobody calls me?",
    "Yes. And if nothing's open I keep the Monday one?",
    "Yes. So what if nobody calls?",
  ])("the old one stands: %s", (words) => {
    const { said } = call(
      "dental",
      TUESDAY,
      "I need to move my appointment on Monday at ten to Wednesday. Phil Garrison, 248-555-0107.",
      words,
    );
    expect(said[1]).toMatch(/stays yours until a new time is confirmed/);
    expect(said[1]).not.toMatch(/don't know|kept waiting/);
  });
});

it("takes one letter for an answer, and says yes to the number that stands", () => {
  const { said, bookings } = call(
    "medical",
    TUESDAY,
    "A physical on Tuesday, December 1st at nine. Kevin Osei.",
    "It's my cell you want, right? 517 555 0164.",
    "y",
  );
  expect(said[1]).toMatch(/^Yes, that one\./);
  expect(bookings).toHaveLength(1);
});

it("takes back what was asked for somebody who will call herself", () => {
  const { said, bookings } = call(
    "dental",
    TUESDAY,
    "A cleaning on Thursday, December 3rd at ten. Glenn Whitaker, 734-555-0190.",
    "Yes. Oh, and could my wife get a cleaning too sometime? No, she'll call herself. Just mine.",
  );
  expect(said[1]).not.toMatch(/noted/);
  expect(bookings[0]!.text).not.toMatch(/wife/);
});

it.each(["No, can we do the afternoon that day?", "Could we do an afternoon instead?"])(
  "a part of the day that is asked for is wished for: %s",
  (words) => {
    const { said } = call(
      "dental",
      TUESDAY,
      "A cleaning on Thursday, December 3rd at ten. Marcy Fielding, 248-555-0133.",
      words,
    );
    expect(said[1]).toMatch(/I can do 1/);
  },
);

it("knows the plan that was named where it is asked about", () => {
  const { said } = call(
    "dental",
    TUESDAY,
    "A checkup on Thursday, December 3rd at ten. Paula Deng, 517-555-0142.",
    "Yes.",
    "We both have Delta, do you take that?",
  );
  expect(said[2]).toMatch(/PPO plans of Delta/);
});

it.each([
  "How much is a cleaning? And could I get one this week?",
  "How much is a cleaning without insurance, and can I get one on Friday?",
])("books what is asked for beside its price: %s", (words) => {
  const { said } = call("dental", TUESDAY, words);
  expect(said[0]).toMatch(/120 dollars.*I can do/);
});

it.each(["The later the better.", "What's the latest you have?"])("looks for the last time: %s", (words) => {
  const { said } = call("dental", TUESDAY, `I need a cleaning on Tuesday, December 1st. ${words}`);
  expect(said[0]).toMatch(/4 o'clock/);
});

it("how it is to be held is not the other side's name", () => {
  const { said, bookings } = call(
    "law",
    TUESDAY,
    "I got a letter from my landlord and I think I need a lawyer to look at it.",
    "Monday afternoon?",
    "The earlier one. I'm Devon Hale.",
    "616-555-0152",
    "By phone would be easier.",
    "His name is Gary Stubbs.",
    "Yes.",
  );
  expect(said[5]).toMatch(/by phone.*for Devon Hale.*The other side: Gary Stubbs/);
  expect(bookings[0]!.name).toBe("Devon Hale");
});

it.each(["Yes. Can I rebook later?", "Yes. And can I make a new one when I'm back?"])(
  "begins nothing for one who will book another time: %s",
  (words) => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "I have to cancel my appointment on Friday at 2. Nina Falk, 734-555-0133.",
      words,
      "Okay bye.",
    );
    expect(said[1]).not.toMatch(/visit for|What day/);
    expect(messages).toHaveLength(1);
  },
);

it("two who ask together each have a time", () => {
  const { bookings } = call(
    "medical",
    TUESDAY,
    "Can my wife and I both get our flu shots tomorrow?",
    "The first. I'm Mark Sorensen and she's Ida.",
    "517-555-0109",
    "Yes. Thanks, bye.",
  );
  expect(bookings.map(({ name }) => name)).toEqual(["Mark Sorensen", "Ida"]);
});
