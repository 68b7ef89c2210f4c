import type { ContactFields } from "../../contracts/contact.ts";
import type { Db } from "../db/client.ts";
import type { CompanyMailbox } from "../mail/company-mailbox.ts";
import type { Mails } from "../mails/mails.service.ts";
import { AppError } from "../errors.ts";
import { fingerprint, judge } from "../http/spam.ts";
import type { Submission } from "../http/submission.ts";
import type { AddLead } from "../lead-source.ts";
import { contactLead } from "./contact.lead.ts";
import { contactMail } from "./contact.mail.ts";
import { countRepetitions, findByIdempotencyKey, insertMessage } from "./contact.store.ts";
import type { ContactMessage } from "./contact.table.ts";
import { DAY_MS } from "../days.ts";

export interface ContactSubmission extends Submission {
  fields: ContactFields;
}
export interface ContactDeps {
  db: Db;
  mails: Mails;
  addLead: AddLead;
  mailbox: CompanyMailbox;
  /** False lifts the spam checks. */
  spamChecks: boolean;
}
export type ContactService = ReturnType<typeof contactService>;

export function contactService({ db, mails, addLead, mailbox, spamChecks }: ContactDeps) {
  return {
    /**
     * Stores a message and queues its mail, both or neither. What looks like spam is kept, marked, and not mailed.
     * @throws AppError conflict when the idempotency key belongs to another message
     */
    submit({ fields, website, elapsedMs, idempotencyKey }: ContactSubmission): Promise<ContactMessage> {
      return db.transaction(async (tx) => {
        const print = fingerprint(fields.message);
        const same = { fingerprint: print, email: fields.email };
        const repetitions = await countRepetitions(tx, same, new Date(Date.now() - DAY_MS));
        const stored = await insertMessage(tx, {
          ...fields,
          fingerprint: print,
          spam: spamChecks ? judge({ website, elapsedMs, repetitions }) : null,
          idempotencyKey: idempotencyKey ?? null,
        });
        if (!stored) return earlierOne(tx, idempotencyKey ?? "", fields);
        const leadId = await addLead(tx, contactLead(stored));
        if (!stored.spam) await mails.queueMail(tx, contactMail(stored, leadId, mailbox));
        return stored;
      });
    },
  };
}

async function earlierOne(tx: Db, key: string, fields: ContactFields): Promise<ContactMessage> {
  const earlier = await findByIdempotencyKey(tx, key);
  const same =
    earlier &&
    (Object.keys(fields) as (keyof ContactFields)[]).every((name) => earlier[name] === fields[name]);
  if (!same) throw new AppError("conflict", "This Idempotency-Key was used for another message");
  return earlier;
}
