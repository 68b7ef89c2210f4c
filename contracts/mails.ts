import { z } from "zod";
import { EMAIL_PATTERN } from "./assessment.ts";
import { endpoint } from "./endpoint.ts";
import { askedDay } from "./moments.ts";
import { deliveryStatus } from "./leads.ts";

export const MAILS_PER_PAGE = 50;
export type DeliveryStatus = z.infer<typeof deliveryStatus>;
/** The words of the area, in lists, chips and details. Sent means: a mail server took it. Nobody knows more. */
export const deliveryStatuses: Record<DeliveryStatus, string> = {
  queued: "On its way",
  accepted: "Sent",
  failed: "Failed",
};
/** Of a mail that became a file for want of a mail server. */
export const NOT_DELIVERED = "Not delivered";

/** With these words begins the answer that is kept of a mail which no server was there to take. */
export const WRITTEN = "written to outbox/";
/** Without a mail server mails become files: nobody has accepted them, though no try has failed. */
export const isWritten = ({ response }: { response?: string | null }): boolean =>
  response?.startsWith(WRITTEN) ?? false;

/** Kinds that go to the company itself; all others go to whom they are about. */
export const MAILS_TO_US = ["contact", "assessment-desk", "held-messages"] as const;
export type MailToUs = (typeof MAILS_TO_US)[number];
export const isToUs = (kind: string): boolean => MAILS_TO_US.some((each) => each === kind);

export const mail = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  status: deliveryStatus,
  tries: z.number().int(),
  /** The mail server's last words, or where the mail was written. */
  response: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** The last try, or the last change. */
  changedAt: z.iso.datetime(),
  /** Since when one that failed needs nobody any more: it was delivered again, or somebody let it rest. */
  settledAt: z.iso.datetime().nullable(),
});
export type Mail = z.infer<typeof mail>;

/** Newest first; of a search 500 at most. `totalPages` leads to 10,000 at most: what is older is found by `until`. `counts` are of all mails, whatever is looked for. `outbox`: no mail server is configured, mails are written as files. */
export const listMails = endpoint({
  method: "GET",
  path: "/api/mails",
  input: z.object({
    search: z.string().trim().max(200).optional(),
    /** `failed`: those that are not settled; `written`: accepted by nobody, as there was no mail server; `taken`: accepted by one. */
    status: deliveryStatus.or(z.enum(["written", "taken", ""])).optional(),
    /** `us`: to the company itself; `clients`: to anybody else. */
    to: z.enum(["clients", "us", ""]).optional(),
    /** What was made on this day (UTC) or later. */
    from: askedDay().or(z.literal("")).optional(),
    /** What was made on this day (UTC) or before. */
    until: askedDay().or(z.literal("")).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/, "page must be a whole number from 1")
      .transform(Number)
      .optional(),
  }),
  output: z.object({
    mails: z.array(mail),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
    counts: z.object({
      queued: z.number().int(),
      taken: z.number().int(),
      failed: z.number().int(),
      /** Failed ones that need nobody any more. */
      settled: z.number().int(),
      written: z.number().int(),
    }),
    outbox: z.boolean(),
  }),
});

/** Queues anew those of these that have failed and are not settled, each as a delivery of its own to the same address. 409 while there is no mail server. */
export const deliverMailsAgain = endpoint({
  method: "POST",
  path: "/api/mails/deliver-again",
  csrf: true,
  input: z.object({ ids: z.array(z.string()).min(1).max(MAILS_PER_PAGE) }),
  output: z.object({ queued: z.number().int() }),
});

/** Lets those of these that have failed rest, or takes that back: nobody is asked to look after them. */
export const settleMails = endpoint({
  method: "PUT",
  path: "/api/mails/settled",
  csrf: true,
  input: z.object({ ids: z.array(z.string()).min(1).max(MAILS_PER_PAGE), settled: z.boolean() }),
  /** Those that were changed. */
  output: z.object({ ids: z.array(z.string()) }),
});

export const mailDetails = mail.extend({
  /** It has reached nobody, and could now. */
  deliverable: z.boolean(),
  replyTo: z.string().nullable(),
  text: z.string(),
  attachments: z.array(z.object({ filename: z.string(), bytes: z.number().int() })),
});

export const getMail = endpoint({
  method: "GET",
  path: "/api/mails/:id",
  input: z.object({ id: z.string() }),
  output: mailDetails,
});
/** A file of a mail, by its place among them. */
export const mailFilePath = (id: string, place: number) => `/api/mails/${id}/attachments/${place}`;
/** The HTML part as a page that can do nothing. */
export const mailHtmlPath = (id: string) => `/api/mails/${id}/html`;

/**
 * Queues a mail that has reached nobody, to another address where one is given: one that failed as a delivery of its
 * own, one that was written for want of a mail server as itself. 409 for any other, and while there is no server.
 */
export const deliverMailAgain = endpoint({
  method: "POST",
  path: "/api/mails/:id/deliver-again",
  csrf: true,
  input: z.object({
    id: z.string(),
    to: z
      .string()
      .trim()
      .max(254, "Please enter a valid email address")
      .regex(EMAIL_PATTERN, "Please enter a valid email address")
      .or(z.literal(""))
      .optional(),
    /** Names one act: sent again it is done once. */
    key: z.uuid().optional(),
  }),
  output: mail,
});

/** So many written mails are queued at once. */
export const DELIVERED_AT_ONCE = 1000;
/** Queues the mails that were written for want of a mail server, oldest first, {@link DELIVERED_AT_ONCE} at most. 409 while there is none. */
export const deliverWrittenMails = endpoint({
  method: "POST",
  path: "/api/mails/deliver-written",
  csrf: true,
  input: z.object({}),
  output: z.object({ queued: z.number().int() }),
});
