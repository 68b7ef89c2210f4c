import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { isUuid } from "../../db/given.ts";
import { ownDesks, type StoredDesk } from "./own-desks.table.ts";

const alive = (now: Date) =>
  and(isNull(ownDesks.revokedAt), isNull(ownDesks.switchedOffAt), gt(ownDesks.expiresAt, now));

export async function insertDesk(db: Db, row: typeof ownDesks.$inferInsert): Promise<void> {
  await db.insert(ownDesks).values(row);
}

/** A desk whose link works; `opened` counts it. */
export async function openByToken(db: Db, tokenHash: string, now: Date): Promise<StoredDesk | undefined> {
  const [found] = await db
    .update(ownDesks)
    .set({ opened: sql`${ownDesks.opened} + 1` })
    .where(and(eq(ownDesks.tokenHash, tokenHash), alive(now)))
    .returning();
  return found;
}

export async function isAlive(db: Db, id: string, now: Date): Promise<boolean> {
  const [found] = await db
    .select({ id: ownDesks.id })
    .from(ownDesks)
    .where(and(eq(ownDesks.id, id), alive(now)));
  return found !== undefined;
}

/** Counts a call. @returns false when the desk is gone or off */
export async function countCall(db: Db, id: string, now: Date): Promise<boolean> {
  const counted = await db
    .update(ownDesks)
    .set({ calls: sql`${ownDesks.calls} + 1` })
    .where(and(eq(ownDesks.id, id), alive(now)))
    .returning({ id: ownDesks.id });
  return counted.length > 0;
}

export async function revokeByOwner(db: Db, ownerHash: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(ownDesks)
    .set({ revokedAt: now })
    .where(and(eq(ownDesks.ownerHash, ownerHash), isNull(ownDesks.revokedAt)))
    .returning({ id: ownDesks.id });
  return revoked.length > 0;
}

export async function addReport(db: Db, tokenHash: string, why: string): Promise<void> {
  await db
    .update(ownDesks)
    .set({ reports: sql`${ownDesks.reports} + 1`, lastReport: why })
    .where(eq(ownDesks.tokenHash, tokenHash));
}

/** Reported ones first, then the newest. */
export const listDesks = (db: Db, limit: number): Promise<StoredDesk[]> =>
  db
    .select()
    .from(ownDesks)
    .orderBy(desc(sql`${ownDesks.reports} > 0`), desc(ownDesks.createdAt))
    .limit(limit);

export async function findDesk(db: Db, id: string): Promise<StoredDesk | undefined> {
  if (!isUuid(id)) return undefined;
  const [found] = await db.select().from(ownDesks).where(eq(ownDesks.id, id));
  return found;
}

export async function countDesks(db: Db): Promise<number> {
  const [counted] = await db.select({ made: count() }).from(ownDesks);
  return counted?.made ?? 0;
}

/** @returns those that were on and are off now */
export const switchOff = (db: Db, id: string | "all", now: Date): Promise<{ id: string }[]> =>
  db
    .update(ownDesks)
    .set({ switchedOffAt: now })
    .where(id === "all" ? alive(now) : and(eq(ownDesks.id, id), isNull(ownDesks.switchedOffAt)))
    .returning({ id: ownDesks.id });

/** Forgets desks that ended before this moment. */
export async function sweepDesks(db: Db, before: Date): Promise<void> {
  await db.delete(ownDesks).where(lt(ownDesks.expiresAt, before));
}

const ofPerson = (email: string) => sql`lower(${ownDesks.email}) = lower(${email})`;

export const desksOfPerson = (db: Db, email: string): Promise<StoredDesk[]> =>
  db.select().from(ownDesks).where(ofPerson(email));

export async function eraseDesksOfPerson(db: Db, email: string): Promise<number> {
  const gone = await db.delete(ownDesks).where(ofPerson(email)).returning({ id: ownDesks.id });
  return gone.length;
}
