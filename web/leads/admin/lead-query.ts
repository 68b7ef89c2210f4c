import type { z } from "zod";
import type { listLeads } from "../../../contracts/leads.ts";

export type LeadQuery = z.input<typeof listLeads.input>;

/** Whether the list is less than all of its tab. */
export const isFiltered = (query: LeadQuery): boolean =>
  Boolean(query.search || query.status || query.kind || query.from || query.until);
