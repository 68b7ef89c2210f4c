import { z } from "zod";
import { assessmentRecord } from "./assessment-api.ts";
import { firstFigure } from "./assessment-own.ts";
import { ASSESSMENT_FIELDS, type AssessmentField, EMAIL_PATTERN } from "./assessment.ts";
import { endpoint } from "./endpoint.ts";
import { ownersNumbers } from "./assessment-owners-numbers.ts";
import { askedMoment } from "./moments.ts";
import { FIGURE_UNITS } from "./report-document.ts";
import { reviewChoices } from "./assessment-review-choices.ts";

const byId = z.object({ id: z.string() });
const moment = z.iso.datetime();

/** Longest report that is stored, in characters of HTML. A written one has about 40,000. */
export const REPORT_MAX = 400_000;
export const NOTE_MAX = 1000;

/**
 * `updatedAt`: the record that the change was made on; when given and stale, the answer is 409 and its body carries
 * the present record as `current`. 409 also unless the report is Ready for Review; 400 when nothing readable is left of it.
 */
export const updateReport = endpoint({
  method: "PUT",
  path: "/api/assessments/:id/report",
  input: byId.extend({
    reportContent: z
      .string({ error: "Please enter the report's text" })
      .max(REPORT_MAX, `A report has at most ${REPORT_MAX} characters`),
    updatedAt: askedMoment.optional(),
  }),
  output: assessmentRecord,
  csrf: true,
});

export const reportConflictBody = z.object({ current: assessmentRecord });

/** The paragraphs that the email begins with, in place of those of `letter`: the sender's own, or what it had left out. */
const opening = z.array(z.string().trim().min(1).max(6000)).min(1).max(100).optional();

/** Marks the report sent and queues its mail, both or neither. 409 unless Ready for Review and without open marks. */
export const sendReport = endpoint({
  method: "POST",
  path: "/api/assessments/:id/send",
  input: byId.extend({ updatedAt: askedMoment.optional(), opening }),
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
  /** It has reached nobody, and could now. */
  deliverable: z.boolean(),
  /** It brings an update with the owner's numbers. */
  isUpdate: z.boolean(),
  createdAt: moment,
  changedAt: moment,
});
export type ReportDelivery = z.output<typeof reportDelivery>;

/** Sends a report again whose last mail has reached nobody and could now, perhaps to a corrected address. 409 otherwise. */
export const deliverAgain = endpoint({
  method: "POST",
  path: "/api/assessments/:id/mails",
  input: byId.extend({
    email: z.string().trim().max(254).regex(EMAIL_PATTERN, "Please enter a valid email address").optional(),
  }),
  output: reportDelivery,
  csrf: true,
});

const field = z.enum(ASSESSMENT_FIELDS as [AssessmentField, ...AssessmentField[]]);
/** A number that the answers do not give: its example, and what the report uses. */
export const reportAssumption = z.object({
  id: z.string(),
  label: z.string(),
  /** Where the example comes from. */
  source: z.string(),
  /** Who gave the number. */
  from: z.enum(["example", "owner", "reviewer"]),
  /** The first step of the plan whose money is counted with it; null where none is. */
  countsFor: z.string().nullable(),
  basis: z.array(field),
  unit: z.enum(FIGURE_UNITS),
  min: z.number(),
  max: z.number(),
  step: z.number(),
  example: z.number(),
  value: z.number(),
});
export type ReportAssumption = z.output<typeof reportAssumption>;

/** `numbers`: drawn again with the owner's; `update`: sent after the report, as a record of its own. */
export const VERSION_KINDS = [
  ...(["written", "edited", "section-rewritten", "assumptions", "choices", "numbers"] as const),
  ...(["restored", "sent", "update"] as const),
] as const;
const approval = z.object({ by: z.string(), at: moment });
const version = z.object({
  id: z.string(),
  kind: z.enum(VERSION_KINDS),
  approval: approval.nullable(),
  /** The writer, or the administrator's name. */
  author: z.string(),
  createdAt: moment,
});
export type ReportVersionInfo = z.output<typeof version>;

