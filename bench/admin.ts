// How the administrators' work on articles grows: `node bench/admin.ts`. Starts a PostgreSQL server of its own, fills it
// with 100 and then 10,000 articles, and does the same work on both through the whole API, logged in.
import { articleForm } from "../tests/articles.ts";
import { buildApp } from "../server/app.ts";
import { firstStart } from "../server/audit/audit.service.ts";
import { openDatabase } from "../server/db/client.ts";
import { buildDeps } from "../server/deps.ts";
import { readEnv } from "../server/env.ts";
import { createLog } from "../server/log.ts";
import { seedArticles } from "../server/news/news.seed.ts";
import { startPostgres } from "../tests/setup/postgres.ts";

const SMALL = 100;
const LARGE = Number(process.argv[2] ?? 10_000);
const ROUNDS = 100;

const server = await startPostgres();
const database = await openDatabase({ url: server.url, onFatal: () => {} });
await database.migrate();
const env = readEnv({ DATABASE_URL: server.url, LOG_LEVEL: "silent", DEMO_CONTENT: "off", NODE_ENV: "test" });
const deps = await buildDeps(env, database, createLog({ level: "silent", pretty: false }));
const app = buildApp({ ...deps, http: { trustProxy: false } });

const jar = new Map<string, string>();
async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await app.request(`http://localhost${path}`, {
    method,
    headers: {
      origin: "http://localhost",
      host: "localhost",
      cookie: [...jar].map((pair) => pair.join("=")).join("; "),
      "content-type": "application/json",
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
    jar.set(name, value);
  }
  return response;
}
const admin = { send, get: (path: string) => send("GET", path) };
const [username, password] = ["bench", "correct horse battery"];
await deps.administrators.add(username, password, firstStart);
await send("POST", "/api/auth/login", { username, password });
const { csrfToken } = (await (await send("GET", "/api/auth/csrf-token")).json()) as { csrfToken: string };
const token = { "x-csrf-token": csrfToken };

const made = await admin.send("POST", "/api/articles", articleForm({ published: true }), token);
const { id } = (await made.json()) as { id: string };
let saves = 0;
const list = (query: (total: number) => string) => (total: number) =>
  admin.get(`/api/articles/admin${query(total)}`);
const work: Record<string, (total: number) => Promise<Response>> = {
  "dashboard, first page": list(() => ""),
  "dashboard, middle page": list((total) => `?page=${Math.ceil(total / 100)}`),
  "dashboard, last page": list((total) => `?page=${Math.floor(total / 50)}`),
  "dashboard, drafts": list(() => "?status=draft"),
  "dashboard, search for a common word": list(() => "?search=phone"),
  "dashboard, search for one title": list(() => "?search=bakery"),
  "open an article": () => admin.get(`/api/articles/${id}/edit`),
  "keep a working copy": () =>
    admin.send("PUT", `/api/articles/${id}/working-copy`, { fields: { title: `Copy ${saves++}` } }, token),
  "save an article": () =>
    admin.send(
      "PUT",
      `/api/articles/${id}`,
      articleForm({ title: `Save ${saves++}`, published: true }),
      token,
    ),
};

/** Milliseconds: the median and the 95th percentile. */
async function measure(run: () => Promise<Response>): Promise<[number, number]> {
  const times: number[] = [];
  for (let round = -10; round < ROUNDS; round++) {
    const start = performance.now();
    const response = await run();
    await response.text();
    if (!response.ok) throw new Error(`${response.status}`);
    if (round >= 0) times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return [times[Math.floor(ROUNDS / 2)] as number, times[Math.floor(ROUNDS * 0.95)] as number];
}
async function fill(total: number, from: number) {
  await seedArticles(deps.db, total - from);
  await database.pool.query("vacuum analyze articles");
}
async function measureAll(total: number) {
  const results: [number, number][] = [];
  for (const run of Object.values(work)) results.push(await measure(() => run(total)));
  return results;
}

await fill(SMALL, 0);
const small = await measureAll(SMALL);
await fill(LARGE, SMALL);
const large = await measureAll(LARGE);
console.log(
  `| work | ${SMALL} articles, p50 / p95 ms | ${LARGE.toLocaleString("en-US")} articles | p50 ratio |\n|---|---|---|---|`,
);
for (const [i, name] of Object.keys(work).entries()) {
  const one = small[i] as [number, number];
  const other = large[i] as [number, number];
  const both = ([p50, p95]: [number, number]) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
  console.log(`| ${name} | ${both(one)} | ${both(other)} | ${(other[0] / one[0]).toFixed(1)} |`);
}
await deps.close();
await database.close();
await server.stop();
