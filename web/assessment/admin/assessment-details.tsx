import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { ApiError } from "../../api/request.ts";
import { Instead } from "../../admin/area-error.tsx";
import { isUnauthenticated } from "../../admin/query-client.ts";
import { withValues } from "./address.ts";
import { nextQuery, recordQuery, reviewQuery } from "./assessments.queries.ts";
import { LoadFailure } from "./load-failure.tsx";
import { ReviewScreen } from "./review-screen.tsx";

/** One assessment, read and kept fresh; or why it cannot be shown. */
export function AssessmentDetails({ id }: { id: string }) {
  const [address] = useSearchParams();
  const { data: record, error, refetch } = useQuery(recordQuery(id));
  const { data: review, failureCount } = useQuery({
    ...reviewQuery(id, record?.updatedAt ?? ""),
    enabled: record !== undefined,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useQuery(nextQuery);
  // All at once: what comes after the report would push it down, or the buttons aside. What it rests on may fail, and
  // hides nothing.
  const isReviewRead = !record?.reportContent || review !== undefined || failureCount > 0;
  const shown = isReviewRead && !(next.isPending && next.failureCount === 0) ? record : undefined;
  const isShown = shown !== undefined;
  useEffect(() => {
    if (isShown) heading.current?.focus({ preventScroll: true });
  }, [isShown]);

  if (error instanceof ApiError && error.status === 404)
    return (
      <Instead title="Assessment not found">
        <p>It may have been deleted, or the link may be wrong.</p>
        <Link className="btn btn-act" to={withValues(address, { id: undefined, tab: undefined })}>
          Back to assessments
        </Link>
      </Instead>
    );
  if (error && !record)
    return isUnauthenticated(error) ? null : (
      <>
        <h1 className="sr">Assessment</h1>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  if (!shown) return <div className="skel rows-skel" aria-busy="true" aria-label="Loading the assessment" />;
  return <ReviewScreen record={shown} review={review} headingRef={heading} />;
}
