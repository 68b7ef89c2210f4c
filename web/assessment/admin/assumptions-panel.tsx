import { type FormEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { z } from "zod";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import {
  changeAssumptions,
  previewAssumptions,
  type ReportAssumption,
  type ReportReview,
} from "../../../contracts/assessment-review.ts";
import { capital } from "../../../content/capital.ts";
import { figureText } from "../../../rules/report-document/figure-text.ts";
import { call } from "../../api/call.ts";
import { type Gist, TrialChange } from "./trial-change.tsx";
import { useChange } from "./use-change.ts";

const PAUSE_MS = 250;
const UNITS = {
  count: "",
  percent: "%",
  money: "",
  minutes: "min",
  hours: "h",
  days: "days",
  score: "",
} as const;

export type Trial = z.output<typeof previewAssumptions.output>;

interface AssumptionsPanelProps {
  record: AssessmentRecord;
  assumptions: readonly ReportAssumption[];
  /** What the client told: what is typed over it is a decision, also where it is the example again. */
  told: ReportReview["numbers"];
  /** The plan's, in their order: each has its numbers beneath it. */
  steps: ReportReview["consultation"]["steps"];
  /** Shows the report with the numbers that are tried out (always the same function); undefined when they are the saved ones. */
  onTrial: (trial: Trial | undefined) => void;
  /** What the report says first as it is saved, and with what is tried out. */
  gist: Gist;
  trial: Trial | undefined;
}

/** The numbers behind the figures. What is typed shows in the report at once, and is stored by Save. */
export function AssumptionsPanel(props: AssumptionsPanelProps) {
  const { record, assumptions, told, steps, onTrial, gist } = props;
  const saved = Object.fromEntries(assumptions.map(({ id, value }) => [id, String(value)]));
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [sought, setSought] = useState("");
  /** What was saved last: it is no trial any more, also while the numbers beside the report are read anew. */
  const [stored, setStored] = useState<string>();
  const values = { ...saved, ...typed };
  const isChanged = assumptions.some(({ id, value }) => !isNumber(values[id], value));

  /** The numbers that differ from their examples; undefined while one of them cannot be used. */
  const changes = changesOf(assumptions, values, told ?? {});
  const wanted = isChanged && changes ? JSON.stringify(changes) : undefined;
  const trial = wanted === stored ? undefined : wanted;
  useEffect(() => {
    if (trial === undefined) {
      onTrial(undefined);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(previewAssumptions, { id: record.id, changes: trial }, { signal: stop.signal }).then(
        // Nothing of an answer that came after what it was asked for is over.
        (answer) => stop.signal.aborted || onTrial(answer),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [trial, record.id, record.updatedAt, onTrial]);
  useEffect(() => () => onTrial(undefined), [onTrial]);

  const save = useChange(
    () => call(changeAssumptions, { id: record.id, changes: changes ?? {}, updatedAt: record.updatedAt }),
    { done: "Report Updated", failed: "Update Failed" },
    () => setStored(wanted),
  );
  const type = (next: Record<string, string>) => {
    setStored(undefined);
    setTyped(next);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!changes) {
      const form = event.currentTarget;
      // The one that cannot be saved may not be among those that were found.
      flushSync(() => setSought(""));
      return toFault(form);
    }
    if (isChanged && !save.isPending) save.mutate(undefined);
  };
  const first = firstOf(assumptions, steps);
  const groups = groupsOf(
    assumptions.filter((each) => !first.includes(each)),
    steps,
  );
  const words = sought.trim().toLowerCase().split(/\s+/);
  const found = sought.trim()
    ? assumptions.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    : undefined;
  const usual = mostOf(assumptions.map(({ source }) => source));
  const lines = (numbers: readonly ReportAssumption[]) => (
    <ul className="assumptions-form">
      {numbers.map((each) => (
        <AssumptionLine
          key={each.id}
          of={each}
          isUsual={each.source === usual}
          value={values[each.id] ?? ""}
          onType={(text) => type({ ...typed, [each.id]: text })}
        />
      ))}
    </ul>
  );
  // Never `disabled`: a button that was pressed keeps the focus while it saves and after.
  const idle = !isChanged || save.isPending;
  return (
    <details className="aside-panel" open>
      <summary>
        <span>Numbers</span>
        <span className="micro">{countWords(assumptions, values)}</span>
      </summary>
      <form onSubmit={submit} noValidate>
        <p className="micro">{usual}, where nothing else is said. The report shows at once what you type.</p>
        {assumptions.length > IN_ONE_LIST && (
          <input
            className="input assumptions-find"
            type="search"
            aria-label="Find a number"
            placeholder="Find a number"
            value={sought}
            onChange={(event) => setSought(event.target.value)}
            // Enter saves nothing that stands elsewhere.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        )}
        {found && (found.length > 0 ? lines(found) : <p className="micro">No number is called that.</p>)}
        {!found && lines(first)}
        {(found ? [] : groups).map(({ id: group, title, numbers }) => (
          <details className="assumptions-group" key={group}>
            <summary>
              <span>{title}</span>
              <span className="micro">{countWords(numbers, values)}</span>
            </summary>
            {lines(numbers)}
          </details>
        ))}
        <div className="assumptions-save">
          <TrialChange from={gist} to={props.trial} />
          <div className="row">
            <button className="btn btn-act" type="submit" aria-disabled={idle}>
              Save numbers
            </button>
            <button className="btn" type="button" aria-disabled={!isChanged} onClick={() => type({})}>
              Undo
            </button>
          </div>
        </div>
      </form>
    </details>
  );
}

interface AssumptionLineProps {
  of: ReportAssumption;
  /** Its source is said once, above all of them. */
  isUsual: boolean;
  value: string;
  onType: (text: string) => void;
}

/** One number: what it is, and beneath it the field, with its unit inside. */
function AssumptionLine({
  of: { id, label, source, from, unit, min, max, example },
  isUsual,
  value,
  onType,
}: AssumptionLineProps) {
  const isChanged = value !== String(example);
  const told = isChanged || !isUsual ? `assume-${id}-source` : undefined;
  const fault = faultOf({ unit, min, max }, value);
  const wrong = fault && `assume-${id}-fault`;
  return (
    <li>
      <label htmlFor={`assume-${id}`}>{capital(label)}</label>
      <span className="number-field">
        {unit === "money" && (
          <span className="number-sign" aria-hidden="true">
            $
          </span>
        )}
        <input
          id={`assume-${id}`}
          className="input num"
          type="number"
          inputMode="decimal"
          required
          min={min}
          max={max}
          step="any"
          value={value}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={[wrong, told].filter(Boolean).join(" ") || undefined}
          onChange={(event) => onType(event.target.value)}
        />
        <span className="number-unit" aria-hidden="true">
          {UNITS[unit]}
        </span>
      </span>
      <span aria-live="polite">
        {fault && (
          <span className="err" id={wrong}>
            {fault}
          </span>
        )}
      </span>
      {told && (
        <span className="micro" id={told}>
          {from === "owner" && isChanged && "From the client. "}
          {source}
          {isChanged && `: ${figureText({ value: example, unit })} `}
          {isChanged && (
            <button type="button" className="link" onClick={() => onType(String(example))}>
              Use the example<span className="sr"> for {label}</span>
            </button>
          )}
        </span>
      )}
    </li>
  );
}

/** Why a number cannot be used, in words. */
function faultOf(
  { unit, min, max }: Pick<ReportAssumption, "unit" | "min" | "max">,
  text: string,
): string | undefined {
  const value = Number(text);
  if (text.trim() !== "" && Number.isFinite(value) && value >= min && value <= max) return undefined;
  const bound = (each: number) => figureText({ value: each, unit: unit === "score" ? "count" : unit });
  return `Enter a number from ${bound(min)} to ${bound(max)}.`;
}

/** To the first number that cannot be saved: unfolded, and clear of the bar that saves. */
function toFault(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>("input[aria-invalid]");
  field?.closest("details")?.setAttribute("open", "");
  field?.focus({ preventScroll: true });
  // The panel's own scroll alone: its head, and the page behind it, stay.
  const panel = field?.closest(".side-body");
  if (!field || !panel) return;
  const below = field.getBoundingClientRect().top - panel.getBoundingClientRect().top;
  panel.scrollTop += below - panel.clientHeight / 3;
}

/** The text that occurs most. */
const mostOf = (texts: readonly string[]): string | undefined => {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

/** In sight without a press: what the client told, else what the dearest step's sum is counted from. */
const FIRST = 3;
function firstOf(assumptions: readonly ReportAssumption[], steps: AssumptionsPanelProps["steps"]) {
  const [dearest] = steps.toSorted((a, b) => b.perMonth - a.perMonth);
  const rank = ({ from, countsFor, unit }: ReportAssumption): number =>
    from === "owner" ? 0 : countsFor !== null && countsFor === dearest?.id ? 1 : unit === "money" ? 2 : 3;
  return assumptions.toSorted((a, b) => rank(a) - rank(b)).slice(0, FIRST);
}

/** So many stand in one list; more are told apart by what they count. */
const IN_ONE_LIST = 12;
const KINDS: readonly { title: string; units: readonly ReportAssumption["unit"][] }[] = [
  { title: "Money", units: ["money"] },
  { title: "Time", units: ["minutes", "hours", "days"] },
  { title: "Shares", units: ["percent"] },
  { title: "Counts", units: ["count", "score"] },
];

/** The numbers beneath the step that is counted with them first, and last those that none is. */
function groupsOf(assumptions: readonly ReportAssumption[], steps: AssumptionsPanelProps["steps"]) {
  const of = (step: string | null) => assumptions.filter((each) => each.countsFor === step);
  const rest = of(null);
  const others =
    rest.length <= IN_ONE_LIST
      ? [{ id: "rest", title: "Also counted", numbers: rest }]
      : KINDS.map(({ title, units }) => ({
          id: title,
          title: `Also counted: ${title.toLowerCase()}`,
          numbers: rest.filter(({ unit }) => units.includes(unit)),
        }));
  return [
    ...steps.map(({ id, title }, i) => ({ id, title: `${i + 1}. ${title}`, numbers: of(id) })),
    ...others,
  ].filter(({ numbers }) => numbers.length > 0);
}

/** How many there are, and how many of them are no examples any more. */
function countWords(
  numbers: readonly ReportAssumption[],
  values: Record<string, string | undefined>,
): string {
  const changed = numbers.filter(({ id, example }) => !isNumber(values[id], example)).length;
  return changed > 0 ? `${changed} of ${numbers.length} changed` : `${numbers.length}`;
}

const isNumber = (text: string | undefined, value: number) => Boolean(text?.trim()) && Number(text) === value;

function changesOf(
  assumptions: readonly ReportAssumption[],
  values: Record<string, string | undefined>,
  told: object,
): Record<string, number> | undefined {
  const changes: Record<string, number> = {};
  for (const { id, unit, min, max, example } of assumptions) {
    const text = values[id]?.trim() ?? "";
    const value = Number(text);
    if (faultOf({ unit, min, max }, text)) return undefined;
    if (value !== example || id in told) changes[id] = value;
  }
  return changes;
}
