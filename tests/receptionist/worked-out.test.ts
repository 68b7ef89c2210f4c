import { expect, it } from "vitest";
import { call, MONDAY } from "./called.ts";

it("works out what a caller's own calls would cost, and says that the system is checked first", () => {
  const { said } = call(
    "ringwell",
    MONDAY,
    "I run a small plumbing company and half my calls go unanswered. What is it that you do?",
    "It's around four hundred calls a month, and our jobs are in Jobber. What would that be?",
  );
  expect(said[0]).toMatch(/answers the phone when you cannot.*It works for the trades/);
  expect(said[1]).toMatch(
    /^400 calls a month come to 339 dollars.*With Jobber connected it would be 374, and we check first/,
  );
});

it("adds two prices that it told", () => {
  const { said } = call(
    "dental",
    MONDAY,
    "What's a cleaning?",
    "So that's one twenty plus ninety-five in all?",
  );
  expect(said[1]).toMatch(/^Yes: 120 and 95 make 215 dollars/);
});
