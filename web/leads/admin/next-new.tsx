import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { leadsQuery } from "./leads.queries.ts";

/** From one that is answered to the one that has waited longest for somebody to look, without a way through the list. */
export function NextNew({ after }: { after: string }) {
  const { data } = useQuery(leadsQuery({ status: "new" }));
  // Newest first; an assessment waits as its report, for the reviewer.
  const next = data?.leads.findLast(({ id, kind }) => id !== after && kind !== "assessment");
  if (!next) return null;
  const name = next.name || next.email;
  return (
    <Link className="btn btn-act" to={`/admin/leads/${next.id}`} title={name}>
      <span>Next: {name}</span>
    </Link>
  );
}
