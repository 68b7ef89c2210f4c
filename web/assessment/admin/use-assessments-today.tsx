import { useQuery } from "@tanstack/react-query";
import type { TodayItem } from "../../admin/today.tsx";
import { nextQuery, withNumbersQuery } from "./assessments.queries.ts";
import { Countdown } from "./countdown.tsx";
import { NEEDS_REVIEW, NEW_NUMBERS, ON_HOLD, TOO_LATE } from "./list-filters.tsx";

/** The reports that wait for a reviewer, the longest first, and how many have waited too long. */
export function useAssessmentsToday(): TodayItem[] {
  const { data, isError } = useQuery(nextQuery);
  const numbers = useQuery(withNumbersQuery);
  const withNumbers = (numbers.data?.assessments ?? []).map(({ id, number, businessName, industry }) => ({
    id,
    name: businessName,
    about: `#${number}, ${industry}`,
    to: `/admin/assessments?id=${id}`,
    when: <span className="tag tag-live">New numbers</span>,
  }));
  const moreNumbers = (data?.counts.numbers ?? 0) - withNumbers.length;
  const of = (data?.assessments ?? []).map(({ id, number, businessName, industry, createdAt }) => ({
    id,
    name: businessName,
    about: `#${number}, ${industry}`,
    to: `/admin/assessments?id=${id}`,
    when: <Countdown from={createdAt} />,
  }));
  const more = (data?.counts.ready ?? 0) - of.length;
  return [
    {
      label: "Ready for review",
      count: isError ? null : data?.counts.ready,
      to: NEEDS_REVIEW,
      next: {
        label: "Next to review",
        of,
        more: more > 0 ? `${more.toLocaleString("en-US")} more` : undefined,
      },
    },
    {
      label: "Overdue reports",
      one: "Overdue report",
      count: isError ? null : data?.counts.late,
      to: TOO_LATE,
      isBad: true,
    },
    {
      label: "Reports with new numbers from the client",
      one: "Report with new numbers from the client",
      // With its rows: they would push down what stands beneath.
      count: isError ? null : numbers.isPending ? undefined : data?.counts.numbers,
      to: NEW_NUMBERS,
      waits: true,
      next: {
        label: "With new numbers",
        of: withNumbers,
        more: moreNumbers > 0 && withNumbers.length > 0 ? `${moreNumbers} more with new numbers` : undefined,
      },
    },
    {
      label: "Assessments on hold: they look automated",
      one: "Assessment on hold: it looks automated",
      count: isError ? null : data?.counts.held,
      to: ON_HOLD,
      waits: true,
    },
  ];
}
