import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildApp } from "../../server/app.ts";
import { openDatabase } from "../../server/db/client.ts";
import { buildDeps } from "../../server/deps.ts";
import { readEnv } from "../../server/env.ts";
import { createLog } from "../../server/log.ts";
import { listenForChanges } from "../../server/page-cache/invalidation.ts";
import { builtWeb } from "../../server/ssr.ts";
import { startPostgres } from "../setup/postgres.ts";

/** A busy machine must not be taken for a frozen database. */
const patience = { connect: 2000, statement: 2000, answer: 2500 };
/** What hangs would answer never; a busy machine renders two dozen pages in its time. */
const SOON_MS = 40_000;
const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

let frozen: number[] = [];
/** Every process of a server that this test started, as they are now. */
function family(pid: number): number[] {
  const parentOf = (id: string) => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, "utf8"))?.[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync("/proc").filter((id) => /^\d+$/.test(id) && parentOf(id) === pid);
  return [pid, ...children.map(Number)];
}
function thaw() {
  for (const pid of frozen.splice(0).reverse()) process.kill(pid, "SIGCONT");
}

const site = await (async () => {
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const dataDir = mkdtempSync(join(tmpdir(), "frozen-"));
  stops.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const log = createLog({ level: "silent", pretty: false });
  const database = await openDatabase({
    url: postgres.url,
    patience,
    onFatal: () => {},
    onIdleError: () => {},
  });
  stops.push(() => database.close());
  await database.migrate();
  const env = readEnv({ NODE_ENV: "test", DATA_DIR: dataDir, DEMO_CONTENT: "off", LOG_LEVEL: "silent" });
  const deps = await buildDeps(env, database, log);
  stops.push(() => deps.close());
  const changes = await listenForChanges(database, deps.pageCache, log, { everyMs: 300, answerMs: 2000 });
  stops.push(() => changes.close(), thaw);
  const web = { ...(await builtWeb()), cache: deps.pageCache, policy: deps.policy };
  const app = buildApp({ ...deps, http: { trustProxy: false }, web });
  const get = async (path: string) => {
    const began = performance.now();
    const response = await app.request(`http://localhost:3000${path}`, {
      headers: { host: "localhost:3000" },
    });
    return {
      status: response.status,
      later: response.headers.get("retry-after"),
      ms: performance.now() - began,
    };
  };
  const write = (title: string) =>
    deps.news.create({
      title,
      excerpt: "What a caller hears.",
      content: "<p>Words enough.</p>",
      published: true,
    });
  return {
    postgres,
    database,
    get,
    write,
    freeze: () => {
      frozen = family(postgres.pid);
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
  };
})();

beforeAll(async () => {
  await site.write("Before the frost");
  for (const path of ["/", "/news", "/news/before-the-frost"])
    expect((await site.get(path)).status).toBe(200);
});

test("with its database frozen the site answers soon: what it has in memory as ever, all else as 503 with Retry-After", async () => {
  site.freeze();
  const asked = [
    "/api/articles",
    "/news?page=2",
    "/news/not-in-memory",
    "/news?search=frost",
    `/r/${"x".repeat(32)}`,
    "/feed.xml",
    ...Array.from({ length: 15 }, (_, n) => `/news/not-in-memory-${n}`),
  ];
  const answers = await Promise.all(asked.map(site.get));
  expect(answers.map(({ status }, n) => `${asked[n]} ${status}`)).toEqual(asked.map((path) => `${path} 503`));
  for (const { later, ms } of answers) {
    expect(Number(later)).toBeGreaterThan(0);
    expect(ms).toBeLessThan(SOON_MS);
  }
  // It has noticed by now that it hears of no changes.
  for (const path of ["/", "/news", "/news/before-the-frost"]) {
    const { status, ms } = await site.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(ms).toBeLessThan(SOON_MS);
  }
});

test("transactions that it could not begin leave no connection behind: it serves again when the database does", async () => {
  const lost = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => site.write(`In the frost ${n}`)),
  );
  expect(lost.every(({ status }) => status === "rejected")).toBe(true);
  thaw();
  await expect.poll(async () => (await site.get("/readyz")).status).toBe(200);
  await site.write("After the frost");
  await expect.poll(async () => (await site.get("/news/after-the-frost")).status).toBe(200);
  expect(
    await Promise.all(Array.from({ length: 12 }, () => site.database.pool.query("select 1"))),
  ).toHaveLength(12);
});
