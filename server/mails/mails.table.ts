import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { WRITTEN } from "../../contracts/mails.ts";

/** What a search looks into; a migration makes its index where the database has the extension (decision 0156). */
export const mailWords = ["to_address", "subject"] as const;

export interface StoredAttachment {
  filename: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/**
 * Those that became files, as no mail server was set. As it stands, so that the index is used: a parameter hides it.
 */
export const written = sql.raw(`status = 'accepted' and response like '${WRITTEN}%'`);

/** Those that failed and wait for somebody; as it stands, as above. */
export const openFailure = sql.raw("status = 'failed' and settled_at is null");

/** Every mail that the site sends, from the moment it is decided until a server has taken it. */
export const mails = pgTable(
  "deliveries",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** What the mail is: contact, assessment-confirmation, assessment-report, reply … */
    kind: text().notNull(),
    /**
     * The visitor's record that it is about: the feature's own id, as a lead has it. It is given out and erased with
     * that record, whoever it went to. A mail about nobody's record has a name here.
     */
    subjectId: text().notNull(),
    messageId: text().notNull().unique(),
    toAddress: text().notNull(),
    toName: text(),
    replyToAddress: text(),
    replyToName: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    attachments: jsonb().$type<StoredAttachment[]>().notNull().default([]),
    status: text().$type<"queued" | "accepted" | "failed">().notNull().default("queued"),
    tries: integer().notNull().default(0),
    /** The mail server's last words. */
    response: text(),
    /** Of one that was only written: the key of the act that let it go out. */
    actKey: uuid(),
    /** Of one that failed: since when nobody has to look after it, as it was delivered again or let rest. */
    settledAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When the status last changed, or the last try was made. */
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.subjectId, table.kind),
    index("deliveries_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("deliveries_by_status").on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("deliveries_failed")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(openFailure),
    index("deliveries_written")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(written),
  ],
);
export type Delivery = typeof mails.$inferSelect;
