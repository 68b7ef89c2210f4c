import { AUDIT_PAGE_SIZE, listAudit } from "../../contracts/audit.ts";
import type { Db } from "../db/client.ts";
import { endOf } from "../db/given.ts";
import type { Bind } from "../http/bind.ts";
import type { AuditRow } from "./audit.table.ts";
import { findActors, findEntries } from "./audit.store.ts";

export interface AuditRouteDeps {
  db: Db;
  /** What those of some leads that are still there are called, by their ids and those of their assessments. */
  leadNames(ids: readonly string[]): Promise<Map<string, string>>;
}

export function auditRoutes(bind: Bind, { db, leadNames }: AuditRouteDeps) {
  bind(listAudit, { admin: true }, async ({ actor, action, from, to, before }) => {
    const rows = await findEntries(
      db,
      {
        actor,
        action,
        from: from ? new Date(from) : undefined,
        until: to ? endOf(to) : undefined,
        before: before ? Number(before) : undefined,
      },
      AUDIT_PAGE_SIZE + 1,
    );
    // The log itself has nobody's name: it could not forget it.
    const names = await leadNames(rows.flatMap((row) => namedBy(row) ?? []));
    return {
      entries: rows.slice(0, AUDIT_PAGE_SIZE).map((row) => ({
        id: String(row.id),
        at: row.at.toISOString(),
        actor: row.actor,
        action: row.action,
        subject: names.get(namedBy(row) ?? "") || row.subject,
        gone: isGone(row, names),
        details: row.details,
        address: row.address,
      })),
      actors: await findActors(db),
      more: rows.length > AUDIT_PAGE_SIZE,
    };
  });
}

const isGone = (row: AuditRow, names: ReadonlyMap<string, string>): boolean => {
  const lead = row.action.startsWith("lead.") ? namedBy(row) : undefined;
  return lead !== undefined && !names.has(lead);
};

/** The lead, or the assessment with its report, that an entry is about. */
const namedBy = ({ action, details }: Pick<AuditRow, "action" | "details">): string | undefined =>
  /^(?:lead|report)\./.test(action) && typeof details.id === "string" ? details.id : undefined;
