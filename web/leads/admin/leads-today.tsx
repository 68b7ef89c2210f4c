import { useQuery } from "@tanstack/react-query";
import { Today } from "../../admin/today.tsx";
import { leadsQuery, weeksQuery } from "./leads.queries.ts";

export function NewLeadsToday() {
  const { data, isError } = useQuery(leadsQuery({ status: "new" }));
  return <Today label="New leads" count={isError ? null : data?.counts.new} to="/admin/leads?status=new" />;
}

/** Demo calls that visitors have left their name with, since Monday. */
export function CallsToday() {
  const { data, isError } = useQuery(weeksQuery);
  const week = data?.weeks.at(-1);
  return (
    <Today
      label="Calls this week"
      count={isError ? null : week?.counts["demo-call"]}
      to={`/admin/leads?kind=demo-call${week ? `&from=${week.from}` : ""}`}
    />
  );
}
