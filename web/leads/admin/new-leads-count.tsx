import { useQuery } from "@tanstack/react-query";
import { WaitingCount } from "../../admin/waiting-count.tsx";
import { newLeadsQuery } from "./leads.queries.ts";

/** Leads that nobody has looked at. */
export default function NewLeadsCount() {
  return <WaitingCount count={useQuery(newLeadsQuery).data} />;
}
