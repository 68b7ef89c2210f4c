import type { ReportReview } from "../../../contracts/assessment-review.ts";

/** True when the client's numbers came after what was sent last. */
export function hasNewNumbers({ numbersAt, versions }: ReportReview): boolean {
  const last = versions.find(({ kind }) => kind === "sent" || kind === "update");
  return numbersAt !== null && (!last || numbersAt > last.createdAt);
}
