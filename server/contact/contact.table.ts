import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { SpamMark } from "../http/spam.ts";

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    phone: text().notNull(),
    message: text().notNull(),
    /** Why it looks like spam; null for people. */
    spam: text().$type<SpamMark>(),
    /** SHA-256 of the message's words: tells a repetition, whatever its spaces. */
    fingerprint: text().notNull(),
    idempotencyKey: text().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.email),
    index().on(table.fingerprint, table.createdAt),
  ],
);
export type ContactMessage = typeof contactMessages.$inferSelect;
