import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";

/** One statement, for seeding alone: puts assessments that were stored past the inbox, as a trial's are, into it: those that are sent as done. */
export async function gatherLeads(db: Db): Promise<void> {
  await db.execute(sql`
    insert into leads (kind, subject_id, name, email, company, summary, spam, status, created_at)
    select 'assessment', id::text, business_name, email, business_name,
      left(industry || '. ' || array_to_string(operational_bottlenecks, ', '), 240), spam,
      case when report_sent then 'done' else 'new' end, created_at
    from assessments on conflict do nothing`);
}
