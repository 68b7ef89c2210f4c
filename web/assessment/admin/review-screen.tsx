import { lazy, type Ref, Suspense, useCallback, useMemo, useRef, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { ASSESSMENT_FIELDS, type AssessmentField } from "../../../contracts/assessment.ts";
import { reachesServer, toastNoConnection } from "../../admin/connection.ts";
import { useOwner } from "../../admin/use-kept-fields.ts";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { Answers } from "./answers.tsx";
import { GenerationPanel } from "./generation-panel.tsx";
import { type OpenedDraft, openDraft } from "./report-editor/draft.ts";
import { useUnsavedEdit } from "./report-editor/unsaved-edit.ts";
import { withMarks } from "./marked-report.ts";
import { ReportPanel } from "./report-panel.tsx";
import type { Trial } from "./assumptions-panel.tsx";
import { conflictsIn } from "./review-notes.tsx";
import { ReviewCover } from "./report-text.tsx";
import { ReviewBar } from "./review-bar.tsx";
import { hasNewNumbers } from "./new-numbers.ts";
import { UpdateActs, UpdatePanel, useUpdate } from "./update-panel.tsx";
import { VersionsPanel } from "./versions-panel.tsx";
import { SidePanel } from "./side-panel.tsx";
import "./review-screen.css";

const ReportEditor = lazy(() => import("./report-editor/report-editor.tsx"));

interface ReviewScreenProps {
  record: AssessmentRecord;
  review: ReportReview | undefined;
  headingRef: Ref<HTMLHeadingElement>;
}

/** One assessment: its answers, its report in its present state, and what the report rests on. */
export function ReviewScreen({ record, review, headingRef }: ReviewScreenProps) {
  /** The answers that the paragraph under the pointer rests on. */
  const [restsOn, setRestsOn] = useState<readonly AssessmentField[]>([]);
  const [opened, setOpened] = useState<OpenedDraft>();
  const owner = useOwner();
  /** The report with numbers that are tried out and not saved. */
  const [trial, setTrial] = useState<Trial>();
  const [answersOpen, setAnswersOpen] = useState(false);
  const [sideOpen, setSideOpen] = useState(false);
  const [view, setView] = useState<"report" | "versions" | "update">("report");
  const sideOpener = useRef<HTMLButtonElement>(null);
  const closeSide = useCallback(() => setSideOpen(false), []);
  const { id, status, reportContent, updatedAt } = record;
  const isReady = status === "Ready for Review";
  const editing = opened !== undefined && isReady;
  const isUnsaved = useUnsavedEdit(owner, id, reportContent) && isReady;
  const isUpdate = view === "update" && status === "Sent" && review !== undefined && hasNewNumbers(review);
  const update = useUpdate(id, review?.numbersAt ?? null, isUpdate);
  const back = () => setView("report");
  const shown = (isReady && trial?.reportContent) || reportContent;
  const report = useMemo(
    () => (shown ? withMarks(withCurlyApostrophes(shown), record) : undefined),
    [shown, record],
  );
  const edit = async () => {
    // It is loaded when it is shown: what fails to load takes the page with it.
    if (await reachesServer()) setOpened(await openDraft(owner, id));
    else toastNoConnection();
  };
  return (
    <>
      <ReviewBar
        record={record}
        review={review}
        headingRef={headingRef}
        editing={editing}
        isUnsaved={isUnsaved}
        onEdit={() => void edit()}
        updateActs={isUpdate && <UpdateActs record={record} update={update} onClose={back} />}
      >
        <button
          type="button"
          className="btn answers-opener"
          aria-expanded={answersOpen}
          aria-controls="answers"
          onClick={() => setAnswersOpen(!answersOpen)}
        >
          Answers ({ASSESSMENT_FIELDS.length})
        </button>
        {review && (
          <button
            type="button"
            className="btn side-opener"
            ref={sideOpener}
            aria-expanded={sideOpen}
            aria-controls="review-side"
            onClick={() => setSideOpen(!sideOpen)}
          >
            Findings and numbers
          </button>
        )}
      </ReviewBar>
      <div
        className="review"
        data-side={(reportContent && !editing) || undefined}
        data-unwritten={!reportContent || undefined}
      >
        {!reportContent && <GenerationPanel record={record} />}
        <Answers
          record={record}
          highlighted={restsOn}
          conflicting={conflictsIn(record, review)}
          open={answersOpen || !reportContent}
        />
        {!reportContent || !report ? null : editing ? (
          <section className="card report-panel" aria-labelledby="report-heading">
            <h2 id="report-heading">Report</h2>
            <ReviewCover figure={review?.figure} />
            <Suspense fallback={<div className="skel rows-skel" aria-busy="true" />}>
              <ReportEditor
                record={{ id, reportContent, updatedAt }}
                opened={opened}
                onDone={() => setOpened(undefined)}
              />
            </Suspense>
          </section>
        ) : (
          <>
            {isUpdate ? (
              <UpdatePanel record={record} update={update} sent={review.figure} onRestsOn={setRestsOn} />
            ) : view === "versions" && review ? (
              <VersionsPanel record={record} review={review} onClose={back} />
            ) : (
              <ReportPanel
                record={record}
                review={review}
                report={report}
                figure={isReady && trial ? trial.figure : review?.figure}
                isUnsaved={isUnsaved}
                onEdit={() => void edit()}
                isTrial={isReady && trial !== undefined}
                onRestsOn={setRestsOn}
                onVersions={() => setView("versions")}
                onReviewUpdate={() => setView("update")}
              />
            )}
            {review && (
              <SidePanel
                record={record}
                review={review}
                highlighted={restsOn}
                onRestsOn={setRestsOn}
                onTrial={setTrial}
                trial={trial}
                open={sideOpen}
                onClose={closeSide}
                opener={sideOpener}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
