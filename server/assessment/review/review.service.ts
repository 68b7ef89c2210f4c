import type { Audit, AuditOrigin } from "../../audit/audit.service.ts";
import type { AuditAction } from "../../../contracts/audit.ts";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors.ts";
import { boundedHtml } from "../../http/html-bounds.ts";
import { answersOf } from "../answers.ts";
import { findAssessment, updateAssessment } from "../assessment.store.ts";
import type { Assessment, ReportVersionKind } from "../assessment.table.ts";
import { applyAssumptions } from "../report/apply-assumptions.ts";
import { type AssumptionChanges, assumptionChangesSchema, assumptionsFor } from "../report/assumptions.ts";
import { buildReport } from "../report/build-report.ts";
import { sanitizeReport } from "../report/html.ts";
import { renderText } from "../report/render-text.ts";
import { replaceSection } from "../report/replace-section.ts";
import type { ReportModel, Section } from "../report/schema.ts";
import { WRITTEN_SECTIONS } from "../model/prompt.ts";
import { insertVersion } from "../versions.store.ts";
import { builtInWriter } from "../writer.ts";
import { checkReviewable } from "./reviewable.ts";
import { sectionsIn } from "./sections-in.ts";
import { settleMark } from "./unsourced.ts";

export interface ReviewDeps {
  db: Db;
  audit: Audit;
  /** The configured model's writer of single sections; absent without a key. */
  sectionWriter?: SectionWriter | undefined;
}
interface SectionWriter {
  name: string;
  writeSection(base: ReportModel, own: Section, signal?: AbortSignal, note?: string): Promise<Section>;
}
export type ReviewService = ReturnType<typeof reviewService>;

/** How long a model may take for one section, its second answer included. */
const REWRITE_MS = 75_000;

interface Change {
  content: string;
  kind: ReportVersionKind;
  action: AuditAction;
  also?: Partial<Assessment>;
  details?: Record<string, unknown>;
}

/** Changes of a report between its writing and its sending. Each is kept as a version, in the transaction that makes it. */
export function reviewService({ db, audit, sectionWriter }: ReviewDeps) {
  /** @throws AppError not_found; conflict unless Ready for Review, or when `updatedAt` is stale */
  const change = (
    id: string,
    origin: AuditOrigin,
    updatedAt: string | undefined,
    make: (found: Assessment & { reportContent: string }) => Change,
  ): Promise<Assessment> =>
    db.transaction(async (tx) => {
      const found = await findAssessment(tx, id, { lock: true });
      if (!found) throw notFound("Assessment not found");
      checkReviewable(found, updatedAt);
      const { content, kind, action, also, details } = make(found);
      if (content === found.reportContent && !also) return found;
      const row = await updateAssessment(tx, id, { ...also, reportContent: content, updatedAt: new Date() });
      const author = origin.user?.username ?? "";
      await insertVersion(tx, { assessmentId: id, kind, content, author });
      const subject = `Assessment ${found.number}`;
      await audit.record(tx, origin, { action, subject, details: { id, ...details } });
      return row as Assessment;
    });

  const service = {
    /** True when a note can steer how a section is written again. */
    takesNote: (section: string): boolean =>
      sectionWriter !== undefined && WRITTEN_SECTIONS.some((id) => id === section),

    /** Stores the reviewer's text, sanitised. @throws AppError invalid when nothing readable is left of it, or its tags are too many */
    async edit(
      id: string,
      { reportContent, updatedAt }: { reportContent: string; updatedAt?: string | undefined },
      origin: AuditOrigin,
    ): Promise<Assessment> {
      const content = sanitizeReport(boundedHtml(reportContent, "reportContent")).trim();
      if (!isReadable(content))
        throw new AppError("invalid", "The report must not be empty", {
          errors: [{ field: "reportContent", message: "The report must not be empty" }],
        });
      return change(id, origin, updatedAt, () => ({ content, kind: "edited", action: "report.updated" }));
    },

    /** The report as it would read with these numbers. @throws AppError invalid */
    preview(found: Assessment, changes: unknown): string {
      const content = found.reportContent ?? "";
      const assumptions = assumptionsFor(answersOf(found), parseChanges(changes));
      return applyAssumptions(content, answersOf(found), assumptions);
    },

    /** Puts the reviewer's numbers in place of examples: every figure that uses them changes. */
    async assume(
      id: string,
      { changes, updatedAt }: { changes: unknown; updatedAt?: string | undefined },
      origin: AuditOrigin,
    ): Promise<Assessment> {
      const assumptionChanges = parseChanges(changes);
      return change(id, origin, updatedAt, (found) => {
        const answers = answersOf(found);
        const assumptions = assumptionsFor(answers, assumptionChanges);
        return {
          content: applyAssumptions(found.reportContent, answers, assumptions),
          kind: "assumptions",
          action: "report.updated",
          also: { assumptions, assumptionChanges },
          details: { assumptions: Object.keys(assumptionChanges) },
        };
      });
    },

    /** @throws AppError conflict when the mark is not there as it was shown */
    settle: (
      id: string,
      mark: { index: number; text: string; decision: "accept" | "remove" },
      origin: AuditOrigin,
    ): Promise<Assessment> =>
      change(id, origin, undefined, (found) => {
        const content = settleMark(found.reportContent, mark);
        if (content === undefined)
          throw new AppError("conflict", "The report has changed since. Please look at it again.");
        const details = { number: mark.decision === "accept" ? "accepted" : "removed" };
        return { content, kind: "edited", action: "report.updated", details };
      }),

    /**
     * Writes one section again: by the model, as the note asks, or by the built-in consultant as its rules say. The
     * writing happens outside of the transaction; what changed meanwhile is a conflict.
     * @throws AppError not_found for a section that the report has not; upstream_failed when the model fails
     */
    async rewrite(
      found: Assessment,
      { section, note }: { section: string; note: string },
      origin: AuditOrigin,
    ): Promise<Assessment> {
      checkReviewable(found, undefined);
      const base = buildReport(answersOf(found), found.assumptionChanges);
      const own = base.sections.find(({ id }) => id === section);
      if (!own || !sectionsIn(found.reportContent).some(({ id }) => id === section))
        throw notFound("The report has no such section");
      const byModel = service.takesNote(own.id) ? sectionWriter : undefined;
      const again = byModel
        ? await byModel
            .writeSection(base, own, AbortSignal.timeout(REWRITE_MS), note)
            .catch((cause: Error) => {
              throw new AppError("upstream_failed", `The section was not written: ${cause.message}`, {
                cause,
              });
            })
        : own;
      return change(found.id, origin, found.updatedAt.toISOString(), ({ reportContent }) => ({
        content: sanitizeReport(replaceSection(reportContent, base, again)),
        kind: "section-rewritten",
        action: "report.regenerated",
        details: { section, writer: byModel?.name ?? builtInWriter.name },
      }));
    },
  };
  return service;
}

/** @throws AppError invalid for a number out of its bounds, or a name that is no assumption */
export function parseChanges(changes: unknown): AssumptionChanges {
  const result = assumptionChangesSchema.strict().safeParse(changes);
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  throw new AppError("invalid", errors[0]?.message ?? "Invalid number", { errors });
}

const isReadable = (html: string) => /[\p{L}\p{N}]/u.test(renderText(html));
