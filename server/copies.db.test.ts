import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, inject, onTestFinished } from "vitest";
import { openTestDatabase, test } from "../tests/database.ts";
import { backUpSite, moveToServer, restoreSite } from "./copies.ts";
import { database as doctorLooks } from "../scripts/doctor/checks.ts";
import { openDatabase } from "./db/client.ts";
import { prepareDataDir } from "./db/data-dir.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";

const log = createLog({ level: "silent", pretty: false });
const onFatal = (reason: string) => {
  throw new Error(reason);
};

/** A data directory whose database remembers something, and its backup. */
async function makeUsed(): Promise<{ dir: string; file: string }> {
  const dir = mkdtempSync(join(tmpdir(), "copies-"));
  const database = await openDatabase({ embedded: { dataDir: await prepareDataDir(dir) }, onFatal });
  await database.migrate();
  await database.pool.query(`insert into settings (key, value) values ('kept', '"for years"')`);
  await database.pool.query(
    "insert into objects (key, bytes, content_type) values ('images/a', '\\x00ff0a', 'image/webp')",
  );
  await database.close();
  const { file } = await backUpSite({ env: readEnv({ NODE_ENV: "test", DATA_DIR: dir }) });
  return { dir, file };
}
let used: ReturnType<typeof makeUsed> | undefined;
afterAll(async () => {
  if (used) rmSync((await used).dir, { recursive: true, force: true });
});

