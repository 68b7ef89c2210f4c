import { useEffect, useRef } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import {
  ASSESSMENT_FIELDS,
  ASSESSMENT_QUESTIONS,
  type AssessmentField,
} from "../../../contracts/assessment.ts";
import { EmailAddress } from "../../admin/email-address.tsx";
import { Moment } from "../../ui/moment.tsx";
import { answerWords } from "./answer-words.ts";

interface AnswersProps {
  record: AssessmentRecord;
  highlighted: readonly AssessmentField[];
  /** Those that do not go together with another, as the report asks the client. */
  conflicting: readonly AssessmentField[];
  /** Unfolded where there is no room for them beside the report. */
  open: boolean;
}

/** Everything that was answered, in the words that the respondent saw. */
export function Answers({ record, highlighted, conflicting, open }: AnswersProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const lit = highlighted.length > 0 && box.current?.querySelector("[data-highlighted]");
    if (box.current && lit) showWithin(box.current, lit);
  }, [highlighted]);
  return (
    <section
      ref={box}
      className="card answers"
      id="answers"
      data-open={open || undefined}
      tabIndex={0}
      aria-labelledby="answers-heading"
    >
      <h2 id="answers-heading">Answers</h2>
      <AnswerList record={record} highlighted={highlighted} conflicting={conflicting} />
    </section>
  );
}

export const AnswerList = ({ record, highlighted, conflicting }: Omit<AnswersProps, "open">) => (
  <dl className="qa">
    {ASSESSMENT_FIELDS.map((field) => (
      <div
        key={field}
        className={field === "email" || field === "businessName" ? "qa-line" : undefined}
        data-highlighted={highlighted.includes(field) || undefined}
      >
        <dt>
          {ASSESSMENT_QUESTIONS[field].short}
          {conflicting.includes(field) && <span className="qa-conflict">conflicts</span>}
        </dt>
        <dd>
          {field === "email" ? <EmailAddress of={record.email} /> : <bdi>{answerWords(record, field)}</bdi>}
        </dd>
      </div>
    ))}
    <div>
      <dt>Submitted</dt>
      <dd>
        <Moment at={record.createdAt} />
      </dd>
    </div>
  </dl>
);

/** Where the list is longer than its box: what was lit out of sight comes into it, and nothing else moves. */
function showWithin(box: HTMLElement, row: Element): void {
  const [around, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < around.top) box.scrollBy(0, inner.top - around.top - 16);
  else if (inner.bottom > around.bottom) box.scrollBy(0, inner.bottom - around.bottom + 16);
}
