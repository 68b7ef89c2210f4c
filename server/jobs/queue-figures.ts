import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { Gauge } from "../metrics/meter.ts";

/** Jobs of a kind in a state; pg-boss's own are none of them, nor is what is done. */
interface QueueFigure {
  name: string;
  state: "created" | "retry" | "active" | "failed";
  count: number;
  /** Those that could be worked now, and are not. */
  due: number;
  /** Since when the one has waited that is due longest, as ISO text, and for how many seconds. */
  oldest: string | null;
  late: number | null;
}
export interface QueueState {
  waiting: number;
  running: number;
  oldest: Date | null;
  failed: number;
}

async function readFigures(db: Db): Promise<QueueFigure[]> {
  const waits = sql`state in ('created', 'retry') and start_after <= now()`;
  const { rows } = await db.execute<QueueFigure & Record<string, unknown>>(sql`
    select name, state::text as state, count(*)::int as count, count(*) filter (where ${waits})::int as due,
      (min(start_after) filter (where ${waits}))::text as oldest,
      extract(epoch from now() - min(start_after) filter (where ${waits}))::float8 as late
    from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%'
    group by name, state`);
  return rows;
}

export async function readQueueState(db: Db): Promise<QueueState> {
  const figures = await readFigures(db);
  const sum = (of: (figure: QueueFigure) => number) =>
    figures.reduce((total, figure) => total + of(figure), 0);
  const oldest = figures.flatMap((figure) => (figure.oldest ? [new Date(figure.oldest).getTime()] : []));
  return {
    waiting: sum(({ due }) => due),
    running: sum(({ state, count }) => (state === "active" ? count : 0)),
    failed: sum(({ state, count }) => (state === "failed" ? count : 0)),
    oldest: oldest.length ? new Date(Math.min(...oldest)) : null,
  };
}

/** How much waits in the queue, and how long the oldest has that is due: one question to the database for both. */
export function queueGauges({ db }: { db: Db }): Gauge[] {
  let reading: Promise<QueueFigure[]> | undefined;
  const read = () => {
    reading ??= readFigures(db).finally(() => {
      reading = undefined;
    });
    return reading;
  };
  return [
    {
      name: "queue_jobs",
      help: "Jobs that wait, run, or have failed for good",
      labels: ["job", "state"],
      read: async () =>
        (await read()).map(({ name, state, count }) => ({ labels: { job: name, state }, value: count })),
    },
    {
      name: "queue_oldest_due_seconds",
      help: "How long the oldest job has waited that is due",
      labels: ["job"],
      read: async () => {
        const late = new Map<string, number>();
        for (const figure of await read())
          if (figure.late !== null) late.set(figure.name, Math.max(late.get(figure.name) ?? 0, figure.late));
        return [...late].map(([job, value]) => ({ labels: { job }, value }));
      },
    },
  ];
}
