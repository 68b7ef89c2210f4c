import { systemClock } from "pg-boss";
import type pg from "pg";

/** Less than this is nodes' clocks that differ. */
const AHEAD = "now() + interval '1 minute'";
const atMostNow = (...columns: string[]) =>
  columns.map((each) => `${each} = case when ${each} > now() then now() else ${each} end`).join(", ");

/**
 * The queue's clock in this process, which nobody sets back: by the wall's, whatever is done every few seconds would wait
 * until that time came again. How far it is from the database's the queue measures by itself.
 */
export const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * Takes back what the queue wrote while the database's clock was ahead. Until that time came again it would schedule
 * nothing, miss no worker that died, and leave alone what waits for another try.
 * @returns whether there was any
 */
export async function forgetFuture(pool: Pick<pg.Pool, "query">): Promise<boolean> {
  // These are stamped several times a minute: where none is ahead, nothing is.
  const { rows } = await pool.query<{ ahead: boolean }>(
    `select exists (select 1 from pgboss.version where cron_on > ${AHEAD})
       or exists (select 1 from pgboss.queue where monitor_claim_on > ${AHEAD} or maintain_on > ${AHEAD}) as ahead`,
  );
  if (!rows[0]?.ahead) return false;
  // A moment that was asked for, as of a post that is to appear, stays; the stamps last, for they tell that this is due.
  await pool.query(
    `update pgboss.job set
       start_after = case
         when state = 'created' and start_after <= created_on then least(start_after, now())
         when state = 'retry' then least(start_after, now() + retry_delay * interval '1 second')
         else start_after end,
       singleton_on = case when singleton_on > (${AHEAD}) at time zone 'utc' then null else singleton_on end,
       ${atMostNow("created_on", "started_on", "heartbeat_on")}
     where created_on > ${AHEAD} or started_on > ${AHEAD} or heartbeat_on > ${AHEAD}
       or singleton_on > (${AHEAD}) at time zone 'utc' or (state = 'retry' and start_after > ${AHEAD})`,
  );
  await pool.query(
    `update pgboss.version set ${atMostNow("cron_on", "bam_on", "flow_on", "reindex_on", "monitor_backoff_on")}`,
  );
  await pool.query(`update pgboss.queue set ${atMostNow("monitor_on", "monitor_claim_on", "maintain_on")}`);
  return true;
}
