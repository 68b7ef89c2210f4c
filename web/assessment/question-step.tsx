import { useCallback, useEffect, useRef } from "react";
import type { AssessmentField } from "../../contracts/assessment.ts";
import type { QuestionStepId } from "../../contracts/assessment-steps.ts";
import { afterPaint } from "../ui/after-paint.ts";
import { goTo, showQuestion } from "./go-to-question.ts";
import { Question } from "./question.tsx";
import { StepTitle } from "./step-title.tsx";
import { messageOf } from "./wizard/reducer.ts";
import { fieldsOf, nextOpen, openFields, questionsOf } from "./wizard/steps.ts";
import type { Wizard } from "./wizard/use-wizard.ts";

const isGiven = (answer: string | readonly string[]): boolean =>
  typeof answer === "string" ? answer.trim() !== "" : answer.length > 0;

/** The questions of one step, and the way on once they are answered. */
export function QuestionStep({
  step,
  wizard,
  focus,
}: {
  step: QuestionStepId;
  wizard: Wizard;
  focus: boolean;
}) {
  const { state, answer, tick, leave, next, previous, startOver } = wizard;
  const open = openFields(step, state.answers);
  const [first] = open;
  // What is there and cannot be right is no answer that is still to come.
  const wrong = open.filter((field) => state.left.includes(field) && isGiven(state.answers[field]));
  const answers = useRef(state.answers);
  useEffect(() => {
    answers.current = state.answers;
  }, [state.answers]);
  const goOn = useCallback(
    (from: AssessmentField) =>
      void afterPaint().then(() => showQuestion(nextOpen(step, from, answers.current))),
    [step],
  );
  /** A press on what waits: every open question says what it wants, and the first has the focus. */
  const showOpen = useCallback(() => {
    const waiting = openFields(step, answers.current);
    for (const field of waiting) leave(field);
    if (waiting[0]) goTo(waiting[0]);
  }, [step, leave]);
  const { title, lede } = questionsOf(step) ?? { title: "", lede: "" };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!first) next();
      }}
    >
      <StepTitle focus={focus}>{title}</StepTitle>
      <p className="lede">{lede}</p>
      {fieldsOf(step).map((field) => (
        <Question
          key={field}
          field={field}
          value={state.answers[field]}
          message={messageOf(state, field)}
          left={state.left.includes(field)}
          onAnswer={answer}
          onTick={tick}
          onChosen={goOn}
          onLeave={leave}
          onEnter={showOpen}
        />
      ))}
      <div className="wiz-nav">
        <button type="button" className="btn" onClick={previous}>
          Previous
        </button>
        <div className="wiz-on">
          <p id="to-go">
            {first && (
              <button type="button" className="link" onClick={showOpen}>
                {open.length}
                {wrong.length === open.length ? (
                  " to put right"
                ) : (
                  <>
                    <span className="wiz-word"> {open.length === 1 ? "answer" : "answers"}</span> to go
                  </>
                )}
              </button>
            )}
          </p>
          <button type="submit" className="btn btn-act" disabled={Boolean(first)} aria-describedby="to-go">
            {step === "goals" ? "Review & Submit" : "Next"}
          </button>
        </div>
      </div>
      <p className="meta wiz-keep">
        Your answers are kept in this browser for seven days.{" "}
        <button type="button" className="link" onClick={startOver}>
          Start over
        </button>
      </p>
    </form>
  );
}
