import { asc, count, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { hasText } from "../db/has-text.ts";
import { findNewest } from "../db/reach.ts";
import { type Media, media, mediaWords } from "./media.table.ts";

/** Stores an image's row; the same image again keeps its first row. True when it was new. */
export async function insertMedia(db: Pick<Db, "insert">, row: typeof media.$inferInsert): Promise<boolean> {
  const rows = await db.insert(media).values(row).onConflictDoNothing().returning({ hash: media.hash });
  return rows.length === 1;
}

/** Among the newest again, as somebody who uploads it once more expects. */
export async function uploadedAgain(db: Pick<Db, "update">, hash: string): Promise<void> {
  await db.update(media).set({ createdAt: sql`now()` }).where(eq(media.hash, hash));
}

export async function findMedia(db: Pick<Db, "select">, hash: string): Promise<Media | undefined> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash));
  return row;
}

/** The images beside one in the list. */
export async function findBeside(
  db: Pick<Db, "select">,
  hash: string,
): Promise<{ newer: string | null; older: string | null }> {
  // Compared inside the database: a Date here has lost the microseconds.
  const at = sql`(select m.created_at, m.hash from ${media} m where m.hash = ${hash})`;
  const beside = async (is: SQL, by: SQL[]) => {
    const [row] = await db
      .select({ hash: media.hash })
      .from(media)
      .where(is)
      .orderBy(...by)
      .limit(1);
    return row?.hash ?? null;
  };
  const place = sql`(${media.createdAt}, ${media.hash})`;
  return {
    newer: await beside(sql`${place} > ${at}`, [asc(media.createdAt), asc(media.hash)]),
    older: await beside(sql`${place} < ${at}`, [desc(media.createdAt), desc(media.hash)]),
  };
}

/** A page of them, newest first, and how many there are; of a search at most 500. */
export async function findMediaPage(
  db: Db,
  search: string | undefined,
  at: { limit: number; offset: number },
): Promise<{ rows: Media[]; total: number }> {
  const newestFirst = [desc(media.createdAt), desc(media.hash)];
  const found = search
    ? await findNewest(db, { table: sql`${media}`, id: "hash", match: hasText(mediaWords, search) }, at)
    : undefined;
  const rows = await (found
    ? db
        .select()
        .from(media)
        .where(sql`${media.hash} = any(${sql.param(found.ids)})`)
        .orderBy(...newestFirst)
    : db
        .select()
        .from(media)
        .orderBy(...newestFirst)
        .limit(at.limit)
        .offset(at.offset));
  return { rows, total: found?.total ?? (await db.$count(media)) };
}

export async function sumMedia(db: Pick<Db, "select">): Promise<{ images: number; bytes: number }> {
  const bytes = sql<number>`coalesce(sum((select sum((v->>'bytes')::bigint) from jsonb_array_elements(${media.variants}) v)), 0)::bigint`;
  const [row] = await db.select({ images: count(), bytes: bytes.mapWith(Number) }).from(media);
  return row ?? { images: 0, bytes: 0 };
}

/** @returns false when there is no such image (any more) */
export async function updateAlt(db: Pick<Db, "update">, hash: string, alt: string): Promise<boolean> {
  const rows = await db
    .update(media)
    .set({ alt })
    .where(eq(media.hash, hash))
    .returning({ hash: media.hash });
  return rows.length === 1;
}

/** @returns false when there is no such image (any more) */
export async function deleteMedia(db: Pick<Db, "delete">, hash: string): Promise<boolean> {
  const rows = await db.delete(media).where(eq(media.hash, hash)).returning({ hash: media.hash });
  return rows.length === 1;
}
