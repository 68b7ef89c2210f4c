import { useQuery } from "@tanstack/react-query";
import { Today } from "../../admin/today.tsx";
import { waitingQuery } from "./assessments.queries.ts";
import { NEEDS_REVIEW, TOO_LATE } from "./list-filters.tsx";

/** The reports that wait for a reviewer, and those that have waited too long. */
export function AssessmentsToday() {
  const ready = useQuery(waitingQuery(""));
  const late = useQuery(waitingQuery("1"));
  const countOf = ({ data, isError }: typeof ready) => (isError ? null : data?.total);
  return (
    <>
      <Today label="Ready for review" count={countOf(ready)} to={NEEDS_REVIEW} />
      <Today label="Late reports" count={countOf(late)} to={TOO_LATE} isBad />
    </>
  );
}
