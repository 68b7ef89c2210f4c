import type { OwnersNumberId, OwnersNumbers } from "../../../contracts/assessment-owners-numbers.ts";

const count = (value: number) => value.toLocaleString("en-US");
const dollars = (value: number) => `$${count(value)}`;

/** In the order in which they matter to whoever told them. */
const WORDS: readonly (readonly [OwnersNumberId, (value: number, all: OwnersNumbers) => string])[] = [
  ["contactsPerWeek", (n) => `${count(n)} calls and messages a week`],
  [
    "missedPerWeek",
    (n, { contactsPerWeek }) => `${count(n)} ${contactsPerWeek === undefined ? "a week " : ""}unanswered`,
  ],
  ["customerValue", (n) => `${dollars(n)} from someone new in the first year`],
  ["noShowsPerWeek", (n) => `${count(n)} no-shows a week`],
  ["roomPerMonth", (n) => `room for ${count(n)} more a month`],
  ["keptShare", (n) => `${n}% of what they pay left after its costs`],
  ["hourCost", (n) => `${dollars(n)} for an hour of work`],
  ["people", (n) => (n === 1 ? "one person who answers" : `${count(n)} people who answer`)],
  ["hoursOpen", (n) => `${count(n)} hours a week in which someone can answer`],
];
/** So many are named; the report has all of them. */
const NAMED = 3;

/** What an update of a report is: 'We counted again with your numbers: 180 calls and messages a week, 35 unanswered.' */
export function countedAgain(numbers: OwnersNumbers): string {
  const told = WORDS.flatMap(([id, words]) => {
    const value = numbers[id];
    return value === undefined ? [] : [words(value, numbers)];
  });
  if (told.length === 0) return "We counted again with what you told us.";
  // One more takes no more room named than counted.
  const most = told.length === NAMED + 1 ? told.length : NAMED;
  const more = told.length - most;
  const named = [...told.slice(0, most), ...(more > 0 ? [`${more} other numbers`] : [])];
  const last = named.length > 2 || more > 0 ? named.pop() : undefined;
  return `We counted again with your numbers: ${named.join(", ")}${last ? `, and ${last}` : ""}.`;
}
