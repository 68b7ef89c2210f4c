import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { AppError, notFound } from "../errors.ts";
import type { Mails } from "../mails/mails.service.ts";
import type { Queue } from "../jobs/queue.ts";
import type { AuditOrigin, Audit } from "../audit/audit.service.ts";
import { type WriterChoice, writeReport } from "./assessment.jobs.ts";
import { findAssessment, updateAssessment } from "./assessment.store.ts";
import { type Assessment, assessments } from "./assessment.table.ts";
import { confirm } from "./confirm.ts";
import type { LinksService } from "./links.service.ts";
import type { Consultant } from "./consultant-apart.ts";
import { groundOf } from "./ground.ts";
import { keepRedrawn } from "./numbers.service.ts";
import { reportValues } from "./document/stored.ts";
import { insertVersion } from "./versions.store.ts";
import { builtInWriter, type ReportWriter, type Written } from "./writer.ts";
import type { Reviewable } from "./review/reviewable.ts";
import type { ReportDocument } from "../../contracts/report-document.ts";

export interface WritingDeps {
  db: Db;
  queue: Queue;
  audit: Audit;
  /** The configured model's writer; absent without a key. */
  modelWriter?: ReportWriter;
  consultant: Pick<Consultant, "draw">;
  links: Pick<LinksService, "create">;
  mails: Mails;
  /** Takes the mark off in the inbox, too, in the same transaction. */
  unmarkLead?: (tx: Db, assessmentId: string, origin: AuditOrigin) => Promise<void>;
}
export type WritingService = ReturnType<typeof writingService>;

/** Longer than all tries together can take: what is older has lost its job. */
const LOST_AFTER_MS = 2 * 3_600_000;
const LOST = "The writing stopped without saying why: the process ended during its last try.";

export function writingService(deps: WritingDeps) {
  const { db, queue, audit, modelWriter, consultant } = deps;
  const ownWriter = builtInWriter(consultant);
  const order = async (tx: Db, id: string, writer: WriterChoice) =>
    queue.send(writeReport, { assessmentId: id, writer }, { tx });

  /**
   * Keeps a report, unless there is one by now.
   * @param late what is drawn with numbers that came while it was written
   * @returns the row as it stands where others have come than it was drawn with
   */
  const keep = (
    id: string,
    { document, base }: Written,
    author: string,
    { numbersAt, late }: { numbersAt: Date | null; late?: ReportDocument },
  ): Promise<Assessment | undefined> =>
    db.transaction(async (tx) => {
      const present = await findAssessment(tx, id, { lock: true });
      if (!present || present.reportContent) return undefined;
      if (present.ownersNumbersAt?.getTime() !== numbersAt?.getTime()) return present;
      const now = new Date();
      const stored = await updateAssessment(tx, id, {
        ...reportValues(document),
        reportBase: base,
        reportWrittenAt: now,
        reportWriter: author,
        reportDraft: null,
        reportError: null,
        reportFailedAt: null,
        reportTries: present.reportTries + 1,
        updatedAt: now,
      });
      await insertVersion(tx, { assessmentId: id, kind: "written", document, author });
      if (late) await keepRedrawn(tx, stored as Reviewable, late);
      return undefined;
    });

  return {
    modelConfigured: modelWriter !== undefined,

    /** Queues the first writing, in the transaction that stores the answers. */
    order: (tx: Db, id: string) => order(tx, id, "default"),

    /**
     * 'Try again' and 'Write it without the model'. An assessment that was marked as spam is one no more: somebody has
     * looked at it, so its lead is one of the inbox now, and the respondent gets the confirmation that was held back.
     * @throws AppError not_found; conflict when there is a report already
     */
    retry: (id: string, writer: WriterChoice, origin: AuditOrigin): Promise<Assessment> =>
      db.transaction(async (tx) => {
        // The lead before the record, as 'Not spam' does: both at once wait for each other only so.
        await deps.unmarkLead?.(tx, id, origin);
        const found = await findAssessment(tx, id, { lock: true });
        if (!found) throw notFound("Assessment not found");
        if (found.reportContent) throw new AppError("conflict", "This assessment already has its report");
        const fresh = { reportTries: 0, reportError: null, reportFailedAt: null, spam: null };
        const row = await updateAssessment(tx, id, { ...fresh, reportOrderedAt: new Date() });
        await order(tx, id, writer);
        if (found.spam) await confirm(tx, found, deps);
        await audit.record(tx, origin, {
          action: "report.ordered",
          subject: `Assessment ${found.number}`,
          details: { id, writer },
        });
        return row as Assessment;
      }),

    /** One try. Does nothing where there is a report by now, or nothing to write about. @throws what the writer throws */
    async write(id: string, choice: WriterChoice, signal?: AbortSignal): Promise<void> {
      const found = await findAssessment(db, id);
      if (!found || found.reportContent) return;
      const writer = choice === "default" && modelWriter ? modelWriter : ownWriter;
      const written = await writer.write(groundOf(found), {
        draft: found.reportDraft ?? [],
        onDraft: async (finished) => void (await updateAssessment(db, id, { reportDraft: finished })),
        signal,
      });
      let numbersAt = found.ownersNumbersAt;
      let late: ReportDocument | undefined;
      for (;;) {
        const changed = await keep(id, written, writer.name, { numbersAt, late });
        if (!changed) return;
        // The owner's numbers came while it was written.
        late = await consultant.draw(groundOf(changed));
        numbersAt = changed.ownersNumbersAt;
      }
    },

    /** Notes a failed try; `final` when no other follows. */
    async noteFailure(id: string, reason: string, final: boolean): Promise<void> {
      await db
        .update(assessments)
        .set({
          reportTries: sql`${assessments.reportTries} + 1`,
          reportError: reason.slice(0, 2000),
          reportFailedAt: final ? sql`now()` : null,
          reportOrderedAt: sql`now()`,
        })
        .where(and(eq(assessments.id, id), isNull(assessments.reportContent)));
    },

    /** Tells the administrator about writings whose last try was cut off with its process. */
    async sweep(now: Date): Promise<void> {
      await db
        .update(assessments)
        .set({ reportError: LOST, reportFailedAt: now })
        .where(
          and(
            isNull(assessments.reportContent),
            isNull(assessments.reportFailedAt),
            isNull(assessments.spam),
            lt(assessments.reportOrderedAt, new Date(now.getTime() - LOST_AFTER_MS)),
          ),
        );
    },
  };
}
