import { useQuery } from "@tanstack/react-query";
import type { ListedAssessment } from "../../../contracts/assessment-api.ts";
import type { TodayItem, TodayNext } from "../../admin/today.tsx";
import { approvedQuery, nextQuery, withNumbersQuery } from "./assessments.queries.ts";
import { Countdown } from "./countdown.tsx";
import { NEEDS_REVIEW, NEW_NUMBERS, NOT_SENT, ON_HOLD, TOO_LATE } from "./list-filters.tsx";

const toNext = (
  { id, number, businessName, industry, createdAt }: ListedAssessment,
  act: "Due in" | "Send within",
): TodayNext => ({
  id,
  name: businessName,
  about: `#${number}, ${industry}`,
  to: `/admin/assessments?id=${id}`,
  when: <Countdown from={createdAt} act={act} />,
});

/** The reports that wait for a reviewer, the longest first, and how many have waited too long. */
export function useAssessmentsToday(): TodayItem[] {
  const { data, isError } = useQuery(nextQuery);
  const numbers = useQuery(withNumbersQuery);
  const approved = useQuery(approvedQuery);
  const withNumbers = (numbers.data?.assessments ?? []).map(({ id, number, businessName, industry }) => ({
    id,
    name: businessName,
    about: `#${number}, ${industry}`,
    to: `/admin/assessments?id=${id}`,
    when: <span className="tag tag-live">New numbers</span>,
  }));
  const moreNumbers = (data?.counts.numbers ?? 0) - withNumbers.length;
  const of = (data?.assessments ?? []).map((each) => toNext(each, "Due in"));
  const unread = data && data.counts.ready - data.counts.approved;
  const more = (unread ?? 0) - of.length;
  const read = (approved.data?.assessments ?? []).map((each) => toNext(each, "Send within"));
  const moreRead = (data?.counts.approved ?? 0) - read.length;
  return [
    {
      label: "Ready for review",
      count: isError ? null : unread,
      to: NEEDS_REVIEW,
      next: {
        label: "Next to review",
        of,
        more: more > 0 ? `${more.toLocaleString("en-US")} more` : undefined,
      },
    },
    {
      label: "Approved, not sent",
      // With its rows: they would push down what stands beneath.
      count: isError ? null : approved.isPending ? undefined : data?.counts.approved,
      to: NOT_SENT,
      waits: true,
      next: {
        label: "Approved, to be sent",
        act: "Send",
        of: read,
        more: moreRead > 0 && read.length > 0 ? `${moreRead} more to send` : undefined,
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
