import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { tallies } from "./tallies.table.ts";

/** Rows of changes from which on they are put together. */
const MANY = 200;

/** Counts of a list whose table has triggers for them, by key. Exact. */
export async function tallyOf(db: Db, list: string): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ key: string; n: number; changes: number }>(sql`
    select key, sum(n)::int as n, count(*)::int as changes from ${tallies} where list = ${list} group by key`);
  if (rows.reduce((sum, { changes }) => sum + changes, 0) > MANY) await putTogether(db, list);
  return new Map(rows.map(({ key, n }) => [key, n]));
}

/** Hourly, for lists that nobody looks at. */
export async function sweepTallies(db: Db): Promise<void> {
  const { rows } = await db.execute<{ list: string }>(
    sql`select list from ${tallies} group by list having count(*) > ${MANY}`,
  );
  for (const { list } of rows) await putTogether(db, list);
}

/** Two who do so at once: what the one has taken away the other does not find. */
const putTogether = (db: Db, list: string) =>
  db.execute(sql`
    with gone as (delete from ${tallies} where list = ${list} returning key, n)
    insert into ${tallies} (list, key, n) select ${list}, key, sum(n) from gone group by key having sum(n) <> 0`);
