import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Everything that the audit log may name, and how the area says it. A feature adds its own here. */
export const auditActions = {
  "login.succeeded": "Logged in",
  "login.failed": "Failed to log in",
  "login.refused": "Too many attempts to log in",
  logout: "Logged out",
  "session.ended": "Ended a session",
  "password.changed": "Changed the password",
  "display-name.changed": "Changed the name that clients read",
  "second-factor.enabled": "Turned two-step login on",
  "second-factor.removed": "Turned two-step login off",
  "second-factor.codes-renewed": "Made new recovery codes",
  "administrator.added": "Added an administrator",
  "article.created": "Created an article",
  "article.updated": "Updated an article",
  "article.published": "Published an article",
  "article.unpublished": "Unpublished an article",
  "article.scheduled": "Scheduled an article",
  "article.preview-link": "Made a preview link of an article",
  "article.deleted": "Deleted an article",
  "article.restored": "Restored a revision",
  "article.generated": "Generated an article",
  "image.uploaded": "Uploaded an image",
  "image.described": "Described an image",
  "image.deleted": "Deleted an image",
  "lead.updated": "Updated a lead",
  "lead.replied": "Replied to a lead",
  "lead.released": "Took a lead out of spam",
  "lead.announced-again": "Sent a lead to the webhook again",
  "lead.exported": "Exported leads",
  "person.exported": "Exported a person's data",
  "person.erased": "Erased a person's data",
  "retention.erased": "Erased what was kept long enough",
  "system.backup-downloaded": "Downloaded a backup",
  "system.job-again": "Tried a job again",
  "system.job-discarded": "Discarded a job",
  "system.mail-tested": "Sent a test mail",
  "system.key-tried": "Tried a key",
  "report.ordered": "Ordered a report anew",
  "report.links-revoked": "Took private links back",
  "report.updated": "Updated a report",
  "report.regenerated": "Regenerated a report",
  "report.approved": "Approved a report",
  "report.update-sent": "Sent an update of a report",
  "report.sent": "Sent a report",
  "report.delivered-again": "Delivered a report again",
  "own-desk.off": "Switched visitors' desks off",
  "mail.delivered-again": "Delivered a mail again",
  "mail.written-delivered": "Delivered the mails that were only written",
} as const;
export type AuditAction = keyof typeof auditActions;
const action = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]);

export const AUDIT_PAGE_SIZE = 50;
const NO_DATE = "Please enter dates as YYYY-MM-DD";
const day = z.iso.date({ error: NO_DATE });

export const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The administrator's name at that time; `command line` or `unknown` where there was none. */
  actor: z.string(),
  action: z.string(),
  /** What it was done to, in words: a lead by its present name, while there is one. */
  subject: z.string().nullable(),
  /** True of a lead that is there no more. */
  gone: z.boolean(),
  details: z.record(z.string(), z.unknown()),
  address: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** Newest first. `from` and `to` are days in UTC, both included; `before` is the last id of the page before. */
export const listAudit = endpoint({
  method: "GET",
  path: "/api/audit",
  input: z.object({
    actor: z.string().trim().max(100).optional(),
    action: action.or(z.literal("")).optional(),
    from: day.or(z.literal("")).optional(),
    to: day.or(z.literal("")).optional(),
    before: z
      .string()
      .regex(/^\d{1,15}$/, "before must be the id of an entry")
      .optional(),
  }),
  output: z.object({ entries: z.array(auditEntry), actors: z.array(z.string()), more: z.boolean() }),
});
