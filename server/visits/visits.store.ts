import { gte, lt, min, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { visitCounts } from "./visits.table.ts";

export interface Counted {
  kind: string;
  name: string;
  source: string;
}

/** Adds one to each; all different from one another. @param day `2026-05-04` */
export async function addCounts(db: Db, day: string, counted: readonly Counted[]): Promise<void> {
  // In one order: two that add the same must not wait for each other.
  const rows = counted
    .toSorted((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1))
    .map((each) => ({ day, ...each, count: 1 }));
  await db
    .insert(visitCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [visitCounts.day, visitCounts.kind, visitCounts.name, visitCounts.source],
      set: { count: sql`${visitCounts.count} + 1` },
    });
}

export const countsSince = (db: Db, day: string) =>
  db.select().from(visitCounts).where(gte(visitCounts.day, day));
/** The first day that anything was counted on. */
export async function firstDay(db: Db): Promise<string | null> {
  const [first] = await db.select({ day: min(visitCounts.day) }).from(visitCounts);
  return first?.day ?? null;
}

export type Count = Awaited<ReturnType<typeof countsSince>>[number];

export async function deleteBefore(db: Db, day: string): Promise<void> {
  await db.delete(visitCounts).where(lt(visitCounts.day, day));
}
