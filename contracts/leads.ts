import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { askedDay } from "./moments.ts";

export const leadKinds = {
  contact: "Contact message",
  assessment: "Assessment",
  "demo-call": "Demo call",
} as const;
export type LeadKind = keyof typeof leadKinds;
const kind = z.enum(Object.keys(leadKinds) as [LeadKind, ...LeadKind[]]);

/** `new`: nobody has looked at it. What waits in a list of its own, as an assessment does with its report, is open from the start. */
export const leadStatuses = { new: "New", open: "Open", done: "Done" } as const;
export type LeadStatus = keyof typeof leadStatuses;
const status = z.enum(Object.keys(leadStatuses) as [LeadStatus, ...LeadStatus[]]);

/** Of the message that tells another system of a new lead. */
export const webhookStatus = z.enum(["queued", "delivered", "failed"]);
export type WebhookStatus = z.infer<typeof webhookStatus>;

export const LEADS_PER_PAGE = 50;
const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, "page must be a whole number from 1")
  .transform(Number);
const yes = z.literal("1");

export const lead = z.object({
  id: z.string(),
  kind,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** The beginning of what they wrote or did. */
  summary: z.string(),
  status,
  /** Why it looks like a machine's; null for people. */
  spam: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Lead = z.infer<typeof lead>;

export const leadFilters = z.object({
  search: z.string().trim().max(200).optional(),
  status: status.or(z.literal("")).optional(),
  kind: kind.or(z.literal("")).optional(),
  /** What came on this day (UTC) or later. */
  from: askedDay().or(z.literal("")).optional(),
  /** What came on this day (UTC) or before. */
  until: askedDay().or(z.literal("")).optional(),
  /** `1`: what was marked as spam, and only that. */
  spam: yes.or(z.literal("")).optional(),
});

/** Newest first; of a search 500 at most. `totalPages` leads to 10,000 at most: what is older is found by `until`, with which `total` stops there too. `counts` are of everything that is not spam; `spam` of what is, `held` of that which nobody has looked at. */
export const listLeads = endpoint({
  method: "GET",
  path: "/api/leads",
  input: leadFilters.extend({ page: page.optional() }),
  output: z.object({
    leads: z.array(lead),
    total: z.number().int(),
    page: z.number().int(),
    totalPages: z.number().int(),
    counts: z.object({
      new: z.number(),
      open: z.number(),
      done: z.number(),
      spam: z.number(),
      held: z.number(),
    }),
  }),
});

export const WEEKS_SHOWN = 8;
const leadWeek = z.object({
  /** The week's Monday: `2026-11-16`. */
  from: z.iso.date(),
  counts: z.record(kind, z.number().int()),
});
export type LeadWeek = z.infer<typeof leadWeek>;

/** What came in each of the last weeks (from Monday, UTC), the present one last; spam is not counted. */
export const listLeadWeeks = endpoint({
  method: "GET",
  path: "/api/leads/weeks",
  input: z.object({}),
  output: z.object({ weeks: z.array(leadWeek) }),
});

/** Everything that fits the filters as CSV (UTF-8 with BOM, RFC 4180). Recorded in the audit log. */
export const LEADS_CSV_PATH = "/api/leads/export.csv";
/** Everything stored about one person as JSON: `?email=`. Recorded in the audit log. */
export const PERSON_EXPORT_PATH = "/api/people/export";

export const deliveryStatus = z.enum(["queued", "accepted", "failed"]);
/** A moment of a person's story. */
export const timelineEvent = z.object({
  at: z.iso.datetime(),
  type: z.enum(["lead", "note", "mail"]),
  /** Of the lead, the note or the mail. */
  id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Of what a visitor left: the page of the area that shows it whole, where there is one. */
  page: z.string().nullable(),
  /** Of a mail: how its delivery stands, and the server's last words. */
  delivery: deliveryStatus.nullable(),
  response: z.string().nullable(),
  /** Of a note: who wrote it. */
  author: z.string().nullable(),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;

export const leadDetails = lead.extend({
  /** What the visitor gave, by label. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Their own words. */
  text: z.string(),
  /** Of a call whose words were kept: what was said, in order. */
  turns: z.array(z.object({ role: z.enum(["assistant", "user"]), text: z.string() })),
  /** The page of the area that shows more. */
  page: z.string().nullable(),
  /** How the message about it to another system stands; null where none was sent. */
  webhook: z
    .object({
      status: webhookStatus,
      tries: z.number().int(),
      /** What came back the last time. */
      response: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** All that happened with this person, newest first. */
  timeline: z.array(timelineEvent),
  /** Those beside it in the list that it stands in, spam or not; null at its ends. */
  newer: z.string().nullable(),
  older: z.string().nullable(),
});
export type LeadDetails = z.infer<typeof leadDetails>;

const id = z.object({ id: z.string() });
export const getLead = endpoint({ method: "GET", path: "/api/leads/:id", input: id, output: leadDetails });

export const setLeadStatus = endpoint({
  method: "PUT",
  path: "/api/leads/:id/status",
  csrf: true,
  input: id.extend({ status }),
  output: lead,
});

/**
 * The same for several at once, all or none; ids that name no lead are passed over. Answers what each was before that
 * was changed, so that it can be taken back.
 */
export const setLeadStatuses = endpoint({
  method: "PUT",
  path: "/api/leads/status",
  csrf: true,
  input: z.object({ ids: z.array(z.string()).min(1).max(LEADS_PER_PAGE), status }),
  output: z.object({ changed: z.array(id.extend({ from: status })) }),
});

const words = (what: string, max: number) =>
  z
    .string({ error: `Please write ${what}.` })
    .trim()
    .min(1, `Please write ${what}.`)
    .max(max, `Please use at most ${max.toLocaleString("en-US")} characters.`);

/** Names one act: sent again with the same words it is done once, with other words it is a 409. */
const key = z.uuid().optional();

export const addLeadNote = endpoint({
  method: "POST",
  path: "/api/leads/:id/notes",
  csrf: true,
  input: id.extend({ text: words("a note", 5000), key }),
  output: z.object({ id: z.string() }),
});

/** Queues a mail to the person, with the owner's address to reply to. A new lead becomes open. */
export const replyToLead = endpoint({
  method: "POST",
  path: "/api/leads/:id/reply",
  csrf: true,
  input: id.extend({ subject: words("a subject", 200), text: words("a message", 20_000), key }),
  output: z.object({ deliveryId: z.string() }),
});

/** Takes the mark off, and does what would have been done without it: mails it, orders the report. 409 when unmarked. */
export const releaseLead = endpoint({
  method: "POST",
  path: "/api/leads/:id/release",
  csrf: true,
  input: id,
  output: lead,
});

/** Tells the other system of the lead once more. 409 unless the last message has failed. */
export const announceLeadAgain = endpoint({
  method: "POST",
  path: "/api/leads/:id/webhook",
  csrf: true,
  input: id,
  output: lead,
});

/**
 * Whose data it is about. No stricter than any form that stores an address: what was once let in can be given out and
 * erased.
 */
export const personOf = z.object({
  email: z
    .string({ error: "Please enter a valid email address" })
    .trim()
    .max(254, "Please enter a valid email address")
    .includes("@", { error: "Please enter a valid email address" }),
});

/** Erases everything stored about the person of this e-mail address; answers how much of what. */
export const erasePerson = endpoint({
  method: "POST",
  path: "/api/people/erase",
  csrf: true,
  input: personOf,
  output: z.object({ receipt: z.string(), erased: z.record(z.string(), z.number()) }),
});
