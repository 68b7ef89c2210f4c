import { useQuery } from "@tanstack/react-query";
import { WaitingCount } from "../../admin/waiting-count.tsx";
import { readyQuery } from "./assessments.queries.ts";

/** Reports that wait for a reviewer. */
export default function ReadyCount() {
  return <WaitingCount count={useQuery(readyQuery).data} />;
}
