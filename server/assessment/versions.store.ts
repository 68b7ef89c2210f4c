import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { isUuid } from "../db/given.ts";
import { type ReportVersion, type ReportVersionKind, reportVersions } from "./assessment.table.ts";

/** Keeps a text that the report has, in the transaction that gives it this text. */
export async function insertVersion(
  db: Db,
  row: { assessmentId: string; kind: ReportVersionKind; content: string; author: string },
): Promise<ReportVersion> {
  const [stored] = await db.insert(reportVersions).values(row).returning();
  return stored as ReportVersion;
}

/** One text of one report. */
export async function findVersion(
  db: Db,
  assessmentId: string,
  id: string,
): Promise<ReportVersion | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.id, id), eq(reportVersions.assessmentId, assessmentId)));
  return row;
}

/** All texts of one report, newest first. */
export const versionsOf = (db: Db, assessmentId: string): Promise<ReportVersion[]> =>
  db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.assessmentId, assessmentId))
    .orderBy(desc(reportVersions.createdAt), desc(reportVersions.id));
