// Fills the configured database for trials: `npm run seed -- --articles 10000`. Each feature brings its own seeder.
import { parseArgs } from "node:util";
import { logFor, openStore } from "../server/store.ts";
import { readEnv } from "../server/env.ts";
import type { Seeder } from "../server/feature.ts";
import { features } from "../server/features.ts";
import { isForOperator } from "../server/operator-errors.ts";
import { announceChange } from "../server/page-cache/invalidation.ts";

const seeders: Record<string, Seeder> = Object.assign({}, ...features.map(({ seeds }) => seeds));

const MOST = 1_000_000;
const usage = `Usage: npm run seed -- ${Object.keys(seeders)
  .map((name) => `[--${name} N]`)
  .join(" ")}`;

function readCounts(): Map<string, number> {
  const options = Object.fromEntries(Object.keys(seeders).map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options });
  const counts = new Map<string, number>();
  for (const [name, value] of Object.entries(values)) {
    if (!/^\d{1,7}$/.test(String(value)) || Number(value) > MOST)
      throw new TypeError(`--${name} must be a whole number from 0 to ${MOST}`);
    counts.set(name, Number(value));
  }
  if (counts.size === 0) throw new TypeError("Nothing to do");
  return counts;
}

function bar(name: string, count: number) {
  const width = 30;
  let shown = -1;
  return (done: number) => {
    const percent = Math.floor((done / count) * 100);
    if (percent === shown) return;
    shown = percent;
    const filled = Math.round((percent / 100) * width);
    const line = `${name} ${"█".repeat(filled)}${"░".repeat(width - filled)} ${done} of ${count}`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === count ? "\n" : ""}`);
    else if (done === count) console.log(line);
  };
}

try {
  const counts = readCounts();
  const env = readEnv();
  const store = await openStore(env, logFor(env), (reason) => {
    throw new Error(reason);
  });
  try {
    for (const [name, count] of counts) {
      if (count === 0) continue;
      const { seed, tags } = seeders[name] as Seeder;
      await seed(store.database.db, count, bar(name, count));
      await announceChange(store.database.db, tags);
    }
  } finally {
    await store.close();
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (error instanceof TypeError || code?.startsWith("ERR_PARSE_ARGS")) console.error(`${message}\n${usage}`);
  else console.error(isForOperator(error) ? message : error);
  process.exitCode = 1;
}
