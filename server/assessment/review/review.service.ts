import { isDeepStrictEqual } from "node:util";
import type { Audit, AuditOrigin } from "../../audit/audit.service.ts";
import type { AuditAction } from "../../../contracts/audit.ts";
import type { ReportDocument, ReportSection } from "../../../contracts/report-document.ts";
import type { OwnersNumbers } from "../../../contracts/assessment-owners-numbers.ts";
import type { ReviewChoices } from "../../../contracts/assessment-review-choices.ts";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors.ts";
import { boundedHtml } from "../../http/html-bounds.ts";
import { type Save, saved, stale } from "../../optimistic.ts";
import { findAssessment, updateAssessment } from "../assessment.store.ts";
import type { Assessment, ReportVersionKind } from "../assessment.table.ts";
import type { Consultant } from "../consultant-apart.ts";
import type { SessionUser } from "../../http/context.ts";
import { documentFromHtml, isReadable } from "../document/read-html.ts";
import { sanitizeReport } from "../document/sanitize.ts";
import { redrawn, reportValues, withLetter } from "../document/stored.ts";
import { groundOf } from "../ground.ts";
import type { SectionBase } from "../model/model-writer.ts";
import {
  approveVersion,
  findVersion,
  insertVersion,
  newestVersion,
  withdrawApproval,
} from "../versions.store.ts";
import { BUILT_IN } from "../writer.ts";
import { changedMeanwhile, checkReviewable, isStale, type Reviewable } from "./reviewable.ts";
import { settleMark } from "./unsourced.ts";

export interface ReviewDeps {
  db: Db;
  audit: Audit;
  consultant: Pick<Consultant, "draw" | "facts" | "faults">;
  /** The configured model's writer of single sections; absent without a key. */
  sectionWriter?: SectionWriter;
}
interface SectionWriter {
  name: string;
  /** True for a section that has words for it to write. */
  writes(section: ReportSection): boolean;
  writeSection(
    base: SectionBase,
    own: ReportSection,
    options: { signal: AbortSignal; note: string },
  ): Promise<ReportSection>;
}
export type ReviewService = ReturnType<typeof reviewService>;

/** How long a model may take for one section, its repairs included. */
const REWRITE_MS = 75_000;

interface Change {
  document: ReportDocument;
  kind: ReportVersionKind;
  action: AuditAction;
  also?: Partial<Assessment>;
  details?: Record<string, unknown>;
}

