import { type FormEvent, useEffect, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import {
  changeAssumptions,
  previewAssumptions,
  type ReportAssumption,
} from "../../../contracts/assessment-review.ts";
import { capital } from "../../../content/capital.ts";
import { call } from "../../api/call.ts";
import { useChange } from "./use-change.ts";

const PAUSE_MS = 250;
const UNITS = {
  count: "",
  percent: "%",
  money: "$",
  minutes: "min",
  hours: "h",
  days: "days",
  score: "",
} as const;

interface AssumptionsPanelProps {
  record: AssessmentRecord;
  assumptions: readonly ReportAssumption[];
  /** Shows the report with the numbers that are tried out (always the same function); undefined when they are the saved ones. */
  onTrial: (reportContent: string | undefined) => void;
}

/** The numbers behind the figures. What is typed shows in the report at once, and is stored by Save. */
export function AssumptionsPanel({ record, assumptions, onTrial }: AssumptionsPanelProps) {
  const saved = Object.fromEntries(assumptions.map(({ id, value }) => [id, String(value)]));
  const [typed, setTyped] = useState<Record<string, string>>({});
  const values = { ...saved, ...typed };
  const isChanged = assumptions.some(({ id, value }) => !isNumber(values[id], value));

  /** The numbers that differ from their examples; undefined while one of them cannot be used. */
  const changes = changesOf(assumptions, values);
  const trial = isChanged && changes ? JSON.stringify(changes) : undefined;
  useEffect(() => {
    if (trial === undefined) {
      onTrial(undefined);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(previewAssumptions, { id: record.id, changes: trial }, { signal: stop.signal }).then(
        ({ reportContent }) => onTrial(reportContent),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [trial, record.id, onTrial]);
  useEffect(() => () => onTrial(undefined), [onTrial]);

  const save = useChange(
    () => call(changeAssumptions, { id: record.id, changes: changes ?? {}, updatedAt: record.updatedAt }),
    { done: "Report Updated", failed: "Update Failed" },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changes && isChanged && !save.isPending) save.mutate(undefined);
  };
  // Never `disabled`: a button that was pressed keeps the focus while it saves and after.
  const idle = !isChanged || save.isPending;
  return (
    <details className="aside-panel">
      <summary>Assumptions</summary>
      <form onSubmit={submit}>
        <ul className="assumptions-form">
          {assumptions.map(({ id, label, source, unit, min, max, example }) => (
            <li key={id}>
              <label htmlFor={`assume-${id}`}>{capital(label)}</label>
              <span className="number-field">
                {UNITS[unit] === "$" && <span aria-hidden="true">$</span>}
                <input
                  id={`assume-${id}`}
                  className="input num"
                  type="number"
                  inputMode="decimal"
                  required
                  min={min}
                  max={max}
                  step="any"
                  value={values[id]}
                  aria-describedby={`assume-${id}-source`}
                  onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
                />
                {UNITS[unit] !== "$" && <span aria-hidden="true">{UNITS[unit]}</span>}
              </span>
              <span className="micro" id={`assume-${id}-source`}>
                {source}: {example}
                {values[id] !== String(example) && (
                  <button
                    type="button"
                    className="link"
                    onClick={() => setTyped({ ...typed, [id]: String(example) })}
                  >
                    Use the example<span className="sr"> for {label}</span>
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
        <div className="row">
          <button className="btn btn-act" type="submit" aria-disabled={idle}>
            Save numbers
          </button>
          <button className="btn" type="button" aria-disabled={!isChanged} onClick={() => setTyped({})}>
            Undo
          </button>
        </div>
      </form>
    </details>
  );
}

const isNumber = (text: string | undefined, value: number) => Boolean(text?.trim()) && Number(text) === value;

function changesOf(
  assumptions: readonly ReportAssumption[],
  values: Record<string, string | undefined>,
): Record<string, number> | undefined {
  const changes: Record<string, number> = {};
  for (const { id, min, max, example } of assumptions) {
    const text = values[id]?.trim() ?? "";
    const value = Number(text);
    if (text === "" || !Number.isFinite(value) || value < min || value > max) return undefined;
    if (value !== example) changes[id] = value;
  }
  return changes;
}
