import type { z } from "zod";
import { listLeads } from "../../../contracts/leads.ts";

export type LeadQuery = z.input<typeof listLeads.input>;

/** Whether the list is less than all of its tab. */
export const isFiltered = (query: LeadQuery): boolean =>
  Boolean(query.search || query.status || query.kind || query.from || query.until);

/** The filters that the address names; one that cannot be right is left out. */
export function readLeadQuery(search: URLSearchParams): LeadQuery {
  const given = Object.entries(listLeads.input.shape).flatMap(([name, rule]) => {
    const value = search.get(name);
    return value && rule.safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(given) as LeadQuery;
}
