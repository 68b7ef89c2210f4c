import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { getPlaybook, type OwnAssessment, saveOwnNumbers } from "../../../contracts/assessment-own.ts";
import {
  OWNERS_NUMBER_BOUNDS,
  OWNERS_NUMBER_IDS,
  type OwnersNumberId,
} from "../../../contracts/assessment-owners-numbers.ts";
import { call } from "../../api/call.ts";
import { saidOr } from "../../api/request.ts";
import { Field } from "../../ui/field.tsx";
import { localDraft } from "../../ui/local-draft.ts";
import { FIGURE_IS, ReportFigure } from "./report-figure.tsx";
import type * as consultant from "./recount.client.ts";
import { isTyped, readTyped, stillCounted, type Typed, typedOf } from "./typed-numbers.ts";

type Consultant = typeof consultant;

/** What stands beside a number, so that nobody has to read the question twice. */
const UNITS: Record<OwnersNumberId, readonly [before: string, behind: string]> = {
  people: ["", "people"],
  hoursOpen: ["", "hours a week"],
  contactsPerWeek: ["", "a week"],
  missedPerWeek: ["", "a week"],
  noShowsPerWeek: ["", "a week"],
  roomPerMonth: ["", "a month"],
  customerValue: ["$", ""],
  keptShare: ["$", "of each $100"],
  hourCost: ["$", "an hour"],
};

const playbookFrom = (token: string) => async (trade: string) =>
  (await call(getPlaybook, { token, trade })).text;

interface Props {
  own: OwnAssessment;
  token: string;
  onSaved: (own: OwnAssessment) => void;
}

/** The owner's numbers: asked for, counted at once where a report was sent, and saved for the reviewer. */
export function OwnersNumbers(props: Props) {
  const [consultant, setConsultant] = useState<Consultant>();
  const [failed, setFailed] = useState(false);
  const { own, token } = props;
  const sent = own.report !== null;
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const loaded = await import("./recount.client.ts");
      await loaded.withPlaybooks(own, own.numbers ?? {}, playbookFrom(token));
      if (!isGone) setConsultant(loaded);
    };
    load().catch(() => setFailed(true));
    return () => {
      isGone = true;
    };
  }, [own, token]);
  return (
    <section className="client-numbers" id="your-numbers" aria-labelledby="your-numbers-title">
      <h2 className="t-2" id="your-numbers-title">
        Your numbers
      </h2>
      <p className="soft">
        {sent
          ? "Where we don’t know your numbers, the report uses our examples. Put in what you know and the total updates as you type. Every number helps, and none is required."
          : "Where we don’t know your numbers, your report uses our examples. Tell us what you know and it will use that instead. Every number helps, and none is required."}
      </p>
      {consultant ? (
        <NumbersForm {...props} consultant={consultant} />
      ) : (
        <output className="soft client-wait">
          {failed ? "The form could not be loaded. Please reload the page." : "Getting the form."}
        </output>
      )}
    </section>
  );
}

