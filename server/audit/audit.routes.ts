import { AUDIT_PAGE_SIZE, listAudit } from "../../contracts/audit.ts";
import type { Db } from "../db/client.ts";
import type { Bind } from "../http/bind.ts";
import { findActors, findEntries } from "./audit.store.ts";

const DAY_MS = 86_400_000;

export function auditRoutes(bind: Bind, { db }: { db: Db }) {
  bind(listAudit, { admin: true }, async ({ actor, action, from, to, before }) => {
    const rows = await findEntries(
      db,
      {
        actor,
        action,
        from: from ? new Date(from) : undefined,
        until: to ? new Date(Date.parse(to) + DAY_MS) : undefined,
        before: before ? Number(before) : undefined,
      },
      AUDIT_PAGE_SIZE + 1,
    );
    return {
      entries: rows.slice(0, AUDIT_PAGE_SIZE).map((row) => ({
        id: String(row.id),
        at: row.at.toISOString(),
        actor: row.actor,
        action: row.action,
        subject: row.subject,
        details: row.details,
        address: row.address,
      })),
      actors: await findActors(db),
      more: rows.length > AUDIT_PAGE_SIZE,
    };
  });
}
