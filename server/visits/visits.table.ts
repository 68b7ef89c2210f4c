import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often what happened on a day: a row for each kind of thing, never for a visit or a visitor. */
export const visitCounts = pgTable(
  "visit_counts",
  {
    day: date().notNull(),
    /** view, visitor, lead, call, lcp, inp, cls. */
    kind: text().notNull(),
    /** The page, the kind of lead, what became of the call; of a measurement its upper bound. */
    name: text().notNull(),
    source: text().notNull().default(""),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name, table.source] })],
);
