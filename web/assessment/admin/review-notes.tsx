import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { groundWords } from "./answer-words.ts";

interface ReviewNotesProps {
  review: ReportReview;
  /** Nothing in it can be mended any more. */
  isSent: boolean;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** What the reviewer has to know before the first line: contradictions in one line that opens, shaken words. */
export function ReviewNotes({ review, isSent, onRestsOn }: ReviewNotesProps) {
  const { consultation, shaken } = review;
  if (isSent) return null;
  return (
    <>
      {consultation.questions.length > 0 && (
        <details className="note note-live review-questions">
          <summary>{summaryOf(consultation.questions)}</summary>
          <ul>
            {consultation.questions.map(({ id, text, basis }) => (
              <li key={id} onPointerEnter={() => onRestsOn(basis)} onPointerLeave={() => onRestsOn([])}>
                {basis.length > 0 && <b>{groundWords(basis)}: </b>}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {shaken.map(({ block, text, ground }) => (
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

/** The answers that conflict with one another, while that can still be settled. */
export const conflictsIn = (
  { status }: AssessmentRecord,
  review: ReportReview | undefined,
): readonly AssessmentField[] =>
  status === "Ready for Review" ? (review?.consultation.questions.flatMap(({ basis }) => basis) ?? []) : [];

/** Some put two answers together, some doubt a number of the client's: how many, and what becomes of them. */
function summaryOf(questions: ReportReview["consultation"]["questions"]) {
  const conflicts = questions.filter(({ basis }) => basis.length > 0).length;
  const numbers = questions.length - conflicts;
  const said = [
    conflicts > 0 && `${conflicts} ${conflicts === 1 ? "conflict" : "conflicts"} in the answers`,
    numbers > 0 && `${numbers} of the client’s numbers to check`,
  ].filter(Boolean);
  return (
    <span>
      <b>{said.join(", ")}.</b> The report asks the client about {questions.length === 1 ? "it" : "them"}.
    </span>
  );
}
