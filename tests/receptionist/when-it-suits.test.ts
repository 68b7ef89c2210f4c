import { describe, expect, it } from "vitest";
import { call } from "./called.ts";

/** A Wednesday morning, the day before Thanksgiving. */
const WEDNESDAY = "2026-11-25T17:00:00Z";

describe("when a caller says which days and hours suit", () => {
  it.each([
    ["not the week after, the week after that", /December 14th .* December 15th/],
    ["a week from Friday", /^Friday, December 4th/],
    ["not this Monday, the next one", /^Monday, December 7th, I can do 9/],
    ["tomorrow or the day after", /^We're closed on Thanksgiving\. Friday the 27th/],
    ["within the next three days", /today .* Friday the 27th/],
    ["in about a month", /December 22nd/],
    ["in two or three weeks", /December 14th/],
    ["middle of the week", /December 1st .* December 2nd/],
    ["say noon to one", /at noon, or .* at noon/],
    ["the last appointment of the day on Friday", /Friday the 27th, I can do 1 o'clock or 1:15/],
    [
      "either Monday morning or Wednesday afternoon",
      /Monday the 30th at 8 .* Wednesday, December 2nd at 1:30/,
    ],
    [
      "Monday before ten or Wednesday after three",
      /Monday the 30th at 8 .* Wednesday, December 2nd at [345]/,
    ],
    ["Tuesday at ten, or if that's gone, eleven", /Tuesday, December 1st at 11 o'clock/],
    ["I work until five during the week", /Wednesday, December 2nd at 5:45/],
    ["I have to pick up my kids at two thirty, so before that", /at 11 o'clock, or .* at 9 o'clock/],
  ])("'%s' is looked for", (words, offered) => {
    expect(call("dental", WEDNESDAY, "I'd like to book a cleaning", words).said[1]).toMatch(offered);
  });

  it("an hour that ends what keeps somebody leaves the week that is talked about", () => {
    const { said } = call(
      "dental",
      WEDNESDAY,
      "I'd like to book a cleaning",
      "next week",
      "I have to pick up my kids at two thirty, so before that",
    );
    expect(said[2]).toMatch(/Monday the 30th at 8 .* December 1st at 8/);
  });

  it("'Tuesday or else Wednesday' are both looked at when a visit is moved", () => {
    const { said } = call(
      "dental",
      WEDNESDAY,
      "I'd like to book a cleaning",
      "December 10th",
      "the first one",
      "Ann Hill",
      "216 555 0147",
      "yes",
      "can I move that to next Tuesday or Wednesday?",
    );
    expect(said.at(-1)).toMatch(/Tuesday, December 1st .* Wednesday, December 2nd/);
  });
});

describe("when a caller says when to call", () => {
  it.each([
    ["not next week, the week after", "not next week, the week after"],
    ["two weeks from today", "two weeks from today"],
    ["quarter to four on Monday", "quarter to four on Monday"],
    ["Mondays are bad, any other day", "Mondays are bad, any other day"],
    ["not Wednesday, I work Wednesdays", "not on Wednesdays"],
    ["after my shift ends at three", "after 3 pm"],
    ["some time Thursday, I get off at four", "Friday, after 4 pm"],
    ["I have to pick up my kids at two thirty, so before that", "before 2:30 pm"],
  ])("'%s' is kept as it was meant", (words, kept) => {
    const { state } = call(
      "dental",
      WEDNESDAY,
      "Can you have the office manager call me back? It's about my bill",
      "Ann Hill",
      "216 555 0147",
      words,
    );
    expect(state.callback).toBe(kept);
    // A shift that ends at three puts no number right.
    expect(state.slots.phone?.value).toBe("+12165550147");
  });
});
