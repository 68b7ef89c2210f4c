import { randomUUID } from "node:crypto";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Queue } from "../jobs/queue.ts";
import { deliverMail, forgetMailFiles } from "./mails.jobs.ts";
import {
  allDeliveriesAbout,
  type DeliveryState,
  deliveryStates,
  deleteDeliveriesAbout,
  findDeliveriesAbout,
  findDelivery,
  insertDelivery,
  type MailTally,
  recordsMailedSince,
  tallyDeliveries,
  type RecordMail,
} from "./mails.store.ts";
import type { mails, Delivery } from "./mails.table.ts";

export interface OutgoingMail {
  kind: string;
  /** The id of the visitor's record that it is about. */
  subjectId: string;
  to: { name?: string; address: string };
  replyTo?: { name?: string; address: string };
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}
export type { DeliveryState };
export interface Mails {
  /**
   * Stores a mail and queues its sending, in the transaction that decides it: neither exists without the other.
   * @param id the delivery's, when it is given by who asks for it
   * @throws AppError conflict when another mail has this id
   */
  queueMail(tx: Db, mail: OutgoingMail, id?: string): Promise<Delivery>;
  find(db: Db, id: string): Promise<Delivery | undefined>;
  /** How far the mails of some records have come, newest first. */
  states(db: Db, kind: string, subjectIds: readonly string[]): Promise<DeliveryState[]>;
  /** The newest thousand mails about some records. */
  about(db: Db, subjectIds: readonly string[]): Promise<RecordMail[]>;
  /** Of these records, those about which a mail was written since a moment. */
  aboutSince(db: Db, subjectIds: readonly string[], since: Date): Promise<string[]>;
  /** How many mails are in each state, and since when the longest has waited; failures of the last week. */
  tally(db: Db, now: Date): Promise<MailTally>;
  /** All of them, newest first, piece by piece. */
  allAbout(db: Db, subjectIds: readonly string[]): AsyncIterable<RecordMail[]>;
  /**
   * Erases the same: those that wait are not sent any more, and files of those that were written go once the
   * transaction has ended. @returns how many there were
   */
  forgetAbout(tx: Db, subjectIds: readonly string[]): Promise<number>;
  /**
   * Queues a mail that failed once more, as a delivery of its own, perhaps to a corrected address.
   * @throws AppError conflict unless it failed
   */
  deliverAgain(tx: Db, failed: Delivery, again?: { to?: string; id?: string }): Promise<Delivery>;
}

/** `host` is the right side of the message ids. */
export function mailsService({ queue, host }: { queue: Queue; host: string }): Mails {
  async function queueDelivery(tx: Db, row: Omit<typeof mails.$inferInsert, "messageId">) {
    const delivery = await insertDelivery(tx, { ...row, messageId: `<${randomUUID()}@${host}>` });
    if (!delivery) throw new AppError("conflict", "This key was used for something else");
    await queue.send(deliverMail, { deliveryId: delivery.id }, { tx });
    return delivery;
  }
  return {
    queueMail: (tx, mail, id) =>
      queueDelivery(tx, {
        id,
        kind: mail.kind,
        subjectId: mail.subjectId,
        toAddress: mail.to.address,
        toName: mail.to.name ?? null,
        replyToAddress: mail.replyTo?.address ?? null,
        replyToName: mail.replyTo?.name ?? null,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        attachments: (mail.attachments ?? []).map((each) => ({
          ...each,
          content: each.content.toString("base64"),
        })),
      }),
    find: findDelivery,
    states: async (db, kind, subjectIds) => (subjectIds.length ? deliveryStates(db, kind, subjectIds) : []),
    about: (db, subjectIds) => findDeliveriesAbout(db, subjectIds),
    aboutSince: recordsMailedSince,
    tally: tallyDeliveries,
    allAbout: allDeliveriesAbout,
    async forgetAbout(tx, subjectIds) {
      const messageIds = await deleteDeliveriesAbout(tx, subjectIds);
      if (messageIds.length) await queue.send(forgetMailFiles, { messageIds }, { tx });
      return messageIds.length;
    },
    deliverAgain(tx, failed, { to, id } = {}) {
      if (failed.status !== "failed")
        throw new AppError("conflict", "Only a mail that has failed can be delivered again.");
      const { kind, subjectId, subject, text, html, attachments, replyToAddress, replyToName } = failed;
      const copy = { kind, subjectId, subject, text, html, attachments, replyToAddress, replyToName };
      return queueDelivery(tx, {
        ...copy,
        id,
        toAddress: to || failed.toAddress,
        toName: failed.toName,
      });
    },
  };
}
