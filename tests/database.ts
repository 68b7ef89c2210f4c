import { existsSync } from "node:fs";
import pg from "pg";
import { test as base, inject } from "vitest";
import { type Database, openDatabase } from "../server/db/client.ts";
import type { QueueTiming } from "../server/jobs/queue.ts";
import { templateFile } from "../server/db/data-dir.ts";

const onFatal = (reason: string) => {
  throw new Error(reason);
};

/** What a database that does not answer costs is proved where it is frozen: elsewhere a busy machine is waited for. */
const patience = { connect: 60_000, statement: 60_000, answer: 65_000 };

/** A database of its own, on the server when the run has one, else embedded and in memory; `empty`: without a table. */
export async function openTestDatabase(empty = false): Promise<Database & { url: string | undefined }> {
  const server = inject("postgresUrl");
  if (!server) {
    const template = existsSync(templateFile) ? { template: templateFile } : {};
    const database = { ...(await openDatabase({ embedded: template, onFatal })), url: undefined };
    // Quicker than to make one.
    if (empty)
      await database.pool.query(
        "drop schema if exists pgboss, drizzle, public cascade; create schema public; discard plans",
      );
    return database;
  }
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    ...(await openDatabase({ url: url.href, patience, onFatal, onIdleError: () => {} })),
    url: url.href,
  };
}

/** A queue's timing in tests: what waits for a poll or a first retry waits little. */
export const quickQueue: QueueTiming = { pollSeconds: 0.5, retryDelayAtMost: 1 };

/** Empties every table. DELETE: many times faster than TRUNCATE on tables this small. */
export async function emptyDatabase({ pool }: Database): Promise<void> {
  await pool.query(`do $$ declare t record; begin
    set local session_replication_role = replica;
    for t in select schemaname, tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from %I.%I', t.schemaname, t.tablename);
    end loop;
    if to_regclass('pgboss.job') is not null then delete from pgboss.job; end if;
  end $$`);
}

/**
 * Lets jobs that run already come to their end, so that nothing of the last test (a mail under way, say) turns up in
 * the next; queued ones are dropped. Gives up after ten seconds: a test may have left one that never ends.
 */
export async function settleJobs({ pool }: Database): Promise<void> {
  await pool.query("delete from pgboss.job where state in ('created', 'retry')");
  for (let i = 0; i < 200; i++) {
    const { rows } = await pool.query("select 1 from pgboss.job where state = 'active' limit 1");
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `database`: migrated, one for each worker, empty at the beginning of each test. */
export const test = base.extend<{ ownDatabase: Database & { url: string | undefined }; database: Database }>({
  ownDatabase: [
    async ({}, use) => {
      const database = await openTestDatabase();
      await database.migrate();
      await use(database);
      await database.close();
    },
    { scope: "worker" },
  ],
  database: async ({ ownDatabase }, use) => {
    await emptyDatabase(ownDatabase);
    await use(ownDatabase);
  },
});
