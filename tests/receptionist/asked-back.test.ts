import { describe, expect, it, test } from "vitest";
import { call, callOwn, NOVEMBER_30 } from "./called.ts";

// Questions of a caller who did not hear, who wants to know what is free, or who asks twice.

const cleaning = (...lines: string[]) => call("dental", NOVEMBER_30, "I need a cleaning", ...lines).said;

describe("asked for a day", () => {
  test.each([
    "What day do you have?",
    "What've you got?",
    "what's available?",
    "So what times do you have open?",
  ])("who asks what there is hears it: %s", (asks) =>
    expect(cleaning(asks).at(-1)).toMatch(/I can do today at 10 o'clock, or tomorrow at 10:30/),
  );

  test.each(["Huh?", "Sorry, what?", "Come again?"])("who did not hear is asked again: %s", (asks) => {
    expect(cleaning(asks).at(-1)).toMatch(/What day would suit you\?$/);
    expect(cleaning(asks).at(-1)).not.toMatch(/didn't quite get/);
  });

  it("no apology is repeated", () => {
    expect(cleaning("hm", "can you say that again?").at(-1)).toBe("Which day works best?");
  });
});

describe("what is said twice is said in other words", () => {
  it("of what an owner has not told", () => {
    const { said } = callOwn(
      "trades",
      NOVEMBER_30,
      "do you give free estimates?",
      "are you insured?",
      "do you take cards?",
    );
    expect(new Set(said).size).toBe(3);
  });

  it("of a visit that is read back", () => {
    const said = cleaning(
      "Thursday",
      "the first",
      "Ann Loy, 555 010 3348",
      "make it eleven fifteen",
      "no, ten thirty after all",
    );
    const backs = said.filter((each) => each.includes("for Ann Loy"));
    expect(backs.length).toBeGreaterThan(1);
    expect(backs.join(" ")).not.toMatch(/Once more/);
    expect(new Set(backs.map((each) => each.slice(-24))).size).toBe(backs.length);
  });
});

describe("hours", () => {
  it("of a day that is always closed end there, unless it is tomorrow", () => {
    expect(callOwn("salon", NOVEMBER_30, "Are you open Sunday?").said[0]).not.toMatch(/open again/);
    expect(call("dental", "2026-11-28T17:10:00Z", "Are you open Sunday?").said[0]).toMatch(/open again/);
  });
});

describe("at Ringwell's line", () => {
  test.each([
    ["What exactly do you folks do?", /^Ringwell answers the phone when you cannot/],
    ["How does it sound on the phone?", /whole, friendly sentences/],
    ["Is it month to month?", /in your quote. You can cancel at any time/],
  ] as const)("%s", (asks, answer) => {
    expect(call("ringwell", NOVEMBER_30, asks).said[0]).toMatch(answer);
  });
});
