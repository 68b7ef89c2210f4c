import { queryOptions } from "@tanstack/react-query";
import { getLead, listLeads, listLeadWeeks } from "../../../contracts/leads.ts";
import { call } from "../../api/call.ts";
import type { LeadQuery } from "./lead-query.ts";

export const leadsQuery = (query: LeadQuery) =>
  queryOptions({
    queryKey: [listLeads.path, query],
    queryFn: ({ signal }) => call(listLeads, query, { signal }),
  });

/**
 * How many messages and calls nobody has looked at: shown on every page of the area, which says in its own way that the
 * session is over. An assessment waits as its report, and is counted there.
 */
export const newLeadsQuery = queryOptions({
  queryKey: [listLeads.path, "new"],
  queryFn: async ({ signal }) => {
    const { counts, total } = await call(listLeads, { status: "new", kind: "assessment" }, { signal });
    return counts.new - total;
  },
  refetchInterval: 60_000,
  retry: false,
  meta: { on401: "page" },
});

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [listLeads.path, "one", id],
    queryFn: ({ signal }) => call(getLead, { id }, { signal }),
  });

export const weeksQuery = queryOptions({
  queryKey: [listLeads.path, "weeks"],
  queryFn: ({ signal }) => call(listLeadWeeks, {}, { signal }),
});
