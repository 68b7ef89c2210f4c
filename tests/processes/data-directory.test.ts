import { once } from "node:events";
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../setup/postgres.ts";
import { runToEnd, sendMessage, site, storedMessages, tempDataDir } from "./site-process.ts";

/** What others could read, write or enter. */
const openToOthers = (dir: string) =>
  ["", ...(readdirSync(dir, { recursive: true }) as string[])].filter(
    // What is being written is renamed meanwhile.
    (name) => (lstatSync(join(dir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
  );

test("all that the site writes is its user's alone, what was open at its start is closed, and a disk that turns read-only ends it with nothing lost", async () => {
  const dataDir = tempDataDir();
  const flag = join(tempDataDir(), "failing");
  mkdirSync(join(dataDir, "backups"));
  writeFileSync(join(dataDir, "backups/old.tgz"), "");
  for (const [name, mode] of [
    ["", 0o755],
    ["backups", 0o777],
    ["backups/old.tgz", 0o666],
  ] as const)
    chmodSync(join(dataDir, name), mode);
  const preload = new URL("./failing-disk.ts", import.meta.url).href;
  const running = await site(dataDir, { FAILING_DISK: flag }, { nodeArgs: ["--import", preload] });
  const taken = await sendMessage(running.url, "A mail for the outbox, which is nobody's business");
  expect(taken).toMatch(/-/);
  await expect
    .poll(() => readdirSync(dataDir).includes("outbox") && readdirSync(join(dataDir, "outbox")).length)
    .toBeGreaterThan(0);
  expect(openToOthers(dataDir)).toEqual([]);
  const ended = once(running.process, "exit");
  writeFileSync(flag, "EROFS");
  // Refused with 503, or not heard any more; acknowledged it is not.
  expect([503, 0]).toContain(await sendMessage(running.url, "Nowhere to keep this"));
  expect(await ended).toEqual([1, null]);
  expect(running.output()).toMatch(/The database can serve no more: .*read-only/i);
  expect(openToOthers(dataDir)).toEqual([]);
  expect(await storedMessages(dataDir)).toEqual([taken]);

  // The same database, damaged: said in a sentence, not in a stack.
  for (const name of ["global/pg_control", "PG_VERSION"]) truncateSync(join(dataDir, "pg", name), 0);
  const { code, output } = await runToEnd("server/main.ts", {
    DATA_DIR: dataDir,
    PORT: `${await freePort()}`,
  });
  expect(code).toBe(1);
  expect(output.trim()).toMatch(
    /^DATA_DIR \S+ cannot be used: its database does not start \(.*docs\/operations\.md$/,
  );
});

test.each([
  ["full", "ENOSPC", /^DATA_DIR \S+ cannot be used: the disk is full \(.*\)$/],
  ["read-only", "EROFS", /^DATA_DIR \S+ cannot be used: it cannot be written to \(.*\)$/],
])("a start on a %s disk says so in a sentence", async (_what, code, words) => {
  const dataDir = tempDataDir();
  // A disk of that kind needs a mount: the system's answer to the first folder stands in for it.
  const preload = `data:text/javascript,import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    const mkdir = fs.mkdirSync; fs.mkdirSync = (path, options) => {
      if (String(path).endsWith("pg.unpacking")) throw Object.assign(new Error("${code}: no, mkdir"), { code: "${code}" });
      return mkdir(path, options); }; syncBuiltinESMExports();`;
  const env = {
    DATA_DIR: dataDir,
    PORT: `${await freePort()}`,
    NODE_OPTIONS: `--import=${encodeURI(preload)}`,
  };
  const { code: exit, output } = await runToEnd("server/main.ts", env);
  expect(exit).toBe(1);
  expect(output.trim()).toMatch(words);
  rmSync(dataDir, { recursive: true, force: true });
});

test("a disk that fills up in the middle of a first start leaves nothing that a later one takes for data", async () => {
  const dataDir = tempDataDir();
  const preload = `data:text/javascript,import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
    fs.write = fs.writev = (...given) =>
      given.at(-1)(Object.assign(new Error("ENOSPC: no, write"), { code: "ENOSPC" }));
    syncBuiltinESMExports();`;
  const env = { DATA_DIR: dataDir, PORT: `${await freePort()}` };
  const full = await runToEnd("server/main.ts", { ...env, NODE_OPTIONS: `--import=${encodeURI(preload)}` });
  expect([full.code, full.output.trim()]).toEqual([
    1,
    `DATA_DIR ${dataDir} cannot be used: the disk is full (ENOSPC: no, write)`,
  ]);
  expect(readdirSync(dataDir)).not.toContain("pg");
});

test("a start where no folder can be made, or a file is in its place, says so in a sentence within seconds", async () => {
  const file = join(tempDataDir(), "taken");
  writeFileSync(file, "");
  const PORT = `${await freePort()}`;
  const started = (dir: string) => runToEnd("server/main.ts", { DATA_DIR: dir, PORT });
  for (const dir of [file, join(file, "data")]) {
    const { code, output } = await started(dir);
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR \S+ cannot be used: a file is in the way \(.*\)$/),
    ]);
  }
  if (process.platform !== "linux") return;
  // What is said of a folder there is never so.
  const { code, output } = await started("/proc/nowhere/data");
  expect([code, output.trim()]).toEqual([
    1,
    expect.stringMatching(/^DATA_DIR \S+ cannot be used: no folder can be made there \(.*\)$/),
  ]);
});
