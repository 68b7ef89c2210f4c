import { z } from "zod";
import { ASSESSMENT_FIELDS, type AssessmentField } from "./assessment.ts";

/**
 * A report as it is stored: sections of typed blocks. HTML, PDF, mail and plain text are each drawn from it by one
 * renderer; nothing reads HTML to find out what stands here.
 */
export const DOCUMENT_VERSION = 3;

const id = z.string().regex(/^[\w.:-]{1,80}$/);
const field = z.enum(ASSESSMENT_FIELDS as [AssessmentField, ...AssessmentField[]]);

/**
 * A piece of running text. `figure` names a number of `figures`; `name` is the business's, as it reads in a sentence;
 * `unsourced` is a number that came from nowhere and waits for the reviewer; `break` begins a new line.
 */
const run = z.union([
  z.string(),
  z.object({
    text: z.string(),
    strong: z.literal(true).optional(),
    em: z.literal(true).optional(),
    link: z.string().max(2000).optional(),
  }),
  z.object({ figure: id, strong: z.literal(true).optional() }),
  z.object({ name: z.string() }),
  z.object({ unsourced: z.string() }),
  z.object({ break: z.literal(true) }),
]);
const text = z.array(run);
export type Run = z.infer<typeof run>;
export type RichText = z.infer<typeof text>;

/** What a block came from: the finding, stream, step … of report.json that it speaks of. */
const source = z.object({
  kind: z.enum(["verdict", "finding", "question", "stream", "step", "leftover", "assumptions"]),
  id,
});

const common = {
  /** Stays the same when the report is drawn again with other numbers: what was typed by hand is kept by it. */
  id,
  /** The answers that the block rests on. */
  basis: z.array(field),
  source: source.optional(),
  /** Whose words they are, where not the consultant's own. */
  by: z.enum(["model", "person"]).optional(),
  /** What the block rests on has changed since a person wrote it: `changed`, or is `gone`. */
  ground: z.enum(["changed", "gone"]).optional(),
};

/** Charts hold ids of figures, never numbers of their own; each is drawn with a table that says the same. */
const chart = z.discriminatedUnion("kind", [
  /** Low, likely and high of each row on one scale, against a mark (the price). */
  z.object({
    kind: z.literal("range"),
    rows: z.array(z.object({ label: z.string(), low: id, likely: id, high: id })).min(1),
    against: z.object({ label: z.string(), value: id }).optional(),
    /** What is left of the rows after that, as the last line. */
    left: z.object({ label: z.string(), low: id, likely: id, high: id }).optional(),
  }),
  z.object({
    kind: z.literal("bars"),
    rows: z.array(z.object({ label: z.string(), value: id, live: z.boolean().optional() })).min(1),
  }),
  /** So many strokes of so many: the score. */
  z.object({
    kind: z.literal("strokes"),
    rows: z.array(z.object({ label: z.string(), value: id, of: id })).min(1),
  }),
  /** The hours of a day as a wave, and which of them somebody answers. */
  z.object({
    kind: z.literal("day"),
    hours: z
      .array(
        z.object({ weight: z.number().min(0).max(1), state: z.enum(["answered", "busy", "slow", "nobody"]) }),
      )
      .length(24),
  }),
  /** All contacts, shrinking to those that are lost. */
  z.object({ kind: z.literal("funnel"), rows: z.array(z.object({ label: z.string(), value: id })).min(2) }),
  /** The first month: four weeks side by side. */
  z.object({
    kind: z.literal("weeks"),
    weeks: z
      .array(z.object({ label: z.string(), text }))
      .min(1)
      .max(6),
  }),
]);
export type Chart = z.infer<typeof chart>;

const row = z.object({ label: text, cells: z.array(text), total: z.literal(true).optional() });

