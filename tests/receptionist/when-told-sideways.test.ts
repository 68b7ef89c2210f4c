import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

// Tuesday, ten in the morning.
const AT = "2026-11-24T15:00:00Z";

describe("when to call", () => {
  it.each([
    "Any day but Wednesday, mornings.",
    "Any day except Wednesday, in the morning",
    "Every day but Wednesday, mornings",
  ])("is never the day that is ruled out: %s", (line) => {
    const { state } = call(
      "law",
      AT,
      "Can I talk to Mr. Pell? It's about my deposit.",
      `Okay, have him call me. ${line}`,
    );
    expect(state.callback).toMatch(/(?:but|except) Wednesday/);
  });

  it.each([
    "he can't do Wednesday so if it's Wednesday it'd have to move",
    "if it's on Friday he'd need another day",
  ])("is none where an appointment is spoken of: %s", (line) => {
    const { state } = call(
      "dental",
      AT,
      "My husband has an appointment with you sometime soon and we don't know when it is",
      "I'm Bev Sorensen, his name's Ray Sorensen",
      `555 010 2784. And ${line}`,
    );
    expect(state.callback).toBe("");
  });

  it("is checked with a plain answer", () => {
    const { said } = call(
      "medical",
      AT,
      "I have a follow up on Thursday the third at two fifteen, can we make it the Monday or Tuesday after?",
      "Raj Patel, 555 010 6643",
      "yes that's right, somebody calls me, right?",
    );
    expect(said[1]).toContain("to Monday, December 7th or Tuesday, December 8th");
    expect(said[2]).not.toContain("I don't know");
  });
});

describe("times on offer", () => {
  it.each(["anything later that day?", "Is there something after that?", "you got anything later?"])(
    "are followed by others, and by no fact: %s",
    (line) => {
      const { said } = call(
        "dental",
        AT,
        "I need a cleaning next week, afternoons",
        `two's a little early for me, ${line}`,
      );
      expect(said[1]).toMatch(/^I can do /);
    },
  );

  it("are not changed by which number to use when", () => {
    const { state } = call(
      "law",
      AT,
      "I need a consultation about a will on Tuesday the first at four",
      "555 010 9020, that's my office, after five use my cell 555 010 9021",
    );
    expect(state.slots.time?.value).toBe("16:00");
  });
});

it("takes 'it's tomorrow at three' for the one that is there", () => {
  const { state } = call(
    "dental",
    AT,
    "I need to change my appointment, it's tomorrow at three, to anything next week except Monday",
  );
  expect(state.which).toBe("Wednesday, November 25th at 3 o'clock");
});
