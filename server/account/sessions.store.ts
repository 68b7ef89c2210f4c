import { createHash } from "node:crypto";
import { and, desc, eq, gt, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type Session, sessions } from "./sessions.table.ts";
import { users } from "./users.table.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** Sessions that began or were last seen before these moments are over. */
export interface Horizon {
  createdAfter: Date;
  seenAfter: Date;
}
const alive = ({ createdAfter, seenAfter }: Horizon) =>
  and(gt(sessions.createdAt, createdAfter), gt(sessions.lastSeenAt, seenAfter));

export async function insertSession(
  db: Db,
  { token, ...row }: { token: string; userId: string; address: string; userAgent: string; at: Date },
): Promise<Session> {
  const { at, ...rest } = row;
  const [stored] = await db
    .insert(sessions)
    .values({ ...rest, tokenHash: hashOf(token), createdAt: at, lastSeenAt: at })
    .returning();
  return stored as Session;
}

export async function findSession(db: Db, token: string, horizon: Horizon) {
  const [row] = await db
    .select({
      id: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      userId: users.id,
      username: users.username,
      displayName: users.displayName,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, hashOf(token)), alive(horizon)));
  return row;
}

/** It cannot have begun later than it is used: its days count from a clock that was put right. */
export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  const createdAt = sql`least(${sessions.createdAt}, ${at}::timestamptz)`;
  await db.update(sessions).set({ lastSeenAt: at, createdAt }).where(eq(sessions.id, id));
}

/** The user's live sessions, newest activity first. */
export const sessionsOf = (db: Db, userId: string, horizon: Horizon): Promise<Session[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), alive(horizon)))
    .orderBy(desc(sessions.lastSeenAt));

export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
}

/** @returns what the session was; undefined when the user has none of that id */
export async function deleteSession(db: Db, userId: string, id: string): Promise<Session | undefined> {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning();
  return row;
}

/** Ends all sessions of a user, or all but one. @returns how many */
export async function deleteSessionsOf(db: Db, userId: string, exceptId?: string): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), exceptId ? ne(sessions.id, exceptId) : undefined))
    .returning({ id: sessions.id });
  return rows.length;
}

export async function deleteEndedSessions(db: Db, { createdAfter, seenAfter }: Horizon): Promise<void> {
  await db
    .delete(sessions)
    .where(or(lt(sessions.createdAt, createdAfter), lt(sessions.lastSeenAt, seenAfter)));
}
