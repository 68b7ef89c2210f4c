import { type SQL, sql } from "drizzle-orm";
import { FOUND_MAX, REACH } from "../../contracts/reach.ts";
import type { Db } from "./client.ts";

/** Matches up to which a search sorts them all. */
const SORTED = 800;
/** Of a search that finds more than that, the newest entries that are looked through for matches. */
const LOOKED_AT = 2000;

/** Pages of a list with so many entries, at least one. */
export const pagesOf = (total: number, limit: number): number =>
  Math.max(1, Math.ceil(Math.min(total, REACH) / limit));

/** How many rows a question finds, counted no further than the pages lead. */
export async function countWithin(db: Db, table: SQL, where: SQL | undefined): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from ${table} where ${where ?? sql`true`} limit ${REACH}) found`,
  );
  return rows[0]?.n ?? 0;
}

export interface FoundIds {
  ids: string[];
  total: number;
}
export interface Search {
  table: SQL;
  /** The column that names an entry, beside `created_at`. */
  id?: string;
  match: SQL;
  /** What the words name by itself, as by its number: it comes first, however many others fit. */
  first?: SQL;
  where?: SQL;
  /** Of what was found; what was found are the newest in any case. */
  order?: "newest" | "oldest";
}
/**
 * A page of what a search finds, newest first, and how much that is, at most 500: the newest ones of up to 800 matches.
 * Where there are more, those among the newest 2,000 entries, and as many others as there is room for: the work stays
 * bounded.
 */
export async function findNewest(
  db: Db,
  { table, id = "id", match, first = sql`false`, where = sql`true`, order = "newest" }: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundIds> {
  const key = sql.identifier(id);
  const { rows } = await db.execute<{ id: string; first: boolean }>(sql`
    with hits as materialized (
      select ${key} as id, created_at from ${table} where ${match} and ${where} limit ${SORTED + 1}
    ), many as materialized (select count(*) > ${SORTED} as yes from hits)
    select id, bool_or(first) as first from (
      select id, created_at, false as first from hits
      union all
      (select ${key}, created_at, false from (
        select * from ${table} where (select yes from many) and ${where}
        order by created_at desc, ${key} desc limit ${LOOKED_AT}
      ) newest where ${match} order by created_at desc, ${key} desc limit ${FOUND_MAX})
      union all
      select ${key}, created_at, true from ${table} where ${first} and ${where}
    ) found group by id, created_at order by 2 desc, created_at desc, id desc limit ${FOUND_MAX}`);
  if (order === "oldest") rows.reverse().sort((a, b) => Number(b.first) - Number(a.first));
  return { total: rows.length, ids: rows.slice(offset, offset + limit).map((row) => row.id) };
}
