import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { create } from "tar";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "./client.ts";
import { prepareDataDir, templateFile } from "./data-dir.ts";
import { openEmbedded } from "./embedded.ts";
import { databaseUnavailable } from "./unavailable.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});
const onFatal = vi.fn();
const template = existsSync(templateFile) ? { template: templateFile } : {};
async function open(embedded: Parameters<typeof openDatabase>[0]["embedded"] = template, max = 4) {
  const database = await openDatabase({ embedded, max, onFatal });
  closing.push(() => database.close());
  return database;
}
const tempDir = () => {
  const dir = mkdtempSync(join(tmpdir(), "embedded-"));
  closing.push(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

let common: ReturnType<typeof openDatabase> | undefined;
/** One database for the tests that need no files of their own; its tables are theirs to make. */
async function shared() {
  common ??= openDatabase({ embedded: template, max: 4, onFatal });
  await (await common).pool.query("drop table if exists note");
  return common;
}
afterAll(async () => (await common)?.close());

describe("the embedded database, seen by several connections", () => {
  test("lets each connection name its statements as it likes", async () => {
    const { pool } = await shared();
    const ones = await Promise.all(
      [1, 2, 3, 4].map((n) => pool.query({ name: "one", text: "select $1::int as n", values: [n] })),
    );
    expect(ones.map(({ rows }) => rows[0].n)).toEqual([1, 2, 3, 4]);
  });

  test("forgets the statements of a connection that has gone", async () => {
    const { pool, config } = await shared();
    const client = new pg.Client(config);
    await client.connect();
    await client.query({ name: "short-lived", text: "select 1" });
    const left = async () =>
      (await pool.query("select name from pg_prepared_statements where name like '%short-lived'")).rows
        .length;
    expect(await left()).toBe(1);
    await client.end();
    await expect.poll(left).toBe(0);
  });

  test("rolls back what a connection leaves open when it dies", async () => {
    const { pool, config } = await shared();
    await pool.query("create table note (n int)");
    const dying = new pg.Client(config);
    dying.on("error", () => {});
    await dying.connect();
    await dying.query("begin");
    await dying.query("insert into note values (1)");
    (dying as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    expect((await pool.query("select count(*) from note")).rows[0].count).toBe(0);
  });

  test("rolls back a transaction that was still waiting for its turn when its connection died", async () => {
    const { pool, config } = await shared();
    await pool.query("create table note (n int)");
    const holder = await pool.connect();
    await holder.query("begin");
    const dying = new pg.Client(config);
    dying.on("error", () => {});
    await dying.connect();
    dying.query("begin").catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    (dying as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    await holder.query("commit");
    holder.release();
    await pool.query("insert into note values (2)");
    expect((await pool.query("select count(*) from note")).rows[0].count).toBe(1);
  });

  test("keeps transactions apart and reports errors with their SQLSTATE", async () => {
    const { db, pool } = await shared();
    await pool.query("create table note (n int primary key)");
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        db.transaction(async (tx) => {
          await tx.execute(`insert into note values (${n})`);
          if (n % 2) throw new Error("odd");
        }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect((await pool.query("select count(*) from note")).rows[0].count).toBe(10);
    await expect(pool.query("insert into note values (0)")).rejects.toMatchObject({ code: "23505" });
  });

  test("hears notifications on every connection that listens, after the commit and not after a rollback", async () => {
    const { pool, config } = await shared();
    const client = new pg.Client(config);
    await client.connect();
    closing.push(() => client.end());
    await client.query("listen news");
    const heard: (string | undefined)[] = [];
    client.on("notification", ({ payload }) => heard.push(payload));
    await pool.query("begin; notify news, 'never'; rollback");
    await pool.query("notify news, 'now'");
    await expect.poll(() => heard).toEqual(["now"]);
  });

  test("dumps a directory that opens again, also while others write", async () => {
    const { pool, dump } = await shared();
    await pool.query("create table note (n int)");
    await pool.query("insert into note select generate_series(1, 5)");
    const writing = Promise.all(
      Array.from({ length: 200 }, (_, n) => pool.query("insert into note values ($1)", [n])),
    );
    const [bytes] = await Promise.all([dump(), writing]);
    const file = join(tempDir(), "dump.tgz");
    writeFileSync(file, bytes);
    const again = await open({ template: file });
    const { rows } = await again.pool.query("select count(*) from note");
    expect(rows[0].count).toBeGreaterThanOrEqual(5);
    expect((await pool.query("select count(*) from note")).rows[0].count).toBe(205);
  });
});

describe("the embedded database's thread", () => {
  test("serves no more once its log cannot be written, and says why: what it refused must not come up later", async () => {
    const dataDir = join(tempDir(), "pg");
    const { pool } = await open({ ...template, dataDir });
    await pool.query("create table note (n int)");
    // What a disk that has gone answers: the log's next file cannot be made.
    rmSync(join(dataDir, "pg_wal"), { recursive: true });
    const refused = await pool
      .query("select pg_switch_wal()")
      .then(() => pool.query("insert into note values (1)"))
      .catch((error: Error) => error);
    expect(databaseUnavailable(refused)).toBe(true);
    await expect.poll(() => onFatal.mock.calls).toEqual([[expect.stringMatching(/^could not .*pg_wal/)]]);
    await expect(pool.query("select 1")).rejects.toThrow();
  });

  test("makes a first start's directory where no build has left one, with the site's tables", async () => {
    const dataDir = await prepareDataDir(tempDir(), "none");
    const database = await open({ dataDir });
    const { rows } = await database.pool.query("select to_regclass('articles') is not null as made");
    expect(rows).toEqual([{ made: true }]);
  }, 60_000);

  test("makes a first start's directory though a build beside it empties its folder", async () => {
    const folder = tempDir();
    const packed = join(folder, "pgdata.tgz");
    writeFileSync(join(folder, "PG_VERSION"), "18");
    await create({ file: packed, cwd: folder, gzip: true }, ["PG_VERSION"]);
    const preparing = prepareDataDir(folder, packed);
    rmSync(packed);
    expect(existsSync(join(await preparing, "PG_VERSION"))).toBe(true);
  });

  test("is missed when it cannot start", async () => {
    const file = join(tempDir(), "not-a-dump.tgz");
    writeFileSync(file, "not a dump");
    await expect(openEmbedded({ template: file, onFatal })).rejects.toThrow();
  });
});
