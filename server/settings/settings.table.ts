import { jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** What the installation remembers about itself (its signing secret, whether the demo content was loaded). */
export const settings = pgTable("settings", {
  key: text().primaryKey(),
  value: jsonb().notNull(),
});
