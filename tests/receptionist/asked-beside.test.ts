import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const REFILL = [
  "I'm almost out of my blood pressure pills and need them called in",
  "Denise Okafor",
  "503 555 0128. It's the lisinopril, the twenty milligram, and it goes to the Kroger on Main",
];
describe("a question of what was just told", () => {
  it.each([
    ["Yeah, did you get the lisinopril part?", /I have that: “It's the lisinopril/],
    ["Yes, and you've got the Kroger on there, right?", /I have that: “it goes to the Kroger on Main”/],
    ["Yep. You wrote down it's twenty milligrams, correct?", /Yes, that goes with it|milligram/],
  ])("is answered with those words, all of which were read back: %s", (asked, answer) => {
    const { said, messages } = call("medical", TUESDAY, ...REFILL, asked);
    expect(said[2]).toMatch(/lisinopril, twenty milligrams, to Kroger on Main/);
    expect(said[3]).toMatch(answer);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).not.toMatch(/\?|did you|wrote/);
  });

  it("leaves no answered question on the paper as an open one, and waits for none", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      "I need to cancel my appointment tomorrow. Am I gonna get charged for that?",
      "Jerome Tuttle, 707 555 0114",
      "yes",
      "and do you take Blue Shield?",
    );
    expect(said[0]).toMatch(/40 dollar fee/);
    expect(said.join(" ")).not.toMatch(/other thing|see to the other/);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).not.toMatch(/Asks/);
  });
});

describe("a question beside a message", () => {
  const BLOOD = ["I had blood work done last Thursday and I need my results", "Joan Pickett", "555 010 0122"];

  it("about the very thing is passed on with it, and is no second message", () => {
    const { said, messages, ended } = call(
      "medical",
      TUESDAY,
      ...BLOOD,
      "yes that's right",
      "are the results bad?",
      "okay so they'll call me with it right",
      "so do I just wait",
    );
    expect(messages).toHaveLength(1);
    expect(messages[0]!.text).toMatch(/Are the results bad\?/);
    expect(said[4]).not.toMatch(/Let me read/);
    expect(said[5]).toMatch(/would call/);
    expect(said[6]).toMatch(/nothing more to do/);
    expect(ended).toBe(false);
  });

  it("names nobody else", () => {
    const { said, messages } = call(
      "medical",
      TUESDAY,
      ...BLOOD,
      "it's under Theo's name, isn't it?",
      "it's right, go ahead",
      "no wait you have it down for joan right",
    );
    expect(said[3]).toMatch(/under Joan Pickett/);
    expect(messages).toMatchObject([{ name: "Joan Pickett", text: expect.stringMatching(/Theo/) }]);
    expect(said[5]).toMatch(/under Joan Pickett/);
  });

  it("of nothing that was agreed is dropped with all of it", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "hi I need to move my appointment on Monday with you",
      "Greg Lindqvist",
      "Wednesday would be better",
      "is there a fee for moving it",
      "555 010 0129",
      "actually you know what, go ahead and scrap it",
    );
    expect(said[3]).toMatch(/free of charge/);
    expect(said[5]).toMatch(/dropped|left/);
    expect(messages).toEqual([]);
  });
});

it("answers beside a name what is charged, and keeps the day of what is canceled", () => {
  const { said, messages } = call(
    "medical",
    TUESDAY,
    "I need to cancel my appointment on Monday",
    "Sheila Okoro. Will I be charged?",
    "419 555 0117",
    "It was at nine I believe, can you see it?",
    "yes cancel it",
  );
  expect(said[1]).toMatch(/40 dollar fee.*Sheila Okoro/);
  expect(said[3]).toMatch(/can't see the calendar.*Monday, November 30th at 9 o'clock/);
  expect(messages).toMatchObject([{ about: "cancel", name: "Sheila Okoro" }]);
});

it("says what a message says, and makes no time to call of a question", () => {
  const { said, messages } = call(
    "law",
    TUESDAY,
    "I'd like to leave a message for Ms. Harrow",
    "Tell her the mediation is moved to the ninth",
    "Victor Hale",
    "419 555 0188",
    "Will she get it today?",
    "did you put the ninth?",
    "it's right, go ahead",
  );
  expect(said[4]).not.toMatch(/call today/);
  expect(said[5]).toMatch(/It says: .*the ninth/);
  expect(messages).toMatchObject([{ text: expect.not.stringMatching(/Call back/) }]);
});

it("makes no new day of a question while an appointment is moved, and says that the old one stands", () => {
  const { said, messages } = call(
    "dental",
    TUESDAY,
    "I need to move my cleaning on Friday",
    "it's under Leah Moss",
    "Will it be with Priya again?",
    "Next Tuesday morning",
    "419 555 0150",
    "Did you already cancel the Friday one?",
    "Is that everything you need?",
    "Okay, yes.",
  );
  expect(said[2]).not.toMatch(/to Will it be/);
  expect(said[5]).toMatch(/old one stands/);
  expect(said[6]).toMatch(/all I need/);
  expect(messages).toMatchObject([{ about: "move", name: "Leah Moss" }]);
});

describe("a question that names nothing", () => {
  it("is asked of the request under way, and of nothing else of that length", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      ...REFILL,
      "yeah and how long does it usually take i only got four left",
    );
    expect(said[3]).toMatch(/Refills take up to two working days/);
  });

  it("is answered beside the day, though it sounds like a wish", () => {
    const { said } = call(
      "dental",
      TUESDAY,
      "checkups for both my kids, Lily and Jonah, after school",
      "Next Tuesday would be great. Can you see them at the same time or is it one after the other?",
    );
    expect(said[1]).toMatch(/one after another, or side by side/);
    expect(said[1]).toMatch(/Tuesday, December 1st/);
  });

  it("that nobody here can answer is told once, then by what it is about, and stands on the paper as asked", () => {
    const { said, messages, ended } = call(
      "medical",
      TUESDAY,
      ...REFILL,
      "yes. I don't have to bring a lemon for it?",
      "and does the nurse wear purple socks?",
      "No, that's it, as long as somebody lets me know if I gotta come in. Thank you, hon.",
    );
    expect(said[3]).toMatch(/I don't know that one/);
    expect(said[4]).not.toMatch(/I don't know that one/);
    expect(messages[0]?.text).toMatch(/Asks: I don't have to bring a lemon for it\?/);
    expect(ended).toBe(true);
  });

  it("is told what is not done here, where a visit would have been booked for it", () => {
    const { said, state } = call("law", TUESDAY, "i got a d u i last night and my court date is tuesday");
    expect(said[0]).toMatch(/We don't do criminal cases/);
    expect(state.stack).toEqual([]);
  });
});
