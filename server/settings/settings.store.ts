import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { settings } from "./settings.table.ts";

export async function readSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

/** Stores a value under a key that has none yet; true when this call was the first. */
export async function claimSetting(db: Db, key: string, value: unknown): Promise<boolean> {
  const rows = await db.insert(settings).values({ key, value }).onConflictDoNothing().returning();
  return rows.length === 1;
}

/** Stores a value, whatever there was. */
export async function writeSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The secret that signs tokens: made once, shared by all nodes through the database. 32 bytes. */
export async function signingSecret(db: Db): Promise<Buffer> {
  await claimSetting(db, "signing-secret", randomBytes(32).toString("base64url"));
  return Buffer.from(String(await readSetting(db, "signing-secret")), "base64url");
}
