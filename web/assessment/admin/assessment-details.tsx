import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { ApiError } from "../../api/request.ts";
import { isUnauthenticated } from "../../admin/query-client.ts";
import { withValues } from "./address.ts";
import { Answers } from "./answers.tsx";
import { recordQuery, reviewQuery } from "./assessments.queries.ts";
import { LoadFailure } from "./load-failure.tsx";
import { ReportPanel } from "./report-panel.tsx";
import { StatusTag } from "./status-cell.tsx";

/** One assessment: all answers on the left, the report on the right. */
export function AssessmentDetails({ id }: { id: string }) {
  const [address] = useSearchParams();
  const { data: record, error, refetch } = useQuery(recordQuery(id));
  const { data: review } = useQuery({
    ...reviewQuery(id, record?.updatedAt ?? ""),
    enabled: record !== undefined,
  });
  /** The answers that the paragraph under the pointer rests on. */
  const [restsOn, setRestsOn] = useState<readonly AssessmentField[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const known = record !== undefined;
  useEffect(() => {
    if (known) heading.current?.focus({ preventScroll: true });
  }, [known]);

  if (error instanceof ApiError && error.status === 404)
    return (
      <div className="note load-note" role="alert">
        <h2>Assessment not found</h2>
        <p>It may have been erased by the person who sent it.</p>
        <Link className="btn" to={withValues(address, { id: undefined, tab: undefined })}>
          Back to the list
        </Link>
      </div>
    );
  if (error && !record)
    return isUnauthenticated(error) ? null : <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!record) return <div className="skel rows-skel" aria-busy="true" aria-label="Loading the assessment" />;
  return (
    <>
      <div className="details-head">
        <h2 ref={heading} tabIndex={-1}>
          <bdi>{record.businessName}</bdi> <span className="micro">#{record.number}</span>
        </h2>
        <StatusTag status={record.status} />
      </div>
      <div className="review">
        <Answers record={record} highlighted={restsOn} />
        <ReportPanel record={record} review={review} onRestsOn={setRestsOn} />
      </div>
    </>
  );
}
