import { z } from "zod";
import { ASSESSMENT_FIELDS, type AssessmentField } from "./assessment.ts";
import { endpoint } from "./endpoint.ts";

const basis = z.array(z.enum(ASSESSMENT_FIELDS as [AssessmentField, ...AssessmentField[]]));
const fact = z.object({ id: z.string(), basis, text: z.string() });
const range = z.object({ low: z.number(), likely: z.number(), high: z.number() });

/**
 * A report's structure, so that anybody can check it from outside. Money is dollars a month, likely values, before a
 * step's own cost; a step's `perMonth` is at most the sum of what it closes; `leftovers.what` is the label as answered or
 * the stream's id.
 */
export const reportJson = z.object({
  version: z.number(),
  /** What is true of the business, by name. */
  situation: z.record(z.string(), z.unknown()),
  verdict: z.object({ id: z.enum(["pays", "start-small", "cheaper-fix", "not-yet"]), text: z.string() }),
  findings: z.array(fact),
  questions: z.array(fact),
  streams: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["lost", "time"]),
      title: z.string(),
      perMonth: range,
      /** Ids of `assumptions`. */
      inputs: z.array(z.string()),
    }),
  ),
  steps: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(["assistant", "cheaper-fix", "nothing"]),
      title: z.string(),
      closes: z.array(z.object({ stream: z.string(), perMonth: z.number() })),
      perMonth: z.number(),
      costPerMonth: z.number(),
      setupHours: z.number(),
    }),
  ),
  /** By label as answered: the id of the step that serves it, or `leftover`. */
  bottlenecks: z.record(z.string(), z.string()),
  leftovers: z.array(z.object({ what: z.string(), why: z.string() })),
  headline: z.object({ perMonth: z.number(), low: z.number(), high: z.number() }),
  breakEven: z.object({ needed: z.number(), expected: z.number(), unit: z.string() }),
  assumptions: z.record(
    z.string(),
    z.object({
      value: z.number(),
      source: z.string(),
      label: z.string(),
      unit: z.string(),
      from: z.enum(["example", "owner", "reviewer"]),
    }),
  ),
  /** Every number that the report's text names. */
  figures: z.record(z.string(), z.number()),
});
export type ReportJson = z.output<typeof reportJson>;

/** 404 while the report is not written. */
export const getReportJson = endpoint({
  method: "GET",
  path: "/api/assessments/:id/report.json",
  input: z.object({ id: z.string() }),
  output: reportJson,
});
