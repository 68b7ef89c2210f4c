import { describe, expect, test } from "vitest";
import { findClaims } from "./claims.ts";

describe("claims that want a source", () => {
  test.each([
    ["Studies show that callers hang up.", "study"],
    ["About 62% of callers hang up.", "figure"],
    ["Three out of four callers try the next name.", "figure"],
    ["It saves $4,000 a month.", "figure"],
    ["It is three times faster.", "figure"],
    ["Most people who reach a voicemail hang up.", "figure"],
    ["The majority of calls come at lunch.", "figure"],
    ["A missed call costs 12 dollars.", "figure"],
    ["It is the easiest way to lose a patient.", "superlative"],
    ["We are the leading assistant.", "superlative"],
    ["This is the most popular choice.", "superlative"],
    ["It answers better than any receptionist.", "comparison"],
    ["Every call is HIPAA compliant.", "law"],
  ])("finds: %s", (sentence, reason) => {
    expect(findClaims(`<h2>Title</h2><p>Somebody calls. ${sentence} Somebody answers.</p>`)).toEqual([
      { sentence, reason },
    ]);
  });

  test("leaves plain sentences alone", () => {
    expect(findClaims("<h2>What about HIPAA?</h2><p>Is it better than a human?</p>")).toEqual([]);
    expect(findClaims("<p>Did you know that 62% of callers hang up?</p>")).toHaveLength(1);
    expect(findClaims("<p>Call your own office. Count to eleven. Write down who called.</p>")).toEqual([]);
    expect(
      findClaims(
        "<h2>Week 1 (days 1 to 7): begin</h2><h2>3. Say when</h2><p>Danger goes to 911 at once.</p>",
      ),
    ).toEqual([]);
  });
});
