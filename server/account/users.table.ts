import { bigint, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Administrators: the one role there is. */
export const users = pgTable("users", {
  id: uuid().primaryKey().defaultRandom(),
  /** As it is shown. */
  username: text().notNull(),
  /** As it is compared: lower case. */
  loginName: text().notNull().unique(),
  /** As clients read it, where one approves what they get; empty until it is told. */
  displayName: text().notNull().default(""),
  /** argon2id, in its own encoded form. */
  passwordHash: text().notNull(),
  /** Base32; the second factor is on when there is one. */
  totpSecret: text(),
  /** A secret that waits for its first code. */
  totpPendingSecret: text(),
  /** The last time step (30 seconds each since 1970) whose code was taken: no code is taken twice. */
  totpLastStep: bigint({ mode: "number" }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
export type User = typeof users.$inferSelect;

/** For the day when the phone is lost: each is good for one login. */
export const recoveryCodes = pgTable("recovery_codes", {
  /** SHA-256 of the code, which is random enough to need no slow hash. */
  codeHash: text().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
});
