import { expect, test } from "vitest";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { changedChoices } from "./changed-choices.ts";

const review = {
  assumptions: [
    { id: "customerValue", label: "new matter: paid in the first year", unit: "money", example: 2800 },
    { id: "missedPerWeek", label: "calls a week that nobody answered", unit: "count", example: 12 },
  ],
  consultation: {
    findings: [{ id: "evenings", title: "Nobody answers after five" }],
    dropped: [],
    steps: [{ id: "one", title: "Call back first" }],
    possibleSteps: [{ id: "two", title: "A booking page" }],
    trades: [{ id: "law", label: "Law office" }],
  },
} as unknown as Pick<ReportReview, "assumptions" | "consultation">;
const decided = (choices: object | null, numbers: object | null = null) => ({ choices, numbers });

test("names the number that changed, where no word of the report did", () => {
  expect(changedChoices(review, decided({}), decided({ assumptions: { customerValue: 1200 } }))).toEqual([
    { what: "New matter: paid in the first year", before: "our example, $2,800", after: "$1,200" },
  ]);
});

test("names findings, steps, trade and team, and the client’s own numbers", () => {
  const after = decided(
    { dropFindings: ["evenings"], steps: ["two", "one"], trade: "law", team: "few" },
    { missedPerWeek: 30 },
  );
  expect(changedChoices(review, decided({}), after).map(({ what, after: to }) => `${what}: ${to}`)).toEqual([
    "Calls a week that nobody answered: 30",
    "Finding: Nobody answers after five: dropped",
    "Steps: A booking page; Call back first",
    "Trade: Law office",
    "Team size: 2 to 9",
  ]);
});

test("says nothing where it was not kept, or nothing was decided otherwise", () => {
  expect(changedChoices(review, decided(null), decided({ team: "few" }))).toEqual([]);
  expect(changedChoices(review, decided({ team: "few" }), decided({ team: "few" }))).toEqual([]);
});

test("names the client’s number over the reviewer’s, until he keeps his", () => {
  const assumptions = { missedPerWeek: 12 };
  const told = { missedPerWeek: 30 };
  const ours = decided({ assumptions });
  const both = decided({ assumptions }, told);
  const kept = decided({ assumptions, overOwners: ["missedPerWeek"] }, told);
  const what = "Calls a week that nobody answered";
  expect(changedChoices(review, ours, both)).toEqual([{ what, before: "12", after: "30" }]);
  expect(changedChoices(review, both, kept)).toEqual([{ what, before: "30", after: "12" }]);
});
