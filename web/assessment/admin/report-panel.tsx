import { lazy, Suspense, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { Moment } from "../../ui/moment.tsx";
import { reachesServer, toastNoConnection } from "../../admin/connection.ts";
import { useOwner } from "../../admin/use-kept-fields.ts";
import { Approval, SendUpdate } from "./approval.tsx";
import { AssumptionsPanel } from "./assumptions-panel.tsx";
import { ConsultationPanel } from "./consultation-panel.tsx";
import { Countdown } from "./countdown.tsx";
import { DeliveryPanel } from "./delivery-panel.tsx";
import { type OpenedDraft, openDraft } from "./report-editor/draft.ts";
import { GenerationPanel } from "./generation-panel.tsx";
import { ReportText } from "./report-text.tsx";
import { SectionsPanel } from "./sections-panel.tsx";
import { SendButton } from "./send-button.tsx";
import { UnsourcedPanel } from "./unsourced-panel.tsx";
import { VersionsPanel } from "./versions-panel.tsx";

const ReportEditor = lazy(() => import("./report-editor/report-editor.tsx"));

interface ReportPanelProps {
  record: AssessmentRecord;
  review: ReportReview | undefined;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** The report in its present state: being written, to review, being edited, or sent. */
export function ReportPanel({ record, review, onRestsOn }: ReportPanelProps) {
  const [editing, setEditing] = useState<OpenedDraft>();
  const owner = useOwner();
  /** The report with numbers that are tried out and not saved. */
  const [trial, setTrial] = useState<string>();
  const edit = async () => {
    // It is loaded when it is shown: what fails to load takes the page with it.
    if (await reachesServer()) setEditing(await openDraft(owner, record.id));
    else toastNoConnection();
  };
  const { id, status, reportContent } = record;
  const isReady = status === "Ready for Review";
  if (!reportContent) return <GenerationPanel record={record} />;
  return (
    <section className="card report-panel" aria-labelledby="report-heading">
      <div className="card-head report-head">
        <div>
          <h2 id="report-heading">Report</h2>
          <p className="micro">
            Written by {writerName(record.reportWriter)}
            {isReady && (
              <>
                , <Countdown from={record.createdAt} /> of the promised 24 hours
              </>
            )}
            {status === "Sent" && (
              <>
                , sent <Moment at={record.updatedAt} />
              </>
            )}
          </p>
        </div>
        {!editing && (
          <div className="row">
            <a className="btn btn-bare" href={`/api/assessments/${id}/report.pdf`} download>
              PDF
            </a>
            {isReady && (
              <>
                <button type="button" className="btn" onClick={() => void edit()}>
                  Edit Report
                </button>
                {review && <Approval record={record} approval={review.approval} />}
                <SendButton
                  record={record}
                  blockedBy={review?.unsourced.length ?? 0}
                  isApproved={review?.approval != null}
                />
              </>
            )}
          </div>
        )}
      </div>
      {editing && isReady ? (
        <Suspense fallback={<div className="skel rows-skel" aria-busy="true" />}>
          <ReportEditor
            record={{ id, reportContent, updatedAt: record.updatedAt }}
            opened={editing}
            onDone={() => setEditing(undefined)}
          />
        </Suspense>
      ) : (
        <>
          {status === "Sent" && review && <DeliveryPanel record={record} deliveries={review.deliveries} />}
          {status === "Sent" && review && hasNewNumbers(review) && <SendUpdate id={id} />}
          {review && (
            <ConsultationPanel record={record} review={review} canChange={isReady} onRestsOn={onRestsOn} />
          )}
          {isReady && review && <UnsourcedPanel id={id} marks={review.unsourced} />}
          {isReady && review && (
            <AssumptionsPanel
              key={`assumptions ${record.updatedAt}`}
              record={record}
              assumptions={review.assumptions}
              onTrial={setTrial}
            />
          )}
          {isReady && review && <SectionsPanel record={record} sections={review.sections} />}
          {review && <VersionsPanel id={id} versions={review.versions} />}
          {trial && isReady && (
            <p className="note" aria-live="polite">
              You see the report with numbers that are not saved yet.
            </p>
          )}
          <ReportText html={(isReady && trial) || reportContent} onRestsOn={onRestsOn} />
        </>
      )}
    </section>
  );
}

/** `built-in/3` as people say it. */
function writerName(writer: string | null): string {
  const [name = "", version = ""] = writer?.split(/\/(?=[^/]*$)/) ?? [];
  return name === "built-in" ? `our consultant's rules, version ${version}` : `${name}, prompt ${version}`;
}

/** True when the owner's numbers came after what was sent last. */
function hasNewNumbers({ numbersAt, versions }: ReportReview): boolean {
  const last = versions.find(({ kind }) => kind === "sent" || kind === "update");
  return numbersAt !== null && (!last || numbersAt > last.createdAt);
}
