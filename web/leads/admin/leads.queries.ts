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
 * How many nobody has looked at, as their list says: shown on every page of the area, which says in its own way that the
 * session is over.
 */
export const newLeadsQuery = queryOptions({
  queryKey: [listLeads.path, "new"],
  queryFn: async ({ signal }) => {
    const { counts } = await call(listLeads, { status: "new" }, { signal });
    return counts.new;
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
