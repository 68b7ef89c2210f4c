import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished } from "vitest";
import { openTestDatabase, test } from "../tests/database.ts";
import { backUpSite, moveToServer, restoreSite } from "./copies.ts";
import { openDatabase } from "./db/client.ts";
import { prepareDataDir } from "./db/data-dir.ts";
import { readEnv } from "./env.ts";
import { createLog } from "./log.ts";

const log = createLog({ level: "silent", pretty: false });
const onFatal = (reason: string) => {
  throw new Error(reason);
};

/** A data directory whose database remembers something. */
async function usedDataDir(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "copies-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const database = await openDatabase({ embedded: { dataDir: await prepareDataDir(dir) }, onFatal });
  await database.migrate();
  await database.pool.query(`insert into settings (key, value) values ('kept', '"for years"')`);
  await database.pool.query(
    "insert into objects (key, bytes, content_type) values ('images/a', '\\x00ff0a', 'image/webp')",
  );
  await database.close();
  return dir;
}
const kept = async (database: Awaited<ReturnType<typeof openDatabase>>) =>
  (await database.pool.query("select value, bytes from settings, objects where settings.key = 'kept'"))
    .rows[0];
const WHAT = { value: "for years", bytes: Buffer.from([0, 255, 10]) };

test("the data of a site is copied: from the embedded database to a server, else from one folder to another", async () => {
  const dir = await usedDataDir();
  if (!inject("postgresUrl")) {
    const { file } = await backUpSite({ env: readEnv({ NODE_ENV: "test", DATA_DIR: dir }) });
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
  await expect(moveToServer({ env, log, say: () => {} })).rejects.toThrow("The database is not empty");
});
