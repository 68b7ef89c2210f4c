import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const SATURDAY = "2026-11-21T22:00:00Z";
describe("when an appointment is that somebody has", () => {
  const OWN = [
    "Hi, my wife made me an appointment and I honestly couldn't tell you when it is. December sometime. I need to make sure it's not during my hunting trip.",
  ];
  it.each([
    "Bill Hanley. But could you tell me when it is?",
    "Bill Hanley. I just need to know what day it is.",
  ])("is looked up by who calls back: %s", (words) => {
    const { said } = call("dental", TUESDAY, ...OWN, words);
    expect(said[1]).toMatch(/would look it up and tell you when it is/);
  });
  it("what it can't be is no time to call", () => {
    const { state, receipt } = call(
      "dental",
      TUESDAY,
      ...OWN,
      "Bill Hanley.",
      "555 444 7719",
      "I just can't have it be the 7th through the 11th, I'm off hunting.",
    );
    expect(state.callback).toBe("");
    expect(receipt).not.toMatch(/Call back:/);
  });
});
it("that they are to call is a yes to a question about an appointment, and begins no second one", () => {
  const { messages, receipt } = call(
    "dental",
    TUESDAY,
    "My wife made an appointment and I can't remember what day it is",
    "Bill Hanley, 555 444 7719",
    "I just can't have it be the 7th through the 11th, I'm off hunting. Have somebody call me.",
    "No, call me any day, it's the appointment that can't be then.",
  );
  expect(messages).toHaveLength(1);
  expect(receipt).toMatch(/7th through the 11th/);
  expect(receipt).not.toMatch(/Call back: .*11th/);
});
describe("a call back", () => {
  it("after an hour at which nobody is there any more is of the next open day", () => {
    const { said } = call(
      "dental",
      SATURDAY,
      "Can somebody call me about my crown?",
      "Priscilla Doe, 555 010 7310",
      "after 3 is good",
      "yes",
    );
    expect(said.at(-1)).toMatch(/would call you back on Monday the 23rd after 3/);
  });
  it("of a day and an hour stays through the talk", () => {
    const { state } = call(
      "ringwell",
      SATURDAY,
      "Shall I get an introduction? What day?",
      "Well alright, Tuesday at ten, he can call me at the office",
      "Walt Pruitt, 555 010 5527",
      "For crying out loud. Tuesday. Ten in the morning",
    );
    expect(state.callback).toMatch(/Tuesday at ten in the morning/);
  });
  it("is of no certain hour where none was told, and says when all the same", () => {
    const { said } = call(
      "medical",
      TUESDAY,
      "I had blood drawn last Monday. Are my results back yet?",
      "Nancy Pruitt, 555 246 7781",
      "yes",
      "Do you know about when today?",
    );
    expect(said.at(-1)).toMatch(/would call you back today\. I have no hour for it/);
  });
  it.each([
    ["Well can they call in the morning, before I'm out?", "in the morning"],
    ["Can you make it Monday at nine?", "Monday at nine"],
  ])("that was passed on takes a time: %s", (words, when) => {
    const { receipt } = call(
      "medical",
      SATURDAY,
      "Can somebody call me about my insurance card?",
      "Ann Lee, 555 010 7419",
      "any time",
      "yes",
      words,
    );
    expect(receipt).toContain(`Call back: ${when}`);
  });
  it("from the manager stays the manager's", () => {
    const { said, messages } = call(
      "dental",
      TUESDAY,
      "I want to complain about my appointment last Tuesday.",
      "Mark Feldman. I sat there fifty minutes, and then the hygienist was rough.",
      "555 276 8130.",
      "Yeah. And I want a call back from the manager, not just a note in a file.",
      "After five.",
      "Yes. It's the manager who's calling, right?",
    );
    expect(said.join(" ")).not.toMatch(/front desk/);
    expect(said.at(-1)).toMatch(/manager would call/);
    expect(messages[0]?.text).toMatch(/For: the manager/);
  });
});
describe("whom they want", () => {
  it.each([
    ["law", "Is this one of those robots? Get me Mr. Harrow.", "Judith Harrow"],
    ["law", "I didn't call to chat with a machine. I want Mr. Harrow.", "Judith Harrow"],
    ["dental", "Are you a robot? Let me talk to Dr. Marsh please", "Dr. Marsh"],
  ] as const)("%s: %s", (desk, words, whom) => {
    expect(call(desk, TUESDAY, words).said[0]).toContain(`put you through to ${whom} now`);
  });
  it("by name takes the place of how they were described", () => {
    const { bookings } = call(
      "dental",
      TUESDAY,
      "My bottom plate's cracked",
      "tomorrow at 11",
      "Walter Grimes",
      "It's 555 733 0456. Will it be that lady dentist I see, do you know?",
      "Dr. Marsh, that's her! Yes, put me down with her.",
    );
    expect(bookings[0]?.notes).toContain("Asks for: Dr. Marsh");
    expect(bookings[0]?.text).not.toMatch(/lady dentist|that's her/);
  });
});
describe("what is passed on", () => {
  it("a message of which nothing is told yet is asked for", () => {
    const { said, messages } = call(
      "law",
      TUESDAY,
      "Good morning! Dale Whitcomb here. I've got a message for Ms. Pell, if you'd be so kind.",
      "It's 555 318 2200. Oh no wait, that's the old one. It's 555 318 9042.",
      "Tell her the signed papers are in the mail.",
      "yes",
    );
    expect(said[0]).toMatch(/pass on\?|say\?/);
    expect(said[1]).toMatch(/\?$/);
    expect(said[1]).not.toMatch(/“/);
    expect(messages[0]?.text).toMatch(/signed papers/);
    expect(messages[0]?.text).not.toMatch(/old one|got a message/);
  });
  it("holds what a call is about, and nothing of the talk", () => {
    const { messages } = call(
      "law",
      TUESDAY,
      "I didn't call to chat with a machine. I want Mr. Harrow.",
      "Yes. Have him call me. Gloria Stein, 555 391 4700.",
      "As soon as he can. It's about my brother's estate.",
      "yes",
    );
    expect(messages[0]?.text).toMatch(/brother's estate/);
    expect(messages[0]?.text).not.toMatch(/machine/);
  });
  it("holds nothing that was said to somebody else, and no time that was put right", () => {
    const { messages } = call(
      "ringwell",
      TUESDAY,
      "I run a plumbing outfit. Can somebody call me about what it'd cost?",
      "Gus, Gus Petrakis. No, the half inch one. Sorry, talking to my guy.",
      "555 812 6640. And Thursday after four's the only time I'm off the job.",
      "Yeah, well, not the half inch bit, that was me talking to my helper. Make it Monday after four.",
      "Yeah, go ahead.",
    );
    expect(messages[0]?.text).toMatch(/Monday after four/);
    expect(messages[0]?.text).not.toMatch(/half inch|my guy|helper|Thursday/);
  });
});