function NumbersForm({ own, token, onSaved, consultant }: Props & { consultant: Consultant }) {
  const sent = own.report !== null;
  const draft = useMemo(() => localDraft(`own-numbers:${own.createdAt}`, isTyped), [own.createdAt]);
  const [typed, setTyped] = useState<Typed>(() => draft.read() ?? typedOf(own.numbers));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<"open" | "saving" | "saved">("open");
  const [fault, setFault] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const example = useMemo(
    () => consultant.exampleInAll(own, typed.trade || undefined),
    [consultant, own, typed.trade],
  );
  const { numbers, faults } = useMemo(() => readTyped(typed, example), [typed, example]);
  const isHeld = Object.keys(faults).some((id) => left.has(id));
  const [told, setTold] = useState(numbers);
  // Another trade has other words, and hours in them: until they are here, the sum is the one before.
  const [counted, setCounted] = useState(told.trade === own.numbers?.trade ? told : (own.numbers ?? {}));
  useEffect(() => {
    let isPast = false;
    consultant.withPlaybooks(own, told, playbookFrom(token)).then(
      () => !isPast && setCounted(told),
      () => {},
    );
    return () => {
      isPast = true;
    };
  }, [consultant, own, token, told]);
  const asked = useMemo(() => consultant.questionsFor(own, counted), [consultant, own, counted]);
  const guess = useMemo(() => consultant.tradeOf(own), [consultant, own]);
  const trades = useMemo(() => consultant.tradesFor(own), [consultant, own]);
  const first = useMemo(() => consultant.firstAsked(own), [consultant, own]);
  const [leading, others] = [true, false].map((leads) => asked.filter(({ id }) => first.has(id) === leads));
  // What was put in before is not hidden; which were, when the form came, so that typing moves nothing.
  const [opened] = useState(() => others!.some(({ id }) => typed[id]));

  function type(id: keyof Typed, text: string) {
    const next = { ...typed, [id]: text };
    setTyped(next);
    setTold((last) => stillCounted(next, last, example));
    setState("open");
    draft.write(next);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    // It keeps the focus while it saves: a second press does nothing.
    if (state === "saving") return;
    setLeft(new Set(Object.keys(typed)));
    const [wrong] = Object.keys(faults);
    const input = wrong && form.current?.querySelector<HTMLElement>(`[name=${wrong}]`);
    if (input) {
      input.closest("details")?.setAttribute("open", "");
      return input.focus();
    }
    setState("saving");
    setFault("");
    try {
      onSaved(await call(saveOwnNumbers, { token, numbers }));
      draft.clear();
      setState("saved");
    } catch (error) {
      setState("open");
      setFault(saidOr(error, "Please try again."));
    }
  }
  const field = ({ id, ask, where }: (typeof asked)[number]) => (
    <Field
      key={id}
      label={ask}
      hint={where}
      unit={UNITS[id]}
      name={id}
      inputMode={Number.isInteger(OWNERS_NUMBER_BOUNDS[id].step) ? "numeric" : "decimal"}
      autoComplete="off"
      maxLength={12}
      value={typed[id] ?? ""}
      error={left.has(id) ? faults[id] : undefined}
      onChange={(event) => type(id, event.currentTarget.value)}
      onBlur={() => setLeft(new Set([...left, id]))}
    />
  );
  return (
    <form className="client-count" ref={form} noValidate onSubmit={(event) => void save(event)}>
      <div className="client-fields">
        {trades.length > 1 && (
          <div className="field">
            <label htmlFor="own-trade">What is your trade?</label>
            <select
              id="own-trade"
              className="input"
              name="trade"
              value={typed.trade || guess}
              aria-describedby={guess && !typed.trade ? "own-trade-guess" : undefined}
              onChange={(event) => type("trade", event.target.value)}
            >
              {!guess && <option value="">Choose one</option>}
              {trades.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            {guess && !typed.trade && (
              <p className="hint" id="own-trade-guess">
                Our guess. Change it if we’re wrong.
              </p>
            )}
          </div>
        )}
        {leading!.map(field)}
        <details className="client-more" open={opened}>
          <summary>{others!.length} more numbers</summary>
          {others!.map(field)}
        </details>
      </div>
      {sent && <Sum own={own} consultant={consultant} numbers={counted} isHeld={isHeld} />}
      <div className="client-save">
        <p className="hint">
          {sent
            ? "When you save, your reviewer is notified. The report you have stays as it was sent."
            : "Saving makes a new version of your report with these numbers and notifies your reviewer. You’ll see the report when it’s sent."}
        </p>
        {fault && (
          <p className="err" role="alert">
            Nothing was saved. {fault} What you typed is kept here.
          </p>
        )}
        <button
          type="submit"
          className="btn btn-act"
          aria-disabled={state === "saving"}
          aria-busy={state === "saving"}
        >
          Save my numbers
        </button>
        <div aria-live="polite">
          {state === "saved" && (
            <p className="note note-ok">
              {sent
                ? "Saved. Your reviewer has been notified and can send you an update."
                : "Saved. A new version of your report is made with your numbers, and your reviewer has been notified."}
            </p>
          )}
        </div>
      </div>
    </form>
  );
}

/** True when what was sent last counts with these very numbers. */
const isReported = ({ numbers: saved, numbersAt, reportSentAt }: OwnAssessment, numbers: Numbers): boolean =>
  numbersAt !== null && reportSentAt !== null && numbersAt <= reportSentAt && isSame(saved ?? {}, numbers);
const isSame = (a: Numbers, b: Numbers): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (id) => a[id as keyof Numbers] === b[id as keyof Numbers],
  );

interface SumProps {
  own: OwnAssessment;
  consultant: Consultant;
  numbers: Numbers;
  /** Something that was typed cannot be right: the sum is the one before it. */
  isHeld: boolean;
}

function Sum({ own, consultant, numbers, isHeld }: SumProps) {
  const counted = useMemo(() => consultant.recount(own, numbers), [consultant, own, numbers]);
  const { html, left, figure } = counted;
  const given = OWNERS_NUMBER_IDS.filter((id) => numbers[id] !== undefined).length;
  const all = OWNERS_NUMBER_IDS.length;
  return (
    <>
      {/* The same in one line: on a phone the sum is below what is being typed. */}
      {left && (
        <p className="client-left" aria-hidden="true">
          <span className={isHeld ? "client-held" : undefined}>{left}</span>
          {isHeld && <span className="err">From before: a number above can’t be right.</span>}
        </p>
      )}
      {/* It scrolls where it is longer than the window: by the keyboard, too. */}
      <section className="client-sum" aria-label="The sum with your numbers" aria-live="polite" tabIndex={0}>
        <p className="client-whose">
          <span className="client-mark">
            {Object.keys(numbers).length === 0
              ? "Our examples, until you put in yours"
              : isReported(own, numbers)
                ? "Your numbers, as the report counts them"
                : "Your numbers, not reviewed"}
          </span>{" "}
          {given > 0 &&
            (given === all ? `All ${all} numbers are yours.` : `${given} of ${all} numbers are yours.`)}
        </p>
        {isHeld && (
          <p className="err">This is the total from before. It updates when the field in red is right.</p>
        )}
        <div className={isHeld ? "client-held" : undefined}>
          {figure && (
            <ReportFigure {...figure}>
              {own.figure && given > 0 && !isReported(own, numbers) && (
                <p>
                  Reviewed report: {FIGURE_IS[own.figure.of]}{" "}
                  <span className="num">{own.figure.likely}.</span>
                </p>
              )}
            </ReportFigure>
          )}
          <div className="report" dangerouslySetInnerHTML={{ __html: html }} />
        </div>
        {given > 0 && figure && figure.low !== figure.high && (
          <p className="hint">{given === all ? GUESSED_STILL : EXAMPLES_STILL}</p>
        )}
      </section>
    </>
  );
}
const EXAMPLES_STILL = "The others are our examples, so there is a low and a high.";
const GUESSED_STILL = "Shares that nobody can count are still our examples, so there is a low and a high.";
type Numbers = ReturnType<typeof readTyped>["numbers"];
