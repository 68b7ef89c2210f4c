import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import type { LeadKind, LeadStatus, WebhookStatus } from "../../contracts/leads.ts";
import type { SpamMark } from "../http/spam.ts";

const moment = () => timestamp({ withTimezone: true });

/** What a search looks into; a migration makes its index where the database has the extension (decision 0156). */
export const leadWords = ["name", "email", "company", "summary"] as const;

/** One row for each thing that a visitor has left, whichever feature keeps it: what the inbox lists and searches. */
export const leads = pgTable(
  "leads",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<LeadKind>().notNull(),
    /** The record of the feature that keeps it. */
    subjectId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    summary: text().notNull(),
    status: text().$type<LeadStatus>().notNull().default("new"),
    spam: text().$type<SpamMark>(),
    /** How the message to the other system stands; null while there is none to tell. */
    webhookStatus: text().$type<WebhookStatus>(),
    webhookTries: integer().notNull().default(0),
    /** What came back the last time: a status, or why there was no answer. */
    webhookResponse: text(),
    /** When it was queued, or tried last. */
    webhookAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.kind, table.subjectId),
    index("leads_inbox")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`spam is null`),
    index("leads_by_kind")
      .on(table.kind, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`spam is null`),
    index("leads_held").on(table.createdAt).where(sql`spam is not null and status = 'new'`),
    index("leads_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("leads_by_status")
      .on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`spam is null`),
    index("leads_spam")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`spam is not null`),
    index("leads_person").on(sql`lower(${table.email})`, table.createdAt),
  ],
);
export type LeadRow = typeof leads.$inferSelect;

export const leadNotes = pgTable(
  "lead_notes",
  {
    id: uuid().primaryKey().defaultRandom(),
    leadId: uuid()
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    text: text().notNull(),
    /** The administrator's name at that time. */
    author: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.leadId, table.createdAt)],
);
export type LeadNote = typeof leadNotes.$inferSelect;
