import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { quickQueue, test } from "../../tests/database.ts";
import { createLog } from "../log.ts";
import { forgetFuture } from "./clock-set-back.ts";
import { defineJob, job } from "./job.ts";
import { createQueue } from "./queue.ts";

const note = defineJob({
  name: "test.note",
  data: z.object({ n: z.number() }),
  options: { retryLimit: 3, retryDelay: 1 },
});

test("jobs that were queued while the clock was ahead are worked once it is right; what is for later stays", async ({
  database,
}) => {
  const { pool } = database;
  const queue = await createQueue(
    database,
    [note],
    createLog({ level: "silent", pretty: false }),
    quickQueue,
  );
  onTestFinished(() => queue.stop());
  expect(await forgetFuture(pool)).toBe(false);
  const later = new Date(Date.now() + 3 * 86_400_000);
  for (const n of [1, 2, 3]) await queue.send(note, { n }, n === 3 ? { startAfter: later } : {});
  // As a day ahead would have written it: one that is new, one that waits for another try, one for a moment of its own.
  await pool.query(
    `update pgboss.job set created_on = created_on + interval '1 day', state = case when data->>'n' = '2' then 'retry' else state end,
       start_after = case when data->>'n' = '3' then start_after else start_after + interval '1 day' end
     where name = 'test.note'`,
  );
  await pool.query("update pgboss.version set cron_on = now() + interval '1 day'");
  const done: number[] = [];
  await queue.work([job(note, async ({ n }) => void done.push(n as number))]);
  expect(await forgetFuture(pool)).toBe(true);
  await expect.poll(() => done.toSorted()).toEqual([1, 2]);
  const { rows } = await pool.query(
    "select start_after, (select cron_on <= now() from pgboss.version) as scheduling from pgboss.job where name = 'test.note' and data->>'n' = '3'",
  );
  expect(rows).toEqual([{ start_after: later, scheduling: true }]);
  expect(await forgetFuture(pool)).toBe(false);
});
