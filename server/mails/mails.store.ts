import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  min,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { MAILS_TO_US } from "../../contracts/mails.ts";
import type { Db } from "../db/client.ts";
import { DAY_MS } from "../days.ts";
import { endOf, isUuid } from "../db/given.ts";
import { hasText } from "../db/has-text.ts";
import { countWithin, findNewest } from "../db/reach.ts";
import { tallyOf } from "../db/tallies.ts";
import { type Delivery, mails, mailWords, openFailure, written } from "./mails.table.ts";

/** Stores a mail; undefined when there is one of that id already. */
export async function insertDelivery(db: Db, row: typeof mails.$inferInsert): Promise<Delivery | undefined> {
  const [stored] = await db.insert(mails).values(row).onConflictDoNothing({ target: mails.id }).returning();
  return stored;
}

export async function findDelivery(db: Db, id: string): Promise<Delivery | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

/** The same, kept from changing until the transaction ends. */
export async function lockDelivery(tx: Db, id: string): Promise<Delivery | undefined> {
  const [row] = await tx.select().from(mails).where(eq(mails.id, id)).for("update");
  return row;
}

/** How far a mail has come, without the mail itself. */
export type DeliveryState = Pick<
  Delivery,
  "id" | "kind" | "subjectId" | "toAddress" | "status" | "tries" | "response" | "createdAt" | "changedAt"
>;

const stateColumns = {
  id: mails.id,
  kind: mails.kind,
  subjectId: mails.subjectId,
  toAddress: mails.toAddress,
  status: mails.status,
  tries: mails.tries,
  response: mails.response,
  createdAt: mails.createdAt,
  changedAt: mails.changedAt,
};

/** The mails of some records, newest first. */
export const deliveryStates = (
  db: Db,
  kinds: readonly string[],
  subjectIds: readonly string[],
): Promise<DeliveryState[]> =>
  db
    .select(stateColumns)
    .from(mails)
    .where(and(inArray(mails.kind, [...kinds]), inArray(mails.subjectId, [...subjectIds])))
    .orderBy(desc(mails.createdAt), desc(mails.id));

/** Records the outcome of one try. An accepted mail stays accepted. */
export async function recordTry(
  db: Db,
  id: string,
  outcome: { status: Delivery["status"]; response: string },
): Promise<Delivery | undefined> {
  const [tried] = await db
    .update(mails)
    .set({ ...outcome, tries: sql`${mails.tries} + 1`, changedAt: sql`now()` })
    .where(and(eq(mails.id, id), eq(mails.status, "queued")))
    .returning();
  return tried;
}

/** Of one that was only written, nothing has left the house: it waits as it is, under its own message id. */
const anew = { status: "queued", tries: 0, response: null, changedAt: sql`now()` } as const;

/** @returns the mail that waits again; undefined unless it was only written */
export async function requeueWritten(
  tx: Db,
  id: string,
  { to, key }: { to?: string; key?: string },
): Promise<Delivery | undefined> {
  const [row] = await tx
    .update(mails)
    .set({ ...anew, actKey: key ?? null, ...(to && { toAddress: to }) })
    .where(and(eq(mails.id, id), written))
    .returning();
  return row;
}

