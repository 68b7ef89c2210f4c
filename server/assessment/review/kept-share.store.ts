import { and, count, desc, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { assessments, reportVersions } from "../assessment.table.ts";

const isUnedited = sql`not exists (select 1 from ${reportVersions} where ${reportVersions.assessmentId} = ${assessments.id} and ${reportVersions.kind} = 'edited')`;

interface KeptOf {
  writer: string;
  sent: number;
  unedited: number;
  kept: number;
}
/** By writer and version: how many of its reports were sent, how many of them unedited, and the mean share of its text in them (0 to 1). */
export const keptShares = (db: Db): Promise<KeptOf[]> =>
  db
    .select({
      writer: sql<string>`${assessments.reportWriter}`,
      sent: count(),
      unedited: sql<number>`(count(*) filter (where ${isUnedited}))::int`,
      kept: sql<number>`avg(${assessments.keptShare})::float8`,
    })
    .from(assessments)
    .where(and(isNotNull(assessments.keptShare), isNotNull(assessments.reportWriter)))
    .groupBy(assessments.reportWriter)
    .orderBy(desc(count()));
