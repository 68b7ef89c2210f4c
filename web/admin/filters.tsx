import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router";

/** A list that is asked for often: filters with a name. */
export interface Preset {
  text: string;
  /** Address and query. */
  to: string;
}

interface FilterFormProps {
  /** Names the form for screen readers: 'Filter the leads'. */
  label: string;
  /** What the address says now. */
  query: object;
  /** The list without filters; absent when there is nothing to clear. */
  clearTo?: string;
  presets?: readonly Preset[];
  children: ReactNode;
}

/**
 * Filters of a list, kept in the address: a choice or a day applies at once, words by Enter or the button. A plain form, which
 * works without JavaScript too.
 */
export function FilterForm({ label, query, clearTo, presets = [], children }: FilterFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const asked = JSON.stringify(query);
  const shown = useRef(asked);
  // A new address brings new values; the field that somebody is at keeps the focus, and what was typed before the
  // scripts ran stays.
  useEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    const values = JSON.parse(asked) as Record<string, string>;
    for (const control of form.current?.elements ?? [])
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) {
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
  const { search } = useLocation();
  // What is shown already makes no second entry in the history.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const given = (entries: Iterable<[string, unknown]>) =>
      JSON.stringify([...entries].filter(([, value]) => value !== "").sort());
    const fields = new FormData(event.currentTarget);
    if (given(fields) === given(new URLSearchParams(search))) event.preventDefault();
  };
  return (
    <>
      {presets.length > 0 && <Presets presets={presets} />}
      <Form
        ref={form}
        className="filters"
        aria-label={label}
        preventScrollReset
        onChange={onChange}
        onSubmit={onSubmit}
      >
        {children}
        <button className="btn" type="submit">
          Filter
        </button>
        {clearTo && (
          <Link className="btn btn-bare" to={clearTo} preventScrollReset>
            Clear
          </Link>
        )}
      </Form>
    </>
  );
}

/** A year that is being typed begins as 0002. */
const isWhole = (date: string) => date === "" || date >= "2000";

function Presets({ presets }: { presets: readonly Preset[] }) {
  const { pathname, search } = useLocation();
  const isHere = (to: string) => {
    const { pathname: path, searchParams } = new URL(to, "http://here");
    const here = new URLSearchParams(search);
    return path === pathname && [...searchParams].every(([name, value]) => here.get(name) === value);
  };
  return (
    <nav className="presets" aria-label="Often asked for">
      {presets.map(({ text, to }) => (
        <Link
          key={to}
          className="btn"
          to={to}
          preventScrollReset
          aria-current={isHere(to) ? "true" : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

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
      {label}
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
