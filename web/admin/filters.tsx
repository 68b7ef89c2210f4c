import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Form, Link, useLocation, useSubmit } from "react-router";
import { Chips, type Chip } from "./chips.tsx";

const TYPING_PAUSE_MS = 300;

interface FilterFormProps {
  /** Names the form for screen readers: 'Filter the leads'. */
  label: string;
  /** What the address says now. */
  query: object;
  /** The field for words, first of all and never folded. */
  words?: ReactNode;
  /** How many of the choices beneath are made. */
  made?: number;
  /** The list without filters; absent when there is nothing to clear. */
  clearTo?: string;
  chips?: readonly Chip[];
  children?: ReactNode;
}

/**
 * Filters of a list, kept in the address, in one row of one order: what is asked for often, the field for words, the
 * button behind which the choices wait. A choice or a day applies at once, words while they are typed, in every list.
 * A plain form, which works without JavaScript too.
 */
export function FilterForm(props: FilterFormProps) {
  const { label, query, words, made = 0, clearTo, chips = [], children } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const asked = JSON.stringify(query);
  const shown = useRef(asked);
  /** Words were typed since the last submit: an earlier choice that arrives now does not take them away. */
  const isTyping = useRef(false);
  // A new address brings new values; the field that somebody is at keeps the focus, and what was typed before the
  // scripts ran stays.
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const values = JSON.parse(asked) as Record<string, string>;
    for (const control of form.current?.elements ?? [])
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
        if (isTyping.current && control === document.activeElement) continue;
        const value = values[control.name] ?? "";
        // Even the same value would end the typing of a date.
        if (control.value !== value) control.value = value;
      }
  }, [asked]);
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isDate = target instanceof HTMLInputElement && target.type === "date";
    if (target instanceof HTMLSelectElement || (isDate && isWhole(target.value)))
      currentTarget.requestSubmit();
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const isWords = target instanceof HTMLInputElement && target.type === "search";
    isTyping.current ||= isWords;
    if (isWords) later(() => void submit(form.current, { replace: true, preventScrollReset: true }));
  };
  const { search } = useLocation();
  const submit = useSubmit();
  const later = useLater(TYPING_PAUSE_MS);
  // What is shown already makes no second entry in the history.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const given = (entries: Iterable<[string, unknown]>) =>
      JSON.stringify([...entries].filter(([, value]) => value !== "").sort());
    const fields = new FormData(event.currentTarget);
    isTyping.current = false;
    later(() => {});
    if (given(fields) === given(new URLSearchParams(search))) event.preventDefault();
  };
  /** The words as they stand in their field; what waits for a pause in the typing is not done any more. */
  const typed = () => {
    later(() => {});
    isTyping.current = false;
    const field = form.current?.querySelector<HTMLInputElement>(".filter-words input");
    return field ? { [field.name]: field.value } : {};
  };
  return (
    <div className="list-tools">
      {chips.length > 0 && <Chips chips={chips} typed={words ? typed : undefined} />}
      <Form
        ref={form}
        className="filters"
        aria-label={label}
        preventScrollReset
        onChange={onChange}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {words && (
          <div className="filter-words">
            {words}
            <FindButton />
          </div>
        )}
        {children && (
          <>
            <button
              type="button"
              className="btn filters-more"
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d="M2.5 6h15M5.5 10h9M8.5 14h3" />
              </svg>
              <span className="filters-word">Filters</span>
              {made > 0 && ` (${made})`}
            </button>
            <div className="filters-choices" id={id} data-open={open || undefined}>
              {children}
            </div>
          </>
        )}
        {!words && (
          <button className="btn" type="submit">
            Filter
          </button>
        )}
        {clearTo && (
          <Link className="btn btn-bare" to={clearTo} preventScrollReset>
            Clear
          </Link>
        )}
      </Form>
    </div>
  );
}

/** What is asked for last is done after a pause; what was asked for before it is not. */
function useLater(pauseMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, pauseMs);
  };
}

/** The glass in a field for words: Enter does the same. */
export const FindButton = () => (
  <button className="filter-find" type="submit">
    <span className="sr">Search</span>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </svg>
  </button>
);

/** A year that is being typed begins as 0002. */
const isWhole = (date: string) => date === "" || date >= "2000";

interface FilterProps {
  label: string;
  /** The parameter in the address. */
  name: string;
  value: string | undefined;
}

export function TextFilter({
  label,
  type = "search",
  placeholder,
  name,
  value = "",
}: FilterProps & { type?: "search" | "date"; placeholder?: string }) {
  return (
    <label className="filter-field">
      {/* Beside its hint the word would say the same. */}
      {placeholder ? <span className="sr">{label}</span> : label}
      <input className="input" type={type} name={name} placeholder={placeholder} defaultValue={value} />
    </label>
  );
}

/** @param any the words of the choice that filters nothing  @param options values and what they are called */
export function ChoiceFilter({
  label,
  name,
  value = "",
  any,
  options,
}: FilterProps & { any: string; options: Iterable<readonly [value: string, text: string]> }) {
  return (
    <label className="filter-field">
      {label}
      <select className="input" name={name} defaultValue={value}>
        <option value="">{any}</option>
        {Array.from(options, ([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
