import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { FirstFigure } from "../../../contracts/assessment-own.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { DeliveryPanel } from "./delivery-panel.tsx";
import type { MarkedReport } from "./marked-report.ts";
import { OwnersNumbersNote } from "./owners-numbers-note.tsx";
import { ReportSectionsMenu } from "./report-sections.tsx";
import { ReportText } from "./report-text.tsx";
import { ReviewNotes } from "./review-notes.tsx";
import { UnsourcedPanel } from "./unsourced-panel.tsx";
import { Moment } from "../../ui/moment.tsx";
import { writerName } from "./writer-name.ts";

interface ReportPanelProps {
  record: AssessmentRecord;
  review: ReportReview | undefined;
  /** As it stands, or with numbers that are tried out. */
  report: MarkedReport;
  figure: FirstFigure | null | undefined;
  isTrial: boolean;
  /** Something typed into it is not in it yet. */
  isUnsaved: boolean;
  onEdit: () => void;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
  onVersions: () => void;
  onReviewUpdate: () => void;
}

/** Whom it is written for: a guess is told as one. */
const tradeWords = ({ consultation: { trade } }: ReportReview) =>
  `“${trade.label}”${trade.from === "name" ? ", read from the business’s name" : ""}`;

/** The report to read, and above it what has to be known or done before. */
export function ReportPanel(props: ReportPanelProps) {
  const {
    record,
    review,
    report,
    figure,
    isTrial,
    isUnsaved,
    onEdit,
    onRestsOn,
    onVersions,
    onReviewUpdate,
  } = props;
  const { id, status, reportWriter } = record;
  // An update may have given up all that was edited.
  const isAsEdited = review && (review.isEdited || review.versions[0]?.kind !== "update");
  const edit = isAsEdited ? review.versions.find(({ kind }) => kind === "edited") : undefined;
  return (
    <section className="card report-panel" aria-labelledby="report-heading">
      <div className="card-head">
        <h2 id="report-heading">Report</h2>
        {review && review.versions.length > 1 && (
          <button type="button" className="btn versions-opener" onClick={onVersions}>
            Versions ({review.versions.length})
          </button>
        )}
      </div>
      <p className="micro">
        {reportWriter && (
          <>
            Written by {writerName(reportWriter)}
            {review && ` for ${tradeWords(review)}`}.{" "}
          </>
        )}
        {edit && (
          <>
            Edited by {edit.author}, <Moment at={edit.createdAt} />.
          </>
        )}
      </p>
      {review && (
        <>
          <OwnersNumbersNote
            id={id}
            review={review}
            isSent={status === "Sent"}
            onReviewUpdate={onReviewUpdate}
          />
          {status === "Sent" && <DeliveryPanel record={record} mails={review.mails} />}
          {status === "Ready for Review" && <UnsourcedPanel id={id} marks={review.unsourced} />}
        </>
      )}
      {isUnsaved && (
        <div className="note note-live owners-act" aria-live="polite">
          <p>
            <b>An edit is not saved.</b> This is the report without it.
          </p>
          <button type="button" className="btn" onClick={onEdit}>
            Go on editing
          </button>
        </div>
      )}
      {isTrial && (
        <p className="note" aria-live="polite">
          This shows the report with numbers you haven’t saved yet.
        </p>
      )}
      <ReportSectionsMenu parts={report.parts} />
      <ReportText report={report} figure={figure} onRestsOn={onRestsOn}>
        {review && <ReviewNotes review={review} isSent={status === "Sent"} onRestsOn={onRestsOn} />}
        <p className="micro ground-how">
          Select a bar <span className="ground-key" /> to see the answers its paragraph is based on.
        </p>
      </ReportText>
    </section>
  );
}
