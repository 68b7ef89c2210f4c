// How every list and search grows: `node bench/growth.ts [rounds] [part of a name]`. One PostgreSQL server of its own with two databases, one
// with 1,000 rows of everything and one with very many. Both are asked in turns through the whole API, logged in, so that
// other work on the machine weighs on both alike. Limits: a list at most 2 times its time at 1,000, a search 3 times.
import pg from "pg";
import { buildApp } from "../server/app.ts";
import { firstStart } from "../server/audit/audit.service.ts";
import { openDatabase } from "../server/db/client.ts";
import { buildDeps } from "../server/deps.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { clientOf } from "./client.ts";
import { type Question, questions } from "./growth/questions.ts";
import { fill, LARGE, type Sizes, SMALL } from "./growth/seed.ts";

const ROUNDS = Number(process.argv[2] ?? 40);
const ONLY = process.argv[3] ?? "";
const PASSWORD = "correct horse battery";
const ORIGIN = "http://localhost";

const server = await startPostgres();

async function siteOf(name: string, sizes: Sizes) {
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = server.url.replace(/\/postgres$/, `/${name}`);
  const database = await openDatabase({ url, onFatal: () => {} });
  await database.migrate();
  await fill(url, sizes);
  const env = readEnv({
    DATABASE_URL: url,
    LOG_LEVEL: "silent",
    DEMO_CONTENT: "off",
    NODE_ENV: "test",
    RATE_LIMITS: "off",
  });
  const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }));
  await deps.administrators.add("admin", PASSWORD, firstStart);
  const app = buildApp({ ...deps, http: { trustProxy: false, publicUrl: ORIGIN } });
  const client = await clientOf(ORIGIN, (url, init) => app.request(url, init), PASSWORD);
  return {
    async ask(path: string) {
      const started = performance.now();
      const response = await client.get(path);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
      return { ms: performance.now() - started, text };
    },
    async close() {
      await deps.close();
      await database.close();
    },
  };
}
type Site = Awaited<ReturnType<typeof siteOf>>;

async function addressOf(site: Site, { path, page }: Question): Promise<string> {
  if (!page) return path;
  const { totalPages } = JSON.parse((await site.ask(path)).text) as { totalPages: number };
  return `${path}${path.includes("?") ? "&" : "?"}page=${Math.max(1, Math.ceil(totalPages * page))}`;
}
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] as number;

/** Medians in milliseconds: of the small site and of the large one, asked in turns. */
async function compare(sites: [Site, Site], question: Question): Promise<[number, number]> {
  const addresses = [await addressOf(sites[0], question), await addressOf(sites[1], question)];
  const times: [number[], number[]] = [[], []];
  for (let round = -5; round < ROUNDS; round++)
    for (const side of [0, 1] as const) {
      const { ms } = await sites[side].ask(addresses[side] as string);
      if (round >= 0) times[side].push(ms);
    }
  return [median(times[0]), median(times[1])];
}

const sites: Site[] = [];
let over = 0;
try {
  for (const [name, sizes] of Object.entries({ small: SMALL, large: LARGE }))
    sites.push(await siteOf(name, sizes));
  console.log(
    "| question | 1,000: p50 (ms) | many: p50 (ms) | ratio | limit |\n| --- | --- | --- | --- | --- |",
  );
  const wanted = questions.filter(({ name }) => name.includes(ONLY));
  for (const question of wanted) {
    const [small, large] = await compare(sites as [Site, Site], question);
    const ratio = large / small;
    if (ratio > question.limit) over++;
    console.log(
      `| ${question.name} | ${small.toFixed(2)} | ${large.toFixed(2)} | ${ratio.toFixed(2)}${ratio > question.limit ? " over" : ""} | ${question.limit} |`,
    );
  }
  console.log(`\n${wanted.length - over} of ${wanted.length} within their limits`);
} finally {
  for (const site of sites) await site.close();
  await server.stop();
}
process.exitCode = over ? 1 : 0;
