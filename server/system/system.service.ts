import { randomUUID } from "node:crypto";
import type { ReadStream } from "node:fs";
import { open, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { SystemState } from "../../contracts/system.ts";
import { site } from "../../site.config.ts";
import { type Tried, tryModel, tryVoice } from "../ai/try-keys.ts";
import { openAiOf } from "../ai/language-model.ts";
import type { Audit } from "../audit/audit.service.ts";
import type { AccountService, Asker } from "../account/account.service.ts";
import { exclusively } from "../db/exclusive.ts";
import { makeBackup } from "../db/backup/write.ts";
import { hasCode } from "../db/unavailable.ts";
import { AppError, notFound } from "../errors.ts";
import type { Ground } from "../feature.ts";
import { lockFailedJob } from "../jobs/failed-jobs.ts";
import { createSeal } from "../seal.ts";
import { version } from "../version.ts";
import { readParts, type StateDeps } from "./state/read-state.ts";
import { whatIsWrong } from "./state/what-is-wrong.ts";
import { testMail } from "./test.mail.ts";

const TICKET_MS = 60_000;
const startedAt = new Date(Date.now() - process.uptime() * 1000);
export const NO_JOB = "There is no such job that was given up";

export interface SystemDeps extends StateDeps, Pick<Ground, "queue" | "secret" | "storage"> {
  audit: Audit;
  account: AccountService;
}
export type SystemService = ReturnType<typeof systemService>;

const kept: SystemState["kept"] = [
  { what: "Contact messages", days: site.kept.messages },
  { what: "Assessments and reports", days: site.kept.assessments },
  { what: "Demo call records", days: site.kept.demoCalls },
  { what: "Visit counts", days: site.kept.analytics },
];

/** What whoever runs the site sees of it and does about it. */
export function systemService(deps: SystemDeps) {
  const { db, env, audit, queue, mails, account, recipient } = deps;
  const tickets = createSeal(deps.secret, "backup-download", 32);
  const oneAtATime = exclusively(deps.database);

  const onFailedJob = (id: string, work: (tx: typeof db, name: string) => Promise<void>) =>
    db.transaction(async (tx) => {
      const name = await lockFailedJob(tx, id);
      if (!name) throw notFound(NO_JOB);
      await work(tx, name);
    });

  return {
    async state(now = new Date()): Promise<SystemState> {
      const state = {
        version,
        node: process.version,
        startedAt: startedAt.toISOString(),
        ...(await readParts(deps, now)),
        kept,
      };
      return { ...state, wrong: whatIsWrong(state, now) };
    },

    /** @throws AppError not_found unless it was given up, conflict while another of its kind waits */
    jobAgain: (id: string, asker: Asker): Promise<void> =>
      onFailedJob(id, async (tx, name) => {
        await audit.record(tx, asker, { action: "system.job-again", subject: name, details: { id } });
        await queue.again(tx, { name, id }).catch((error: unknown) => {
          // Kinds of which one waits at a time.
          if (hasCode(error, "23505"))
            throw new AppError("conflict", "Another job of this kind is already waiting.");
          throw error;
        });
      }),

    /** @throws AppError not_found unless it was given up */
    discardJob: (id: string, asker: Asker): Promise<void> =>
      onFailedJob(id, async (tx, name) => {
        await audit.record(tx, asker, { action: "system.job-discarded", subject: name, details: { id } });
        await queue.discard(tx, { name, id });
      }),

    /** To the desk, through the queue as every mail. The same key is the same mail. */
    sendTestMail: (key: string, asker: Asker): Promise<{ id: string }> =>
      db.transaction(async (tx) => {
        if (await mails.find(tx, key)) return { id: key };
        await mails.queueMail(tx, testMail(recipient, new Date()), key);
        await audit.record(tx, asker, {
          action: "system.mail-tested",
          subject: recipient,
          details: { mail: key },
        });
        return { id: key };
      }),

    /** @throws AppError conflict where no key is set */
    async tryKey(which: "model" | "voice", asker: Asker): Promise<Tried> {
      const openai = openAiOf(env);
      const trying =
        which === "model"
          ? openai && tryModel(openai)
          : env.VAPI_PUBLIC_KEY && tryVoice({ key: env.VAPI_PUBLIC_KEY, host: env.VAPI_API_URL });
      if (!trying) throw new AppError("conflict", "No key is set.");
      const tried = await trying;
      await audit.record(db, asker, {
        action: "system.key-tried",
        subject: which,
        details: { works: tried.works },
      });
      return tried;
    },

    /** @returns what `download` takes from this session for a minute. @throws AppError invalid, rate_limited */
    async allowBackup(currentPassword: string, asker: Asker): Promise<string> {
      await account.confirm(asker, currentPassword);
      return tickets.seal({ session: asker.user.sessionId, until: Date.now() + TICKET_MS });
    },

    /**
     * A fresh backup, proved; written aside first, since the embedded database answers nobody else while it is read.
     * @throws AppError forbidden without a ticket of this session
     */
    async download(ticket: string, asker: Asker): Promise<{ bytes: number; stream: ReadStream }> {
      const allowed = tickets.open(ticket) as { session: string; until: number } | undefined;
      if (allowed?.session !== asker.user.sessionId || allowed.until < Date.now())
        throw new AppError(
          "forbidden",
          "The download link expired after a minute. Please enter your password again.",
        );
      const file = join(env.DATA_DIR, "backups", `.download-${randomUUID()}`);
      try {
        await oneAtATime("backup-download", () =>
          makeBackup(deps.database, { file, version, storage: deps.storage }),
        );
        const { size: bytes } = await stat(file);
        await audit.record(db, asker, { action: "system.backup-downloaded", details: { bytes } });
        const opened = await open(file);
        return { bytes, stream: opened.createReadStream() };
      } finally {
        // Whoever reads it goes on; nobody finds it later.
        await rm(file, { force: true });
      }
    },
  };
}
