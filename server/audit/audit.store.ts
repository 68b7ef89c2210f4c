import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type AuditRow, auditEntries } from "./audit.table.ts";

export interface AuditFilter {
  actor?: string;
  action?: string;
  /** Included. */
  from?: Date;
  /** Excluded. */
  until?: Date;
  /** Only entries older than this one. */
  before?: number;
}

export async function insertEntry(db: Db, row: typeof auditEntries.$inferInsert): Promise<void> {
  await db.insert(auditEntries).values(row);
}

/** Newest first. */
export const findEntries = (db: Db, filter: AuditFilter, limit: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(
        filter.actor ? eq(auditEntries.actor, filter.actor) : undefined,
        filter.action ? eq(auditEntries.action, filter.action) : undefined,
        filter.from && gte(auditEntries.at, filter.from),
        filter.until && lt(auditEntries.at, filter.until),
        filter.before ? lt(auditEntries.id, filter.before) : undefined,
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit);

/** Every name in the log, one index probe for each: the log may be long, its actors are few. */
export async function findActors(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ actor: string }>(sql`
    with recursive names as (
      (select actor from ${auditEntries} order by actor limit 1)
      union all
      select (select actor from ${auditEntries} where actor > names.actor order by actor limit 1)
      from names where names.actor is not null
    )
    select actor from names where actor is not null`);
  return rows.map((row) => row.actor);
}
