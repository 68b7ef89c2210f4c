import type { AuditAction } from "../../contracts/audit.ts";
import type { Db } from "../db/client.ts";
import type { SessionUser } from "../http/context.ts";
import { insertEntry } from "./audit.store.ts";

/** Who and from where. What a handler gets from `bind` is one. */
export interface AuditOrigin {
  user?: Pick<SessionUser, "id" | "username"> | undefined;
  /** Says who it was where nobody is logged in. */
  actor?: string;
  address: string;
  requestId?: string;
}
export interface AuditEvent {
  action: AuditAction;
  /** What it was done to, in words for the reader: an article's title, a user's name. No visitor's data. */
  subject?: string;
  /** Ids and other small facts. No secrets, no visitor's data: the log cannot forget. */
  details?: Record<string, unknown> | undefined;
}
export interface Audit {
  /**
   * Adds an entry in the transaction that makes the change: neither exists without the other.
   * @example await audit.record(tx, request, { action: "article.deleted", subject: article.title })
   */
  record(tx: Db, origin: AuditOrigin, event: AuditEvent): Promise<void>;
}

const UNKNOWN_ACTOR = "unknown";
/** What `npm run admin` does. */
export const commandLine: AuditOrigin = { actor: "command line", address: "local" };
/** What the server does by itself when it first starts. */
export const firstStart: AuditOrigin = { actor: "first start", address: "local" };
/** What the server does by itself at its time. */
export const bySchedule: AuditOrigin = { actor: "schedule", address: "local" };
/** What the server does when it learns what became of a mail. */
export const byMail: AuditOrigin = { actor: "mail delivery", address: "local" };

export function auditService({ now = () => new Date() }: { now?: () => Date } = {}): Audit {
  return {
    record: (tx, { user, actor, address, requestId }, { action, subject, details }) =>
      insertEntry(tx, {
        at: now(),
        actorId: user?.id ?? null,
        actor: user?.username ?? actor ?? UNKNOWN_ACTOR,
        action,
        subject: subject?.slice(0, 300) ?? null,
        details: details ?? {},
        address,
        requestId: requestId ?? null,
      }),
  };
}
