import { expect, test } from "vitest";
import type { OwnersNumbers } from "../../../contracts/assessment-owners-numbers.ts";
import { countedAgain } from "./counted-again.ts";

test.each<[OwnersNumbers, string]>([
  [
    { contactsPerWeek: 1180, missedPerWeek: 35 },
    "We counted again with your numbers: 1,180 calls and messages a week, 35 unanswered.",
  ],
  [{ missedPerWeek: 35 }, "We counted again with your numbers: 35 a week unanswered."],
  [
    { people: 1, hourCost: 28, keptShare: 60 },
    "We counted again with your numbers: 60% of what they pay left after its costs, $28 for an hour of work, and one person who answers.",
  ],
  [
    { contactsPerWeek: 180, missedPerWeek: 35, customerValue: 900, hoursOpen: 40, noShowsPerWeek: 3 },
    "We counted again with your numbers: 180 calls and messages a week, 35 unanswered, $900 from someone new in the first year, and 2 other numbers.",
  ],
  [
    { contactsPerWeek: 180, missedPerWeek: 35, customerValue: 900, keptShare: 60 },
    "We counted again with your numbers: 180 calls and messages a week, 35 unanswered, $900 from someone new in the first year, and 60% of what they pay left after its costs.",
  ],
  [{ trade: "dental" }, "We counted again with what you told us."],
])("an update says first what it is: %j", (numbers, words) => {
  expect(countedAgain(numbers)).toBe(words);
});
