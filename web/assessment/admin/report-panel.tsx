import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { DeliveryPanel } from "./delivery-panel.tsx";
import type { MarkedReport } from "./marked-report.ts";
import { OwnersNumbersNote } from "./owners-numbers-note.tsx";
import { ReportSectionsMenu } from "./report-sections.tsx";
import { ReportText } from "./report-text.tsx";
import { ReviewNotes } from "./review-notes.tsx";
import { UnsourcedPanel } from "./unsourced-panel.tsx";
import { writerName } from "./writer-name.ts";

interface ReportPanelProps {
  record: AssessmentRecord;
  review: ReportReview | undefined;
  /** As it stands, or with numbers that are tried out. */
  report: MarkedReport;
  isTrial: boolean;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** The report to read, and above it what has to be known or done before. */
export function ReportPanel({ record, review, report, isTrial, onRestsOn }: ReportPanelProps) {
  const { id, status, reportWriter } = record;
  return (
    <section className="card report-panel" aria-labelledby="report-heading">
      <div className="card-head">
        <h2 id="report-heading">Report</h2>
      </div>
      <p className="micro">
        {reportWriter && <>Written by {writerName(reportWriter)}. </>}Select a bar{" "}
        <span className="ground-key" /> to see the answers its paragraph is based on.
      </p>
      {review && (
        <>
          <OwnersNumbersNote id={id} review={review} isSent={status === "Sent"} />
          {status === "Sent" && <DeliveryPanel record={record} mails={review.mails} />}
          <ReviewNotes review={review} onRestsOn={onRestsOn} />
          {status === "Ready for Review" && <UnsourcedPanel id={id} marks={review.unsourced} />}
        </>
      )}
      {isTrial && (
        <p className="note" aria-live="polite">
          This shows the report with numbers you haven’t saved yet.
        </p>
      )}
      <ReportSectionsMenu parts={report.parts} />
      <ReportText report={report} onRestsOn={onRestsOn} />
    </section>
  );
}
