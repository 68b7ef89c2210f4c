import { and, asc, count, desc, eq, gt, gte, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { ReportStatus } from "../../contracts/assessment.ts";
import type { Industry } from "../../contracts/industries.ts";
import { type CountedStep, PROMISED_MS } from "../../contracts/assessment-api.ts";
import type { Db } from "../db/client.ts";
import { type Assessment, assessmentStepCounts, assessments } from "./assessment.table.ts";
import { anywhere, isUuid } from "../db/given.ts";

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
}

const byStatus: Record<ReportStatus, SQL | undefined> = {
  "Generating Report": isNull(assessments.reportContent),
  "Ready for Review": and(isNotNull(assessments.reportContent), eq(assessments.reportSent, false)),
  Sent: and(isNotNull(assessments.reportContent), eq(assessments.reportSent, true)),
};

function matching({ search = "", status, industry, late }: AssessmentFilter): SQL | undefined {
  const like = anywhere(search);
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  return and(
    search
      ? or(
          sql`${assessments.businessName} ilike ${like}`,
          sql`${assessments.email} ilike ${like}`,
          number ? eq(assessments.number, Number(number)) : undefined,
        )
      : undefined,
    status ? byStatus[status] : undefined,
    industry ? eq(assessments.industry, industry) : undefined,
    late
      ? and(eq(assessments.reportSent, false), lt(assessments.createdAt, new Date(Date.now() - PROMISED_MS)))
      : undefined,
  );
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
};

/** One page of the list. Without `content` the reports stay unread; `written` tells that there is one. */
export function findAssessments(
  db: Db,
  filter: AssessmentFilter,
  {
    limit,
    offset,
    content,
    order = "newest",
  }: { limit: number; offset: number; content: boolean; order?: "newest" | "oldest" },
) {
  const by = order === "oldest" ? asc : desc;
  return db
    .select({
      ...listColumns,
      written: sql<boolean>`${assessments.reportContent} is not null`,
      reportContent: content ? assessments.reportContent : sql<string | null>`null`,
    })
    .from(assessments)
    .where(matching(filter))
    .orderBy(by(assessments.createdAt), by(assessments.id))
    .limit(limit)
    .offset(offset);
}

export const countAssessments = (db: Db, filter: AssessmentFilter): Promise<number> =>
  db.$count(assessments, matching(filter));

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
