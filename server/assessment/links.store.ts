import { and, eq, isNull, max, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { assessmentLinks, type ErasureReceipt, erasureReceipts, type LinkKind } from "./assessment.table.ts";

export async function insertLink(
  db: Db,
  row: { tokenHash: string; assessmentId: string; kind: LinkKind },
): Promise<void> {
  await db.insert(assessmentLinks).values(row);
}

/** A link that still works. */
export async function findLink(
  db: Db,
  tokenHash: string,
): Promise<{ assessmentId: string; kind: LinkKind } | undefined> {
  const [row] = await db
    .select({ assessmentId: assessmentLinks.assessmentId, kind: assessmentLinks.kind })
    .from(assessmentLinks)
    .where(and(eq(assessmentLinks.tokenHash, tokenHash), isNull(assessmentLinks.revokedAt)));
  return row;
}

export async function revokeLinks(db: Db, assessmentId: string): Promise<void> {
  await db
    .update(assessmentLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(assessmentLinks.assessmentId, assessmentId), isNull(assessmentLinks.revokedAt)));
}

/** When the last of the links was taken back; null while one works, or where there never was one. */
export async function linksRevokedAt(db: Db, assessmentId: string): Promise<Date | null> {
  const [row] = await db
    .select({
      last: max(assessmentLinks.revokedAt),
      working: sql<number>`count(*) filter (where ${assessmentLinks.revokedAt} is null)::int`,
    })
    .from(assessmentLinks)
    .where(eq(assessmentLinks.assessmentId, assessmentId));
  return row && row.working === 0 ? row.last : null;
}

export async function insertReceipt(
  db: Db,
  row: typeof erasureReceipts.$inferInsert,
): Promise<ErasureReceipt> {
  const [stored] = await db.insert(erasureReceipts).values(row).returning();
  return stored as ErasureReceipt;
}
