// How long the event loop is held while the embedded database is busy: inserts by four callers and jobs in the queue,
// against the same loop idle in the same run. Run: node bench/event-loop.ts
import { monitorEventLoopDelay } from "node:perf_hooks";
import { z } from "zod";
import { openDatabase } from "../server/db/client.ts";
import { defineJob, job } from "../server/jobs/job.ts";
import { createQueue } from "../server/jobs/queue.ts";
import { createLog } from "../server/log.ts";

const RESOLUTION_MS = 5;
const BODY = "the quick brown fox ".repeat(10);

export interface LoopDelay {
  p50: number;
  p99: number;
  max: number;
  /** Turns of a 5 ms timer, as a share of those that would have fitted. */
  ticks: number;
  /** The main thread's share of what the process took of the processor: whatever else the machine does. */
  share: number;
}

/** Measures the main thread's event loop while `work` runs. Delays in milliseconds. */
export async function loopDelayDuring(work: () => Promise<unknown>): Promise<LoopDelay> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let ticks = 0;
  const timer = setInterval(() => ticks++, RESOLUTION_MS);
  const begin = performance.now();
  const total = ({ user, system }: { user: number; system: number }) => user + system;
  const [here, everywhere] = [process.threadCpuUsage(), process.cpuUsage()];
  delay.enable();
  await work();
  delay.disable();
  const share = total(process.threadCpuUsage(here)) / total(process.cpuUsage(everywhere));
  clearInterval(timer);
  const wanted = (performance.now() - begin) / RESOLUTION_MS;
  return {
    p50: delay.percentile(50) / 1e6,
    p99: delay.percentile(99) / 1e6,
    max: delay.max / 1e6,
    ticks: ticks / wanted,
    share,
  };
}

const note = defineJob({
  name: "bench.note",
  data: z.object({ n: z.number() }),
  options: { retryLimit: 0, retryDelay: 1, concurrency: 2 },
});

/**
 * Inserts `rows` rows by four callers while jobs are queued and worked, beside `idleMs` of nothing.
 * @param template a ready data directory, which starts quicker than an empty one
 */
export async function measure(rows: number, idleMs = 1500, template?: string) {
  const onFatal = (reason: string) => {
    throw new Error(reason);
  };
  const database = await openDatabase({ embedded: { ...(template && { template }) }, onFatal });
  const queue = await createQueue(database, [note], createLog({ level: "warn", pretty: false }));
  let jobs = 0;
  await queue.work([job(note, async () => void jobs++)]);
  const { pool } = database;
  await pool.query("create table bench_note (id serial primary key, slug text unique, body text)");
  const idle = await loopDelayDuring(() => new Promise((resolve) => setTimeout(resolve, idleMs)));
  const begin = performance.now();
  let sent = 0;
  const busy = await loopDelayDuring(() =>
    Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (sent < rows) {
          const n = sent++;
          await pool.query("insert into bench_note (slug, body) values ($1, $2)", [`s${n}`, BODY]);
          if (n % 100 === 0) await queue.send(note, { n });
        }
      }),
    ),
  );
  const seconds = (performance.now() - begin) / 1000;
  await queue.stop();
  await database.close();
  return { idle, busy, rows, seconds, jobs };
}

if (import.meta.main) {
  const { idle, busy, rows, seconds, jobs } = await measure(20_000);
  const line = (name: string, { p50, p99, max, ticks }: LoopDelay) =>
    console.log(
      `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${max.toFixed(1)} ms, ${Math.round(ticks * 100)}% of the timer's turns`,
    );
  line("idle", idle);
  line("busy", busy);
  console.log(`${rows} inserts in ${seconds.toFixed(1)} s, ${jobs} jobs done meanwhile`);
}
