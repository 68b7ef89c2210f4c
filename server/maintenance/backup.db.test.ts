import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { test } from "../../tests/database.ts";
import { verifyBackup } from "../db/backup/file.ts";
import { dbStorage } from "../storage/db-storage.ts";
import type { JobRun } from "../jobs/job.ts";
import { createLog } from "../log.ts";
import { backupJobs } from "./backup.jobs.ts";
import { backupsService } from "./backups.service.ts";

const run: JobRun = {
  id: "1",
  retryCount: 0,
  retryLimit: 0,
  signal: AbortSignal.timeout(60_000),
  log: createLog({ level: "silent", pretty: false }),
};

test("every night a backup that was read again; seven are kept, and why one failed is remembered", async ({
  database,
}) => {
  const dir = mkdtempSync(join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const old = Array.from({ length: 9 }, (_, day) => `2025-01-0${day + 1}T03-17-00Z.tgz`);
  for (const name of [...old, "mine.tgz"]) writeFileSync(join(dir, name), "");
  // Left behind by a process that was killed two days ago, and one that is being written now.
  for (const name of [".download-a", "2025-01-01T03-17-00Z.ndjson.gz.part", ".download-b"])
    writeFileSync(join(dir, name), "");
  const now = Date.now() / 1000;
  const before = now - 2 * 86_400;
  for (const name of [".download-a", "2025-01-01T03-17-00Z.ndjson.gz.part"])
    utimesSync(join(dir, name), before, before);
  // The disk has a clock of its own.
  utimesSync(join(dir, ".download-b"), now, now);
  await database.pool.query(
    "insert into settings select n::text, to_jsonb(n) from generate_series(1, 500) n",
  );
  const deps = { database, storage: dbStorage(database.db), version: "1" };
  const backups = backupsService({ ...deps, dir });
  await backupJobs({ backups, nightly: false })[0]?.handle({}, run);
  expect(await backups.last()).toEqual({});
  await backupJobs({ backups, nightly: true })[0]?.handle({}, run);

  const files = readdirSync(dir);
  expect(files.filter((name) => old.includes(name))).toEqual(old.slice(-6));
  expect(files).toContain("mine.tgz");
  expect(files.filter((name) => /part$|download/.test(name))).toEqual([".download-b"]);
  const { file = "", rows } = await backups.last();
  const { tables } = await verifyBackup(join(dir, file));
  expect(tables.find(({ name }) => name === "public.settings")?.rows).toBe(500);
  expect(rows).toBeGreaterThanOrEqual(500);

  // A file where the folder should be.
  const nowhere = join(dir, "mine.tgz");
  const failing = backupsService({ ...deps, dir: nowhere });
  await expect(backupJobs({ backups: failing, nightly: true })[0]?.handle({}, run)).rejects.toThrow(
    "a file is in the way",
  );
  expect(await backups.last()).toMatchObject({
    file,
    failed: { reason: expect.stringContaining("a file is in the way") },
  });
  mkdirSync(join(dir, "again"));
  await backupsService({ ...deps, dir: join(dir, "again") }).make();
  expect((await backups.last()).failed).toBeUndefined();
});
