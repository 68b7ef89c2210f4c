import { createHash } from "node:crypto";
import { ASSESSMENT_FIELDS, type AssessmentAnswers } from "../../contracts/assessment.ts";
import type { Db } from "../db/client.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import type { Mails } from "../mails/mails.service.ts";
import { AppError } from "../errors.ts";
import { judge } from "../http/spam.ts";
import type { Submission } from "../http/submission.ts";
import type { AddLead } from "../lead-source.ts";
import { assessmentLead } from "./assessment.lead.ts";
import {
  countRepetitions,
  findAssessment,
  findByIdempotencyKey,
  insertAssessment,
  updateAssessment,
} from "./assessment.store.ts";
import type { Assessment } from "./assessment.table.ts";
import { confirm } from "./confirm.ts";
import { newAssessmentMail } from "./company.mail.ts";
import type { LinksService } from "./links.service.ts";
import type { WritingService } from "./writing.service.ts";
import { DAY_MS } from "../days.ts";

export interface AssessmentSubmission extends Submission {
  answers: AssessmentAnswers;
}
export interface AssessmentDeps {
  db: Db;
  mails: Mails;
  writing: Pick<WritingService, "order">;
  links: Pick<LinksService, "create">;
  addLead: AddLead;
  mailbox: CompanyMailbox;
  /** False lifts the spam checks. */
  spamChecks: boolean;
}
export type AssessmentService = ReturnType<typeof assessmentService>;

export function assessmentService({
  db,
  mails,
  writing,
  links,
  spamChecks,
  addLead,
  mailbox,
}: AssessmentDeps) {
  async function welcome(tx: Db, stored: Assessment) {
    await writing.order(tx, stored.id);
    await confirm(tx, stored, { mails, links });
    await mails.queueMail(tx, newAssessmentMail(stored, mailbox));
  }
  return {
    /**
     * One transaction stores the answers, orders the report and queues the confirmation. What looks like spam is kept,
     * marked, and causes neither.
     * @throws AppError conflict when the idempotency key belongs to other answers
     */
    submit({ answers, website, elapsedMs, idempotencyKey }: AssessmentSubmission): Promise<Assessment> {
      return db.transaction(async (tx) => {
        const fingerprint = fingerprintOf(answers);
        const repetitions = await countRepetitions(tx, fingerprint, new Date(Date.now() - DAY_MS));
        const stored = await insertAssessment(tx, {
          ...answers,
          fingerprint,
          spam: spamChecks ? judge({ website, elapsedMs, repetitions }) : null,
          idempotencyKey: idempotencyKey ?? null,
        });
        if (!stored) return earlierOne(tx, idempotencyKey ?? "", fingerprint);
        await addLead(tx, assessmentLead(stored));
        if (!stored.spam) await welcome(tx, stored);
        return stored;
      });
    },

    /** Takes the spam mark off; the report is ordered and the confirmation queued now, unless that was done before. */
    async release(tx: Db, id: string): Promise<void> {
      const held = await findAssessment(tx, id, { lock: true });
      const released = held?.spam && (await updateAssessment(tx, id, { spam: null }));
      if (released) await welcome(tx, released);
    },
  };
}

async function earlierOne(tx: Db, key: string, fingerprint: string): Promise<Assessment> {
  const earlier = await findByIdempotencyKey(tx, key);
  if (earlier?.fingerprint !== fingerprint)
    throw new AppError("conflict", "This Idempotency-Key was used for another assessment");
  return earlier;
}

/** The same for the same answers, and only for them. */
const fingerprintOf = (answers: AssessmentAnswers) =>
  createHash("sha256")
    .update(JSON.stringify(ASSESSMENT_FIELDS.map((field) => answers[field])))
    .digest("base64url");
