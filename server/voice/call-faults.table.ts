import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often calls broke, by day (UTC), provider and kind. */
export const callFaults = pgTable(
  "call_faults",
  {
    day: date().notNull(),
    provider: text().$type<"hosted" | "built-in">().notNull(),
    kind: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.provider, table.kind] })],
);
