import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { LeadKind, LeadStatus } from "../../contracts/leads.ts";
import type { Db } from "../db/client.ts";
import { endOf, isUuid } from "../db/given.ts";
import { hasText } from "../db/has-text.ts";
import { countWithin, findNewest } from "../db/reach.ts";
import { tallyOf } from "../db/tallies.ts";
import { type LeadNote, leadNotes, type LeadRow, leads, leadWords } from "./leads.table.ts";

export interface LeadFilter {
  search?: string;
  status?: LeadStatus | "";
  kind?: LeadKind | "";
  /** `YYYY-MM-DD`, UTC. */
  from?: string;
  until?: string;
  spam: boolean;
}

/** One parameter, however many ids: a statement has room for 65,535. */
const anyOf = (column: typeof leads.id | typeof leadNotes.leadId, ids: string[]) =>
  sql`${column} = any(${sql.param(ids)})`;
const ofPerson = (email: string) => sql`lower(${leads.email}) = lower(${email})`;

function matching({ search, status, kind, from, until, spam }: LeadFilter): SQL | undefined {
  return and(
    spam ? isNotNull(leads.spam) : isNull(leads.spam),
    status ? eq(leads.status, status) : undefined,
    kind ? eq(leads.kind, kind) : undefined,
    from ? gte(leads.createdAt, new Date(from)) : undefined,
    until ? lt(leads.createdAt, endOf(until)) : undefined,
    search ? hasText(leadWords, search) : undefined,
  );
}

/** Stores a lead; one that is there already stays as it is, and undefined is the answer. */
export async function insertLead(db: Db, row: typeof leads.$inferInsert): Promise<LeadRow | undefined> {
  const [stored] = await db.insert(leads).values(row).onConflictDoNothing().returning();
  return stored;
}

export async function findLead(db: Db, id: string): Promise<LeadRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  return row;
}

/** The same, kept from changing and from going until the transaction ends. */
export async function lockLead(tx: Db, id: string): Promise<LeadRow | undefined> {
  const [row] = await tx.select().from(leads).where(eq(leads.id, id)).for("update");
  return row;
}

/** Several of them, always in one order: two who change the same ones do not wait for each other in a ring. */
export const lockLeads = (tx: Db, ids: readonly string[]): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(inArray(leads.id, ids.filter(isUuid)))
    .orderBy(leads.id)
    .for("update");

/** The lead of a feature's record, kept in the same way. */
export async function lockLeadOf(tx: Db, kind: LeadKind, subjectId: string): Promise<LeadRow | undefined> {
  const ofRecord = and(eq(leads.kind, kind), eq(leads.subjectId, subjectId));
  const [row] = await tx.select().from(leads).where(ofRecord).for("update");
  return row;
}

const newestFirst = [desc(leads.createdAt), desc(leads.id)];

/** A page of the inbox, newest first, and how many there are; of a search at most 500. */
export async function findLeads(
  db: Db,
  filter: LeadFilter,
  at: { limit: number; offset: number },
): Promise<{ rows: LeadRow[]; total: number }> {
  const { search, ...others } = filter;
  const where = matching(others);
  const found = search
    ? await findNewest(db, { table: sql`${leads}`, match: hasText(leadWords, search), where }, at)
    : undefined;
  // Only ids are read up to the page.
  const ids = found
    ? anyOf(leads.id, found.ids)
    : inArray(
        leads.id,
        db
          .select({ id: leads.id })
          .from(leads)
          .where(where)
          .orderBy(...newestFirst)
          .limit(at.limit)
          .offset(at.offset),
      );
  const rows = await db
    .select()
    .from(leads)
    .where(ids)
    .orderBy(...newestFirst);
  return { rows, total: found?.total ?? (await countLeads(db, others)) };
}

/** Exact for what is tallied; with any other filter counted as far as pages lead. */
async function countLeads(db: Db, filter: Omit<LeadFilter, "search">): Promise<number> {
  const { kind: _kind, status: _status, spam: _spam, ...untallied } = filter;
  if (Object.values(untallied).some(Boolean)) return countWithin(db, sql`${leads}`, matching(filter));
  let sum = 0;
  for (const [key, n] of await tallyOf(db, "leads")) {
    const [kind, status, spam] = key.split("|");
    const fits = (!filter.kind || kind === filter.kind) && (!filter.status || status === filter.status);
    if (fits && (spam === "true") === filter.spam) sum += n;
  }
  return sum;
}

/** The next ones after a lead, in the order of the list: for reading all of them piece by piece. */
export const findLeadsAfter = (
  db: Db,
  filter: LeadFilter,
  last: LeadRow | undefined,
  limit: number,
): Promise<LeadRow[]> =>
  db
    .select()
    .from(leads)
    .where(
      and(
        matching(filter),
        // Compared inside the database: a Date here has lost the microseconds.
        last &&
          sql`(${leads.createdAt}, ${leads.id}) < (select l.created_at, l.id from ${leads} l where l.id = ${last.id})`,
      ),
    )
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);

