// How soon a publish on one of two nodes is seen on the other: `node bench/seen.ts [times]`, after `npm run build`.
// PostgreSQL with its own defaults; nothing else to do, then beside readers of both nodes. Limit: 200 ms each.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, startPostgres } from "../tests/setup/postgres.ts";
import { member } from "./cluster/members.ts";
import { quantile } from "./cluster/report.ts";
import { publishedUntilSeen } from "./cluster/seen.ts";

const TIMES = Number(process.argv[2] ?? 40);
const LIMIT_MS = 200;
const WARM = 30;
const PAGES = ["/", "/services", "/news", "/contact", "/news?search=calls"];
const PAUSE_MS = 100;

const dir = mkdtempSync(join(tmpdir(), "seen-"));
const postgres = await startPostgres([]);
const nodes = [await freePort(), await freePort()].map((port, i) =>
  member(
    `node ${i + 1}`,
    {
      HOST: "127.0.0.1",
      DATABASE_URL: postgres.url,
      RATE_LIMITS: "off",
      ADMIN_USERNAME: "admin",
      ADMIN_PASSWORD: "correct horse battery",
      LOG_LEVEL: "error",
      DATA_DIR: join(dir, `${i}`),
    },
    port,
  ),
);
let reading = false;
async function read(origin: string) {
  for (let n = 0; reading; n++) {
    await (await fetch(origin + (PAGES[n % PAGES.length] ?? "/"))).text();
    await sleep(PAUSE_MS);
  }
}

try {
  for (const node of nodes) await node.start(process.cwd());
  await publishedUntilSeen(nodes, WARM);
  console.log(
    "| beside it | p50, p95, most (ms) | until it was asked: p50, most | over |\n| --- | --- | --- | --- |",
  );
  for (const beside of ["nothing", "4 readers of each node"]) {
    reading = beside !== "nothing";
    const readers = nodes.flatMap(({ url }) => Array.from({ length: 4 }, () => read(url ?? "")));
    const found = await publishedUntilSeen(nodes, TIMES);
    reading = false;
    await Promise.all(readers);
    const [shown, asked] = [found.map((each) => each.shown), found.map((each) => each.asked)];
    const ms = (all: number[], parts: number[]) =>
      parts.map((part) => quantile(all, part).toFixed(0)).join(", ");
    console.log(
      `| ${beside} | ${ms(shown, [0.5, 0.95, 1])} | ${ms(asked, [0.5, 1])} | ${shown.filter((each) => each > LIMIT_MS).length} of ${TIMES} |`,
    );
  }
} finally {
  for (const node of nodes) await node.stop();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
