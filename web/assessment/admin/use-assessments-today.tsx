import { useQuery } from "@tanstack/react-query";
import type { TodayItem } from "../../admin/today.tsx";
import { nextQuery, waitingQuery } from "./assessments.queries.ts";
import { Countdown } from "./countdown.tsx";
import { NEEDS_REVIEW, TOO_LATE } from "./list-filters.tsx";

/** The reports that wait for a reviewer, the longest first, and how many have waited too long. */
export function useAssessmentsToday(): TodayItem[] {
  const ready = useQuery(waitingQuery(""));
  const late = useQuery(waitingQuery("1"));
  const next = useQuery(nextQuery);
  const first = next.data?.assessments ?? [];
  const countOf = ({ data, isError }: typeof ready) => (isError ? null : data?.total);
  const of = first.map(({ id, businessName, createdAt }) => ({
    id,
    name: businessName,
    to: `/admin/assessments?id=${id}`,
    when: <Countdown from={createdAt} />,
  }));
  return [
    {
      label: "Ready for review",
      count: next.isPending ? undefined : countOf(ready),
      to: NEEDS_REVIEW,
      next: { label: "Next to review", of },
    },
    { label: "Late reports", count: countOf(late), to: TOO_LATE, isBad: true },
  ];
}
