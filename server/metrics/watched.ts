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
