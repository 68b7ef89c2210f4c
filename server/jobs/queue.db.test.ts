import { describe, expect, onTestFinished } from "vitest";
import { z } from "zod";
import { quickQueue, test } from "../../tests/database.ts";
import type { Database } from "../db/client.ts";
import { createLog } from "../log.ts";
import { defineJob, type JobRun, job } from "./job.ts";
import { createQueue } from "./queue.ts";

const note = defineJob({
  name: "test.note",
  data: z.object({ n: z.number() }),
  options: { retryLimit: 3, retryDelay: 1, heartbeatSeconds: 10 },
});
const log = createLog({ level: "silent", pretty: false });
async function start(database: Database) {
  const queue = await createQueue(database, [note], log, quickQueue);
  onTestFinished(() => queue.stop());
  return queue;
}
const inQueue = async ({ pool }: Database) =>
  (await pool.query("select state, retry_count from pgboss.job where name = 'test.note'")).rows;

describe("a job", () => {
  test("runs when its transaction commits; one queued in a rolled-back transaction leaves nothing", async ({
    database,
  }) => {
    const queue = await start(database);
    const done: number[] = [];
    await database.db
      .transaction(async (tx) => {
        await queue.send(note, { n: 1 }, { tx });
        throw new Error("rolled back");
      })
      .catch(() => {});
    expect(await inQueue(database)).toEqual([]);
    await database.db.transaction(async (tx) => queue.send(note, { n: 2 }, { tx }));
    await queue.work([job(note, async ({ n }) => void done.push(n as number))]);
    await expect.poll(() => done).toEqual([2]);
    await expect.poll(async () => (await inQueue(database))[0]?.state).toBe("completed");
  });

  test("of a backlog follows at once on the one before, not a poll later", async ({ database }) => {
    const queue = await start(database);
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 30; n++) await queue.send(note, { n }, { tx });
    });
    const done: number[] = [];
    await queue.work([job(note, async ({ n }) => void done.push(n as number))]);
    await expect.poll(() => done.length).toBe(30);
    expect(new Set(done).size).toBe(30);
  });

  test("with data that breaks its schema is refused before it is queued", async ({ database }) => {
    const queue = await start(database);
    await expect(queue.send(note, { n: "one" } as never)).rejects.toThrow();
    expect(await inQueue(database)).toEqual([]);
  });

  test("that fails is tried again, knows which try it is, and succeeds", async ({ database }) => {
    const queue = await start(database);
    const tries: number[] = [];
    await queue.work([
      job(note, async (_data, { retryCount }) => {
        tries.push(retryCount);
        if (retryCount < 2) throw new Error("not yet");
      }),
    ]);
    await queue.send(note, { n: 1 });
    await expect.poll(() => tries).toEqual([0, 1, 2]);
    await expect.poll(async () => (await inQueue(database))[0]?.state).toBe("completed");
  });

  test("whose process falls silent comes back by its missing heartbeat", async ({ database }) => {
    const queue = await start(database);
    await queue.send(note, { n: 1 });
    await database.pool.query(
      "update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' where name = 'test.note'",
    );
    const tries: number[] = [];
    await queue.work([job(note, async (_data, { retryCount }) => void tries.push(retryCount))]);
    await expect.poll(() => tries, { interval: 200 }).toEqual([1]);
  });

  test("that still runs at a stop is told so, and is left to the next process", async ({ database }) => {
    const first = await createQueue(database, [note], log, quickQueue);
    let told: JobRun["signal"] | undefined;
    await first.work([
      job(note, (_data, { signal }) => {
        told = signal;
        return new Promise(() => {});
      }),
    ]);
    await first.send(note, { n: 1 });
    await expect.poll(() => told).toBeDefined();
    const begin = performance.now();
    await first.stop();
    // Left to itself the library waits for half a minute.
    expect(performance.now() - begin).toBeLessThan(25_000);
    expect(told?.aborted).toBe(true);
    expect(first.healthy()).toBe(false);
    expect(await inQueue(database)).toMatchObject([{ state: "retry" }]);

    const second = await start(database);
    const tries: number[] = [];
    await second.work([job(note, async (_data, { retryCount }) => void tries.push(retryCount))]);
    await expect.poll(() => tries).toEqual([1]);
  });
});
