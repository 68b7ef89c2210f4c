import { describe, expect, it } from "vitest";
import type { DialogueState } from "../../contracts/voice.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { call, MONDAY, TUESDAY } from "./called.ts";
import { contextAt } from "./play.ts";

// Once something was settled, what is told is talk; what asks for something, or needs it, begins it.

const context = contextAt("medical", new Date(MONDAY));
const booked: DialogueState = [
  "I need to see the doctor on Wednesday about my back.",
  "The first one.",
  "Ann Poe, 555 201 4455.",
  "Yes.",
].reduce((state, words) => reply(context, state, words).state, pickUp(context).state);

describe("after a booking", () => {
  it.each([
    "Great, I'll bring him then.",
    "My knee is still bothering me a bit but fine.",
    "That's a relief, I thought I'd have to cancel my trip.",
    "Thank you, my husband usually handles these calls.",
    "Perfect. I'm paying my bill from last time when I come in.",
    "I already got my flu shot, by the way.",
    "He's got a checkup coming up too, but that's set.",
    "I'll call back about the results next week.",
  ])("begins nothing on '%s'", (words) => {
    const { state, say } = reply(context, booked, words);
    expect(state.stack).toEqual([]);
    expect(state.filed).toHaveLength(1);
    expect(say).not.toMatch(/didn't quite get|do you mean/i);
  });

  it.each([
    ["Oh and my prescription ran out, the lisinopril.", "refill"],
    ["We were charged twice last month.", "billing"],
    ["I never got my test results back.", "results"],
    ["My daughter's school needs her shot records.", "records"],
    ["I left my umbrella there.", "lost"],
    ["I'd like to book a physical.", "book"],
  ])("begins what '%s' is about", (words, flow) => {
    expect(reply(context, booked, words).state.stack.at(-1)).toBe(flow);
  });
});

it("keeps the time that was said yes to where something else is let go in the same breath", () => {
  const { bookings, said } = call(
    "dental",
    TUESDAY,
    "I need a filling next Wednesday at 2:30.",
    "Joe Pratt, 415 555 0199.",
    "Yes, that's right. Oh, and that whitening, forget about it, I'll do that some other time.",
  );
  expect(bookings).toMatchObject([{ day: "2026-12-02", time: "14:30", name: "Joe Pratt" }]);
  expect(said.at(-1)).toMatch(/^You're booked/);
});

it("keeps the year of a birthday that is told to a refill", () => {
  const { receipt } = call(
    "medical",
    TUESDAY,
    "I need a refill of my lisinopril, at Walgreens on Pine.",
    "Ann Pryor, 218 555 0144.",
    "My birthday's March 3rd, 1958.",
    "Yes.",
  );
  expect(receipt).toMatch(/March 3rd, 1958/);
});
