import { OWNERS_NUMBER_IDS } from "../../../contracts/assessment-owners-numbers.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";

/** True when the client's numbers came after what was sent last. */
export function hasNewNumbers({ numbersAt, versions }: ReportReview): boolean {
  const last = versions.find(({ kind }) => kind === "sent" || kind === "update");
  return numbersAt !== null && (!last || numbersAt > last.createdAt);
}

/** Each number that the client gave and that the report could count with, beside the reviewer's own where there is one. */
export const numbersOf = ({ numbers, choices, assumptions }: ReportReview) =>
  OWNERS_NUMBER_IDS.flatMap((number) => {
    const value = numbers?.[number];
    const counted = assumptions.find(({ id }) => id === number);
    if (value === undefined || !counted) return [];
    const ours = choices.assumptions?.[number];
    const { label, unit, example } = counted;
    const keepsOurs = ours !== undefined && (choices.overOwners ?? []).includes(number);
    return [{ number, label, unit, example, value, ours, keepsOurs }];
  });
