// nginx, two web nodes, two workers and one PostgreSQL on 127.0.0.1 under a steady load of readers, searches, contact
// messages, assessments, edits and typed calls: `node bench/cluster.ts`, after `npm run build`. A node is killed, then a
// worker, then the database for ten seconds; then each process is replaced by a next version with a migration. About four
// minutes; everything it starts ends with it. Needs Debian's package nginx.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, startPostgres } from "../tests/setup/postgres.ts";
import { startSmtp } from "../tests/stand-ins/smtp.ts";
import { whatIsKept } from "./cluster/checks.ts";
import { connections, processorSeconds } from "./cluster/database-load.ts";
import { type Load, startLoad } from "./cluster/load.ts";
import { member } from "./cluster/members.ts";
import { makeNextVersion, NEXT_VERSION } from "./cluster/next-version.ts";
import { startNginx } from "./cluster/nginx.ts";
import { quantile, table } from "./cluster/report.ts";
import { publishedUntilSeen } from "./cluster/seen.ts";

/** As a supervisor waits before it starts again what has died: `RestartSec=5`. */
const RESTART_MS = 5000;
const AWAY_MS = 10_000;
const SETTLE_MS = 6000;
/** Until the code of new processes is quick: they are not started anew every minute. */
const WARM_MS = 20_000;
const PUBLISHED = 20;
const WHOLE_MS = 10 * 60_000;
const LIMIT = { seen: 200, back: 3000, gap: 2000 };

if (!existsSync("build/stamp")) throw new Error("Build the site first: npm run build");
if (spawnSync("which", ["nginx"]).status !== 0)
  execFileSync("apt-get", ["install", "-y", "nginx"], { stdio: "inherit" });

const dir = mkdtempSync(join(tmpdir(), "cluster-"));
const ends: (() => Promise<unknown>)[] = [];
const late = setTimeout(() => {
  console.error("This takes too long");
  void endAll().then(() => process.exit(1));
}, WHOLE_MS);
async function endAll() {
  clearTimeout(late);
  for (const end of ends.reverse()) await end();
  rmSync(dir, { recursive: true, force: true });
}

/** Says on the other stream how far it is. */
function begin(load: Load, phase: string) {
  load.phase(phase);
  console.error(phase);
}

