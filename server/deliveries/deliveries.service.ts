import { randomUUID } from "node:crypto";
import type { Db } from "../db/client.ts";
import type { Queue } from "../jobs/queue.ts";
import { deliverMail } from "./deliveries.jobs.ts";
import { type DeliveryState, deleteDeliveries, deliveryStates, insertDelivery } from "./deliveries.store.ts";
import type { Delivery } from "./deliveries.table.ts";

export interface OutgoingMail {
  kind: string;
  /** The id of the record that causes the mail. */
  subjectId: string;
  to: { name?: string | undefined; address: string };
  replyTo?: { name?: string | undefined; address: string } | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: Buffer }[];
}
export type { DeliveryState };
export interface Deliveries {
  /** Stores a mail and queues its sending, in the transaction that decides it: neither exists without the other. */
  queueMail(tx: Db, mail: OutgoingMail): Promise<Delivery>;
  /** Erases the mails of a record: those that wait are not sent any more. @returns how many there were */
  forget(tx: Db, subjectId: string): Promise<number>;
  /** How far the mails of some records have come, newest first. */
  states(db: Db, kind: string, subjectIds: readonly string[]): Promise<DeliveryState[]>;
}

/** `host` is the right side of the message ids. */
export function deliveriesService({ queue, host }: { queue: Queue; host: string }): Deliveries {
  return {
    async queueMail(tx, mail) {
      const delivery = await insertDelivery(tx, {
        kind: mail.kind,
        subjectId: mail.subjectId,
        messageId: `<${randomUUID()}@${host}>`,
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
      });
      await queue.send(deliverMail, { deliveryId: delivery.id }, { tx });
      return delivery;
    },
    forget: (tx, subjectId) => deleteDeliveries(tx, subjectId),
    states: async (db, kind, subjectIds) => (subjectIds.length ? deliveryStates(db, kind, subjectIds) : []),
  };
}
