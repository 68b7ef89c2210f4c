import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { isUuid } from "../db/given.ts";

export interface FailedJob {
  id: string;
  name: string;
  at: Date;
  tries: number;
  reason: string;
}

const rowsOf = <T>(result: unknown) => (result as { rows: T[] }).rows;

/** Those that were given up, the newest first. */
export async function findFailedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  const rows = rowsOf<{ id: string; name: string; at: string; tries: number; reason: string | null }>(
    await db.execute(sql`
      select id, name, coalesce(completed_on, created_on)::text as at, retry_count + 1 as tries,
        left(output->>'message', 500) as reason
      from pgboss.job where state = 'failed' and name not like '\\_\\_pgboss%'
      order by completed_on desc limit ${limit}`),
  );
  return rows.map(({ at, reason, ...row }) => ({
    ...row,
    at: new Date(at),
    reason: reason ?? "no reason was given",
  }));
}

/** A job that was given up, kept from changing until the transaction ends. @returns its name */
export async function lockFailedJob(tx: Db, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined;
  const rows = rowsOf<{ name: string }>(
    await tx.execute(sql`select name from pgboss.job where id = ${id} and state = 'failed' for update`),
  );
  return rows[0]?.name;
}
