import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Demo calls that their visitors chose to keep. Nothing else of a call is stored. */
export const demoCalls = pgTable(
  "demo_calls",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The call itself, so that it is kept once however often it is saved. */
    callId: uuid().notNull().unique(),
    scenario: text().notNull(),
    provider: text().$type<"hosted" | "built-in">().notNull(),
    outcome: text()
      .$type<"booking" | "message" | "handover" | "emergency" | "questions" | "nothing">()
      .notNull(),
    title: text().notNull(),
    lines: jsonb().$type<string[]>().notNull(),
    /** The words, when the visitor left them. */
    transcript: jsonb().$type<{ role: "assistant" | "user"; text: string }[]>(),
    name: text().notNull(),
    email: text().notNull(),
    lengthMs: integer().notNull(),
    medianReplyMs: integer(),
    interruptions: integer().notNull(),
    /** 1 to 5. */
    rating: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index().on(table.createdAt), index().on(table.email)],
);
export type DemoCall = typeof demoCalls.$inferSelect;
