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
  isNull,
  lt,
  type SQL,
  sql,
} from "drizzle-orm";
import type { ReportStatus } from "../../contracts/assessment.ts";
import type { Industry } from "../../contracts/industries.ts";
import { type CountedStep, PROMISED_MS } from "../../contracts/assessment-api.ts";
import type { Db } from "../db/client.ts";
import { isUuid } from "../db/given.ts";
import { hasText } from "../db/has-text.ts";
import { countWithin, findNewest } from "../db/reach.ts";
import { tallyOf } from "../db/tallies.ts";
import {
  type Assessment,
  assessmentStepCounts,
  assessments,
  assessmentWords,
  reportVersions,
} from "./assessment.table.ts";

/** Stores an assessment; undefined when one with the same idempotency key is there already. */
export async function insertAssessment(
  db: Db,
  row: typeof assessments.$inferInsert,
): Promise<Assessment | undefined> {
  const [stored] = await db
    .insert(assessments)
    .values(row)
    .onConflictDoNothing({ target: assessments.idempotencyKey })
    .returning();
  return stored;
}

export async function findByIdempotencyKey(db: Db, key: string): Promise<Assessment | undefined> {
  const [row] = await db.select().from(assessments).where(eq(assessments.idempotencyKey, key));
  return row;
}

export async function countRepetitions(db: Db, fingerprint: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(assessments)
    .where(and(eq(assessments.fingerprint, fingerprint), gt(assessments.createdAt, since)));
  return row?.n ?? 0;
}

/** Other ids would be a fault of the query instead of an empty answer. */

