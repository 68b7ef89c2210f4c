import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";

interface ReviewNotesProps {
  review: ReportReview;
  /** Nothing in it can be mended any more. */
  isSent: boolean;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** What the reviewer has to know before the first line: contradictions, shaken words. */
export function ReviewNotes({ review, isSent, onRestsOn }: ReviewNotesProps) {
  const { consultation, shaken } = review;
  return (
    <>
      {consultation.questions.map(({ id, text, basis }) => (
        <p
          key={id}
          className="note note-live"
          onPointerEnter={() => onRestsOn(basis)}
          onPointerLeave={() => onRestsOn([])}
        >
          <b>{basis.length > 0 ? "These answers conflict." : "One of the client’s numbers needs a check."}</b>{" "}
          The report asks the client: {text}
        </p>
      ))}
      {(isSent ? [] : shaken).map(({ block, text, ground }) => (
        <p key={block} className="note">
          <b>
            {ground === "gone"
              ? "No longer supported by the answers:"
              : "Based on something that has changed:"}
          </b>{" "}
          {text}
        </p>
      ))}
    </>
  );
}
