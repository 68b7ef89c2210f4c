import { desc, gte, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { callFaults } from "./call-faults.table.ts";

export type CallFaultCount = typeof callFaults.$inferSelect;

/** One more of its day, provider and kind: what it says takes the place of what the one before said. */
export async function countFault(db: Db, fault: Omit<CallFaultCount, "count">): Promise<void> {
  const { day: _day, provider: _provider, kind: _kind, ...said } = fault;
  await db
    .insert(callFaults)
    .values({ ...fault, count: 1 })
    .onConflictDoUpdate({
      target: [callFaults.day, callFaults.provider, callFaults.kind],
      set: { ...said, count: sql`${callFaults.count} + 1` },
    });
}

/** Counts since a day (`YYYY-MM-DD`), the newest and most frequent first. */
export const listFaults = (db: Db, since: string): Promise<CallFaultCount[]> =>
  db
    .select()
    .from(callFaults)
    .where(gte(callFaults.day, since))
    .orderBy(desc(callFaults.day), desc(callFaults.count), callFaults.kind);
