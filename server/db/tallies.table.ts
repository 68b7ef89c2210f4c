import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

/**
 * How many rows a list has by what it is filtered by: triggers add a row for each change, nobody waits for anybody, and
 * the sum is the count. `tallyOf` adds them up and puts many into one.
 */
export const tallies = pgTable(
  "tallies",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The table. */
    list: text().notNull(),
    /** Values of the columns that are counted by, with a `|` between. */
    key: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [index().on(table.list)],
);
