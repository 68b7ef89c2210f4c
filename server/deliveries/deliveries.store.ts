import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { type Delivery, deliveries } from "./deliveries.table.ts";

export async function insertDelivery(db: Db, row: typeof deliveries.$inferInsert): Promise<Delivery> {
  const [stored] = await db.insert(deliveries).values(row).returning();
  return stored as Delivery;
}

export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id));
  return row;
}

export async function deleteDeliveries(db: Db, subjectId: string): Promise<number> {
  const gone = await db
    .delete(deliveries)
    .where(eq(deliveries.subjectId, subjectId))
    .returning({ id: deliveries.id });
  return gone.length;
}

/** How far a mail has come, without the mail itself. */
export type DeliveryState = Pick<
  Delivery,
  "id" | "subjectId" | "toAddress" | "status" | "tries" | "response" | "createdAt" | "changedAt"
>;

const stateColumns = {
  id: deliveries.id,
  subjectId: deliveries.subjectId,
  toAddress: deliveries.toAddress,
  status: deliveries.status,
  tries: deliveries.tries,
  response: deliveries.response,
  createdAt: deliveries.createdAt,
  changedAt: deliveries.changedAt,
};

/** The mails of some records, newest first. */
export const deliveryStates = (
  db: Db,
  kind: string,
  subjectIds: readonly string[],
): Promise<DeliveryState[]> =>
  db
    .select(stateColumns)
    .from(deliveries)
    .where(and(eq(deliveries.kind, kind), inArray(deliveries.subjectId, [...subjectIds])))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id));

/** Records the outcome of one try. An accepted mail stays accepted. */
export async function recordTry(
  db: Db,
  id: string,
  outcome: { status: Delivery["status"]; response: string },
): Promise<void> {
  await db
    .update(deliveries)
    .set({ ...outcome, tries: sql`${deliveries.tries} + 1`, changedAt: sql`now()` })
    .where(and(eq(deliveries.id, id), eq(deliveries.status, "queued")));
}
