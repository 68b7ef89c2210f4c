import { and, count, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { recoveryCodes, type User, users } from "./users.table.ts";

/** The form in which names are compared. */
export const loginNameOf = (username: string) => username.trim().normalize("NFKC").toLowerCase();

export async function findUserByName(db: Db, username: string): Promise<User | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.loginName, loginNameOf(username)));
  return row;
}

export async function findUserById(db: Db, id: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** The user as they are now, held until the transaction ends: changes of one account happen one after the other. */
export async function lockUser(tx: Db, id: string): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

export const allUsers = (db: Db): Promise<User[]> => db.select().from(users).orderBy(users.createdAt);

/** Undefined when the name is taken. */
export async function insertUser(
  db: Db,
  { username, passwordHash }: { username: string; passwordHash: string },
): Promise<User | undefined> {
  const [row] = await db
    .insert(users)
    .values({ username: username.trim(), loginName: loginNameOf(username), passwordHash })
    .onConflictDoNothing()
    .returning();
  return row;
}

export type UserChange = Partial<
  Pick<User, "displayName" | "passwordHash" | "totpSecret" | "totpPendingSecret" | "totpLastStep">
>;
export async function updateUser(db: Db, id: string, change: UserChange): Promise<void> {
  await db.update(users).set(change).where(eq(users.id, id));
}

/** Takes a time step for a user, if it is later than every one taken before. Two at once: one gets it. */
export async function claimTotpStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, id), or(isNull(users.totpLastStep), lt(users.totpLastStep, step))))
    .returning({ id: users.id });
  return rows.length === 1;
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length) await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })));
}

/** Uses a recovery code up; false when there is no such one any more. */
export async function takeRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning();
  return rows.length === 1;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}
