import { describe, expect, it } from "vitest";
import { call, TUESDAY } from "./called.ts";

const READ_BACK = ["I'd like a cleaning next Tuesday morning, Amy Park, 970-555-0111", "the first one"];

describe("a change that is asked for and taken back in one breath leaves what was read back", () => {
  it.each([
    "Could you make it fifteen minutes later, actually no, never mind, that's fine. Do you have evening hours?",
    "Can I change that to a check-up? No, forget it, leave it as a cleaning.",
    "Maybe I should do the afternoon... nah, forget I said that, it's right.",
    "Could we switch it to the other lady doctor, oh never mind, it doesn't matter.",
  ])("%s", (words) => {
    const { said, state, bookings } = call("dental", TUESDAY, ...READ_BACK, words);
    expect(said.at(-1)).toMatch(/stays as it is|nothing changes/);
    expect(state.stack).toEqual(["book"]);
    expect(state.slots.time?.value).toBe("08:00");
    expect(bookings).toEqual([]);
    const booked = call("dental", TUESDAY, ...READ_BACK, words, "yes").bookings;
    expect(booked).toMatchObject([{ time: "08:00", service: "cleaning" }]);
  });
});

it("is booked where a yes stands behind what was taken back", () => {
  const number = "Actually can you change my number, no wait, that's right, it's the new one. Yes go ahead.";
  expect(call("dental", TUESDAY, ...READ_BACK, number).bookings).toHaveLength(1);
  const later = "Oh, could you move it an hour later? No, scratch that, my mom can take the kids. Leave it.";
  expect(call("dental", TUESDAY, ...READ_BACK, "yes", later).said.at(-1)).toMatch(
    /stays as it is|nothing changes/,
  );
});

describe("who leaves it and at once wishes for it after all gets it", () => {
  it.each([
    "Well, let me think about it. Actually, no, put me down for that introduction call.",
    "I'll have to talk to my partner first. You know what, let's just do it, book me the introduction.",
  ])("%s", (words) => {
    const { said, state } = call("ringwell", TUESDAY, "what does it cost a month", words);
    expect(said.at(-1)).toMatch(/What day/);
    expect(state.stack).toEqual(["book"]);
  });
  it.each([
    ["law", "do you do wills", "Let me sleep on it. Hmm, no, go ahead and book me something."],
    ["dental", "how much is whitening", "I'd have to think about it. Well okay, let's do it."],
    [
      "dental",
      "I'd like a cleaning next Tuesday",
      "No, forget it, I'll call back. Hmm, actually, the first one.",
    ],
  ] as const)("%s: %s %s", (desk, before, words) => {
    expect(call(desk, TUESDAY, before, words).state.stack).toEqual(["book"]);
  });
});

it("leaves what is left at the end, whatever was asked before it", () => {
  const { said, state } = call(
    "dental",
    TUESDAY,
    "I'd like a cleaning next Tuesday",
    "Can I come Friday? Oh, never mind then, I'll call back.",
  );
  expect(state.stack).toEqual([]);
  expect(said.at(-1)).toMatch(/^Of course/);
});

it("takes 'I suppose so' for the yes that it is, and answers what is asked beside it", () => {
  const told = "My husband of twenty-two years passed away in September and there's no will.";
  const { said } = call(
    "law",
    TUESDAY,
    told,
    "Thank you. I suppose so, yes. Is it going to be in person? I don't do well with the computer.",
  );
  expect(said[0]).toMatch(/^I'm so sorry for your loss/);
  expect(said[1]).toMatch(/In person is fine\. Wh/);
});

it("asks a name again where 'ya' was said to it, and hangs up on nobody", () => {
  const { said, ended } = call("dental", TUESDAY, "a cleaning next Tuesday at 8", "ya");
  expect(ended).toBe(false);
  expect(said.at(-1)).toMatch(/name/);
});

it.each([
  ["hmm, actually the ten thirty one works", "10:30"],
  ["do the first one", "08:00"],
  ["let's do the 10:30", "10:30"],
])("takes the time that %s names", (words, time) => {
  expect(call("dental", TUESDAY, "a cleaning next Tuesday", words).state.slots.time?.value).toBe(time);
});
