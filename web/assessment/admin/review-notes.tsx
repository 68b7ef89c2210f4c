import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { Moment } from "../../ui/moment.tsx";

interface ReviewNotesProps {
  review: ReportReview;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** What the reviewer has to know before the first line: contradictions, shaken words, numbers that came. */
export function ReviewNotes({ review, onRestsOn }: ReviewNotesProps) {
  const { consultation, shaken, numbersAt } = review;
  return (
    <>
      {consultation.questions.map(({ id, text, basis }) => (
        <p
          key={id}
          className="note note-stop"
          onPointerEnter={() => onRestsOn(basis)}
          onPointerLeave={() => onRestsOn([])}
        >
          <b>These answers do not go together.</b> {text}
        </p>
      ))}
      {shaken.map(({ block, text, ground }) => (
        <p key={block} className="note">
          <b>{ground === "gone" ? "What this rested on is gone:" : "What this rests on has changed:"}</b>{" "}
          {text}
        </p>
      ))}
      {numbersAt && (
        <p className="note">
          <b>Numbers have come</b> from the owner, <Moment at={numbersAt} />.
        </p>
      )}
    </>
  );
}
