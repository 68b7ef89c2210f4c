// How the list and the search of articles grow: `node bench/search.ts`. Starts a PostgreSQL server of its own, fills it
// with 1,000 and then 100,000 articles, and asks the same questions of both through the whole API.
import { buildApp } from "../server/app.ts";
import { openDatabase } from "../server/db/client.ts";
import { buildDeps } from "../server/deps.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { seedArticles } from "../server/news/news.seed.ts";
import { startPostgres } from "../tests/setup/postgres.ts";

const SMALL = 1000;
const LARGE = Number(process.argv[2] ?? 100_000);
const ROUNDS = 200;

const questions: Record<string, (total: number) => string> = {
  "list, first page": () => "",
  "list, page 100": () => "?page=100",
  "list, middle page": (total) => `?page=${Math.floor(total / 12)}`,
  "list, last page": (total) => `?page=${Math.ceil(total / 6)}`,
  "search, common word": () => "?search=phone",
  "search, two words": () => "?search=front+desk",
  "search, half a word": () => "?search=appointm",
  "search, one title": () => "?search=checklist+777",
  "search, nothing": () => "?search=zanzibar",
};

const server = await startPostgres();
const database = await openDatabase({ url: server.url, onFatal: () => {} });
await database.migrate();
const env = readEnv({ DATABASE_URL: server.url, LOG_LEVEL: "silent", DEMO_CONTENT: "off", NODE_ENV: "test" });
const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }));
const app = buildApp({ ...deps, http: { publicUrl: "http://localhost", trustProxy: false } });

async function ask(query: string): Promise<number> {
  const start = performance.now();
  const response = await app.request(`http://localhost/api/articles${query}`);
  await response.text();
  if (!response.ok) throw new Error(`${query}: ${response.status}`);
  return performance.now() - start;
}
const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] as number;

async function measure(total: number) {
  const results: Record<string, { p50: number; p95: number }> = {};
  for (const [name, query] of Object.entries(questions)) {
    for (let i = 0; i < 20; i++) await ask(query(total));
    const times: number[] = [];
    for (let i = 0; i < ROUNDS; i++) times.push(await ask(query(total)));
    times.sort((a, b) => a - b);
    results[name] = { p50: at(times, 0.5), p95: at(times, 0.95) };
  }
  return results;
}

try {
  await seedArticles(database.db, SMALL);
  const small = await measure(SMALL);
  await seedArticles(database.db, LARGE - SMALL);
  const large = await measure(LARGE);
  const ms = (value: number) => value.toFixed(2);
  console.log(
    `| question | ${SMALL}: p50, p95 (ms) | ${LARGE}: p50, p95 (ms) | p50 ratio |\n| --- | --- | --- | --- |`,
  );
  let worst = { list: 0, search: 0 };
  for (const [name, one] of Object.entries(small)) {
    const other = large[name] as typeof one;
    const ratio = other.p50 / one.p50;
    const kind = name.startsWith("list") ? "list" : "search";
    worst = { ...worst, [kind]: Math.max(worst[kind], ratio) };
    console.log(
      `| ${name} | ${ms(one.p50)}, ${ms(one.p95)} | ${ms(other.p50)}, ${ms(other.p95)} | ${ms(ratio)} |`,
    );
  }
  console.log(
    `\nworst ratio: list ${ms(worst.list)} (goal: first page 2), search ${ms(worst.search)} (goal 4)`,
  );
} finally {
  await deps.close();
  await database.close();
  await server.stop();
}
