import { z } from "zod";
import { assessmentRecord } from "./assessment-api.ts";
import { ASSESSMENT_FIELDS, type AssessmentField, EMAIL_PATTERN } from "./assessment.ts";
import { endpoint } from "./endpoint.ts";

const byId = z.object({ id: z.string() });
const moment = z.iso.datetime();

/** Longest report that is stored, in characters of HTML. A written one has about 40,000. */
export const REPORT_MAX = 400_000;
export const NOTE_MAX = 1000;

/**
 * `updatedAt`: the record that the change was made on; when given and stale, the answer is 409. 409 also unless the
 * report is Ready for Review; 400 when nothing readable is left of it.
 */
export const updateReport = endpoint({
  method: "PUT",
  path: "/api/assessments/:id/report",
  input: byId.extend({
    reportContent: z
      .string({ error: "Please enter the report's text" })
      .max(REPORT_MAX, `A report has at most ${REPORT_MAX} characters`),
    updatedAt: moment.optional(),
  }),
  output: assessmentRecord,
  csrf: true,
});

/** Marks the report sent and queues its mail, both or neither. 409 unless Ready for Review and without open marks. */
export const sendReport = endpoint({
  method: "POST",
  path: "/api/assessments/:id/send",
  input: byId.extend({ updatedAt: moment.optional() }),
  output: assessmentRecord,
  csrf: true,
});

/** A mail with the report, and how far it has come. `accepted` is what a mail server said, not that anybody got it. */
export const reportDelivery = z.object({
  id: z.string(),
  to: z.string(),
  status: z.enum(["queued", "accepted", "failed"]),
  tries: z.number(),
  /** The mail server's last words. */
  response: z.string().nullable(),
  createdAt: moment,
  changedAt: moment,
});
export type ReportDelivery = z.output<typeof reportDelivery>;

/** Sends a report again whose last delivery failed for good, perhaps to a corrected address. 409 otherwise. */
export const deliverAgain = endpoint({
  method: "POST",
  path: "/api/assessments/:id/deliveries",
  input: byId.extend({
    email: z.string().trim().max(254).regex(EMAIL_PATTERN, "Please enter a valid email address").optional(),
  }),
  output: reportDelivery,
  csrf: true,
});

const unit = z.enum(["count", "percent", "money", "minutes"]);
const field = z.enum(ASSESSMENT_FIELDS as [AssessmentField, ...AssessmentField[]]);
/** A number that the answers do not give: its example, and what the report uses. */
export const reportAssumption = z.object({
  id: z.string(),
  label: z.string(),
  /** Where the example comes from. */
  source: z.string(),
  basis: z.array(field),
  unit,
  min: z.number(),
  max: z.number(),
  step: z.number(),
  example: z.number(),
  value: z.number(),
});
export type ReportAssumption = z.output<typeof reportAssumption>;

const version = z.object({
  id: z.string(),
  kind: z.enum(["written", "edited", "section-rewritten", "assumptions", "sent"]),
  /** The writer, or the administrator's name. */
  author: z.string(),
  createdAt: moment,
});
export type ReportVersionInfo = z.output<typeof version>;

/** What stands beside a report while it is reviewed. */
export const reportReview = z.object({
  /** Newest first. */
  deliveries: z.array(reportDelivery),
  versions: z.array(version),
  assumptions: z.array(reportAssumption),
  /** Numbers that come from neither an answer nor an assumption, in reading order. They block sending. */
  unsourced: z.array(z.object({ text: z.string(), context: z.string() })),
  /** `takesNote`: a note can steer how it is written again. */
  sections: z.array(z.object({ id: z.string(), heading: z.string(), takesNote: z.boolean() })),
  /** When the report was promised: 24 hours after the answers came. */
  promisedAt: moment,
});
export type ReportReview = z.output<typeof reportReview>;
export const getReview = endpoint({
  method: "GET",
  path: "/api/assessments/:id/review",
  input: byId,
  output: reportReview,
});

export const getReportVersion = endpoint({
  method: "GET",
  path: "/api/assessments/:id/versions/:versionId",
  input: byId.extend({ versionId: z.string() }),
  output: version.extend({ content: z.string() }),
});

/** The reviewer's numbers, by assumption; what is left out goes back to its example. */
export const changeAssumptions = endpoint({
  method: "PUT",
  path: "/api/assessments/:id/assumptions",
  input: byId.extend({
    changes: z.record(z.string(), z.number({ error: "Please enter a number" })),
    updatedAt: moment.optional(),
  }),
  output: assessmentRecord,
  csrf: true,
});

/** The report as it would read with other numbers. `changes` is JSON: `{"missedShare":12}`. Stores nothing. */
export const previewAssumptions = endpoint({
  method: "GET",
  path: "/api/assessments/:id/assumptions/preview",
  input: byId.extend({ changes: z.string().max(2000) }),
  output: z.object({ reportContent: z.string() }),
});

/** Writes one section again. May take up to a minute with a model. */
export const rewriteSection = endpoint({
  method: "POST",
  path: "/api/assessments/:id/report/sections/:section",
  input: byId.extend({
    section: z.string(),
    note: z.string().trim().max(NOTE_MAX, `A note has at most ${NOTE_MAX} characters`).default(""),
  }),
  output: assessmentRecord,
  csrf: true,
});

/** Accepts or removes one unsourced number: `index` in reading order, `text` as it was shown (409 when it differs). */
export const settleUnsourced = endpoint({
  method: "POST",
  path: "/api/assessments/:id/report/unsourced",
  input: byId.extend({
    index: z.number().int().min(0),
    text: z.string(),
    decision: z.enum(["accept", "remove"]),
  }),
  output: assessmentRecord,
  csrf: true,
});

/** Of the text that each writer (and prompt version) wrote, the share that was sent unchanged: 0 to 1. */
export const getKeptShares = endpoint({
  method: "GET",
  path: "/api/assessment/kept",
  input: z.object({}),
  output: z.object({
    writers: z.array(z.object({ writer: z.string(), sent: z.number(), kept: z.number() })),
  }),
});
