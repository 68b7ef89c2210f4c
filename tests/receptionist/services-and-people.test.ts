import { describe, expect, it } from "vitest";
import { call, MONDAY, NOVEMBER_30 } from "./called.ts";

// Two things to be done are one person's visit, and whoever comes alone says so once.

describe("two services of one person", () => {
  it.each([
    "Could you schedule both, the whitening and the checkup? Friday.",
    "I want the two of them done, book both the checkup and the whitening for Friday.",
    "A checkup and a whitening. Can you book both visits on Friday?",
  ])("is one person's visit: %s", (asks) => {
    const { said, state } = call("dental", MONDAY, "Hi, I'd like to come in.", asks);
    expect(said.join(" ")).not.toMatch(/one right after the other/);
    expect(state.more).toBe(0);
  });

  it("still is of two people where people are meant", () => {
    expect(call("dental", MONDAY, "I need cleanings for me and my son. Can you book both?").state.more).toBe(
      1,
    );
  });
});

describe("whoever comes alone", () => {
  it.each([
    "Who else? There's nobody else, it's me alone.",
    "Sorry, there is no other person.",
    "No no, just for me.",
    "It's only me coming.",
    "No one else.",
    "One person only.",
    "Nobody else is coming.",
    "There isn't another one.",
  ])("is booked alone: %s", (alone) => {
    const { said, bookings } = call(
      "dental",
      MONDAY,
      "I'd like to book two cleanings.",
      "Next Tuesday.",
      "The first one. Paula Reyes, 555 404 1212.",
      alone,
      "Yes.",
    );
    expect(said[2]).toContain("the name of the other one");
    expect(said[3]).toMatch(/^Just the one of you, then\. .*Paula Reyes, at 5 5 5/);
    expect(bookings).toMatchObject([{ name: "Paula Reyes" }]);
    expect(bookings[0]!.text).toBe("");
  });
});

it.each(["¿Cuánto cuesta?", "¿cuánto cobran?"])(
  "a price that is asked of nothing in Spanish is the usual ones: %s",
  (words) => expect(call("dental", NOVEMBER_30, words).said[0]).toMatch(/revisión cuesta 95.*limpieza 120/),
);
