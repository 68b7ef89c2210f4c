import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../db/client.ts";
import type { JobRun } from "../jobs/job.ts";
import { createLog } from "../log.ts";
import { backupJobs } from "./backup.jobs.ts";

const onFatal = (reason: string) => {
  throw new Error(reason);
};
const run: JobRun = {
  id: "1",
  retryCount: 0,
  retryLimit: 0,
  signal: AbortSignal.timeout(60_000),
  log: createLog({ level: "silent", pretty: false }),
};

test("a backup, unpacked by tar as the operator's page says, opens with every row; seven are kept", async () => {
  const dir = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const database = await openDatabase({ embedded: {}, onFatal });
  await database.pool.query("create table note (n int); insert into note select generate_series(1, 500)");
  const backups = join(dir, "backups");
  mkdirSync(backups);
  const old = Array.from({ length: 9 }, (_, day) => `2025-01-0${day + 1}T03-17-00Z.tgz`);
  for (const name of [...old, "mine.tgz"]) writeFileSync(join(backups, name), "");
  const [backup] = backupJobs({ dir: backups, dump: database.dump });
  await backup?.handle({}, run);
  await database.close();

  const files = readdirSync(backups);
  expect(files.filter((name) => old.includes(name))).toEqual(old.slice(-6));
  expect(files).toContain("mine.tgz");
  const made = files.find((name) => !old.includes(name) && name !== "mine.tgz") ?? "";
  const dataDir = join(dir, "pg");
  mkdirSync(dataDir);
  execFileSync("tar", ["-xzf", join(backups, made), "-C", dataDir], { stdio: "ignore" });
  const again = await openDatabase({ embedded: { dataDir }, onFatal });
  expect((await again.pool.query("select sum(n) from note")).rows[0].sum).toBe(125_250);
  await again.close();
});

test("a database that others back up is left alone", async () => {
  const dir = join(tmpdir(), "never-made");
  const [backup] = backupJobs({ dir, dump: undefined });
  await backup?.handle({}, run);
  expect(() => readdirSync(dir)).toThrow("ENOENT");
});
