import { z } from "zod";
import { assessmentFields, assessmentListItem, REPORT_STATUSES, storedAssessment } from "./assessment.ts";
import { INDUSTRIES } from "./assessment-options.ts";
import { ASSESSMENT_STEPS, type AssessmentStepId } from "./assessment-steps.ts";
import { endpoint } from "./endpoint.ts";
import { spamSigns } from "./submission.ts";

/** Header `Idempotency-Key` (optional): the same key and the same answers are stored once. */
export const submitAssessment = endpoint({
  method: "POST",
  path: "/api/assessment",
  input: assessmentFields.extend(spamSigns.shape),
  output: z.object({ id: z.string(), message: z.string() }),
  csrf: true,
});

/** Steps that are counted: those of the way, and the completed view. */
export type CountedStep = AssessmentStepId | "submitted";
export const COUNTED_STEPS: [CountedStep, ...CountedStep[]] = [
  "intro",
  ...ASSESSMENT_STEPS.slice(1).map(({ id }) => id),
  "submitted",
];

/** One more visitor has reached a step. Holds no answers and needs no cookie. */
export const countStep = endpoint({
  method: "POST",
  path: "/api/assessment/steps",
  input: z.object({ step: z.enum(COUNTED_STEPS) }),
  output: z.undefined(),
});

/** How many reached each step in the last `days` days, in the order of the way. */
export const getStepCounts = endpoint({
  method: "GET",
  path: "/api/assessment/steps",
  input: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
  output: z.object({
    days: z.number(),
    steps: z.array(z.object({ step: z.enum(COUNTED_STEPS), count: z.number() })),
  }),
});

export const ASSESSMENTS_PAGE_SIZE = 50;
/** A report is promised for review within so long after its answers came. */
export const PROMISED_MS = 24 * 3_600_000;
const PAGING = "page and limit must be whole numbers: page from 1, limit 1 to 100";

/** How the writing of a report stands, beside its status. */
const writing = z.object({
  status: z.enum(REPORT_STATUSES),
  /** Short number for people. */
  number: z.number(),
  /** Why it looks like a machine's: then no report is written until somebody asks for one. */
  spam: z.enum(["honeypot", "too-fast", "repeated"]).nullable(),
  /** Tries of the present order, and what went wrong at the last one. */
  reportTries: z.number(),
  reportError: z.string().nullable(),
  /** When the last allowed try failed; null while tries go on. */
  reportFailedAt: z.iso.datetime().nullable(),
});

/** A row of the list, with what the list shows beside the specified fields. */
export const listedAssessment = assessmentListItem.extend({
  email: z.string(),
  updatedAt: z.iso.datetime(),
  ...writing.shape,
  /** How far the mail with the report has come; `outbox`: written to a file, as no mail server is set; null before. */
  delivery: z.enum(["queued", "accepted", "outbox", "failed"]).nullable(),
  /** The owner's numbers came after the report was sent, and no update has gone out with them. */
  newNumbers: z.boolean(),
  /** Ready for Review, and somebody has approved the report as it stands. */
  approved: z.boolean(),
});
export type ListedAssessment = z.output<typeof listedAssessment>;

/**
 * Newest first unless asked otherwise. `search` looks in business names, addresses and numbers. `content=omit` leaves the reports out
 * (`reportContent` is null; `status` still tells). Of a search 500 at most; `totalPages` leads to 10,000 at most.
 */
export const listAssessments = endpoint({
  method: "GET",
  path: "/api/assessments",
  input: z.object({
    page: z.coerce.number({ error: PAGING }).int(PAGING).min(1, PAGING).max(100_000, PAGING).default(1),
    limit: z.coerce
      .number({ error: PAGING })
      .int(PAGING)
      .min(1, PAGING)
      .max(100, PAGING)
      .default(ASSESSMENTS_PAGE_SIZE),
    search: z.string().trim().max(200).default(""),
    status: z.enum(REPORT_STATUSES).or(z.literal("")).default(""),
    industry: z.enum(INDUSTRIES).or(z.literal("")).default(""),
    /** `1`: only those that are past the promised moment and not sent, whether they are written or not. */
    late: z.literal("1").or(z.literal("")).default(""),
    /** `1`: only those that are on hold because they look like spam; neither late nor 'Generating Report' holds them. */
    held: z.literal("1").or(z.literal("")).default(""),
    /** `1`: only those that were sent before their owner's numbers came (`newNumbers`). */
    numbers: z.literal("1").or(z.literal("")).default(""),
    /** Of those that are Ready for Review: `1` only those approved as they stand, `0` only the others. */
    approved: z.enum(["1", "0"]).or(z.literal("")).default(""),
    order: z.enum(["newest", "oldest"]).default("newest"),
    content: z.enum(["include", "omit"]).default("include"),
  }),
  output: z.object({
    assessments: z.array(listedAssessment),
    total: z.number(),
    totalPages: z.number(),
    page: z.number(),
    /** Of all assessments, whatever is looked for; `late`, `held`, `numbers` and `approved` as the filters of these names. */
    counts: z.object({
      generating: z.number().int(),
      ready: z.number().int(),
      sent: z.number().int(),
      late: z.number().int(),
      held: z.number().int(),
      numbers: z.number().int(),
      /** A part of `ready`. */
      approved: z.number().int(),
    }),
  }),
});

/** The administrator's record. */
export const assessmentRecord = storedAssessment.extend({
  ...writing.shape,
  /** The assumptions that the report uses; null before it is written. */
  assumptions: z.record(z.string(), z.number()).nullable(),
  /** Who wrote the report, with the prompt's version: `built-in/1`, `gpt-4o-mini/1`. */
  reportWriter: z.string().nullable(),
  reportSentAt: z.iso.datetime().nullable(),
  /** False when no model is configured: reports then come from the built-in consultant. */
  modelConfigured: z.boolean(),
  /** When the respondent's private link was taken back; null while it works. */
  linkRevokedAt: z.iso.datetime().nullable(),
});
export type AssessmentRecord = z.output<typeof assessmentRecord>;

const byId = z.object({ id: z.string() });

export const getAssessment = endpoint({
  method: "GET",
  path: "/api/assessments/:id",
  input: byId,
  output: assessmentRecord,
});

/** 'Try again', or 'Write it without the model': orders the report anew; 409 when there is one. */
export const retryReport = endpoint({
  method: "POST",
  path: "/api/assessments/:id/report/retry",
  input: byId.extend({ writer: z.enum(["default", "built-in"]).default("default") }),
  output: assessmentRecord,
  csrf: true,
});

/** Takes all private links of the assessment back: the respondent's, and those that came with sent reports. */
export const revokeLinks = endpoint({
  method: "POST",
  path: "/api/assessments/:id/revoke-links",
  input: byId,
  output: assessmentRecord,
  csrf: true,
});
