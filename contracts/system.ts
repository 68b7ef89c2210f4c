import { z } from "zod";
import { currentPassword } from "./account.ts";
import { endpoint } from "./endpoint.ts";

const moment = z.iso.datetime();
/** A part that could be read, or why it could not: the others stand beside it. */
const part = <S extends z.ZodRawShape>(shape: S) =>
  z.union([z.object(shape), z.object({ unreadable: z.string() })]);

export const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  /** When it was given up. */
  at: moment,
  tries: z.number().int(),
  reason: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;
export const FAILED_JOBS_SHOWN = 20;

const parts = {
  database: part({
    kind: z.enum(["embedded", "server"]),
    /** Of PostgreSQL. */
    version: z.string(),
    bytes: z.number(),
    /** The newest change of its tables. */
    migration: z.string(),
  }),
  queue: part({
    waiting: z.number().int(),
    running: z.number().int(),
    /** Since when the one that has waited longest could have been worked. */
    oldest: moment.nullable(),
    failed: z.number().int(),
    jobs: z.array(failedJob),
  }),
  backup: part({
    /** Made every night by the site itself. */
    nightly: z.boolean(),
    last: z
      .object({ at: moment, host: z.string(), file: z.string(), bytes: z.number(), rows: z.number().int() })
      .nullable(),
    /** The newest try, where it came to nothing. */
    failed: z.object({ at: moment, reason: z.string() }).nullable(),
  }),
  mail: part({
    /** The server's address without its password; null: mails are written as files. */
    server: z.string().nullable(),
    /** Where a test goes. */
    recipient: z.string(),
    queued: z.number().int(),
    oldest: moment.nullable(),
    /** What came of the last try at one that waits. */
    refused: z.string().nullable(),
    /** Of the last seven days. */
    accepted: z.number().int(),
    /** Put into files, since there was no server. */
    written: z.number().int(),
    failed: z.number().int(),
  }),
  keys: part({
    /** Null: the built-in writer and receptionist serve. */
    model: z.object({ name: z.string(), at: z.string() }).nullable(),
    voice: z.object({ at: z.string() }).nullable(),
  }),
  storage: part({
    images: z.number().int(),
    bytes: z.number(),
    /** The bucket's name; null: in the database. */
    bucket: z.string().nullable(),
    /** Of the disk with DATA_DIR. */
    free: z.number(),
    size: z.number(),
  }),
};
export const systemState = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: moment,
  ...parts,
  /** In days. */
  kept: z.array(z.object({ what: z.string(), days: z.number().int() })),
  /** What is wrong, a sentence each. */
  wrong: z.array(z.string()),
});
export type SystemState = z.infer<typeof systemState>;
export type SystemPart = keyof typeof parts;

export const getSystem = endpoint({
  method: "GET",
  path: "/api/system",
  input: z.object({}),
  output: systemState,
});

/** 404 unless there is such a job that has failed: a second press finds none. */
const failedJobAct = z.object({ id: z.string() });
export const tryJobAgain = endpoint({
  method: "POST",
  path: "/api/system/jobs/:id/again",
  csrf: true,
  input: failedJobAct,
  output: z.undefined(),
});
export const discardJob = endpoint({
  method: "DELETE",
  path: "/api/system/jobs/:id",
  csrf: true,
  input: failedJobAct,
  output: z.undefined(),
});

/** `key` names the act: sent again it is done once. @returns the mail's id */
export const sendTestMail = endpoint({
  method: "POST",
  path: "/api/system/test-mail",
  csrf: true,
  input: z.object({ key: z.uuid() }),
  output: z.object({ id: z.string() }),
});

/** Asks the provider something small. */
export const tryKey = endpoint({
  method: "POST",
  path: "/api/system/keys/try",
  csrf: true,
  input: z.object({ key: z.enum(["model", "voice"]) }),
  output: z.object({ works: z.boolean(), words: z.string() }),
});

/** The address from which this session may download a fresh backup, for a minute. */
export const askForBackup = endpoint({
  method: "POST",
  path: "/api/system/backup",
  csrf: true,
  input: z.object({ currentPassword }),
  output: z.object({ href: z.string() }),
});
export const BACKUP_DOWNLOAD_PATH = "/api/system/backup/download";
