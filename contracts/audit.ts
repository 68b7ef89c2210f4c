import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { askedDay } from "./moments.ts";

/** Everything that the audit log may name, and how the area says it. A feature adds its own here. */
export const auditActions = {
  "login.succeeded": "Logged in",
  "login.failed": "Failed to log in",
  "login.refused": "Too many login attempts",
  logout: "Logged out",
  "session.ended": "Ended a session",
  "password.changed": "Changed the password",
  "display-name.changed": "Changed their display name",
  "second-factor.enabled": "Turned on two-step login",
  "second-factor.removed": "Turned off two-step login",
  "second-factor.codes-renewed": "Generated new recovery codes",
  "administrator.added": "Added an administrator",
  "article.created": "Created an article",
  "article.updated": "Updated an article",
  "article.published": "Published an article",
  "article.unpublished": "Unpublished an article",
  "article.scheduled": "Scheduled an article",
  "article.preview-link": "Created a preview link",
  "article.deleted": "Deleted an article",
  "article.restored": "Restored a revision",
  "article.generated": "Generated an article",
  "image.uploaded": "Uploaded an image",
  "image.described": "Described an image",
  "image.deleted": "Deleted an image",
  "lead.updated": "Updated a lead",
  "lead.replied": "Replied to a lead",
  "lead.released": "Marked a lead as not spam",
  "lead.announced-again": "Sent a lead to the webhook again",
  "lead.exported": "Exported leads",
  "person.exported": "Exported a person's data",
  "person.erased": "Erased a person's data",
  "retention.erased": "Erased expired data",
  "system.backup-downloaded": "Downloaded a backup",
  "system.job-again": "Retried a job",
  "system.job-discarded": "Discarded a job",
  "system.mail-tested": "Sent a test email",
  "system.key-tried": "Tested an API key",
  "report.ordered": "Requested a new report",
  "report.links-revoked": "Revoked private links",
  "report.updated": "Updated a report",
  "report.restored": "Restored a version of a report",
  "report.regenerated": "Regenerated a report",
  "report.approved": "Approved a report",
  "report.approval-withdrawn": "Withdrew an approval",
  "report.update-sent": "Sent an updated report",
  "report.sent": "Sent a report",
  "report.delivered-again": "Resent a report",
  "own-desk.off": "Turned off visitors' desks",
  "mail.delivered-again": "Resent an email",
  "mail.written-delivered": "Delivered saved emails",
  "mail.settled": "Dismissed failed emails",
  "mail.unsettled": "Brought back failed emails",
} as const;
export type AuditAction = keyof typeof auditActions;
const action = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]]);

export const AUDIT_PAGE_SIZE = 50;
const NO_DATE = "Please enter dates as YYYY-MM-DD";
const day = askedDay(NO_DATE);

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
