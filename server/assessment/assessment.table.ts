import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { VERSION_KINDS } from "../../contracts/assessment-review.ts";
import type { CountedStep } from "../../contracts/assessment-api.ts";
import type { SpamMark } from "../http/spam.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { ReportDocument, ReportSection } from "../../contracts/report-document.ts";
import type { ReviewChoices } from "../../contracts/assessment-review-choices.ts";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });
const moment = () => timestamp({ withTimezone: true });
type Answer<F extends keyof AssessmentAnswers> = AssessmentAnswers[F];

/** What a search looks into; a migration makes its index where the database has the extension (decision 0156). */
export const assessmentWords = ["business_name", "email"] as const;

/** The answers of one respondent, and the report that is written from them. */
export const assessments = pgTable(
  "assessments",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Short, for people: the list's ID. */
    number: integer().generatedAlwaysAsIdentity().notNull().unique(),
    businessName: text().notNull(),
    email: text().notNull(),
    industry: text().$type<Answer<"industry">>().notNull(),
    customerInteractionPercentage: text().$type<Answer<"customerInteractionPercentage">>().notNull(),
    interactionChannels: text().array().$type<Answer<"interactionChannels">>().notNull(),
    cloneExpertiseValue: text().$type<Answer<"cloneExpertiseValue">>().notNull(),
    operationalBottlenecks: text().array().$type<Answer<"operationalBottlenecks">>().notNull(),
    responseTime: text().$type<Answer<"responseTime">>().notNull(),
    previousAiExperience: text().$type<Answer<"previousAiExperience">>().notNull(),
    techComfortLevel: text().$type<Answer<"techComfortLevel">>().notNull(),
    primaryGoal: text().$type<Answer<"primaryGoal">>().notNull(),

    /** The report; null until it is written. */
    reportDocument: jsonb().$type<ReportDocument>(),
    /** The same as it was drawn last, before anybody touched it. */
    reportBase: jsonb().$type<ReportDocument>(),
    /** The document's HTML, stored with it: what the wire calls the report. Sanitised; null before, never empty. */
    reportContent: text(),
    reportWrittenAt: moment(),
    /** Who wrote it, and which version of the prompt or the rules: `built-in/1`, `gpt-4o-mini/1`. */
    reportWriter: text(),
    reportSent: boolean().notNull().default(false),
    reportSentAt: moment(),
    /** Of the words as written, the share that was sent (0 to 1); null until sent. */
    keptShare: real(),
    /** What the reviewer decided about findings, steps, trade, team and assumptions. */
    reviewChoices: jsonb().$type<ReviewChoices>().notNull().default({}),
    /** What the owner told beyond the answers; null until something was saved. */
    ownersNumbers: jsonb().$type<OwnersNumbers>(),
    ownersNumbersAt: moment(),

    /** Tries since the writing was last ordered. */
    reportTries: integer().notNull().default(0),
    /** What went wrong at the last try, in words for the administrator. */
    reportError: text(),
    /** When the last allowed try failed; null while tries go on. */
    reportFailedAt: moment(),
    /** When the writing was last ordered or tried. */
    reportOrderedAt: moment().notNull().defaultNow(),
    /** Sections that a model has finished, so that a later try goes on from there. */
    reportDraft: jsonb().$type<ReportSection[]>(),

    spam: text().$type<SpamMark>(),
    /** SHA-256 of all answers: tells a repetition. */
    fingerprint: text().notNull(),
    idempotencyKey: text().unique(),
    createdAt: moment().notNull().defaultNow(),
    /** The last change of the report; once sent, the moment of sending. */
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index("assessments_newest").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("assessments_of_industry").on(
      table.industry,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("assessments_sent")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`report_content is not null and report_sent`),
    index("assessments_to_review")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`report_content is not null and not report_sent`),
    index("assessments_unwritten")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`report_content is null`),
    index("assessments_unsent")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`not report_sent`),
    index("assessments_told")
      .on(table.ownersNumbersAt)
      .where(sql`report_sent and owners_numbers_at is not null`),
    index().on(table.email),
    index().on(table.fingerprint, table.createdAt),
  ],
);
export type Assessment = typeof assessments.$inferSelect;

/** Every state that a report has had: as written, after each change, as sent; and each update after that. */
export const reportVersions = pgTable(
  "report_versions",
  {
    id: uuid().primaryKey().defaultRandom(),
    assessmentId: uuid()
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    kind: text().$type<ReportVersionKind>().notNull(),
    document: jsonb().$type<ReportDocument>().notNull(),
    /** What the row held beside it, so that it can be restored: null in versions that are older than this. */
    base: jsonb().$type<ReportDocument>(),
    choices: jsonb().$type<ReviewChoices>(),
    /** The owner's numbers that it counts with; null where there were none. */
    numbers: jsonb().$type<OwnersNumbers>(),
    /** Who approved this very version, and when. An edit makes another version, which nobody has approved. */
    approvedBy: text(),
    /** The name that they gave for clients to read, at that time; null where they had given none. */
    approvedName: text(),
    approvedAt: moment(),
    /** The writer, or the administrator's name. */
    author: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.assessmentId, table.createdAt)],
);
export type ReportVersionKind = (typeof VERSION_KINDS)[number];
/** As lists have it: without the drawing beneath, which is as large as the document. */
export type ReportVersion = Omit<typeof reportVersions.$inferSelect, "base">;

/** Drawn PDFs, one for each version and paper: a version never changes. */
export const reportPdfs = pgTable(
  "report_pdfs",
  {
    versionId: uuid()
      .notNull()
      .references(() => reportVersions.id, { onDelete: "cascade" }),
    paper: text().$type<"letter" | "a4">().notNull(),
    pdf: bytea().notNull(),
    drawnAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.versionId, table.paper] })],
);

/** Private links of an assessment. The token itself is only in the mail that carries it. */
export const assessmentLinks = pgTable(
  "assessment_links",
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text().primaryKey(),
    assessmentId: uuid()
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** `respondent`: everything stored about them, to read, download and erase. `report`: the sent report only. */
    kind: text().$type<LinkKind>().notNull(),
    createdAt: moment().notNull().defaultNow(),
    revokedAt: moment(),
  },
  (table) => [index().on(table.assessmentId)],
);
export type LinkKind = "respondent" | "report";

/** What is left after an erasure: that it happened, and how much of what was erased. Nothing about the person. */
export const erasureReceipts = pgTable("erasure_receipts", {
  id: uuid().primaryKey().defaultRandom(),
  /** The erased assessment's number. */
  assessmentNumber: integer().notNull(),
  erased: jsonb().$type<Record<string, number>>().notNull(),
  erasedAt: moment().notNull().defaultNow(),
});
export type ErasureReceipt = typeof erasureReceipts.$inferSelect;

/** How many visitors have reached each step of the wizard, by day (UTC). */
export const assessmentStepCounts = pgTable(
  "assessment_step_counts",
  {
    day: date().notNull(),
    step: text().$type<CountedStep>().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.step] })],
);