/** The ids of those beside a lead in its list: of what looks like spam, or of all else. */
export async function findNeighbours(
  db: Db,
  { id, spam }: LeadRow,
): Promise<{ newer: string | null; older: string | null }> {
  // Compared inside the database: a Date here has lost the microseconds.
  const at = sql`(select l.created_at, l.id from ${leads} l where l.id = ${id})`;
  const beside = (is: SQL, by: SQL[]) =>
    db
      .select({ id: leads.id })
      .from(leads)
      .where(and(matching({ spam: spam !== null }), is))
      .orderBy(...by)
      .limit(1);
  const [[newer], [older]] = await Promise.all([
    beside(sql`(${leads.createdAt}, ${leads.id}) > ${at}`, [asc(leads.createdAt), asc(leads.id)]),
    beside(sql`(${leads.createdAt}, ${leads.id}) < ${at}`, newestFirst),
  ]);
  return { newer: newer?.id ?? null, older: older?.id ?? null };
}

/** What came by week and kind since a day (`YYYY-MM-DD`); weeks are named by their Monday. */
export const countByWeek = (
  db: Db,
  since: string,
): Promise<{ from: string; kind: LeadKind; count: number }[]> =>
  db
    .select({
      from: sql<string>`to_char(date_trunc('week', ${leads.createdAt} at time zone 'UTC'), 'YYYY-MM-DD')`,
      kind: leads.kind,
      count: sql<number>`count(*)::int`,
    })
    .from(leads)
    .where(and(isNull(leads.spam), sql`${leads.createdAt} >= ${since}::timestamp at time zone 'UTC'`))
    .groupBy(sql`1`, leads.kind);

/** Marked as spam, and nobody has said that it is. */
const isHeld = and(isNotNull(leads.spam), eq(leads.status, "new"));

export async function countByStatus(db: Db): Promise<Record<LeadStatus | "spam" | "held", number>> {
  const counts = { new: 0, open: 0, done: 0, spam: 0, held: 0 };
  for (const [key, n] of await tallyOf(db, "leads")) {
    const [, status, spam] = key.split("|") as [string, LeadStatus, string];
    counts[spam === "true" ? "spam" : status] += n;
    if (spam === "true" && status === "new") counts.held += n;
  }
  return counts;
}

/** How many are held back; of those, how many came after a moment. */
export const countHeld = (db: Db, since?: Date): Promise<number> =>
  db.$count(leads, and(isHeld, since && gt(leads.createdAt, since)));

export async function updateLead(
  db: Db,
  id: string,
  values: Partial<
    Pick<LeadRow, "status" | "spam" | "webhookStatus" | "webhookTries" | "webhookResponse" | "webhookAt">
  >,
): Promise<LeadRow> {
  const [row] = await db.update(leads).set(values).where(eq(leads.id, id)).returning();
  return row as LeadRow;
}

/** Leads of a kind that nothing happened to since a moment, as far as this feature knows; those after an id. */
export const findQuietLeads = (
  tx: Db,
  { kind, since, after, limit }: { kind: LeadKind; since: Date; after?: string; limit: number },
): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.kind, kind),
        lt(leads.createdAt, since),
        after ? gt(leads.id, after) : undefined,
        sql`not exists (select from ${leadNotes} n where n.lead_id = ${leads.id} and n.created_at >= ${since.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(leads.id)
    .limit(limit)
    .for("update");

/** What leads are called, by their own ids and by those of the assessments that they came with. */
export async function findNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({
      id: leads.id,
      kind: leads.kind,
      subjectId: leads.subjectId,
      name: leads.name,
      email: leads.email,
    })
    .from(leads)
    .where(
      or(
        inArray(leads.id, ids.filter(isUuid)),
        and(eq(leads.kind, "assessment"), inArray(leads.subjectId, [...ids])),
      ),
    );
  return new Map(
    rows.flatMap(({ id, kind, subjectId, name, email }) =>
      [id, ...(kind === "assessment" ? [subjectId] : [])].map((each) => [each, name || email]),
    ),
  );
}

/** A person's leads, newest first. */
export const findLeadsOf = (db: Db, email: string, limit = 200): Promise<LeadRow[]> =>
  db.select().from(leads).where(ofPerson(email)).orderBy(desc(leads.createdAt)).limit(limit);

/** All of a person's leads, kept from changing and from getting new notes until the transaction ends. */
export const lockLeadsOf = (tx: Db, email: string): Promise<LeadRow[]> =>
  tx.select().from(leads).where(ofPerson(email)).orderBy(leads.id).for("update");

export async function findNote(db: Db, id: string): Promise<LeadNote | undefined> {
  const [row] = await db.select().from(leadNotes).where(eq(leadNotes.id, id));
  return row;
}

/** Stores a note; undefined when there is one of that id already. */
export async function insertNote(db: Db, row: typeof leadNotes.$inferInsert): Promise<LeadNote | undefined> {
  const [stored] = await db.insert(leadNotes).values(row).onConflictDoNothing().returning();
  return stored;
}

export const findNotes = (db: Db, leadIds: string[]): Promise<LeadNote[]> =>
  leadIds.length
    ? db.select().from(leadNotes).where(anyOf(leadNotes.leadId, leadIds)).orderBy(desc(leadNotes.createdAt))
    : Promise.resolve([]);

/** Removes leads and their notes. @returns how many of each */
export async function deleteLeads(db: Db, ids: string[]): Promise<{ leads: number; notes: number }> {
  if (!ids.length) return { leads: 0, notes: 0 };
  const notes = await db
    .delete(leadNotes)
    .where(anyOf(leadNotes.leadId, ids))
    .returning({ id: leadNotes.id });
  const gone = await db.delete(leads).where(anyOf(leads.id, ids)).returning({ id: leads.id });
  return { leads: gone.length, notes: notes.length };
}
