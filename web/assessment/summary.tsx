import { ASSESSMENT_QUESTIONS, type AssessmentField } from "../../contracts/assessment.ts";
import { CHOICES, type ChoiceField, choiceLabel } from "../../contracts/assessment-options.ts";
import { type AssessmentStepId, QUESTION_STEPS } from "../../contracts/assessment-steps.ts";
import { type Answers, fieldsOf } from "./wizard/steps.ts";

const shown = (field: AssessmentField, value: string | string[]) =>
  Array.isArray(value)
    ? value.join(", ")
    : field in CHOICES
      ? choiceLabel(field as ChoiceField, value)
      : value;

/** All answers, read-only, grouped as they were asked. */
export function Summary({
  answers,
  onChange,
  heading: Heading = "h2",
}: {
  answers: Answers;
  heading?: "h2" | "h3";
  onChange?: (step: AssessmentStepId) => void;
}) {
  return (
    <div className="sums">
      {QUESTION_STEPS.map(({ id, nav }) => (
        <section className="sum" key={id} aria-labelledby={`sum-${id}`}>
          <div className="sum-h">
            <Heading className="t-3" id={`sum-${id}`}>
              {nav}
            </Heading>
            {onChange && (
              <button type="button" className="link meta" onClick={() => onChange(id)}>
                Change<span className="sr"> {nav}</span>
              </button>
            )}
          </div>
          <dl>
            {fieldsOf(id).map((field) => (
              <div key={field} className={field === "email" ? "sum-line" : undefined}>
                <dt>{ASSESSMENT_QUESTIONS[field].short}</dt>
                <dd>{shown(field, answers[field])}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