/** A copy of that directory for one test alone, and a copy of its backup in it. */
async function usedDataDir(): Promise<{ dir: string; file: string }> {
  used ??= makeUsed();
  const { dir: from, file } = await used;
  const dir = mkdtempSync(join(tmpdir(), "copies-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  cpSync(join(from, "pg"), join(dir, "pg"), { recursive: true });
  const kept = join(dir, "backups", basename(file));
  cpSync(file, kept);
  return { dir, file: kept };
}
const kept = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
  (await database.pool.query("select value, bytes from settings, objects where settings.key = 'kept'"))
    .rows[0];
const WHAT = { value: "for years", bytes: Buffer.from([0, 255, 10]) };

test("the data of a site is copied: from the embedded database to a server, else from one folder to another", async () => {
  const { dir, file } = await usedDataDir();
  if (!inject("postgresUrl")) {
    const env = readEnv({ NODE_ENV: "test", DATA_DIR: join(dir, "other") });
    await restoreSite({ env, log, say: () => {} }, file);
    await expect(restoreSite({ env, log, say: () => {} }, file)).rejects.toThrow("pg is there already");
    const other = await openDatabase({ embedded: { dataDir: join(dir, "other/pg") }, onFatal });
    onTestFinished(() => other.close());
    expect(await kept(other)).toEqual(WHAT);
    return;
  }
  const server = await openTestDatabase(true);
  onTestFinished(() => server.close());
  const env = readEnv({ NODE_ENV: "test", DATA_DIR: dir, DATABASE_URL: server.url });
  const cut = new Error("the connection is gone");
  const stopAt = (line: string) => {
    if (line.startsWith("public.objects")) throw cut;
  };
  await expect(moveToServer({ env, log, say: stopAt })).rejects.toBe(cut);
  const said: string[] = [];
  await moveToServer({ env, log, say: (line) => said.push(line) });
  expect(said).toContain("public.objects: 1 rows");
  expect(await kept(server)).toEqual(WHAT);
  await server.migrate();
  // A try that cannot come to anything leaves no copy of everybody's data.
  const copies = readdirSync(join(dir, "backups"));
  await expect(moveToServer({ env, log, say: () => {} })).rejects.toThrow("The database is not empty");
  const nowhere = { ...env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  await expect(moveToServer({ env: nowhere, log, say: () => {} })).rejects.toThrow("ECONNREFUSED");
  expect(readdirSync(join(dir, "backups"))).toEqual(copies);
});

test("a restore that was interrupted in DATA_DIR is no empty site: the start says what to do, the doctor too, and the same command makes it whole", async () => {
  const { dir, file } = await usedDataDir();
  const other = join(dir, "other");
  const env = readEnv({ NODE_ENV: "test", DATA_DIR: other });
  const cutOff = join(dir, "cut-off.gz");
  writeFileSync(cutOff, readFileSync(file).subarray(0, -200));
  await expect(restoreSite({ env, log, say: () => {} }, cutOff)).rejects.toThrow("it is cut off");
  expect(existsSync(join(other, "pg.restoring"))).toBe(false);

  const cut = new Error("the power is gone");
  const say = () => {
    throw cut;
  };
  await expect(restoreSite({ env, log, say }, file)).rejects.toBe(cut);
  const half = `DATA_DIR ${other} holds a restore that has not come to its end`;
  const todo = `Run the same npm run restore again, or remove ${join(other, "pg.restoring")} to begin without it`;
  await expect(prepareDataDir(other)).rejects.toThrow(`${half}. ${todo}`);
  await expect(backUpSite({ env })).rejects.toThrow(half);
  expect(await doctorLooks(env)).toEqual({ state: "wrong", says: half, todo: `${todo}.` });
  expect(readdirSync(other)).not.toContain("pg");
  await restoreSite({ env, log, say: () => {} }, file);
  expect(await doctorLooks(env)).toMatchObject({ state: "ok" });

  // A version that this one cannot follow has been there.
  const database = await openDatabase({ embedded: { dataDir: join(other, "pg") }, onFatal });
  await database.pool.query(
    `update settings set value = '{"tag": "0999_next", "when": 9999999999999, "incompatible": "no going back", "version": "9.0.0"}' where key = 'schema-floor'`,
  );
  await database.close();
  expect(await doctorLooks(env)).toEqual({
    state: "wrong",
    says: expect.stringContaining("version 9.0.0 has changed it by 0999_next (no going back)"),
    todo: expect.stringContaining("Start that version or a later one"),
  });
});

test("a backup takes nobody's file and nobody's place: one that is there stays, and a folder that is not is not made", async () => {
  const dir = mkdtempSync(join(tmpdir(), "copies-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const kept = join(dir, "kept.gz");
  writeFileSync(kept, "last year");
  const nowhere = join(dir, "nowhere");
  const env = readEnv({ NODE_ENV: "test", DATA_DIR: nowhere });
  await expect(backUpSite({ env }, kept)).rejects.toThrow(`${kept} is there already: name another file`);
  expect(readFileSync(kept, "utf8")).toBe("last year");
  await expect(backUpSite({ env })).rejects.toThrow(`There is no database in DATA_DIR ${nowhere}`);
  expect(existsSync(nowhere)).toBe(false);
});

test.runIf(inject("postgresUrl"))(
  "backup and restore on a server that does not serve them say why in a sentence, and so does the doctor of half a restore",
  async () => {
    const { dir, file } = await usedDataDir();
    const empty = await openTestDatabase(true);
    onTestFinished(() => empty.close());
    const at = (url: string) => readEnv({ NODE_ENV: "test", DATA_DIR: dir, DATABASE_URL: url });
    const url = empty.url as string;
    const quiet = { log, say: () => {} };
    for (const [env, words] of [
      [at("postgres://site:secret@127.0.0.1:1/site"), /^DATABASE_URL cannot be used: .*ECONNREFUSED/],
      [at(`${url}_not`), /^DATABASE_URL cannot be used: database "\S+_not" does not exist$/],
    ] as const) {
      await expect(backUpSite({ env }, join(dir, "out.gz"))).rejects.toThrow(words);
      await expect(restoreSite({ env, ...quiet }, file)).rejects.toThrow(words);
    }
    await expect(backUpSite({ env: at(url) }, join(dir, "out.gz"))).rejects.toThrow(
      "The database has no tables of the site: there is nothing to back up",
    );

    const guest = `guest_${process.pid}`;
    await empty.pool.query(`create role ${guest} login password 'guest'`);
    onTestFinished(async () => void (await empty.pool.query(`drop role ${guest}`)));
    const asGuest = new URL(url);
    asGuest.username = guest;
    asGuest.password = "guest";
    const mayNot =
      /^DATABASE_URL cannot be used: its role may not do what is needed \(permission denied .*\)\. Let/;
    await expect(restoreSite({ env: at(asGuest.href), ...quiet }, file)).rejects.toThrow(mayNot);
    const started = await openDatabase({ url: asGuest.href, onFatal });
    await expect(started.migrate()).rejects.toThrow(mayNot);
    await started.close();

    const cut = new Error("stopped");
    const say = () => {
      throw cut;
    };
    await expect(restoreSite({ env: at(url), log, say }, file)).rejects.toBe(cut);
    expect(await doctorLooks(at(url))).toEqual({
      state: "wrong",
      says: "The database holds a restore that has not come to its end",
      todo: "Run the same command again, or begin with an empty database.",
    });
    await expect(backUpSite({ env: at(url) }, join(dir, "out.gz"))).rejects.toThrow(
      "has not come to its end",
    );
  },
);
