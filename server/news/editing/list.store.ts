import { and, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { ArticleStatus } from "../../../contracts/news-editing.ts";
import type { Db } from "../../db/client.ts";
import { countPublished, type StoredArticle } from "../news.store.ts";
import { articles } from "../news.table.ts";
import { tsQuery } from "../search.store.ts";

/** Matches of a search that are counted and can be paged through. */
const FOUND_MAX = 500;

const { head: _head, search: _search, content: _content, ...columns } = getTableColumns(articles);
export type ListedArticle = Omit<StoredArticle, "content">;
export interface ListRequest {
  page: number;
  limit: number;
  search: string;
  status: ArticleStatus | "";
}
export type StatusCounts = Record<ArticleStatus | "all", number>;

const newestFirst = sql`created_at desc nulls last, id desc nulls last`;
const oldestFirst = sql`created_at asc nulls first, id asc nulls first`;
const having: Record<ArticleStatus | "", SQL> = {
  published: sql`published`,
  draft: sql`not published`,
  scheduled: sql`not published and publish_at is not null`,
  "": sql`true`,
};

/** How many articles there are: the published ones by the counter, of the others one index is read. */
export async function countByStatus(db: Db): Promise<StatusCounts> {
  const published = await countPublished(db);
  const { rows } = await db.execute<{ draft: string; scheduled: string }>(
    sql`select count(*) as draft, count(publish_at) as scheduled from articles where not published`,
  );
  const draft = Number(rows[0]?.draft ?? 0);
  return { all: published + draft, published, draft, scheduled: Number(rows[0]?.scheduled ?? 0) };
}

/** A page of all articles, newest first. Only ids are read up to the page, from whichever end is nearer. */
export async function listArticles(
  db: Db,
  { page, limit, status }: ListRequest,
  total: number,
): Promise<ListedArticle[]> {
  const from = (page - 1) * limit;
  const take = Math.min(limit, total - from);
  if (take <= 0) return [];
  const backwards = from > total / 2;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from articles where ${having[status]}
    order by ${backwards ? oldestFirst : newestFirst}
    limit ${take} offset ${backwards ? total - from - take : from}`);
  if (backwards) rows.reverse();
  return byIds(
    db,
    rows.map(({ id }) => id),
  );
}

/**
 * Articles that hold all words of a search (the last one also as a beginning), newest first. The published ones are
 * found by their index, the others looked through; more than 500 matches are neither counted nor shown.
 */
export async function searchArticles(db: Db, { page, limit, search, status }: ListRequest) {
  const query = tsQuery(search);
  const hits = sql`
    select id, created_at from articles where published and search @@ ${query} and ${having[status]}
    union all
    select id, created_at from articles where not published and search @@ ${query} and ${having[status]}`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${hits}) found order by ${newestFirst} limit ${FOUND_MAX}`,
  );
  const ids = rows.map(({ id }) => id);
  return { total: ids.length, articles: await byIds(db, ids.slice((page - 1) * limit, page * limit)) };
}

async function byIds(db: Db, ids: string[]): Promise<ListedArticle[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(articles)
    .where(and(inArray(articles.id, ids)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Ids of drafts whose time has come, the earliest first. */
export async function dueArticles(db: Db, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from articles where publish_at is not null and publish_at <= ${now} order by publish_at limit 100`);
  return rows.map(({ id }) => id);
}
