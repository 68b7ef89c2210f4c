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

test.each([
  ["medical", "can I pay my bill online", /in the portal or at the front desk/],
  ["medical", "can the doctor prescribe my Adderall", /need a visit each time/],
  ["dental", "my denture broke in half, can you glue it", /bring both pieces/],
  ["dental", "do you see people on Sundays for emergencies", /closed on Sundays\. A dentist still picks up/],
  ["law", "I have an LLC to set up, do you do that", /set up small companies/],
] as const)("what a fact was written for begins nothing: %s, %s", (desk, words, answer) => {
  const { said, state } = call(desk, MONDAY, words);
  expect(said[0]).toMatch(answer);
  expect(state.stack).toEqual([]);
});

test.each([
  ["dental", "can I get a cleaning"],
  ["medical", "can you refill my lisinopril"],
] as const)("what is asked for is begun: %s, %s", (desk, words) => {
  expect(call(desk, MONDAY, words).state.stack).not.toEqual([]);
});

test("a question about what was named is answered, however much stands beside it", () => {
  const { said } = call("law", MONDAY, "How long does a divorce take around here if nobody's fighting?");
  expect(said[0]).toMatch(/six months/);
});

test("two questions in a breath are answered in their order", () => {
  const { said } = call(
    "dental",
    MONDAY,
    "is there a price list and do you have a payment plan for bad credit",
  );
  expect(said[0]).toMatch(/check-up is 95 dollars.*no credit check/);
});
