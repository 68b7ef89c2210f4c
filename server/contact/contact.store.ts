import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type ContactMessage, contactMessages } from "./contact.table.ts";

/** Stores a message; undefined when one with the same idempotency key is there already. */
export async function insertMessage(
  db: Db,
  row: typeof contactMessages.$inferInsert,
): Promise<ContactMessage | undefined> {
  const [stored] = await db
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing({ target: contactMessages.idempotencyKey })
    .returning();
  return stored;
}

export async function findByIdempotencyKey(db: Db, key: string): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.idempotencyKey, key));
  return row;
}

/** How often the same words have come from the same sender since a moment. */
export async function countRepetitions(
  db: Db,
  { fingerprint, email }: { fingerprint: string; email: string },
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.fingerprint, fingerprint),
        sql`lower(${contactMessages.email}) = lower(${email})`,
        gt(contactMessages.createdAt, since),
      ),
    );
  return row?.n ?? 0;
}
