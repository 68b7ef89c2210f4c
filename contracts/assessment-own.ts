import { z } from "zod";
import { assessmentFields, REPORT_STATUSES } from "./assessment.ts";
import { endpoint } from "./endpoint.ts";

const byToken = z.object({ token: z.string() });

/** What a private link shows. A link of kind `report` shows the sent report alone. */
export const ownAssessment = z.object({
  kind: z.enum(["respondent", "report"]),
  businessName: z.string(),
  answers: assessmentFields.nullable(),
  status: z.enum(REPORT_STATUSES),
  createdAt: z.iso.datetime(),
  /** The report, once it was sent; null before. */
  report: z.string().nullable(),
  reportSentAt: z.iso.datetime().nullable(),
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