const money = z.number();
/** What the consultant found and chose, for whoever checks it; ids are those of report.json. */
const consultation = z.object({
  /** `title`: the report's headline. */
  verdict: z.object({ id: z.string(), title: z.string(), text: z.string() }),
  findings: z.array(z.object({ id: z.string(), title: z.string(), text: z.string(), basis: z.array(field) })),
  /** Findings that the reviewer took out. */
  dropped: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Answers that do not go together, and numbers of the owner's that are hardly meant so: these have no `basis`. */
  questions: z.array(z.object({ id: z.string(), text: z.string(), basis: z.array(field) })),
  steps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      perMonth: money,
      costPerMonth: money,
      /** After all its costs, the time it takes included, as the report prints it. */
      left: money,
      /** What the report says of its worth, in its words; empty where it says nothing. */
      worth: z.string(),
    }),
  ),
  /** Steps that fit the answers, chosen or not. */
  possibleSteps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      perMonth: money,
      costPerMonth: money,
      left: money,
      /** What it leaves a month where the report has sums, else empty. */
      worth: z.string(),
    }),
  ),
  /** Trades of the industry; `suggested` is a guess from the business's name. */
  trades: z.array(z.object({ id: z.string(), label: z.string() })),
  /** What the report is written for, and who says so; `id` is null for one that only a name tells, which is in no list. */
  trade: z.object({
    id: z.string().nullable(),
    label: z.string(),
    from: z.enum(["reviewer", "owner", "name", "industry"]),
  }),
  suggestedTrade: z.string().nullable(),
});

/** Text typed by hand whose ground has changed or gone since. */
const shakenText = z.object({ block: z.string(), text: z.string(), ground: z.enum(["changed", "gone"]) });
const shaken = z.array(shakenText);

/** The figure that the client's first screen and the PDF open with; null where there is none. */
const figure = firstFigure.nullable();

/** What stands beside a report while it is reviewed. */
export const reportReview = z.object({
  figure,
  consultation,
  choices: reviewChoices,
  /** What the owner told beyond the answers, and when; null until then. */
  numbers: ownersNumbers.nullable(),
  numbersAt: moment.nullable(),
  /** What the owner had told when the report went out last; null before that, or where nothing was. */
  sentNumbers: ownersNumbers.nullable(),
  /** Who approved the report as it stands; null when nobody has, or when it was changed after that. */
  approval: approval.nullable(),
  shaken,
  /** Newest first. */
  mails: z.array(reportDelivery),
  versions: z.array(version),
  assumptions: z.array(reportAssumption),
  /** Numbers that come from neither an answer nor an assumption, in reading order. They block sending. */
  unsourced: z.array(z.object({ text: z.string(), context: z.string() })),
  /** `takesNote`: a note can steer how it is written again. */
  sections: z.array(z.object({ id: z.string(), heading: z.string(), takesNote: z.boolean() })),
  /** When the report was promised: 24 hours after the answers came. */
  promisedAt: moment,
  /** How the email begins, as plain text, a string for each paragraph; empty while there is no report. */
  letter: z.array(z.string()),
  /** What it no longer begins with, since the report's own beginning was written anew. */
  letterLost: z.array(z.string()),
  /** How it would begin with all of that. */
  letterDrawn: z.array(z.string()),
  /** A person's words stand in a paragraph or a list of the report. */
  isEdited: z.boolean(),
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
  output: version.extend({
    content: z.string(),
    figure,
    /** What the reviewer had decided, and the owner had told, by then; null where nothing was, or where it was not kept. */
    choices: reviewChoices.nullable(),
    numbers: ownersNumbers.nullable(),
    isRestorable: z.boolean(),
  }),
});

/** Brings a version back, as one more version: its words and choices. The owner's numbers stay. 409 unless Ready for Review. */
export const restoreVersion = endpoint({
  method: "POST",
  path: "/api/assessments/:id/versions/:versionId/restore",
  input: byId.extend({ versionId: z.string(), updatedAt: askedMoment.optional() }),
  output: assessmentRecord,
  csrf: true,
});

