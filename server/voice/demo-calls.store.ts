import { desc, eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type DemoCall, demoCalls } from "./demo-calls.table.ts";

/** Stores a call; one that is there already stays as it is. @returns its id */
export async function insertDemoCall(db: Db, row: typeof demoCalls.$inferInsert): Promise<string> {
  const [stored] = await db
    .insert(demoCalls)
    .values(row)
    .onConflictDoNothing({ target: demoCalls.callId })
    .returning({ id: demoCalls.id });
  if (stored) return stored.id;
  const [known] = await db
    .select({ id: demoCalls.id })
    .from(demoCalls)
    .where(eq(demoCalls.callId, row.callId));
  return known!.id;
}

/** Newest first. */
export const listDemoCalls = (db: Db, limit: number): Promise<DemoCall[]> =>
  db.select().from(demoCalls).orderBy(desc(demoCalls.createdAt)).limit(limit);
