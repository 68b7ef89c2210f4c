import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";

/** A list that is asked for often: what it sets in the address. */
export interface Chip {
  text: string;
  set: Readonly<Record<string, string>>;
  /** How many it holds, undefined while that is read; of a list's chips all are counted or none. */
  count?: number;
}

/** As wide as a figure. */
const PLACE = "\u2007";

interface ChipsProps {
  chips: readonly Chip[];
  /** What they are, for screen readers. */
  label?: string;
  /** Words that are typed and not in the address yet: they go along. */
  typed?: () => Readonly<Record<string, string>>;
}

/**
 * One of them is chosen: what they set replaces each other, the other filters stay. Beside others no counts are shown:
 * those are of the whole list.
 */
export function Chips({ chips, label = "Often asked for", typed }: ChipsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const here = new URLSearchParams(search);
  const names = [...new Set(chips.flatMap(({ set }) => Object.keys(set)))];
  const alone = [...here].every(([name, value]) => !value || name === "page" || names.includes(name));
  const to = (set: Chip["set"], words: Readonly<Record<string, string>> = {}) => {
    const next = new URLSearchParams(search);
    for (const name of [...names, "page"]) next.delete(name);
    for (const [name, value] of Object.entries({ ...words, ...set }))
      if (value) next.set(name, value);
      else next.delete(name);
    return `?${next}`;
  };
  const onClick = (event: MouseEvent, set: Chip["set"]) => {
    if (!typed || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to(set, typed()), { preventScrollReset: true });
  };
  const isChosen = (set: Chip["set"]) => names.every((name) => (here.get(name) ?? "") === (set[name] ?? ""));
  return (
    <nav className="picks" aria-label={label}>
      {chips.map(({ text, set, ...more }) => (
        <Link
          key={text}
          className="pick"
          to={to(set)}
          preventScrollReset
          onClick={(event) => onClick(event, set)}
          aria-current={isChosen(set) ? "true" : undefined}
        >
          {text}
          {alone && "count" in more && (
            <>
              {" "}
              <span className="pick-count num">{more.count?.toLocaleString("en-US") ?? PLACE}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