/** Changes of a report between its writing and its sending. Each is kept as a version, in the transaction that makes it. */
export function reviewService({ db, audit, consultant, sectionWriter }: ReviewDeps) {
  /** @throws AppError not_found; conflict unless Ready for Review */
  const changeIfFresh = (
    id: string,
    origin: AuditOrigin,
    updatedAt: string | undefined,
    make: (found: Reviewable) => Change,
  ): Promise<Save<Assessment>> =>
    db.transaction(async (tx) => {
      const found = await findAssessment(tx, id, { lock: true });
      if (!found) throw notFound("Assessment not found");
      checkReviewable(found);
      if (isStale(found, updatedAt)) return stale(found);
      const { document, kind, action, also, details } = make(found);
      const values = reportValues(document);
      if (values.reportContent === found.reportContent && !also) return saved<Assessment>(found);
      const row = await updateAssessment(tx, id, { ...also, ...values, updatedAt: new Date() });
      const author = origin.user?.username ?? "";
      await insertVersion(tx, { assessmentId: id, kind, document, author });
      const subject = `Assessment ${found.number}`;
      await audit.record(tx, origin, { action, subject, details: { id, ...details } });
      return saved(row as Assessment);
    });

  /** The same where nothing typed is at stake. @throws AppError conflict when `updatedAt` is stale, too */
  const change = async (...of: Parameters<typeof changeIfFresh>): Promise<Assessment> => {
    const save = await changeIfFresh(...of);
    if (save.kind === "stale") throw changedMeanwhile();
    return save.stored;
  };

  /** @throws AppError invalid for a name that is none, a trade of another industry, or a number out of its bounds */
  async function check({ industry }: Assessment, choices: ReviewChoices): Promise<void> {
    const faults = await consultant.faults({ industry, choices });
    const [first] = faults;
    if (first)
      throw new AppError("invalid", first, {
        errors: faults.map((message) => ({ field: "choices", message })),
      });
  }

  /**
   * Draws the report again as these choices say, before the transaction: nothing of the database waits for it. What changed
   * meanwhile is a conflict where the reviewer says what he saw; where not, the choices are made on what there is now.
   * @param over what the drawing is put around; undefined for the report as it stands
   */
  async function choose(
    id: string,
    origin: AuditOrigin,
    updatedAt: string | undefined,
    { kind, action, details }: Pick<Change, "kind" | "action" | "details">,
    make: (present: ReviewChoices, numbers: OwnersNumbers) => ReviewChoices,
    over?: Pick<Reviewable, "reportDocument" | "reportBase">,
  ): Promise<Assessment> {
    for (;;) {
      const found = await findAssessment(db, id);
      if (!found) throw notFound("Assessment not found");
      checkReviewable(found, updatedAt);
      const reviewChoices = make(found.reviewChoices, found.ownersNumbers ?? {});
      await check(found, reviewChoices);
      const ground = groundOf({ ...found, reviewChoices });
      const drawing = await consultant.draw(ground);
      const save = await changeIfFresh(id, origin, found.updatedAt.toISOString(), (present) => ({
        document: redrawn(over ?? present, drawing),
        kind,
        action,
        also: { reviewChoices, reportBase: drawing },
        details: details ?? { choices: Object.keys(changesOf(present.reviewChoices, reviewChoices)) },
      }));
      if (save.kind === "saved") return save.stored;
      if (updatedAt) throw changedMeanwhile();
    }
  }

  const service = {
    /** True when a note can steer how a section is written again. */
    takesNote: (section: ReportSection): boolean => sectionWriter?.writes(section) ?? false,

    /**
     * Stores the reviewer's text, sanitised. @returns stale when the report was changed since `updatedAt`
     * @throws AppError invalid when nothing readable is left of it, or its tags are too many
     */
    async edit(
      id: string,
      { reportContent, updatedAt }: { reportContent: string; updatedAt?: string },
      origin: AuditOrigin,
    ): Promise<Save<Assessment>> {
      const content = sanitizeReport(boundedHtml(reportContent, "reportContent")).trim();
      if (!isReadable(content))
        throw new AppError("invalid", "The report must not be empty", {
          errors: [{ field: "reportContent", message: "The report must not be empty" }],
        });
      return changeIfFresh(id, origin, updatedAt, (found) => ({
        document: withLetter(documentFromHtml(content, found.reportDocument), found.reportBase),
        kind: "edited",
        action: "report.updated",
      }));
    },

    /** The report as it would read with these assumptions. @throws AppError invalid; conflict unless Ready for Review */
    async preview(found: Assessment, assumptions: ReviewChoices["assumptions"]): Promise<ReportDocument> {
      checkReviewable(found, undefined);
      const reviewChoices = withAssumptions(found.reviewChoices, assumptions, found.ownersNumbers ?? {});
      await check(found, reviewChoices);
      return redrawn(found, await consultant.draw(groundOf({ ...found, reviewChoices })));
    },

    /** Puts the reviewer's numbers in place of examples. */
    assume: (
      id: string,
      change: { changes: Record<string, number>; updatedAt?: string },
      origin: AuditOrigin,
    ): Promise<Assessment> =>
      choose(
        id,
        origin,
        change.updatedAt,
        { kind: "assumptions", action: "report.updated" },
        (present, numbers) => withAssumptions(present, change.changes, numbers),
      ),

    /**
     * Of a number that the owner gave as well, which one counts: recorded, and drawn at once where the report waits for its
     * review; a sent one stays as it was sent, and its update counts so.
     * @throws AppError not_found; invalid for a number that only one of the two gave; conflict when stale
     */
    async preferNumber(
      found: Assessment,
      { number, keepOurs }: { number: string; keepOurs: boolean },
      origin: AuditOrigin,
    ): Promise<Assessment> {
      const isBoth = (row: Assessment) =>
        row.reviewChoices.assumptions?.[number] !== undefined && number in (row.ownersNumbers ?? {});
      if (!isBoth(found)) throw new AppError("invalid", "Only one of you gave this number");
      const prefer = (choices: ReviewChoices): ReviewChoices => {
        const others = (choices.overOwners ?? []).filter((each) => each !== number);
        return { ...choices, overOwners: keepOurs ? [...others, number] : others };
      };
      const details = { number, counts: keepOurs ? "ours" : "the client's" };
      if (!found.reportSent)
        return choose(
          found.id,
          origin,
          undefined,
          { kind: "choices", action: "report.updated", details },
          prefer,
        );
      return db.transaction(async (tx) => {
        const present = await findAssessment(tx, found.id, { lock: true });
        if (!present) throw notFound("Assessment not found");
        const reviewChoices = prefer(present.reviewChoices);
        const row = (await updateAssessment(tx, found.id, { reviewChoices })) as Assessment;
        const subject = `Assessment ${row.number}`;
        await audit.record(tx, origin, {
          action: "report.updated",
          subject,
          details: { id: row.id, ...details },
        });
        return row;
      });
    },

    /** Findings, steps, trade and team as the reviewer wants them; assumptions stay where they are not named. */
    choose: (
      id: string,
      { choices, updatedAt }: { choices: ReviewChoices; updatedAt?: string },
      origin: AuditOrigin,
    ): Promise<Assessment> =>
      choose(
        id,
        origin,
        updatedAt,
        { kind: "choices", action: "report.updated" },
        ({ assumptions, overOwners }) => ({
          ...(assumptions && { assumptions }),
          ...(overOwners && { overOwners }),
          ...choices,
        }),
      ),

    /**
     * Brings an earlier state back: its words, and what was decided then. The owner's numbers stay as they are by now, and
     * so do all versions since: this is one more.
     * @throws AppError not_found for no version of this report; conflict for one that is too old to be brought back
     */
    async restore(
      id: string,
      { versionId, updatedAt }: { versionId: string; updatedAt?: string },
      origin: AuditOrigin,
    ): Promise<Assessment> {
      const version = await findVersion(db, id, versionId);
      if (!version) throw notFound("The report has no such version");
      const { document: reportDocument, base: reportBase, choices } = version;
      if (!reportBase || !choices)
        throw new AppError("conflict", "This version is too old to be restored. You can still compare it.");
      return choose(
        id,
        origin,
        updatedAt,
        { kind: "restored", action: "report.restored", details: { version: versionId } },
        () => choices,
        { reportDocument, reportBase },
      );
    },

    /** Approves the version that stands. @throws AppError conflict unless Ready for Review and unchanged */
    approve: (
      id: string,
      updatedAt: string | undefined,
      origin: AuditOrigin & { user: SessionUser },
    ): Promise<Assessment> =>
      db.transaction(async (tx) => {
        const found = await findAssessment(tx, id, { lock: true });
        if (!found) throw notFound("Assessment not found");
        checkReviewable(found, updatedAt);
        const version = await newestVersion(tx, id);
        if (!version) throw new AppError("conflict", "The report hasn’t been written yet");
        const { username, displayName } = origin.user;
        await approveVersion(tx, version.id, { by: username, name: displayName || null });
        await audit.record(tx, origin, {
          action: "report.approved",
          subject: `Assessment ${found.number}`,
          details: { id, version: version.id },
        });
        return found;
      }),

    /** Takes the approval of the version that stands back. @throws AppError conflict unless Ready for Review */
    withdrawApproval: (id: string, origin: AuditOrigin): Promise<Assessment> =>
      db.transaction(async (tx) => {
        const found = await findAssessment(tx, id, { lock: true });
        if (!found) throw notFound("Assessment not found");
        checkReviewable(found);
        const version = await newestVersion(tx, id);
        if (!version?.approvedAt) return found;
        await withdrawApproval(tx, version.id);
        await audit.record(tx, origin, {
          action: "report.approval-withdrawn",
          subject: `Assessment ${found.number}`,
          details: { id, version: version.id },
        });
        return found;
      }),

    /** @throws AppError conflict when the mark is not there as it was shown */
    settle: (
      id: string,
      mark: { index: number; text: string; decision: "accept" | "remove" },
      origin: AuditOrigin,
    ): Promise<Assessment> =>
      change(id, origin, undefined, (found) => {
        const document = settleMark(found.reportDocument, mark);
        if (!document)
          throw new AppError(
            "conflict",
            "The report has changed since you opened it. Please review it again.",
          );
        const details = { number: mark.decision === "accept" ? "accepted" : "removed" };
        return { document, kind: "edited", action: "report.updated", details };
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
      const ground = groundOf(found);
      const base = { ...(await consultant.facts(ground)), answers: ground.answers };
      const own = base.document.sections.find(({ id }) => id === section);
      if (!own || !found.reportDocument.sections.some(({ id }) => id === section))
        throw notFound("The report has no such section");
      const byModel = service.takesNote(own) ? sectionWriter : undefined;
      const again = byModel
        ? await byModel
            .writeSection(base, own, { signal: AbortSignal.timeout(REWRITE_MS), note })
            .catch((cause: Error) => {
              throw new AppError("upstream_failed", `The section was not written: ${cause.message}`, {
                cause,
              });
            })
        : own;
      return change(found.id, origin, found.updatedAt.toISOString(), ({ reportDocument }) => ({
        document: withSection(reportDocument, again, base.document),
        kind: "section-rewritten",
        action: "report.regenerated",
        details: { section, writer: byModel?.name ?? BUILT_IN },
      }));
    },
  };
  return service;
}

/** Of two sets of choices what differs. */
const changesOf = (before: ReviewChoices, after: ReviewChoices): ReviewChoices =>
  Object.fromEntries(
    Object.entries({ ...before, ...after }).filter(
      ([name]) => !isDeepStrictEqual(before[name as keyof ReviewChoices], after[name as keyof ReviewChoices]),
    ),
  );

/** What is typed over a number of the owner's is meant to stand over it. */
function withAssumptions(
  { assumptions: _before, overOwners: _over, ...choices }: ReviewChoices,
  typed: ReviewChoices["assumptions"] = {},
  numbers: OwnersNumbers,
): ReviewChoices {
  const told = new Map<string, unknown>(Object.entries(numbers));
  const own = Object.entries(typed).filter(([id, value]) => told.get(id) !== value);
  const overOwners = own.map(([id]) => id).filter((id) => told.has(id));
  return {
    ...choices,
    ...(own.length > 0 && { assumptions: Object.fromEntries(own) }),
    ...(overOwners.length > 0 && { overOwners }),
  };
}

/** The report with one section in place of its own, and the figures that the new one names. */
const withSection = (
  document: ReportDocument,
  section: ReportSection,
  drawn: ReportDocument,
): ReportDocument => ({
  ...document,
  figures: { ...drawn.figures, ...document.figures },
  sections: document.sections.map((own) => (own.id === section.id ? section : own)),
});