/** The oldest of them. Who asks at the same time waits, and finds none of these. @returns their ids */
export async function requeueAllWritten(tx: Db, limit: number): Promise<string[]> {
  const oldest = tx
    .select({ id: mails.id })
    .from(mails)
    .where(written)
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .limit(limit)
    .for("update");
  const rows = await tx.update(mails).set(anew).where(inArray(mails.id, oldest)).returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

/** Of these mails, those that failed and are not settled, kept from changing until the transaction ends; oldest first. */
export const lockOpenFailures = (tx: Db, ids: readonly string[]): Promise<Delivery[]> =>
  tx
    .select()
    .from(mails)
    .where(and(amongst(ids), openFailure))
    .orderBy(asc(mails.createdAt), asc(mails.id))
    .for("update");

/** @returns the ids of those that were changed */
export async function settle(tx: Db, ids: readonly string[], settled: boolean): Promise<string[]> {
  const rows = await tx
    .update(mails)
    .set({ settledAt: settled ? sql`now()` : null })
    .where(
      and(amongst(ids), settled ? openFailure : and(eq(mails.status, "failed"), isNotNull(mails.settledAt))),
    )
    .returning({ id: mails.id });
  return rows.map(({ id }) => id);
}

/** What is no id at all is none of them. */
const amongst = (ids: readonly string[]) => inArray(mails.id, ids.filter(isUuid));

export interface DeliveryFilter {
  search?: string;
  status?: Delivery["status"] | "written" | "taken" | "";
  to?: "clients" | "us" | "";
  /** `YYYY-MM-DD`, UTC. */
  from?: string;
  until?: string;
}
function inStatus(status: DeliveryFilter["status"]) {
  if (status === "written") return written;
  if (status === "taken") return and(eq(mails.status, "accepted"), sql`(${written}) is not true`);
  if (status === "failed") return openFailure;
  return status ? eq(mails.status, status) : undefined;
}
function goingTo(to: DeliveryFilter["to"]) {
  if (!to) return undefined;
  return to === "us" ? inArray(mails.kind, [...MAILS_TO_US]) : notInArray(mails.kind, [...MAILS_TO_US]);
}

/** What lists show: everything but the mail's parts. */
const listed = {
  id: mails.id,
  kind: mails.kind,
  toAddress: mails.toAddress,
  settledAt: mails.settledAt,
  subject: mails.subject,
  status: mails.status,
  tries: mails.tries,
  response: mails.response,
  createdAt: mails.createdAt,
  changedAt: mails.changedAt,
};
export type ListedDelivery = Pick<Delivery, keyof typeof listed>;

/** A page of them, newest first, and how many there are; of a search at most 500. */
export async function findDeliveries(
  db: Db,
  { search, status, to, from, until }: DeliveryFilter,
  at: { limit: number; offset: number },
): Promise<{ rows: ListedDelivery[]; total: number }> {
  const where = and(
    inStatus(status),
    goingTo(to),
    from ? gte(mails.createdAt, new Date(from)) : undefined,
    until ? lt(mails.createdAt, endOf(until)) : undefined,
  );
  const found = search
    ? await findNewest(db, { table: sql`${mails}`, match: hasText(mailWords, search), where }, at)
    : undefined;
  const newestFirst = [desc(mails.createdAt), desc(mails.id)];
  // Only ids are read up to the page.
  const ids = found
    ? sql`${mails.id} = any(${sql.param(found.ids)})`
    : inArray(
        mails.id,
        db
          .select({ id: mails.id })
          .from(mails)
          .where(where)
          .orderBy(...newestFirst)
          .limit(at.limit)
          .offset(at.offset),
      );
  const rows = await db
    .select(listed)
    .from(mails)
    .where(ids)
    .orderBy(...newestFirst);
  if (found) return { rows, total: found.total };
  if (status === "written" || status === "taken" || status === "failed" || to || from || until)
    return { rows, total: await countWithin(db, sql`${mails}`, where) };
  const counts = await tallyOf(db, "deliveries");
  return {
    rows,
    total: status ? (counts.get(status) ?? 0) : [...counts.values()].reduce((sum, n) => sum + n, 0),
  };
}

/** How many there are of each; the written ones are counted as far as pages lead. */
export async function countDeliveries(db: Db) {
  const counts = await tallyOf(db, "deliveries");
  const files = await countWithin(db, sql`${mails}`, written);
  const failed = await countWithin(db, sql`${mails}`, openFailure);
  return {
    queued: counts.get("queued") ?? 0,
    taken: Math.max(0, (counts.get("accepted") ?? 0) - files),
    failed,
    settled: Math.max(0, (counts.get("failed") ?? 0) - failed),
    written: files,
  };
}

/** Those that wait, whenever they were made; of the others those of the last day. */
export const countByStatus = (db: Db): Promise<{ status: string; count: number }[]> =>
  db
    .select({ status: mails.status, count: sql<number>`count(*)::int` })
    .from(mails)
    .where(or(eq(mails.status, "queued"), gt(mails.createdAt, sql`now() - interval '1 day'`)))
    .groupBy(mails.status);

/** As `findDelivery`, for an id from outside that may be none. */
export const lookUpDelivery = async (db: Db, id: string): Promise<Delivery | undefined> =>
  isUuid(id) ? findDelivery(db, id) : undefined;

/** One parameter, however many ids: a statement has room for 65,535. */
const aboutAny = (subjectIds: readonly string[]) => sql`${mails.subjectId} = any(${sql.param(subjectIds)})`;

const RECORDS_BATCH = 1000;

/** Of the mails about some records, to whomever they went: the newest thousand, or the next thousand after one of them. */
export const findDeliveriesAbout = (db: Db, subjectIds: readonly string[], last?: { id: string }) =>
  db
    .select({ ...listed, text: mails.text })
    .from(mails)
    .where(
      and(
        aboutAny(subjectIds),
        // Compared inside the database: a Date here has lost the microseconds.
        last &&
          sql`(${mails.createdAt}, ${mails.id}) < (select d.created_at, d.id from ${mails} d where d.id = ${last.id})`,
      ),
    )
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(RECORDS_BATCH);
export type RecordMail = Awaited<ReturnType<typeof findDeliveriesAbout>>[number];

/** All of them, newest first, read piece by piece: there may be many, and each has its text. */
export async function* allDeliveriesAbout(
  db: Db,
  subjectIds: readonly string[],
): AsyncGenerator<RecordMail[]> {
  let batch: RecordMail[] = [];
  do {
    batch = await findDeliveriesAbout(db, subjectIds, batch.at(-1));
    if (batch.length) yield batch;
  } while (batch.length === RECORDS_BATCH);
}

export const recordsMailedSince = async (
  db: Db,
  subjectIds: readonly string[],
  since: Date,
): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ subjectId: mails.subjectId })
    .from(mails)
    .where(and(aboutAny(subjectIds), gte(mails.createdAt, since)));
  return rows.map(({ subjectId }) => subjectId);
};

