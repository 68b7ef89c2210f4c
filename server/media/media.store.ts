import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type Media, media } from "./media.table.ts";

/** Stores an image's row; the same image again keeps its first row. True when it was new. */
export async function insertMedia(db: Pick<Db, "insert">, row: typeof media.$inferInsert): Promise<boolean> {
  const rows = await db.insert(media).values(row).onConflictDoNothing().returning({ hash: media.hash });
  return rows.length === 1;
}

export async function findMedia(db: Pick<Db, "select">, hash: string): Promise<Media | undefined> {
  const [row] = await db.select().from(media).where(eq(media.hash, hash));
  return row;
}

/** Newest first. */
export const listMedia = (
  db: Pick<Db, "select">,
  { limit, offset }: { limit: number; offset: number },
): Promise<Media[]> =>
  db.select().from(media).orderBy(desc(media.createdAt), desc(media.hash)).limit(limit).offset(offset);

export async function countMedia(db: Pick<Db, "select">): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(media);
  return row?.count ?? 0;
}

export async function deleteMedia(db: Pick<Db, "delete">, hash: string): Promise<void> {
  await db.delete(media).where(eq(media.hash, hash));
}
