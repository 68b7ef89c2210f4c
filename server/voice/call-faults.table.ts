import { date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

/** How often calls broke, by day (UTC), provider and kind, with what the last of each said. */
export const callFaults = pgTable(
  "call_faults",
  {
    day: date().notNull(),
    provider: text().$type<"hosted" | "built-in">().notNull(),
    kind: text().notNull(),
    count: integer().notNull(),
    /** Of the last: its message without addresses, names and tokens. */
    message: text().notNull().default(""),
    stage: text(),
    /** HTTP, where one was answered. */
    status: integer(),
    /** `Chrome on Windows`. */
    browser: text().notNull().default(""),
    /** Null for days before this was kept. */
    lastAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider, table.kind] })],
);
