import { boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.table.ts";

/** Logged-in browsers. The cookie's token is not here, only its hash: reading this table opens no session. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    tokenHash: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: text().notNull(),
    userAgent: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
);
export type Session = typeof sessions.$inferSelect;

/** Failed logins in a row, by account, address or known device, and until when the next must wait. */
export const loginDelays = pgTable("login_delays", {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: timestamp({ withTimezone: true }).notNull(),
  blockedUntil: timestamp({ withTimezone: true }),
  /** Until then failures are counted and hold nobody back: the command line has set the account's password. */
  openUntil: timestamp({ withTimezone: true }),
  /** True once an attempt was refused during this wait: the audit log has one entry for each wait. */
  refused: boolean().notNull().default(false),
});
