import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Kit } from "../../../content/desks/kits/kit.ts";
import { kits } from "../../../content/desks/kits/kits.ts";
import {
  type CallableDesk,
  type OwnDeskInput,
  ownDesk,
  sealOwnDesk,
} from "../../../contracts/voice-own-desk.ts";
import { call } from "../../api/call.ts";
import { saidOr } from "../../api/request.ts";
import { Field } from "../../ui/field.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { type DeskDraft, deskDraft, filledServices, fromKit, inputOf } from "./draft.ts";
import { Group } from "./group.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { ServiceFields } from "./service-fields.tsx";

interface Props {
  draft: DeskDraft;
  onDraft: (draft: DeskDraft) => void;
  /** The desk is checked and sealed: it can be called. */
  onReady: (desk: CallableDesk, answersAs: OwnDeskInput) => void;
  /** What the open line answers with, and since when; nothing before it is open. */
  ready: { answersAs: OwnDeskInput; at: Date } | undefined;
  /** The line and what can be done with it: they stand between what is needed and what most leave as it is. */
  children: ReactNode;
}

/** A business in a minute: its kind and its name, then the call; hours, services and answers for whoever wants more. */
export function OwnDeskForm({ draft, onDraft, onReady, ready, children }: Props) {
  const id = useId();
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const summary = useRef<HTMLParagraphElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const groups = useRef<HTMLElement>(null);
  const kit = kits[draft.kit];
  useEffect(() => deskDraft.write(draft), [draft]);
  const openDays = Object.values(draft.hours).filter(({ open }) => open).length;
  const isInUse = ready !== undefined && JSON.stringify(ready.answersAs) === JSON.stringify(inputOf(draft));
  const marked = kit.asked.filter(({ id }) => draft.answers[id]?.on).length;
  // What is being put right is no longer wrong; the next try says what is left.
  const change = (part: Partial<DeskDraft>) => {
    const changed = Object.keys(part);
    setErrors((all) => new Map([...all].filter(([place]) => !changed.includes(place.split(".")[0] ?? ""))));
    onDraft({ ...draft, ...part });
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const services = filledServices(draft.services);
    // A fault is told by its row: those that are dropped are dropped here, too.
    if (services.length < draft.services.length) onDraft({ ...draft, services });
    const input = inputOf(draft);
    const checked = ownDesk.safeParse(input);
    if (!checked.success) {
      const found = new Map(
        checked.error.issues.map(({ path, message }) => [placeOf(path), message] as const).reverse(),
      );
      flushSync(() => setErrors(found));
      const [part] = [...found.keys()].at(-1)!.split(".");
      groups.current?.querySelector(`[data-parts~="${part}"]`)?.setAttribute("open", "");
      return found.has("business") ? name.current?.focus() : summary.current?.focus();
    }
    setErrors(new Map());
    setBusy(true);
    try {
      onReady(await call(sealOwnDesk, { desk: input }), input);
    } catch (error) {
      const reason = saidOr(error, "That did not work. Please try again.");
      setErrors(new Map([["form", reason]]));
      summary.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <form
        id={id}
        className="card own-form"
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-label="Your desk"
      >
        <p className="own-fault" ref={summary} tabIndex={-1} role="alert">
          {errors.size > 0 && !errors.has("business") && (errors.get("form") ?? [...errors.values()].at(-1))}
        </p>
        <fieldset className="own-part">
          <legend className="own-step">What kind of business is it?</legend>
          <div className="own-kits">
            {Object.values(kits).map(({ id, label }) => (
              <label key={id} className="own-kit">
                <input
                  type="radio"
                  name="kit"
                  checked={id === draft.kit}
                  onChange={() => change(fromKit(id))}
                />
                <span>{label}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="own-name">
          <Field
            label="Name of the business"
            ref={name}
            required
            value={draft.business}
            maxLength={80}
            autoComplete="organization"
            error={errors.get("business")}
            onChange={(event) => change({ business: event.target.value })}
          />
        </div>
        <div className="row">
          <button type="submit" className="btn btn-act own-go" disabled={busy} aria-busy={busy}>
            Open my line
          </button>
          <p className="micro">
            {draft.link
              ? "What you change is kept in this browser. The link keeps what it was made from."
              : "Kept in this browser. Nothing is stored on our side."}
          </p>
        </div>
      </form>
      {children}
      <section className="card own-groups" ref={groups} aria-labelledby={`${id}-more`}>
        <h2 className="t-3" id={`${id}-more`}>
          Make it more like you <span className="tag">Optional</span>
        </h2>
        <p className="soft">
          Hours and services are filled in with what is usual in your line of work: change what doesn’t fit.
          Answers are only suggested: a caller hears those that you check.
        </p>
        <Group title="Opening hours" told={`${openDays} of 7 days`} parts="hours">
          <HoursFields hours={draft.hours} errors={errors} onChange={(hours) => change({ hours })} />
        </Group>
        <Group title="Services" told={`${filledServices(draft.services).length} to book`} parts="services">
          <ServiceFields
            services={draft.services}
            errors={errors}
            onChange={(services) => change({ services })}
          />
        </Group>
        <Group
          title="Answers you want given"
          told={
            marked === 0 ? `none of ${kit.asked.length} checked` : `${marked} of ${kit.asked.length} checked`
          }
          parts="answers urgentPhone"
        >
          <p className="soft">
            Check the answers that are true for you, or write your own. Asked anything else, it says that it
            hasn’t been told yet, and that it will ask you.
          </p>
          <AnswerFields
            asked={kit.asked}
            answers={draft.answers}
            onChange={(answers) => change({ answers })}
          />
          {marked < kit.asked.length && (
            <button
              type="button"
              className="btn btn-sm own-all"
              onClick={() => change({ answers: allTrue(kit, draft.answers) })}
            >
              They are all true: check all {kit.asked.length}
            </button>
          )}
          <Field
            label="Number for emergencies"
            type="tel"
            value={draft.urgentPhone}
            maxLength={30}
            hint="Said in urgent cases only. Danger to life always goes to 911."
            error={errors.get("urgentPhone")}
            onChange={(event) => change({ urgentPhone: event.target.value })}
          />
        </Group>
        <div className="own-again">
          <button type="submit" form={id} className="btn" aria-busy={busy} aria-disabled={busy || isInUse}>
            {isInUse ? "In use" : "Use these changes"}
          </button>
          <output className="meta">{ready && told(ready, isInUse)}</output>
        </div>
      </section>
    </>
  );
}

const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit", second: "2-digit" });
const count = (n: number, what: string) => `${n || "no"} ${what}${n === 1 ? "" : "s"}`;
/** What the line knows, so that a change of it is seen and heard. */
function told(
  { answersAs: { hours, services, answers }, at }: NonNullable<Props["ready"]>,
  isInUse: boolean,
) {
  const open = Object.values(hours).filter((spans) => spans.length > 0).length;
  const knows = `${count(open, "day")}, ${count(services.length, "service")}, ${count(answers.length, "answer")}`;
  return isInUse
    ? `Your line answers with this since ${clock.format(at)}: ${knows}.`
    : `Not in use yet. Your line still answers with ${knows}.`;
}

/** Every answer is given, in the words that stand there. */
const allTrue = ({ asked }: Kit, answers: DeskDraft["answers"]): DeskDraft["answers"] =>
  Object.fromEntries(
    asked.map(({ id, suggestion }) => [id, { on: true, text: answers[id]?.text || suggestion }]),
  );

/** Where a fault is shown: spans of a day at the day, the rest at its own field. */
const placeOf = (path: PropertyKey[]): string =>
  path
    .slice(0, path[0] === "hours" ? 2 : 3)
    .map(String)
    .join(".");
