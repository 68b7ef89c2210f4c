import { type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Db } from "../db/client.ts";

/** Entries from one mark to the next: what a page skips at most. */
const APART = 500;
/** Pages nearer to an end are read from there. */
const NEAR = 1500;

interface Mark {
  at: string;
  id: string;
}
/** A list of articles, newest first by a column of theirs. */
export interface ArticleList {
  name: string;
  where: SQL;
  by: "published_at" | "created_at";
  total: number;
  /** Changes with what is in the list and with its order. */
  version: number;
}

const LISTS_KEPT = 8;
/** Every 500th entry of a list as it is at a version, by the list's name and the version. */
const marksIn = new WeakMap<object, LRUCache<string, Promise<Mark[]>>>();

/**
 * The ids of a page. From the nearer end, or from the nearest mark where that is far: an offset reads all that it skips.
 * The marks are read once for each version of the list, when somebody first asks for a page so deep.
 */
export async function idsOfPage(
  db: Db,
  list: ArticleList,
  { page, limit }: { page: number; limit: number },
): Promise<string[]> {
  const from = (page - 1) * limit;
  const take = Math.min(limit, list.total - from);
  if (take <= 0) return [];
  const column = sql.identifier(list.by);
  const newestFirst = sql`${column} desc nulls last, id desc nulls last`;
  const { where } = list;
  const read = async (question: SQL) => (await db.execute<{ id: string }>(question)).rows.map(({ id }) => id);
  if (from <= NEAR)
    return read(
      sql`select id from articles where ${where} order by ${newestFirst} limit ${take} offset ${from}`,
    );
  const after = list.total - from - take;
  if (after <= NEAR) {
    const ids = await read(sql`select id from articles where ${where}
      order by ${column} asc nulls first, id asc nulls first limit ${take} offset ${after}`);
    return ids.reverse();
  }
  const mark = (await marksOf(db, list))[Math.floor(from / APART)];
  // Fewer than were counted: somebody has just taken one away.
  if (!mark) return [];
  return read(sql`select id from articles where ${where}
    and (${column}, id) <= (${mark.at}::timestamptz, ${mark.id}::uuid)
    order by ${newestFirst} limit ${take} offset ${from % APART}`);
}

/** The first entry, the 501st and so on. */
function marksOf(db: Db, { name, where, by, version }: ArticleList): Promise<Mark[]> {
  const marks = marksIn.get(db) ?? new LRUCache<string, Promise<Mark[]>>({ max: LISTS_KEPT });
  marksIn.set(db, marks);
  const key = `${name} ${version}`;
  const known = marks.get(key);
  if (known) return known;
  const column = sql.identifier(by);
  const reading = db
    .execute<Mark & Record<string, unknown>>(sql`
      select ${column}::text as at, id from (
        select ${column}, id, row_number() over (order by ${column} desc nulls last, id desc nulls last) as place
        from articles where ${where}
      ) numbered where place % ${APART} = 1 order by place`)
    .then(({ rows }) => rows);
  reading.catch(() => marks.delete(key));
  marks.set(key, reading);
  return reading;
}
