import { randomUUID } from "node:crypto";
import { DELIVERED_AT_ONCE, isWritten } from "../../contracts/mails.ts";
import type { Db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Queue } from "../jobs/queue.ts";
import type { Mailer } from "../mail/mailer.ts";
import { deliverMail, forgetMailFiles } from "./mails.jobs.ts";
import {
  allDeliveriesAbout,
  type DeliveryState,
  deliveryStates,
  deleteDeliveriesAbout,
  findDeliveriesAbout,
  findDelivery,
  insertDelivery,
  lockOpenFailures,
  type MailTally,
  recordsMailedSince,
  requeueAllWritten,
  requeueWritten,
  settle,
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
  /** How far the mails of these kinds about some records have come, newest first. */
  states(db: Db, kinds: readonly string[], subjectIds: readonly string[]): Promise<DeliveryState[]>;
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
  /** True of a mail that has reached nobody and could now: it failed, or there was no mail server and is one. */
  isDeliverable(mail: Pick<Delivery, "status" | "response">): boolean;
  /**
   * Queues a mail that has reached nobody, perhaps to a corrected address: one that failed as a delivery of its own,
   * one that was only written as itself.
   * @param again `key` names the act, see `deliveredBy`
   * @throws AppError conflict unless it is deliverable
   */
  deliverAgain(tx: Db, found: Delivery, again?: { to?: string; key?: string }): Promise<Delivery>;
  /**
   * Queues anew those of these that failed and are not settled, as they were. @returns the new mails
   * @throws AppError conflict while there is no mail server
   */
  deliverAllAgain(tx: Db, ids: readonly string[]): Promise<Delivery[]>;
  /** Lets those that failed rest, or not. @returns the ids of those that were changed */
  settle(tx: Db, ids: readonly string[], settled: boolean): Promise<string[]>;
  /**
   * What an act has come to that is asked for once more.
   * @returns undefined where it has not been done @throws AppError conflict when the key named another act
   */
  deliveredBy(tx: Db, found: Delivery, again: { to?: string; key: string }): Promise<Delivery | undefined>;
  /**
   * Queues those that were only written, oldest first, a thousand at most. @returns how many
   * @throws AppError conflict while there is no mail server
   */
  deliverWritten(tx: Db): Promise<number>;
}

const OTHER_ACT = "This key was used for something else";
const ONLY_FAILED = "Only a mail that has failed can be delivered again.";
const TAKEN = "A mail server has taken this mail already.";
const NO_SERVER = "There is no mail server yet: it would be written as a file again.";

export interface MailsServiceDeps {
  queue: Queue;
  /** The right side of the message ids. */
  host: string;
  mailer: Pick<Mailer, "kind">;
}

export function mailsService({ queue, host, mailer }: MailsServiceDeps): Mails {
  const isDeliverable: Mails["isDeliverable"] = (mail) =>
    mail.status === "failed" || (isWritten(mail) && mailer.kind === "smtp");
  async function queueDelivery(tx: Db, row: Omit<typeof mails.$inferInsert, "messageId">) {
    const delivery = await insertDelivery(tx, { ...row, messageId: `<${randomUUID()}@${host}>` });
    if (!delivery) throw new AppError("conflict", OTHER_ACT);
    await queue.send(deliverMail, { deliveryId: delivery.id }, { tx });
    return delivery;
  }
  function queueCopy(tx: Db, found: Delivery, { to, key }: { to?: string; key?: string } = {}) {
    const { kind, subjectId, subject, text, html, attachments, replyToAddress, replyToName, toName } = found;
    const copy = { kind, subjectId, subject, text, html, attachments, replyToAddress, replyToName, toName };
    return queueDelivery(tx, { ...copy, id: key, toAddress: to || found.toAddress });
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
    states: async (db, kinds, subjectIds) => (subjectIds.length ? deliveryStates(db, kinds, subjectIds) : []),
    about: (db, subjectIds) => findDeliveriesAbout(db, subjectIds),
    aboutSince: recordsMailedSince,
    tally: tallyDeliveries,
    allAbout: allDeliveriesAbout,
    async forgetAbout(tx, subjectIds) {
      const messageIds = await deleteDeliveriesAbout(tx, subjectIds);
      if (messageIds.length) await queue.send(forgetMailFiles, { messageIds }, { tx });
      return messageIds.length;
    },
    isDeliverable,
    async deliveredBy(tx, found, { to, key }) {
      const done = found.actKey === key ? found : await findDelivery(tx, key);
      if (!done) return undefined;
      const isSame =
        done.kind === found.kind &&
        done.subjectId === found.subjectId &&
        done.subject === found.subject &&
        done.text === found.text &&
        done.toAddress === (to || found.toAddress);
      if (!isSame) throw new AppError("conflict", OTHER_ACT);
      return done;
    },
    async deliverAgain(tx, found, { to, key } = {}) {
      if (!isDeliverable(found))
        throw new AppError(
          "conflict",
          isWritten(found) ? NO_SERVER : found.status === "accepted" ? TAKEN : ONLY_FAILED,
        );
      if (isWritten(found)) {
        const waiting = await requeueWritten(tx, found.id, { to, key });
        if (!waiting) throw new AppError("conflict", "This email is already on its way.");
        await queue.send(deliverMail, { deliveryId: found.id }, { tx });
        return waiting;
      }
      const again = await queueCopy(tx, found, { to, key });
      await settle(tx, [found.id], true);
      return again;
    },
    async deliverAllAgain(tx, ids) {
      if (mailer.kind !== "smtp") throw new AppError("conflict", NO_SERVER);
      const again: Delivery[] = [];
      for (const found of await lockOpenFailures(tx, ids)) again.push(await queueCopy(tx, found));
      await settle(tx, ids, true);
      return again;
    },
    settle,
    async deliverWritten(tx) {
      if (mailer.kind !== "smtp") throw new AppError("conflict", NO_SERVER);
      const ids = await requeueAllWritten(tx, DELIVERED_AT_ONCE);
      for (const deliveryId of ids) await queue.send(deliverMail, { deliveryId }, { tx });
      return ids.length;
    },
  };
}
