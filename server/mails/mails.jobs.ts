import { z } from "zod";
import type { Db } from "../db/client.ts";
import { isWritten } from "../../contracts/mails.ts";
import type { MailTried } from "../feature.ts";
import { defineJob, type Job, job } from "../jobs/job.ts";
import { type Mail, type Mailer, MailRefusedError } from "../mail/mailer.ts";
import { findDelivery, recordTry } from "./mails.store.ts";
import type { Delivery } from "./mails.table.ts";

/** Seconds to a quarter of an hour between tries, for about four days. */
export const deliverMail = defineJob({
  name: "mail.deliver",
  data: z.object({ deliveryId: z.uuid() }),
  options: {
    retryLimit: 400,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    retentionSeconds: 30 * 86_400,
    concurrency: 2,
  },
});

/** Erased mails that had been written as files: a file does not come back when a transaction fails, so they go after it. */
export const forgetMailFiles = defineJob({
  name: "mail.forget-files",
  data: z.object({ messageIds: z.array(z.string()) }),
  options: { retryLimit: 20, retryDelay: 5, retryBackoff: true, retryDelayMax: 900 },
});

export interface DeliveryJobsDeps {
  db: Db;
  mailer: Mailer;
  /** Told of each mail after its last try. */
  mailsTried?: MailTried;
  /** Removes mails that were written as files, where there are any. */
  forgetFiles: (messageIds: string[]) => Promise<void>;
}

export function deliveryJobs({ db, mailer, mailsTried, forgetFiles }: DeliveryJobsDeps): Job[] {
  /** What became of a mail, and what follows from it. */
  const record = (id: string, outcome: { status: Delivery["status"]; response: string }) =>
    db.transaction(async (tx) => {
      const tried = await recordTry(tx, id, outcome);
      if (!tried || tried.status === "queued") return;
      const { kind, subjectId, status } = tried;
      await mailsTried?.(tx, { kind, subjectId, reached: status === "accepted" && !isWritten(tried) });
    });
  return [
    job(deliverMail, async ({ deliveryId }, run) => {
      const delivery = await findDelivery(db, deliveryId);
      if (delivery?.status !== "queued") return; // erased meanwhile, or an earlier try got through
      try {
        const { response } = await mailer.send(toMail(delivery));
        await record(deliveryId, { status: "accepted", response });
      } catch (error) {
        const response = (error as Error).message;
        const final = error instanceof MailRefusedError || run.retryCount >= run.retryLimit;
        await record(deliveryId, { status: final ? "failed" : "queued", response });
        // The queue and the log keep what is thrown, and an erasure does not reach them: no address, no server's words.
        if (!final) throw new Error("the mail was not taken; its delivery says why");
        run.log.error({ deliveryId }, "mail refused for good; its delivery says why");
      }
    }),
    job(forgetMailFiles, ({ messageIds }) => forgetFiles(messageIds)),
  ];
}

const toMail = (row: Delivery): Mail => ({
  messageId: row.messageId,
  to: { address: row.toAddress, name: row.toName ?? undefined },
  replyTo: row.replyToAddress
    ? { address: row.replyToAddress, name: row.replyToName ?? undefined }
    : undefined,
  subject: row.subject,
  text: row.text,
  html: row.html,
  attachments: row.attachments.map((each) => ({ ...each, content: Buffer.from(each.content, "base64") })),
});
