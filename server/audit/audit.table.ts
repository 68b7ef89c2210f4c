import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who did what, when, from where. Rows are only added: a trigger refuses every change and removal. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Null where nobody was logged in. No foreign key: the entry outlives the account. */
    actorId: uuid(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    address: text().notNull(),
    requestId: text(),
  },
  (table) => [index().on(table.at), index().on(table.actor, table.id), index().on(table.action, table.id)],
);
export type AuditRow = typeof auditEntries.$inferSelect;
