import {
  OWNERS_NUMBER_BOUNDS,
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
} from "../../../contracts/assessment-owners-numbers.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";

/** True when the client's numbers came after what was sent last. */
export function hasNewNumbers({ numbersAt, versions }: ReportReview): boolean {
  const last = versions.find(({ kind }) => kind === "sent" || kind === "update");
  return numbersAt !== null && (!last || numbersAt > last.createdAt);
}

/** The review as it reads once an update has gone out with all that the client told. */
export const withUpdateSent = (review: ReportReview, at: string): ReportReview => ({
  ...review,
  sentNumbers: review.numbers,
  versions: [
    { id: `sent-${at}`, kind: "update", approval: null, author: "", createdAt: at },
    ...review.versions,
  ],
});

/** What a client can tell that no example of ours stands for. */
const OF_NO_EXAMPLE: Partial<Record<OwnersNumberId, string>> = {
  people: "people who answer",
  hoursOpen: "hours a week in which someone can answer",
  roomPerMonth: "room for new customers a month",
};

/** Each number that the client gave, beside the reviewer's own where there is one. */
export const numbersOf = ({ numbers, sentNumbers, choices, assumptions }: ReportReview) =>
  OWNERS_NUMBER_IDS.flatMap((number) => {
    const value = numbers?.[number];
    const counted = assumptions.find(({ id }) => id === number);
    if (value === undefined) return [];
    const ours = choices.assumptions?.[number];
    const { unit } = OWNERS_NUMBER_BOUNDS[number];
    const label = counted?.label ?? OF_NO_EXAMPLE[number] ?? number;
    const example = counted?.example;
    const keepsOurs = ours !== undefined && (choices.overOwners ?? []).includes(number);
    /** What the report that they have counts with in its place. */
    const before = sentNumbers?.[number];
    return [{ number, label, unit, example, value, ours, keepsOurs, before, isChanged: before !== value }];
  });
