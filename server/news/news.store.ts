import { and, eq, getTableColumns, inArray, like, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { idsOfPage } from "./marks.ts";
import { type ArticleRow, articleCount, articleSlugs, articles } from "./news.table.ts";

const { head: _head, search: _search, ...columns } = getTableColumns(articles);
const isPublished = sql`${articles.published}`;
/** An article as stored, without what only the search reads. */
export type StoredArticle = Omit<ArticleRow, "head" | "search">;
export type NewArticle = Omit<typeof articles.$inferInsert, "head" | "search">;

const newestFirst = [sql`${articles.publishedAt} desc nulls last`, sql`${articles.id} desc nulls last`];
const oldestFirst = [sql`${articles.publishedAt} asc nulls first`, sql`${articles.id} asc nulls first`];

export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.select({ id: articles.id }).from(articles).limit(1)).length === 0;
}

export type ArticleCounts = Omit<typeof articleCount.$inferSelect, "one">;
/** How many articles there are, as triggers keep it. */
export async function countArticles(db: Db): Promise<ArticleCounts> {
  const [row] = await db.select().from(articleCount);
  return row ?? { published: 0, draft: 0, scheduled: 0, version: 0 };
}

export const countPublished = async (db: Db): Promise<number> => (await countArticles(db)).published;

/** Published articles by date, newest first. `counts`: what `countArticles` says; only ids are read up to the page. */
export async function listPublished(
  db: Db,
  {
    page,
    limit,
    counts,
  }: { page: number; limit: number; counts: Pick<ArticleCounts, "published" | "version"> },
): Promise<StoredArticle[]> {
  const { published: total, version } = counts;
  const list = { name: "public", where: isPublished, by: "published_at", total, version } as const;
  return articlesById(db, await idsOfPage(db, list, { page, limit }));
}

/** The newest published articles. */
export async function newestPublished(db: Db, limit: number): Promise<StoredArticle[]> {
  return db
    .select(columns)
    .from(articles)
    .where(isPublished)
    .orderBy(...newestFirst)
    .limit(limit);
}

/** How many of the newest are looked through for one that is of the same subject. */
const NEXT_LOOKED_AT = 200;
const keywords = (of: SQL) => sql`string_to_array(lower(regexp_replace(${of}, '\\s*,\\s*', ',', 'g')), ',')`;

/** Of the newest published articles those that share most keywords with one, and after them the newest. */
export async function nextPublished(db: Db, { id, keywords: own }: StoredArticle, limit: number) {
  const newest = db
    .select({ id: articles.id, at: articles.publishedAt, words: articles.keywords })
    .from(articles)
    .where(and(isPublished, ne(articles.id, id)))
    .orderBy(...newestFirst)
    .limit(NEXT_LOOKED_AT)
    .as("newest");
  const shared = sql`cardinality(array(
    select unnest(${keywords(sql`${newest.words}`)}) intersect select unnest(${keywords(sql`${own ?? ""}::text`)})))`;
  const next = await db
    .select({ id: newest.id })
    .from(newest)
    .orderBy(sql`${shared} desc`, sql`${newest.at} desc nulls last`)
    .limit(limit);
  return articlesById(
    db,
    next.map((each) => each.id),
  );
}

/** The articles with these ids, in this order; what is gone is left out. */
export async function articlesById(db: Db, ids: string[]): Promise<StoredArticle[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(columns).from(articles).where(inArray(articles.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const findArticle = async (db: Db, id: string): Promise<StoredArticle | undefined> =>
  (await db.select(columns).from(articles).where(eq(articles.id, id)))[0];

/** The same, kept from changing until the transaction ends. */
export const lockArticle = async (tx: Db, id: string): Promise<StoredArticle | undefined> =>
  (await tx.select(columns).from(articles).where(eq(articles.id, id)).for("update"))[0];

/** The published article that has the slug, or else once had it. */
export async function findPublishedBySlug(db: Db, slug: string): Promise<StoredArticle | undefined> {
  const [current] = await db
    .select(columns)
    .from(articles)
    .where(and(eq(articles.slug, slug), isPublished));
  if (current) return current;
  const [moved] = await db
    .select(columns)
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(and(eq(articleSlugs.slug, slug), isPublished));
  return moved;
}

/** Slugs that begin like this one and are in use or lead to an article. */
export async function slugsLike(db: Db, slug: string): Promise<Set<string>> {
  const begins = (column: typeof articles.slug | typeof articleSlugs.slug): SQL | undefined =>
    or(eq(column, slug), like(column, `${slug}-%`));
  const [current, old] = [
    await db.select({ slug: articles.slug }).from(articles).where(begins(articles.slug)),
    await db.select({ slug: articleSlugs.slug }).from(articleSlugs).where(begins(articleSlugs.slug)),
  ];
  return new Set([...current, ...old].map((row) => row.slug));
}

export async function slugInUse(db: Db, slug: string, except: string): Promise<boolean> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), sql`${articles.id} <> ${except}`));
  return rows.length > 0;
}

/** Whoever gives an article its address waits for whoever does so now: no two choose the same one. */
export async function lockSlugs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('article slugs'))`);
}

/**
 * Lets the article's former slug lead to it. A slug that leads to another article goes on doing so until this one is
 * public under it; and one that this article never had in public is not taken from whom it leads to.
 */
export async function moveSlug(
  tx: Db,
  { id: articleId, slug: from, publishedAt }: Pick<StoredArticle, "id" | "slug" | "publishedAt">,
  to: string,
): Promise<void> {
  await tx.delete(articleSlugs).where(and(eq(articleSlugs.slug, to), eq(articleSlugs.articleId, articleId)));
  const leads = tx.insert(articleSlugs).values({ slug: from, articleId });
  if (publishedAt) await leads.onConflictDoUpdate({ target: articleSlugs.slug, set: { articleId } });
  else await leads.onConflictDoNothing();
}

export async function insertArticles(db: Db, rows: NewArticle[]): Promise<StoredArticle[]> {
  return db.insert(articles).values(rows).returning(columns);
}

/** @param changes beside which version and time of change move on */
export async function updateArticle(
  tx: Db,
  id: string,
  changes: Partial<NewArticle>,
): Promise<StoredArticle | undefined> {
  const [row] = await tx
    .update(articles)
    .set({ ...changes, version: sql`${articles.version} + 1`, updatedAt: sql`now()` })
    .where(eq(articles.id, id))
    .returning(columns);
  return row;
}

/** Leaves version and time of change alone: the words are the same. */
export async function setShareImage(db: Db, id: string, shareImage: string): Promise<void> {
  await db.update(articles).set({ shareImage }).where(eq(articles.id, id));
}

export async function deleteArticle(tx: Db, id: string): Promise<boolean> {
  return (await tx.delete(articles).where(eq(articles.id, id)).returning({ id: articles.id })).length > 0;
}

/** Addresses of published articles, oldest first, so that a page of the site map fills up and then stays as it is. */
export async function publishedAddresses(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return db
    .select({ slug: articles.slug, updatedAt: articles.updatedAt })
    .from(articles)
    .where(isPublished)
    .orderBy(...oldestFirst)
    .limit(limit)
    .offset(offset);
}
