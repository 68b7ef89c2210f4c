import { z } from "zod";
import { ASSESSMENT_FIELDS, type AssessmentField, assessmentFields } from "../../../contracts/assessment.ts";
import { ASSUMPTION_IDS, assumptionsSchema } from "./assumptions.ts";
import { COMPUTED_FIGURE_IDS, STATEMENT_IDS } from "./figures.ts";

/** Sections of a report, in reading order. A writer fills all of them, whoever or whatever it is. */
export const SECTION_IDS = [
  "summary",
  "answers",
  "readiness",
  "cost",
  "opportunities",
  "first-month",
  "risks",
  "leave-alone",
  "next-steps",
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

export const CHART_IDS = ["readiness", "cost"] as const;
export type ChartId = (typeof CHART_IDS)[number];

/** Everything whose text changes when an assumption changes. */
export const FIGURE_IDS = [...ASSUMPTION_IDS, ...COMPUTED_FIGURE_IDS, ...STATEMENT_IDS] as const;
export type FigureId = (typeof FIGURE_IDS)[number];

const field = z.enum(ASSESSMENT_FIELDS as [AssessmentField, ...AssessmentField[]]);

/** A run of text: plain, strong, the business's name as typed, or a figure that is filled in when drawn. */
const inline = z.union([
  z.string(),
  z.object({ strong: z.string() }),
  z.object({ name: z.string() }),
  z.object({ figure: z.enum(FIGURE_IDS) }),
  /** A figure that rests on no answer and no assumption: the reviewer takes it on or out before sending. */
  z.object({ unsourced: z.string() }),
]);
const text = z.array(inline).min(1);
/** The answers a block rests on; at least one, so that nothing in a report stands on nothing. */
const basis = z.array(field).min(1);

export const blockSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), text }),
  z.object({ kind: z.literal("paragraph"), basis, text, role: z.enum(["lede", "note"]).optional() }),
  z.object({ kind: z.literal("list"), basis, ordered: z.boolean(), items: z.array(text).min(1) }),
  z.object({
    kind: z.literal("table"),
    basis,
    caption: z.string(),
    head: z.array(z.string()).optional(),
    rows: z
      .array(z.object({ label: text, cells: z.array(text).min(1), total: z.boolean().optional() }))
      .min(1),
  }),
  z.object({ kind: z.literal("chart"), basis, chart: z.enum(CHART_IDS) }),
]);

export const sectionSchema = z.object({
  id: z.enum(SECTION_IDS),
  heading: z.string().optional(),
  blocks: z.array(blockSchema).min(1),
});

/** A whole report: what the answers were, which assumptions it uses, and what it says. */
export const reportSchema = z.object({
  answers: assessmentFields,
  assumptions: assumptionsSchema,
  sections: z.array(sectionSchema).min(1),
});

export type Inline = z.output<typeof inline>;
export type Text = Inline[];
export type Block = z.output<typeof blockSchema>;
export type Section = z.output<typeof sectionSchema>;
export type ReportModel = z.output<typeof reportSchema>;
