import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { z } from "zod";
import type { Database, Db } from "../db/client.ts";
import type { Log } from "../log.ts";
import { type Meter, noMeter } from "../metrics/meter.ts";
import { forgetFuture, steadyClock } from "./clock-set-back.ts";
import type { Job, JobDefinition } from "./job.ts";

const NIL_ID = "00000000-0000-0000-0000-000000000000";
const STOP_MS = 3000;
const CLOCK_MS = 30_000;

export interface SendOptions {
  /** The transaction that causes the job: rolled back, it leaves no job. */
  tx?: Db;
  startAfter?: Date;
  /** With the policies that count jobs by key: the key. */
  singletonKey?: string;
}
export interface Queue {
  send<D extends z.ZodType>(
    definition: JobDefinition<D>,
    data: z.infer<D>,
    options?: SendOptions,
  ): Promise<void>;
  /** Lets a job that was given up be tried once more, or forgets it; in the transaction that has locked it. */
  again(tx: Db, job: { name: string; id: string }): Promise<void>;
  discard(tx: Db, job: { name: string; id: string }): Promise<void>;
  /** Starts working the given jobs in this process. */
  work(jobs: Job[]): Promise<void>;
  /** True while the queue answers. */
  healthy(): boolean;
  /** Lets running jobs finish, for three seconds at most; what is then left is tried again by the next process. */
  stop(): Promise<void>;
}

/** How long a queue waits, in seconds. */
export interface QueueTiming {
  /** How often a worker looks for what no notification tells: retries that are due (0.5 at least). */
  pollSeconds: number;
  /** At most this long before a first retry, whatever the job's definition says. */
  retryDelayAtMost: number;
}
const USUAL: QueueTiming = { pollSeconds: 2, retryDelayAtMost: Number.POSITIVE_INFINITY };

/**
 * The queue over pg-boss, on either database.
 * @param definitions every kind of job that may be sent
 */
export async function createQueue(
  database: Database,
  definitions: readonly JobDefinition[],
  log: Log,
  { pollSeconds, retryDelayAtMost }: QueueTiming = USUAL,
  meter: Meter = noMeter,
): Promise<Queue> {
  const boss = new PgBoss({
    ...(database.config as Record<string, unknown>),
    max: 4,
    application_name: "ringwell-jobs",
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronMonitorIntervalSeconds: 10,
    cronWorkerIntervalSeconds: 5,
    persistWarnings: false,
    clock: steadyClock,
    reindex: database.kind === "server",
    monitorVacuum: database.kind === "server",
  });
  let healthy = true;
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  boss.on("stopped", () => {
    healthy = false;
  });
  await boss.start();
  for (const { name, options } of definitions) {
    const { schedule, concurrency: _perProcess, policy = "standard", ...others } = options;
    const settings = { ...others, retryDelay: Math.min(others.retryDelay, retryDelayAtMost) };
    await boss.createQueue(name, { policy, notify: true, ...settings });
    await boss.updateQueue(name, { notify: true, ...settings });
    // Fills the queue cache: an uncached queue is looked up on another connection, which on the single-session
    // embedded database would wait for the very transaction that sends.
    await boss.findJobs(name, { id: NIL_ID });
    if (schedule) await boss.schedule(name, schedule, {}, { missed: "once" });
  }
  const stopping = new AbortController();
  const watching = setInterval(() => {
    forgetFuture(database.pool).then(
      (was) => was && log.warn("the database's clock was set back; jobs go by what it says now"),
      (error: unknown) => log.debug({ err: error }, "the queue's clock could not be looked at"),
    );
  }, CLOCK_MS).unref();
  return {
    async send(definition, data, { tx, startAfter, singletonKey } = {}) {
      await boss.send(definition.name, definition.data.parse(data) as object, {
        ...(tx && { db: fromDrizzle(tx, sql) }),
        ...(startAfter && { startAfter }),
        ...(singletonKey && { singletonKey }),
      });
    },
    async again(tx, { name, id }) {
      await boss.retry(name, id, { db: fromDrizzle(tx, sql) });
    },
    async discard(tx, { name, id }) {
      await boss.deleteJob(name, id, { db: fromDrizzle(tx, sql) });
    },
    async work(jobs) {
      for (const { definition, handle } of jobs) {
        const { concurrency = 1, heartbeatSeconds } = definition.options;
        const takeOne = async () => {
          const worker: { id?: string } = {};
          worker.id = await boss.work(
            definition.name,
            {
              pollingIntervalSeconds: pollSeconds,
              // Retries become due without a notification: the slow poll that notifications allow would delay them.
              notifyPollingIntervalSeconds: pollSeconds,
              includeMetadata: true,
              ...(heartbeatSeconds && {
                heartbeatRefreshSeconds: Math.max(2, Math.floor(heartbeatSeconds / 3)),
              }),
            },
            async ([found]) => {
              if (!found) return;
              const child = log.child({ job: definition.name, jobId: found.id });
              const begun = performance.now();
              const tell = (outcome: "done" | "failed") =>
                meter.job(definition.name, outcome, (performance.now() - begun) / 1000);
              try {
                await handle(found.data, {
                  id: found.id,
                  retryCount: found.retryCount,
                  retryLimit: found.retryLimit,
                  signal: AbortSignal.any([found.signal, stopping.signal]),
                  log: child,
                });
                tell("done");
                child.info("done");
              } catch (error) {
                tell("failed");
                child.warn({ err: error, retryCount: found.retryCount }, "failed");
                throw error;
              } finally {
                // There may be more: looked for at once, or a backlog would be worked at one job a poll.
                if (worker.id) boss.notifyWorker(worker.id);
              }
            },
          );
        };
        for (let i = 0; i < concurrency; i++) await takeOne();
      }
    },
    healthy: () => healthy,
    async stop() {
      healthy = false;
      clearInterval(watching);
      stopping.abort(new Error("the process is stopping"));
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
