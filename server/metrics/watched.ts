import type { Database } from "../db/client.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import type { Gauge } from "./meter.ts";

/** Connections to the database, and who waits for one. */
export const poolGauges = ({ pool }: Pick<Database, "pool">): Gauge[] => [
  {
    name: "db_pool_connections",
    help: "Connections of the pool",
    labels: ["state"],
    read: () => [
      { labels: { state: "idle" }, value: pool.idleCount },
      { labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
    ],
  },
  {
    name: "db_pool_waiting",
    help: "Queries that wait for a connection",
    read: () => [{ value: pool.waitingCount }],
  },
];

export const pageCacheGauges = (cache: PageCache): Gauge[] => [
  {
    name: "page_cache_hits_total",
    help: "Requests for pages that the cache answered by itself",
    labels: ["route", "class"],
    read: () =>
      [...cache.served].flatMap(([route, { whole, unchanged }]) => [
        { labels: { route, class: "2xx" }, value: whole },
        { labels: { route, class: "3xx" }, value: unchanged },
      ]),
  },
  {
    name: "page_cache_misses_total",
    help: "Public pages that were rendered for a request",
    read: () => [{ value: cache.rendered }],
  },
  { name: "page_cache_pages", help: "Pages in the cache", read: () => [{ value: cache.size }] },
];

/** pg-boss's own table: of jobs that are not done, and of those that nothing tries any more. */
const QUEUE = `select name, state::text as state, count(*)::int as count,
    extract(epoch from now() - min(start_after) filter (where start_after <= now()))::float8 as late
  from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`;

interface QueueRow {
  name: string;
  state: string;
  count: number;
  late: number | null;
}
/** How much waits in the queue, and how long the oldest has that is due. Asked of the database, for all nodes. */
export function queueGauges({ pool }: { pool: Pick<Database["pool"], "query"> }): Gauge[] {
  const read = async () => (await pool.query<QueueRow>(QUEUE)).rows;
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
      read: async () =>
        (await read())
          .filter(({ state, late }) => state !== "active" && state !== "failed" && late !== null)
          .map(({ name, late }) => ({ labels: { job: name }, value: late ?? 0 })),
    },
  ];
}
