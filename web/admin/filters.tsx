import type { ReactNode } from "react";
import { Form, Link } from "react-router";

interface FilterFormProps {
  /** Names the form for screen readers: 'Filter the leads'. */
  label: string;
  /** What the address says now. */
  query: object;
  /** The list without filters; absent when there is nothing to clear. */
  clearTo?: string;
  children: ReactNode;
}

/** Filters of a list, kept in the address: a plain form, which works without JavaScript too. */
export function FilterForm({ label, query, clearTo, children }: FilterFormProps) {
  return (
    // A new address brings new defaults: the key makes the form take them.
    <Form className="filters" aria-label={label} preventScrollReset key={JSON.stringify(query)}>
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
