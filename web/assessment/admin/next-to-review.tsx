import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { withValues } from "./address.ts";
import { nextQuery } from "./assessments.queries.ts";

interface NextToReviewProps {
  after: string;
  /** Takes the focus where there is no other. */
  otherwise: () => void;
}

/** After a report has gone out: the one that has waited longest, without a way back through the list. */
export function NextToReview({ after, otherwise }: NextToReviewProps) {
  const [address] = useSearchParams();
  const { data } = useQuery(nextQuery);
  const next = data?.assessments.find(({ id }) => id !== after);
  const link = useRef<HTMLAnchorElement>(null);
  const nextId = next?.id;
  const isKnown = data !== undefined;
  useEffect(() => {
    // Whoever has just sent one by keyboard goes on here.
    if (!isKnown || document.activeElement !== document.body) return;
    if (nextId) link.current?.focus({ preventScroll: true });
    else otherwise();
  }, [isKnown, nextId, otherwise]);
  if (!next) return null;
  return (
    <Link
      ref={link}
      className="btn"
      to={withValues(address, { id: next.id, tab: undefined })}
      title={next.businessName}
      aria-label={`Next to review: ${next.businessName}`}
    >
      Next to review
    </Link>
  );
}
