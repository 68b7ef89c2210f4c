import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { ReportDocument } from "../../contracts/report-document.ts";
import type { Db } from "../db/client.ts";
import { isUuid } from "../db/given.ts";
import {
  type ReportVersion,
  type ReportVersionKind,
  reportPdfs,
  reportVersions,
} from "./assessment.table.ts";

const { base: _large, ...columns } = getTableColumns(reportVersions);

interface NewVersion {
  assessmentId: string;
  kind: ReportVersionKind;
  document: ReportDocument;
  author: string;
  approvedBy?: string | null;
  approvedName?: string | null;
  approvedAt?: Date | null;
}

/** Keeps a state that the report has, in the transaction that gives it this state: after the row was changed. */
export async function insertVersion(db: Db, row: NewVersion): Promise<ReportVersion> {
  // Later than all before it: two may come in one transaction, which knows one time only.
  const createdAt = sql<Date>`greatest(clock_timestamp(), (
    select max(created_at) + interval '1 millisecond' from report_versions where assessment_id = ${row.assessmentId}))`;
  const ofRow = (column: string) =>
    sql<never>`(select ${sql.identifier(column)} from assessments where id = ${row.assessmentId})`;
  const [stored] = await db
    .insert(reportVersions)
    .values({
      ...row,
      base: ofRow("report_base"),
      choices: ofRow("review_choices"),
      numbers: ofRow("owners_numbers"),
      createdAt,
    })
    .returning(columns);
  return stored as ReportVersion;
}

/** One state of one report. */
export async function findVersion(
  db: Db,
  assessmentId: string,
  id: string,
): Promise<typeof reportVersions.$inferSelect | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.id, id), eq(reportVersions.assessmentId, assessmentId)));
  return row;
}

const newestFirst = [desc(reportVersions.createdAt), desc(reportVersions.id)] as const;

/** All states of one report, newest first. */
export const versionsOf = (db: Db, assessmentId: string): Promise<ReportVersion[]> =>
  db
    .select(columns)
    .from(reportVersions)
    .where(eq(reportVersions.assessmentId, assessmentId))
    .orderBy(...newestFirst);

/** When each of them was sent last, the report or an update of it. */
export async function lastSendings(db: Db, assessmentIds: readonly string[]): Promise<Map<string, Date>> {
  if (assessmentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: reportVersions.assessmentId, at: reportVersions.createdAt })
    .from(reportVersions)
    .where(
      and(
        inArray(reportVersions.assessmentId, [...assessmentIds]),
        inArray(reportVersions.kind, ["sent", "update"]),
      ),
    )
    .orderBy(asc(reportVersions.createdAt));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Which of them are approved as they stand. */
export async function approvedOf(db: Db, assessmentIds: readonly string[]): Promise<Set<string>> {
  if (assessmentIds.length === 0) return new Set();
  const rows = await db
    .select({ id: reportVersions.assessmentId, at: reportVersions.approvedAt })
    .from(reportVersions)
    .where(inArray(reportVersions.assessmentId, [...assessmentIds]))
    .orderBy(asc(reportVersions.createdAt), asc(reportVersions.id));
  const newest = new Map(rows.map(({ id, at }) => [id, at]));
  return new Set([...newest].flatMap(([id, at]) => (at ? id : [])));
}

/** The state that the report has. */
export async function newestVersion(db: Db, assessmentId: string): Promise<ReportVersion | undefined> {
  const [row] = await db
    .select(columns)
    .from(reportVersions)
    .where(eq(reportVersions.assessmentId, assessmentId))
    .orderBy(...newestFirst)
    .limit(1);
  return row;
}

/** What was sent, newest first: the last is the report, those before it stay readable. */
export const sentVersionsOf = (db: Db, assessmentId: string): Promise<ReportVersion[]> =>
  db
    .select(columns)
    .from(reportVersions)
    .where(
      and(eq(reportVersions.assessmentId, assessmentId), inArray(reportVersions.kind, ["sent", "update"])),
    )
    .orderBy(...newestFirst);

export async function withdrawApproval(db: Db, id: string): Promise<void> {
  await db
    .update(reportVersions)
    .set({ approvedBy: null, approvedName: null, approvedAt: null })
    .where(eq(reportVersions.id, id));
}

/** @param name for clients to read */
export async function approveVersion(
  db: Db,
  id: string,
  { by, name }: { by: string; name: string | null },
): Promise<void> {
  await db
    .update(reportVersions)
    .set({ approvedBy: by, approvedName: name, approvedAt: sql`now()` })
    .where(eq(reportVersions.id, id));
}

type Paper = (typeof reportPdfs.$inferSelect)["paper"];

/** The drawn PDF of a version, if it was drawn before. */
export async function findPdf(db: Db, versionId: string, paper: Paper): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ pdf: reportPdfs.pdf })
    .from(reportPdfs)
    .where(and(eq(reportPdfs.versionId, versionId), eq(reportPdfs.paper, paper)));
  return row && Buffer.from(row.pdf);
}

export async function insertPdf(
  db: Db,
  row: { versionId: string; paper: Paper; pdf: Buffer },
): Promise<void> {
  await db.insert(reportPdfs).values(row).onConflictDoNothing();
}