/** The reviewer's numbers, by assumption; what is left out goes back to its example. */
export const changeAssumptions = endpoint({
  method: "PUT",
  path: "/api/assessments/:id/assumptions",
  input: byId.extend({
    changes: z.record(z.string(), z.number({ error: "Please enter a number" })),
    updatedAt: askedMoment.optional(),
  }),
  output: assessmentRecord,
  csrf: true,
});

/** Of a number that the client gave as well, which of the two counts. 400 when only one of them gave it. */
export const preferNumber = endpoint({
  method: "PUT",
  path: "/api/assessments/:id/numbers/:number",
  input: byId.extend({ number: z.string(), keepOurs: z.boolean() }),
  output: assessmentRecord,
  csrf: true,
});

/** The report as it would read with other numbers. `changes` is JSON: `{"missedShare":12}`. Stores nothing. */
export const previewAssumptions = endpoint({
  method: "GET",
  path: "/api/assessments/:id/assumptions/preview",
  input: byId.extend({ changes: z.string().max(2000) }),
  output: z.object({ reportContent: z.string(), figure }),
});

/** What the reviewer decides about findings, steps, trade and team: the report is drawn again, typed words stay. */
export const changeChoices = endpoint({
  method: "PUT",
  path: "/api/assessments/:id/choices",
  input: byId.extend({ choices: reviewChoices, updatedAt: askedMoment.optional() }),
  output: assessmentRecord,
  csrf: true,
});

/** Approves the report as it stands: this version of it, and no other. Sending needs none. 409 unless Ready for Review. */
export const approveReport = endpoint({
  method: "POST",
  path: "/api/assessments/:id/approval",
  input: byId.extend({ updatedAt: askedMoment.optional() }),
  output: assessmentRecord,
  csrf: true,
});

/** Takes the approval of the report as it stands back. 409 unless Ready for Review; without an approval nothing happens. */
export const withdrawApproval = endpoint({
  method: "DELETE",
  path: "/api/assessments/:id/approval",
  input: byId,
  output: assessmentRecord,
  csrf: true,
});

/** Of what was typed by hand, as `shaken` names it: what the drawn words take the place of. */
const given = z.array(z.string().max(200)).max(500);

/** What an update with the owner's numbers would be, word for word. 409 unless Sent and there are new numbers. */
export const previewUpdate = endpoint({
  method: "GET",
  path: "/api/assessments/:id/updates/preview",
  /** `given` is JSON: `["verdict.text"]`. */
  input: byId.extend({ given: z.string().max(20_000).default("[]") }),
  output: z.object({
    reportContent: z.string(),
    figure,
    letter: z.array(z.string()),
    letterLost: z.array(z.string()),
    letterDrawn: z.array(z.string()),
    /** `drawn`: what would stand there otherwise; empty where nothing would. */
    shaken: z.array(shakenText.extend({ drawn: z.string() })),
    /** The numbers that it counts with. */
    numbersAt: moment,
  }),
});
export type UpdatePreview = z.output<typeof previewUpdate.output>;

/**
 * Sends the report again with the owner's numbers: it is the report from then on, and the one before stays a version.
 * 409 unless Sent and there are new numbers, or when they are not those of `numbersAt`.
 */
export const sendUpdate = endpoint({
  method: "POST",
  path: "/api/assessments/:id/updates",
  input: byId.extend({
    numbersAt: askedMoment.optional(),
    given: given.default([]),
    opening,
    /** Whoever sends it has read it: the mail says so. */
    approve: z.boolean().default(false),
  }),
  output: assessmentRecord,
  csrf: true,
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
    writers: z.array(
      z.object({
        writer: z.string(),
        sent: z.number(),
        /** Sent without a word of a person's. */
        unedited: z.number(),
        kept: z.number(),
      }),
    ),
  }),
});
