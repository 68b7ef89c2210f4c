import { statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { FAILED_JOBS_SHOWN, type SystemState } from "../../../contracts/system.ts";
import { openAiOf } from "../../ai/language-model.ts";
import { knownMigrations } from "../../db/migrate.ts";
import type { Ground } from "../../feature.ts";
import { findFailedJobs } from "../../jobs/failed-jobs.ts";
import { readQueueState } from "../../jobs/queue-figures.ts";
import type { Mails } from "../../mails/mails.service.ts";
import type { Backups } from "../../maintenance/backups.service.ts";
import type { MediaService } from "../../media/media.service.ts";

export type StateDeps = Pick<Ground, "env" | "database" | "db" | "recipient"> & {
  mails: Mails;
  backups: Backups;
  media: MediaService;
};
type Parts = Omit<SystemState, "version" | "node" | "startedAt" | "kept" | "wrong">;

/** Every part by itself: one that cannot be read says why, and the others stand. */
export async function readParts(deps: StateDeps, now: Date): Promise<Parts> {
  const [database, queue, backup, mail, keys, storage] = await Promise.all([
    orWhy(readDatabase(deps)),
    orWhy(readQueue(deps)),
    orWhy(readBackup(deps)),
    orWhy(readMail(deps, now)),
    orWhy(readKeys(deps)),
    orWhy(readStorage(deps)),
  ]);
  return { database, queue, backup, mail, keys, storage };
}

async function orWhy<T>(reading: Promise<T>): Promise<T | { unreadable: string }> {
  try {
    return await reading;
  } catch (error) {
    // Drizzle's own words are the query; what the database said stands behind.
    const { message, cause } = error as Error;
    return { unreadable: (cause instanceof Error ? cause.message : message).slice(0, 300) };
  }
}

async function readDatabase({ db, database }: StateDeps) {
  const { rows } = (await db.execute(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select max(created_at) from drizzle.__drizzle_migrations)::float8 as migration`)) as unknown as {
    rows: { version: string; bytes: number; migration: number }[];
  };
  const { version = "", bytes = 0, migration = 0 } = rows[0] ?? {};
  const tag = knownMigrations().find(({ when }) => when === migration)?.tag;
  return { kind: database.kind, version, bytes, migration: tag ?? "of a later version" };
}

async function readQueue({ db }: StateDeps) {
  const { oldest, ...state } = await readQueueState(db);
  const jobs = await findFailedJobs(db, FAILED_JOBS_SHOWN);
  return {
    ...state,
    oldest: oldest?.toISOString() ?? null,
    jobs: jobs.map(({ at, ...job }) => ({ ...job, at: at.toISOString() })),
  };
}

async function readBackup({ env, database, backups }: StateDeps) {
  const { at, host, file, bytes, rows, failed } = await backups.last();
  const last = at && host && file ? { at, host, file, bytes: bytes ?? 0, rows: rows ?? 0 } : null;
  return { nightly: env.BACKUPS ?? database.kind === "embedded", last, failed: failed ?? null };
}

async function readMail({ env, db, mails, recipient }: StateDeps, now: Date) {
  const { oldest, ...tally } = await mails.tally(db, now);
  const server = env.SMTP_URL ? new URL(env.SMTP_URL).host : null;
  return { server, recipient, ...tally, oldest: oldest?.toISOString() ?? null };
}

async function readKeys({ env }: StateDeps) {
  const openai = openAiOf(env);
  return {
    model: openai ? { name: openai.model, at: new URL(openai.baseUrl).host } : null,
    voice: env.VAPI_PUBLIC_KEY ? { at: new URL(env.VAPI_API_URL).host } : null,
  };
}

async function readStorage({ env, media }: StateDeps) {
  const { bavail, blocks, bsize } = await statfs(env.DATA_DIR).catch(() => statfs("."));
  const bucket = env.S3_BUCKET ?? null;
  return { ...(await media.used()), bucket, free: bavail * bsize, size: blocks * bsize };
}
