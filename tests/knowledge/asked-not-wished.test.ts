import { expect, test } from "vitest";
import { call, MONDAY } from "../receptionist/called.ts";

test.each([
  ["law", "how often will somebody call me and tell me what's going on", /at least once a month/],
  ["medical", "how much is a DOT physical", /don't do DOT physicals/],
  ["dental", "my denture broke, how fast can you repair a denture", /bring both pieces/],
] as const)(
  "a question that was written for a fact is told by it, whatever wish is heard: %s, %s",
  (desk, words, answer) => {
    const { said, state } = call(desk, MONDAY, words);
    expect(said[0]).toMatch(answer);
    expect(state.stack).toEqual([]);
  },
);
