import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { CopyHolder, WorkingFields } from "../../../contracts/news-editing.ts";
import { wordsOf } from "../../../contracts/news-fields.ts";
import type { Db } from "../../db/client.ts";
import type { StoredArticle } from "../news.store.ts";
import { articleRevisions, articleWorkingCopies, type RevisionRow } from "./editing.table.ts";

const REVISIONS_MAX = 200;
const NEW_COPIES_MAX = 10;

/** Keeps the article as it is stored now; a version that is kept already stays as it was. */
export async function insertRevision(tx: Db, article: StoredArticle, savedBy: string): Promise<void> {
  const { id, version, slug, published, updatedAt } = article;
  await tx
    .insert(articleRevisions)
    .values({
      articleId: id,
      version,
      slug,
      ...wordsOf(article),
      published,
      savedAt: updatedAt,
      savedBy,
    })
    .onConflictDoNothing();
}

export const findRevisions = (db: Db, articleId: string) =>
  db
    .select({
      version: articleRevisions.version,
      title: articleRevisions.title,
      published: articleRevisions.published,
      savedAt: articleRevisions.savedAt,
      savedBy: articleRevisions.savedBy,
    })
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, articleId))
    .orderBy(desc(articleRevisions.version))
    .limit(REVISIONS_MAX);

export const findRevision = async (
  db: Db,
  articleId: string,
  version: number,
): Promise<RevisionRow | undefined> =>
  (
    await db
      .select()
      .from(articleRevisions)
      .where(and(eq(articleRevisions.articleId, articleId), eq(articleRevisions.version, version)))
  )[0];

/** A working copy as far as its writer knows it. */
export type KeptCopy = Omit<typeof articleWorkingCopies.$inferSelect, "articleId" | "form">;

export interface WorkingCopyKey {
  key: string;
  userId: string;
}
const isCopy = ({ key, userId }: WorkingCopyKey) =>
  and(eq(articleWorkingCopies.key, key), eq(articleWorkingCopies.userId, userId));

/** The copy that this form wrote, or began with. */
const isHeldBy = (holder: CopyHolder): SQL | undefined =>
  or(
    eq(articleWorkingCopies.form, holder.form),
    holder.seen ? eq(articleWorkingCopies.savedAt, new Date(holder.seen)) : undefined,
  );

/**
 * Keeps a copy beside its article, or by itself when there is no such article (any more).
 * @returns false when there is a copy that is not the holder's: it stays as it is
 */
export async function upsertWorkingCopy(
  db: Db,
  copy: WorkingCopyKey & { baseVersion: number | null; fields: WorkingFields; savedAt: Date },
  holder: CopyHolder | undefined,
): Promise<boolean> {
  // Locked: the article cannot go before the copy that names it stands.
  const articleId = sql<string | null>`(select id from articles where id = ${copy.key} for key share)`;
  const { key, userId, ...words } = { ...copy, form: holder?.form ?? null };
  const written = await db
    .insert(articleWorkingCopies)
    .values({ key, userId, articleId, ...words })
    .onConflictDoUpdate({
      target: [articleWorkingCopies.key, articleWorkingCopies.userId],
      set: { articleId: sql`excluded.article_id`, ...words },
      setWhere: holder && isHeldBy(holder),
    })
    .returning({ key: articleWorkingCopies.key });
  return written.length > 0;
}

export const findWorkingCopy = async (db: Db, key: WorkingCopyKey) =>
  (await db.select().from(articleWorkingCopies).where(isCopy(key)))[0];

/** Of articles that were never saved, the newest first. */
export const findNewCopies = (db: Db, userId: string) =>
  db
    .select()
    .from(articleWorkingCopies)
    .where(and(eq(articleWorkingCopies.userId, userId), isNull(articleWorkingCopies.articleId)))
    .orderBy(desc(articleWorkingCopies.savedAt))
    .limit(NEW_COPIES_MAX);

/** @param holder whose copy may go; without one, any */
export async function deleteWorkingCopy(db: Db, key: WorkingCopyKey, holder?: CopyHolder): Promise<void> {
  await db.delete(articleWorkingCopies).where(and(isCopy(key), holder && isHeldBy(holder)));
}

export async function deleteCopiesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(articleWorkingCopies).where(lt(articleWorkingCopies.savedAt, moment));
}
