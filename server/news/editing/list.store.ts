import { and, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { ArticleStatus } from "../../../contracts/news-editing.ts";
import { FOUND_MAX } from "../../../contracts/reach.ts";
import type { Db } from "../../db/client.ts";
import { idsOfPage } from "../marks.ts";
import { countArticles, type StoredArticle } from "../news.store.ts";
import { articles } from "../news.table.ts";
import { NEWEST_LOOKED_AT, tsQuery } from "../search.store.ts";

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
const having: Record<ArticleStatus | "", SQL> = {
  published: sql`published`,
  // What goes live by itself is counted once, as what it is.
  draft: sql`not published and publish_at is null`,
  scheduled: sql`not published and publish_at is not null`,
  "": sql`true`,
};

export async function countByStatus(db: Db): Promise<StatusCounts & { version: number }> {
  const counts = await countArticles(db);
  return { ...counts, draft: counts.draft - counts.scheduled, all: counts.published + counts.draft };
}

/** A page of all articles, newest first. Only ids are read up to the page. */
export async function listArticles(
  db: Db,
  { page, limit, status }: ListRequest,
  { total, version }: { total: number; version: number },
): Promise<ListedArticle[]> {
  const list = { name: status || "all", where: having[status], by: "created_at", total, version } as const;
  return byIds(db, await idsOfPage(db, list, { page, limit }));
}

/**
 * Articles that hold all words of a search (the last one also as a beginning), newest first. More than 500 matches are
 * neither counted nor shown; where there are more, the newest articles are looked through by title, excerpt and keywords.
 */
export async function searchArticles(db: Db, { page, limit, search, status }: ListRequest) {
  const query = tsQuery(search);
  // Each has an index of its own.
  const part = (published: SQL) => sql`(select id, created_at from articles
    where ${published} and search @@ ${query} and ${having[status]} limit ${FOUND_MAX + 1})`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with hits as materialized (${part(sql`published`)} union all ${part(sql`not published`)}),
    many as materialized (select count(*) > ${FOUND_MAX} as yes from hits)
    select id from (
      select id, created_at from hits
      union
      select id, created_at from (
        select id, created_at, head from articles where ${having[status]} and (select yes from many)
        order by ${newestFirst} limit ${NEWEST_LOOKED_AT}
      ) newest where head @@ ${query}
    ) found order by ${newestFirst} limit ${FOUND_MAX}`);
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
