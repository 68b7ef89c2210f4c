import type { z } from "zod";
import { listAudit } from "../../../contracts/audit.ts";

export type AuditQuery = z.infer<typeof listAudit.input>;

/** The filters that the address names; one that cannot be right is left out. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const { shape } = listAudit.input;
  const given = Object.entries(shape).map(([name, rule]) => {
    const result = rule.safeParse(search.get(name) || undefined);
    return [name, result.success ? result.data : undefined];
  });
  return Object.fromEntries(given) as AuditQuery;
}
