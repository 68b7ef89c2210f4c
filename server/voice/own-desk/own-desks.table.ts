import { index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { OwnDesk } from "../../../contracts/voice-own-desk.ts";

/** Desks that visitors have put under a private link. What their callers say is kept nowhere. */
export const ownDesks = pgTable(
  "own_desks",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the link's token and of the maker's key: who reads the database can open neither. */
    tokenHash: text().notNull().unique(),
    ownerHash: text().notNull().unique(),
    /** Whose it is: erasing this person erases it. */
    email: text().notNull(),
    desk: jsonb().$type<OwnDesk>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
    switchedOffAt: timestamp({ withTimezone: true }),
    opened: integer().notNull().default(0),
    calls: integer().notNull().default(0),
    reports: integer().notNull().default(0),
    lastReport: text().notNull().default(""),
  },
  (table) => [index().on(table.createdAt), index().on(table.expiresAt), index().on(table.email)],
);
export type StoredDesk = typeof ownDesks.$inferSelect;
