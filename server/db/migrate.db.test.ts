import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, inject, onTestFinished } from "vitest";
import { test } from "../../tests/database.ts";
import type { Database } from "./client.ts";
import { knownMigrations, migrateDatabase } from "./migrate.ts";
import { ensureTrigrams, missingTrigrams } from "./trigrams.ts";

/** The migrations of a version to come: those of this one, and one more. */
function laterVersion(firstLine: string): string {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(import.meta.dirname, "migrations"), folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8"));
  const when = journal.entries.at(-1).when + 1;
  journal.entries.push({ idx: 999, version: "7", when, tag: "0999_one-more", breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  const slow = "insert into settings (key, value) select 'one-more', to_jsonb(1) from pg_sleep(0.2)";
  writeFileSync(join(folder, "0999_one-more.sql"), `${firstLine}\n${slow}`);
  return folder;
}
async function connected({ config }: Database): Promise<pg.Client> {
  const client = new pg.Client(config);
  await client.connect();
  return client;
}
/** Gives the shared database back as it was. */
const forgetOneMore = ({ pool }: Database) =>
  onTestFinished(async () => {
    await pool.query("delete from drizzle.__drizzle_migrations where created_at > $1", [
      knownMigrations().at(-1)?.when,
    ]);
  });

describe("an upgrade", () => {
  test("ends earlier versions on the embedded database alone, where a migration says so", async ({
    database,
  }) => {
    forgetOneMore(database);
    const folder = laterVersion("-- incompatible (embedded): an extension");
    const client = await connected(database);
    const floor = async () => {
      const { rows } = await database.pool.query("select value from settings where key = 'schema-floor'");
      return rows[0]?.value.tag;
    };
    // Its end lets the next one begin.
    await migrateDatabase(client, { kind: "server", version: "2.0.0", folder }).finally(() => client.end());
    expect(await floor()).not.toBe("0999_one-more");
    await database.migrate();
    const again = await connected(database);
    await migrateDatabase(again, { kind: "embedded", version: "2.0.0", folder }).finally(() => again.end());
    expect(await floor()).toBe("0999_one-more");
    await expect(database.migrate()).rejects.toThrow("(an extension)");
    await database.pool.query("delete from settings where key = 'schema-floor'");
  });

  test("makes what searches need where it was refused before, at any later start", async ({ database }) => {
    const indexes = async () =>
      (await database.pool.query("select indexdef from pg_indexes where indexdef like '%trgm%' order by 1"))
        .rows;
    const made = await indexes();
    await database.pool.query("drop extension pg_trgm cascade");
    const client = await connected(database);
    expect(await missingTrigrams(client)).toHaveLength(4);
    const refusing = (code: string) =>
      ({
        query: (text: string, values: unknown[]) =>
          text.startsWith("create extension")
            ? Promise.reject(Object.assign(new Error("refused"), { code }))
            : client.query(text, values),
      }) as unknown as pg.Client;
    expect(await ensureTrigrams(refusing("42501"))).toBe("refused");
    await expect(ensureTrigrams(refusing("53200")), "out of memory").rejects.toThrow("refused");
    expect(await database.migrate()).toEqual({ slowSearches: undefined });
    expect(await indexes()).toEqual(made);
    // Made by the owner in a schema that is not searched.
    await client.query("drop extension pg_trgm cascade; create schema owners");
    await client.query("create extension pg_trgm schema owners");
    expect(await ensureTrigrams(client)).toBeUndefined();
    expect(await missingTrigrams(client)).toEqual([]);
    await client.query("drop extension pg_trgm cascade; drop schema owners");
    await client.end();
    await database.migrate();
    expect(await indexes()).toEqual(made);
  });

  test("is done by one node while the others wait, and an older version goes on beside it", async ({
    database,
  }) => {
    forgetOneMore(database);
    const folder = laterVersion("-- adds a row");
    // The embedded database belongs to one node.
    const count = inject("postgresUrl") ? 3 : 1;
    const nodes = await Promise.all(Array.from({ length: count }, () => connected(database)));
    // A migration that ran twice would refuse the second row.
    await Promise.all(
      nodes.map((client) =>
        migrateDatabase(client, { kind: database.kind, version: "2.0.0", folder }).finally(() =>
          client.end(),
        ),
      ),
    );
    const { rows } = await database.pool.query("select count(*) from settings where key = 'one-more'");
    expect(rows).toEqual([{ count: 1 }]);
    await database.migrate();
  });

  test("after which an older version cannot run keeps it from starting, in a sentence", async ({
    database,
  }) => {
    forgetOneMore(database);
    const folder = laterVersion("-- incompatible: names are kept in two parts");
    const client = await connected(database);
    await migrateDatabase(client, { kind: database.kind, version: "2.0.0", folder }).finally(() =>
      client.end(),
    );
    await expect(database.migrate()).rejects.toThrow(
      /^Version \S+ of the site cannot run on this database: version 2\.0\.0 has changed it by 0999_one-more \(names are kept in two parts\)\. Start that version or a later one, or restore a backup from before: docs\/operations\.md$/,
    );
    const again = await connected(database);
    await migrateDatabase(again, { kind: database.kind, version: "2.0.1", folder }).finally(() =>
      again.end(),
    );
  });
});
