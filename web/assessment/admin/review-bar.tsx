import type { Ref } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { Moment } from "../../ui/moment.tsx";
import { Approval } from "./approval.tsx";
import { Countdown } from "./countdown.tsx";
import { SendButton } from "./send-button.tsx";
import { StatusTag } from "./status-cell.tsx";

interface ReviewBarProps {
  record: AssessmentRecord;
  review: ReportReview | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  /** The report is being edited: the bar makes room for the editor's own. */
  editing: boolean;
  onEdit: () => void;
}

/** Whose report it is, by when it is promised, and what can be done with it: in sight however far one reads. */
export function ReviewBar({ record, review, headingRef, editing, onEdit }: ReviewBarProps) {
  const { id, number, businessName, status, createdAt, updatedAt, reportContent } = record;
  const isReady = status === "Ready for Review";
  return (
    <div className="review-bar" data-editing={editing || undefined}>
      <div className="review-name">
        <h2 ref={headingRef} tabIndex={-1}>
          <bdi>{businessName}</bdi> <span className="micro">#{number}</span>
        </h2>
        <StatusTag status={status} />
        {isReady && <Countdown from={createdAt} />}
        {status === "Sent" && (
          <span className="micro">
            <Moment at={updatedAt} />
          </span>
        )}
      </div>
      {reportContent && !editing && (
        <div className="review-acts">
          {isReady && (
            <button type="button" className="btn" onClick={onEdit}>
              Edit Report
            </button>
          )}
          <a className="btn btn-bare" href={`/api/assessments/${id}/report.pdf`} download>
            PDF
          </a>
          {isReady && review && <Approval record={record} approval={review.approval} />}
          {isReady && (
            <SendButton
              record={record}
              blockedBy={review?.unsourced.length ?? 0}
              isApproved={review?.approval != null}
            />
          )}
        </div>
      )}
    </div>
  );
}