export const reportBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), ...common, level: z.union([z.literal(3), z.literal(4)]), text }),
  z.object({
    kind: z.literal("paragraph"),
    ...common,
    role: z.enum(["lede", "verdict", "note", "action"]).optional(),
    text,
  }),
  z.object({ kind: z.literal("list"), ...common, ordered: z.boolean(), items: z.array(text).min(1) }),
  z.object({
    kind: z.literal("table"),
    ...common,
    caption: text,
    head: z.array(text).optional(),
    rows: z.array(row).min(1),
  }),
  /** A calculation line by line; the last row is its result. */
  z.object({
    kind: z.literal("sum"),
    ...common,
    caption: text,
    rows: z.array(z.object({ label: text, value: text, total: z.literal(true).optional() })).min(1),
  }),
  z.object({ kind: z.literal("chart"), ...common, caption: text, chart }),
  /** Something to print and fill in by hand. */
  z.object({
    kind: z.literal("worksheet"),
    ...common,
    title: text,
    lead: text.optional(),
    columns: z.array(z.string()).min(1).max(8),
    /** What is filled in already, or an example; the rest of `lines` is empty. */
    rows: z.array(z.array(z.string())),
    lines: z.number().int().min(0).max(60),
  }),
  /** Something that only the owner can answer; what depends on it is left open. */
  z.object({ kind: z.literal("question"), ...common, text, why: text.optional() }),
  z.object({ kind: z.literal("quote"), ...common, text, who: z.string().optional() }),
  /** Sanitised HTML that came by the wire and has no other node here; kept to the character. */
  z.object({ kind: z.literal("html"), ...common, html: z.string() }),
]);
export type ReportBlock = z.infer<typeof reportBlock>;

export const reportSection = z.object({
  id,
  /** Absent for the first screen and for text that came without one. */
  heading: text.optional(),
  /** `cover`: the first screen. `appendix`: folded on the page, after the rest in print. */
  role: z.enum(["cover", "body", "appendix"]),
  /** Text that came by the wire outside of any section. */
  bare: z.literal(true).optional(),
  /** What the heading that a person wrote speaks of has changed since. */
  ground: z.literal("changed").optional(),
  blocks: z.array(reportBlock),
});
export type ReportSection = z.infer<typeof reportSection>;

/** `money` is dollars, `percent` 0 to 100, `score` points of 100. */
export const FIGURE_UNITS = ["money", "percent", "count", "minutes", "hours", "days", "score"] as const;
export const reportFigure = z.object({ value: z.number(), unit: z.enum(FIGURE_UNITS) });
export type ReportFigure = z.infer<typeof reportFigure>;

export const documentAssumption = z.object({
  label: z.string(),
  value: z.number(),
  unit: z.enum(FIGURE_UNITS),
  /** In words: 'our example for …', 'your number', or a public page and its year. */
  source: z.string(),
  /** `example` until the owner or the reviewer puts a number in its place. */
  from: z.enum(["example", "owner", "reviewer"]),
});

/** Of the trade whose words they are. */
export const stepNames = z.object({
  trade: z.string(),
  /** With all that decides whether one is a step of the plan; older ones have the words alone. */
  of: z.record(
    z.string(),
    z.object({
      title: z.string(),
      short: z.string(),
      brings: z.enum(["new", "again", "stay", "more"]).optional(),
      list: z.string().optional(),
      aYear: z.number().optional(),
      guests: z.number().optional(),
      pays: z.string().optional(),
      takes: z.object({ times: z.number(), minutes: z.number(), each: z.string().optional() }).optional(),
      awake: z.literal(true).optional(),
    }),
  ),
});

export const reportDocument = z.object({
  version: z.literal(DOCUMENT_VERSION),
  sections: z.array(reportSection),
  /** The mail's cover letter: about 150 words, before link and report. Empty for what came from elsewhere. */
  letter: z.array(reportBlock),
  figures: z.record(id, reportFigure),
  assumptions: z.record(id, documentAssumption),
  /** What the trade calls its steps, by their subjects: whoever counts the sums again names them alike. Absent in older ones. */
  names: stepNames.optional(),
});
export type ReportDocument = z.infer<typeof reportDocument>;
