import { useEffect, useRef } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { changeChoices, type ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import type { ReviewChoices } from "../../../contracts/assessment-review-choices.ts";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { call } from "../../api/call.ts";
import { groundWords } from "./answer-words.ts";
import { useChange } from "./use-change.ts";
import { WrittenFor } from "./written-for.tsx";

/** What stands behind the report's headline. */
const VERDICTS: Record<string, string> = {
  pays: "By these numbers, an assistant pays for itself",
  "start-small": "By these numbers, it is best to start small and count",
  "cheaper-fix": "By these numbers, something cheaper comes before an assistant",
  "not-yet": "By these numbers, nothing is worth buying yet",
};
const NOT_CHOSEN = "";
interface ConsultationPanelProps {
  record: AssessmentRecord;
  review: ReportReview;
  /** False once the report is sent: then it is only read. */
  canChange: boolean;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** What the consultant found and chose. A dropped finding or another step draws the report again around what was typed. */
export function ConsultationPanel({ record, review, canChange, onRestsOn }: ConsultationPanelProps) {
  const { consultation, choices } = review;
  const { verdict, findings, dropped, steps, possibleSteps } = consultation;
  const change = useChange(
    (next: ReviewChoices) => {
      const { assumptions: _kept, ...others } = next;
      return call(changeChoices, { id: record.id, choices: others, updatedAt: record.updatedAt });
    },
    { done: "Report Updated", failed: "Update Failed" },
  );
  // Never `disabled` meanwhile: what was pressed keeps the focus, or hands it on to what has come in its place.
  const set = (part: ReviewChoices) => {
    if (!change.isPending) change.mutate({ ...choices, ...part });
  };
  const pressed = useRef<string>(undefined);
  const findingsList = useRef<HTMLUListElement>(null);
  const settled = `${findings.map(({ id }) => id).join()};${choices.dropFindings?.join() ?? ""}`;
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    findingsList.current?.querySelector<HTMLElement>(`[data-finding="${pressed.current}"] button`)?.focus();
  }, [settled]);
  const keep = (id: string, dropFindings: ReviewChoices["dropFindings"]) => {
    pressed.current = id;
    set({ dropFindings });
  };
  const drop = (id: string) => keep(id, [...(choices.dropFindings ?? []), id]);
  const restore = (id: string) =>
    keep(
      id,
      choices.dropFindings?.filter((each) => each !== id),
    );
  const swap = (from: string, to: string) =>
    set({ steps: steps.map(({ id }) => (id === from ? to : id)).filter((id) => id !== NOT_CHOSEN) });
  return (
    <section className="aside-panel consultation" aria-labelledby="findings-heading">
      <h3>Verdict</h3>
      <p>{verdict.title}</p>
      <p className="micro">{VERDICTS[verdict.id]}</p>
      <h3 id="findings-heading">Findings</h3>
      {canChange && (
        <p className="micro">
          Drop one and the report is rewritten without it. Your own edits stay, and you can restore it here.
        </p>
      )}
      <ul className="choices" ref={findingsList}>
        {findings.map(({ id, title, basis }) => (
          <li
            key={id}
            data-finding={id}
            onPointerEnter={() => onRestsOn(basis)}
            onPointerLeave={() => onRestsOn([])}
          >
            <span>
              {title}
              <span className="micro fact">{basis.length > 0 && `From ${groundWords(basis)}`}</span>
            </span>
            {canChange && (
              <button
                type="button"
                className="link"
                aria-disabled={change.isPending}
                onClick={() => drop(id)}
              >
                Drop<span className="sr"> {title}</span>
              </button>
            )}
          </li>
        ))}
        {dropped.map(({ id, title }) => (
          <li key={id} data-finding={id}>
            <del>{title}</del>{" "}
            {canChange && (
              <button
                type="button"
                className="link"
                aria-disabled={change.isPending}
                onClick={() => restore(id)}
              >
                Restore<span className="sr">: {title}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <h3>Steps</h3>
      <ul className="choices">
        {/* By place: the select that another step was chosen in keeps the focus. */}
        {steps.map(({ id, title, worth }, i) => (
          <li key={i}>
            <p className="step-chosen">
              <b>
                {i + 1}. {title}
              </b>
              {worth && <span className="micro">Worth: {withCurlyApostrophes(worth)}</span>}
            </p>
            {canChange && (
              <label className="filter-field">
                <span className="sr">
                  Step {i + 1}, {title}
                </span>
                <select className="input" value={id} onChange={(event) => swap(id, event.target.value)}>
                  <option value={id}>Keep</option>
                  {possibleSteps
                    .filter((other) => steps.every((step) => step.id !== other.id))
                    .map((other) => (
                      <option key={other.id} value={other.id}>
                        {other.title}
                        {other.worth && ` (${other.worth})`}
                      </option>
                    ))}
                  {steps.length > 1 && <option value={NOT_CHOSEN}>Remove</option>}
                </select>
              </label>
            )}
          </li>
        ))}
      </ul>
      {choices.steps && canChange && (
        <button
          type="button"
          className="link"
          aria-disabled={change.isPending}
          onClick={() => set({ steps: undefined })}
        >
          Reset to the suggested steps
        </button>
      )}
      <WrittenFor review={review} canChange={canChange} isBusy={change.isPending} onSet={set} />
    </section>
  );
}