const WEEK_MS = 7 * DAY_MS;
export interface MailTally {
  queued: number;
  /** When the one that has waited longest was written. */
  oldest: Date | null;
  /** What came of the last try at one that waits. */
  refused: string | null;
  /** Of the last seven days. */
  accepted: number;
  /** Put into files, since there was no server. */
  written: number;
  /** Those that wait for somebody. */
  failed: number;
}

export async function tallyDeliveries(db: Db, now: Date): Promise<MailTally> {
  const since = new Date(now.getTime() - WEEK_MS);
  const ofWeek = (which: SQL | undefined) => db.$count(mails, and(which, gte(mails.createdAt, since)));
  const [waiting] = await db
    .select({ queued: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(eq(mails.status, "queued"));
  const [refused] = await db
    .select({ response: mails.response })
    .from(mails)
    .where(and(eq(mails.status, "queued"), gt(mails.tries, 0)))
    .orderBy(desc(mails.changedAt))
    .limit(1);
  return {
    queued: waiting?.queued ?? 0,
    oldest: waiting?.oldest ?? null,
    refused: refused?.response ?? null,
    accepted: await ofWeek(and(eq(mails.status, "accepted"), sql`(${written}) is not true`)),
    written: await ofWeek(sql`${written}`),
    failed: await ofWeek(openFailure),
  };
}

/** @returns the message ids of what is gone */
export async function deleteDeliveriesAbout(db: Db, subjectIds: readonly string[]): Promise<string[]> {
  const gone = await db.delete(mails).where(aboutAny(subjectIds)).returning({ messageId: mails.messageId });
  return gone.map(({ messageId }) => messageId);
}