try {
  const next = join(dir, "next");
  makeNextVersion(next);
  const postgres = await startPostgres([]);
  ends.push(postgres.stop);
  const smtp = await startSmtp();
  ends.push(smtp.stop);
  const [front, ...ports] = [await freePort(), await freePort(), await freePort()];
  const env = (name: string) => ({
    HOST: "127.0.0.1",
    DATABASE_URL: postgres.url,
    SMTP_URL: smtp.url,
    PUBLIC_URL: `http://127.0.0.1:${front}`,
    TRUST_PROXY: "on",
    RATE_LIMITS: "off",
    ADMIN_USERNAME: "admin",
    ADMIN_PASSWORD: "correct horse battery",
    CONTACT_EMAIL: "owner@ringwell.example",
    LOG_LEVEL: "error",
    DATA_DIR: join(dir, name),
  });
  const nodes = ports.map((port, i) => member(`node ${i + 1}`, env(`node-${i + 1}`), port));
  const workers = [1, 2].map((n) => member(`worker ${n}`, env(`worker-${n}`)));
  const here = process.cwd();
  for (const each of [...nodes, ...workers]) {
    ends.push(each.stop);
    await each.start(here);
  }
  mkdirSync(join(dir, "nginx"));
  const nginx = await startNginx(join(dir, "nginx"), front ?? 0, ports);
  ends.push(nginx.stop);
  const [node, worker] = [nodes[0], workers[0]];
  if (!node || !worker) throw new Error("there are two of each");

  const load = await startLoad(nginx.url);
  begin(load, "warming up");
  await sleep(WARM_MS);

  begin(load, "nothing happens");
  const usual = { from: performance.now(), processor: processorSeconds(postgres.pid) };
  await sleep(SETTLE_MS);
  const taken = {
    seconds: (performance.now() - usual.from) / 1000,
    processor: processorSeconds(postgres.pid) - usual.processor,
    connections: await connections(postgres.url),
  };
  begin(load, "articles are published beside it");
  const seen = await publishedUntilSeen(nodes, PUBLISHED);

  for (const [victim, name] of [
    [node, "a node is killed"],
    [worker, "a worker is killed"],
  ] as const) {
    begin(load, name);
    await victim.kill();
    await sleep(RESTART_MS);
    await victim.start(here);
    await sleep(SETTLE_MS);
  }

  begin(load, "the database is away for 10 s");
  await postgres.crash();
  await sleep(AWAY_MS);
  begin(load, "the database is back");
  await postgres.again();
  const back = performance.now();
  await sleep(2 * SETTLE_MS);

  begin(load, "the next version, one process after the other");
  const codes: (number | null)[] = [];
  const versions: string[] = [];
  for (const each of [...nodes, ...workers]) {
    codes.push(await each.stop());
    await each.start(next);
    await sleep(SETTLE_MS / 3);
  }
  for (const { url } of nodes) {
    const answer = await load.client.get("/api/system");
    versions.push(url ? ((await answer.json()) as { version: string }).version : "");
  }
  await load.stop();
  const kept = await whatIsKept(load, postgres.url, smtp);

  console.log(table(load.asked));
  const of = (kinds: readonly string[]) =>
    load.asked.filter((each) => each.phase === "nothing happens" && kinds.includes(each.kind)).length;
  const [writes, reads] = [of(["message", "assessment", "edit", "booking"]), of(["page", "search"])];
  const each = (n: number) => (n / taken.seconds).toFixed(1);
  console.log(
    `\nPostgreSQL: ${taken.connections} connections; ${(taken.processor / taken.seconds).toFixed(2)} of a core for ${each(writes)} writes and ${each(reads)} pages a second`,
  );
  const after = load.asked.filter(
    ({ kind, status, at }) => kind === "message" && status === 201 && at > back,
  );
  const untilTaken = Math.min(...after.map(({ at, ms }) => at + ms)) - back;
  const pages = load.asked.filter(({ kind }) => kind === "page" || kind === "file");
  const away = pages.filter(({ phase }) => phase === "the database is away for 10 s");
  const missed = pages.filter(({ status }) => status !== 200);
  const killed = load.asked.filter(
    ({ kind, phase, status }) => kind === "message" && phase === "a node is killed" && status === 201,
  );
  const gaps = killed.map(({ at, ms }, i) => (i ? at + ms - (killed[i - 1]?.at ?? 0) : 0));
  const shown = seen.map((each) => each.shown);
  const results: [what: string, found: string, limit: string, good: boolean][] = [
    [
      `accepted writes that are lost, of ${kept.messages} messages, ${kept.assessments} assessments, ${kept.edits} edits, ${kept.bookings} bookings`,
      `${kept.lost.length}`,
      "0",
      kept.lost.length === 0,
    ],
    [
      `records under two ids or mails under two message ids, of ${kept.mails} mails (${kept.repeated} came again under their own)`,
      `${kept.twice.length}`,
      "0",
      kept.twice.length === 0,
    ],
    [`pages and their files not served, of ${pages.length}`, `${missed.length}`, "0", missed.length === 0],
    [
      `of these while the database was away, of ${away.length}`,
      `${away.filter(({ status }) => status !== 200).length}`,
      "0",
      away.length > 0 && away.every(({ status }) => status === 200),
    ],
    [
      "longest between two accepted messages when a node is killed (ms)",
      Math.max(...gaps).toFixed(0),
      `${LIMIT.gap}`,
      killed.length > 1 && Math.max(...gaps) <= LIMIT.gap,
    ],
    [
      "from the database's return until a message is taken (ms)",
      untilTaken.toFixed(0),
      `${LIMIT.back}`,
      untilTaken <= LIMIT.back,
    ],
    [
      `a publish on one node seen on the other, of ${seen.length}: p50, most (ms)`,
      `${quantile(shown, 0.5).toFixed(0)}, ${Math.max(...shown).toFixed(0)}`,
      `${LIMIT.seen}`,
      Math.max(...shown) <= LIMIT.seen,
    ],
    [
      "exit codes of the processes that were replaced",
      codes.join(", "),
      "0",
      codes.every((code) => code === 0),
    ],
    [
      "versions at the end",
      versions.join(", "),
      NEXT_VERSION,
      versions.every((version) => version === NEXT_VERSION),
    ],
  ];
  console.log("\n| shown | found | limit |\n| --- | --- | --- |");
  for (const [what, found, limit, good] of results)
    console.log(`| ${what} | ${found}${good ? "" : " **missed**"} | ${limit} |`);
  for (const each of [...kept.lost, ...kept.twice]) console.log(`  ${each}`);
  const whys = Map.groupBy(missed, ({ path, phase, status }) => `${path}, ${phase}: ${status}`);
  for (const [why, all] of whys) console.log(`  ${all.length} times ${why}`);
  process.exitCode = results.every(([, , , good]) => good) ? 0 : 1;
} finally {
  await endAll();
}
