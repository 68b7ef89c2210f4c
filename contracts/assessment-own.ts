import { z } from "zod";
import { assessmentFields, REPORT_STATUSES } from "./assessment.ts";
import { endpoint } from "./endpoint.ts";
import { ownersNumbers } from "./assessment-owners-numbers.ts";
import { reviewChoices } from "./assessment-review-choices.ts";

const byToken = z.object({ token: z.string() });

/** A section of a report, for a page with contents: its heading in words, if it has one, and the HTML below it. */
const reportPart = z.object({
  id: z.string(),
  heading: z.string().nullable(),
  role: z.enum(["cover", "body", "appendix"]),
  html: z.string(),
});
export type ReportPart = z.output<typeof reportPart>;

/**
 * Dollars a month, as the report tells them: what its plan leaves, or, where that has no sum or leaves nothing, what is
 * lost as far as it can be added up.
 */
export const firstFigure = z.object({
  of: z.enum(["leaves", "lost"]),
  low: z.string(),
  likely: z.string(),
  high: z.string(),
  /** So little that it is no headline: the report is about something else. */
  quiet: z.literal(true).optional(),
});
export type FirstFigure = z.output<typeof firstFigure>;

/** What a private link shows. A link of kind `report` shows the sent report alone. */
export const ownAssessment = z.object({
  kind: z.enum(["respondent", "report"]),
  businessName: z.string(),
  answers: assessmentFields.nullable(),
  status: z.enum(REPORT_STATUSES),
  createdAt: z.iso.datetime(),
  /** The report as it was sent last; null before it was. */
  report: z.string().nullable(),
  /** The same section by section; empty before it was sent. */
  parts: z.array(reportPart),
  /** The one figure of the first screen; null where the report has none of its own. */
  figure: firstFigure.nullable(),
  /** The same with numbers that came after the report; null where none did, or where they leave no sum. */
  counted: firstFigure.nullable(),
  reportSentAt: z.iso.datetime().nullable(),
  /** What was chosen, without what was typed: enough to count the report's sums again with other numbers. */
  chosen: assessmentFields.omit({ businessName: true, email: true }),
  /** The plan that was sent, so that other numbers are counted for the same one; null before. */
  plan: reviewChoices.nullable(),
  /** What the owner told beyond the answers; null until something was saved. */
  numbers: ownersNumbers.nullable(),
  numbersAt: z.iso.datetime().nullable(),
  /** What was sent before that, as it was sent, newest first. */
  earlier: z.array(z.object({ sentAt: z.iso.datetime(), report: z.string() })),
});
export type OwnAssessment = z.output<typeof ownAssessment>;

/** 404 for a link that is unknown, was taken back, or leads to what was erased. */
export const getOwnAssessment = endpoint({
  method: "GET",
  path: "/api/own-assessment/:token",
  input: byToken,
  output: ownAssessment,
});

/** The same as a file for keeping. */
export const downloadOwnAssessment = endpoint({
  method: "GET",
  path: "/api/own-assessment/:token/download",
  input: byToken,
  output: ownAssessment,
});

/**
 * What is written for a trade, as it is written: a plan is counted again with the hours that it tells. Null where nothing is
 * written for it.
 */
export const getPlaybook = endpoint({
  method: "GET",
  path: "/api/own-assessment/:token/playbooks/:trade",
  input: byToken.extend({ trade: z.string().regex(/^[a-z0-9-]{1,80}$/) }),
  output: z.object({ text: z.string().nullable() }),
});

/**
 * Keeps the owner's numbers. Before the report is sent it is drawn again with them, for the reviewer; after that they are
 * counted on the page alone, until an update is sent.
 */
export const saveOwnNumbers = endpoint({
  method: "PUT",
  path: "/api/own-assessment/:token/numbers",
  input: byToken.extend({ numbers: ownersNumbers }),
  output: ownAssessment,
  csrf: true,
});

/** Erases everything: answers, report, mails, links. What is left is this receipt. */
export const eraseOwnAssessment = endpoint({
  method: "DELETE",
  path: "/api/own-assessment/:token",
  input: byToken,
  output: z.object({
    receipt: z.string(),
    erasedAt: z.iso.datetime(),
    /** How many of what: `answers`, `reportVersions`, `mails` … */
    erased: z.record(z.string(), z.number()),
  }),
  csrf: true,
});
export type ErasureReceipt = z.output<typeof eraseOwnAssessment.output>;