/** `lock` holds the row until the transaction ends, so that two changes come one after the other. */
export async function findAssessment(
  db: Db,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Assessment | undefined> {
  if (!isUuid(id)) return undefined;
  const query = db.select().from(assessments).where(eq(assessments.id, id));
  const [row] = await (lock ? query.for("update") : query);
  return row;
}

export async function updateAssessment(
  db: Db,
  id: string,
  values: Partial<typeof assessments.$inferInsert>,
): Promise<Assessment | undefined> {
  const [row] = await db.update(assessments).set(values).where(eq(assessments.id, id)).returning();
  return row;
}

export async function deleteAssessment(db: Db, id: string): Promise<void> {
  await db.delete(assessments).where(eq(assessments.id, id));
}

export interface AssessmentFilter {
  search?: string;
  status?: ReportStatus | "";
  industry?: Industry | "";
  /** `1`: not sent, whether written or not, and past the promised moment. */
  late?: "1" | "";
  /** `1`: on hold as spam. */
  held?: "1" | "";
  /** `1`: sent, and its owner's numbers have come since. */
  numbers?: "1" | "";
  /** Of those that wait to be sent: `1` approved as they stand, `0` not. */
  approved?: "1" | "0" | "";
}

/** Looks like a machine's and has no report: nobody waits for one. */
const isHeld = sql`(${assessments.reportContent} is null and ${assessments.spam} is not null)`;

/** What was sent last went out before the owner's numbers came. */
const hasNewNumbers = sql`(${assessments.reportSent} and ${assessments.ownersNumbersAt} > coalesce((select max(${reportVersions.createdAt}) from ${reportVersions} where ${reportVersions.assessmentId} = ${assessments.id} and ${reportVersions.kind} in ('sent', 'update')), '-infinity'::timestamptz))`;

/** The newest version is the report as it stands: an approval of another one counts no more. */
const isApproved = sql`coalesce((select ${reportVersions.approvedAt} is not null from ${reportVersions} where ${reportVersions.assessmentId} = ${assessments.id} order by ${reportVersions.createdAt} desc, ${reportVersions.id} desc limit 1), false)`;

const byStatus: Record<ReportStatus, SQL | undefined> = {
  "Generating Report": and(isNull(assessments.reportContent), isNull(assessments.spam)),
  "Ready for Review": and(isNotNull(assessments.reportContent), eq(assessments.reportSent, false)),
  Sent: and(isNotNull(assessments.reportContent), eq(assessments.reportSent, true)),
};

function matching({
  status,
  industry,
  late,
  held,
  numbers,
  approved,
}: Omit<AssessmentFilter, "search">): SQL | undefined {
  return and(
    status ? byStatus[status] : undefined,
    industry ? eq(assessments.industry, industry) : undefined,
    late
      ? and(
          eq(assessments.reportSent, false),
          lt(assessments.createdAt, new Date(Date.now() - PROMISED_MS)),
          sql`not ${isHeld}`,
        )
      : undefined,
    held ? isHeld : undefined,
    numbers ? hasNewNumbers : undefined,
    approved
      ? and(byStatus["Ready for Review"], approved === "1" ? isApproved : sql`not ${isApproved}`)
      : undefined,
  );
}

/** By name or address; what has the number comes first. */
function matchOf(search: string): { match: SQL; first?: SQL } {
  const match = hasText(assessmentWords, search);
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  return number ? { match, first: sql`number = ${Number(number)}` } : { match };
}

const a = assessments;
const listColumns = {
  id: a.id,
  number: a.number,
  businessName: a.businessName,
  email: a.email,
  industry: a.industry,
  createdAt: a.createdAt,
  updatedAt: a.updatedAt,
  spam: a.spam,
  reportSent: a.reportSent,
  reportTries: a.reportTries,
  reportError: a.reportError,
  reportFailedAt: a.reportFailedAt,
  ownersNumbersAt: a.ownersNumbersAt,
};

export interface AssessmentPage {
  limit: number;
  offset: number;
  content: boolean;
  order?: "newest" | "oldest";
}

/**
 * One page of the list, and how many there are; of a search at most 500, the newest. Without `content` the reports stay
 * unread; `written` tells that there is one.
 */
export async function findAssessments(
  db: Db,
  { search, ...filter }: AssessmentFilter,
  { limit, offset, content, order = "newest" }: AssessmentPage,
) {
  const by = order === "oldest" ? asc : desc;
  const inOrder = [by(assessments.createdAt), by(assessments.id)];
  const where = matching(filter);
  const found = search
    ? await findNewest(
        db,
        { table: sql`${assessments}`, ...matchOf(search), where, order },
        { limit, offset },
      )
    : undefined;
  // Only ids are read up to the page.
  const ids = found
    ? sql`${assessments.id} = any(${sql.param(found.ids)})`
    : inArray(
        assessments.id,
        db
          .select({ id: assessments.id })
          .from(assessments)
          .where(where)
          .orderBy(...inOrder)
          .limit(limit)
          .offset(offset),
      );
  const rows = await db
    .select({
      ...listColumns,
      written: sql<boolean>`${assessments.reportContent} is not null`,
      reportContent: content ? assessments.reportContent : sql<string | null>`null`,
    })
    .from(assessments)
    .where(ids)
    // As found: what has the number that is searched comes first.
    .orderBy(
      ...(found ? [sql`array_position(${sql.param(found.ids)}::uuid[], ${assessments.id})`] : inOrder),
    );
  return { rows, total: found?.total ?? (await countAssessments(db, filter)) };
}
export type FoundAssessment = Awaited<ReturnType<typeof findAssessments>>["rows"][number];

/** How many there are of each. */
export async function countByStatus(db: Db) {
  return {
    generating: await countAssessments(db, { status: "Generating Report" }),
    ready: await countAssessments(db, { status: "Ready for Review" }),
    sent: await countAssessments(db, { status: "Sent" }),
    late: await countAssessments(db, { late: "1" }),
    held: await countAssessments(db, { held: "1" }),
    numbers: await countAssessments(db, { numbers: "1" }),
    approved: await countAssessments(db, { approved: "1" }),
  };
}

/** Exact, but of the late, the held, those being written, those with new numbers and the approved: these are counted as far as pages lead. */
async function countAssessments(db: Db, filter: Omit<AssessmentFilter, "search">): Promise<number> {
  if (
    filter.late ||
    filter.held ||
    filter.numbers ||
    filter.approved ||
    filter.status === "Generating Report"
  )
    return countWithin(db, sql`${assessments}`, matching(filter));
  let sum = 0;
  for (const [key, n] of await tallyOf(db, "assessments")) {
    const [industry, status] = key.split("|");
    if ((!filter.industry || industry === filter.industry) && (!filter.status || status === filter.status))
      sum += n;
  }
  return sum;
}

export async function addToStepCount(db: Db, step: CountedStep, day: string): Promise<void> {
  await db
    .insert(assessmentStepCounts)
    .values({ day, step, count: 1 })
    .onConflictDoUpdate({
      target: [assessmentStepCounts.day, assessmentStepCounts.step],
      set: { count: sql`${assessmentStepCounts.count} + 1` },
    });
}

/** Sums by step since a day (ISO, UTC, included). */
export const sumStepCounts = (db: Db, since: string): Promise<{ step: CountedStep; count: number }[]> =>
  db
    .select({
      step: assessmentStepCounts.step,
      count: sql<number>`sum(${assessmentStepCounts.count})::int`,
    })
    .from(assessmentStepCounts)
    .where(gte(assessmentStepCounts.day, since))
    .groupBy(assessmentStepCounts.step);
