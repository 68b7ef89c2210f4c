import { and, count, desc, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { assessments } from "../assessment.table.ts";

/** By writer and version: how many of its reports were sent, and the mean share of its text in them (0 to 1). */
export const keptShares = (db: Db): Promise<{ writer: string; sent: number; kept: number }[]> =>
  db
    .select({
      writer: sql<string>`${assessments.reportWriter}`,
      sent: count(),
      kept: sql<number>`avg(${assessments.keptShare})::float8`,
    })
    .from(assessments)
    .where(and(isNotNull(assessments.keptShare), isNotNull(assessments.reportWriter)))
    .groupBy(assessments.reportWriter)
    .orderBy(desc(count()));
