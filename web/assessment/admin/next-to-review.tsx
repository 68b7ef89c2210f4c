import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router";
import { withValues } from "./address.ts";
import { nextQuery } from "./assessments.queries.ts";

/** After a report has gone out: the one that has waited longest, without a way back through the list. */
export function NextToReview({ after }: { after: string }) {
  const [address] = useSearchParams();
  const { data } = useQuery(nextQuery);
  const next = data?.assessments.find(({ id }) => id !== after);
  const link = useRef<HTMLAnchorElement>(null);
  const nextId = next?.id;
  useEffect(() => {
    // Whoever has just sent one by keyboard goes on here.
    if (nextId && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
  }, [nextId]);
  if (!next) return null;
  return (
    <Link
      ref={link}
      className="btn next-to-review"
      to={withValues(address, { id: next.id, tab: undefined })}
      title={next.businessName}
    >
      <span>Next: {next.businessName}</span>
    </Link>
  );
}
