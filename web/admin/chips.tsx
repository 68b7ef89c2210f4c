import { Link, useLocation } from "react-router";

/** A list that is asked for often: what it sets in the address. */
export interface Chip {
  text: string;
  set: Readonly<Record<string, string>>;
  /** How many it holds, where that is known. */
  count?: number | undefined;
}

interface ChipsProps {
  chips: readonly Chip[];
  /** What they are, for screen readers. */
  label?: string;
}

/**
 * One of them is chosen: what they set replaces each other, the other filters stay. Beside others no counts are shown:
 * those are of the whole list.
 */
export function Chips({ chips, label = "Often asked for" }: ChipsProps) {
  const { search } = useLocation();
  const here = new URLSearchParams(search);
  const names = [...new Set(chips.flatMap(({ set }) => Object.keys(set)))];
  const alone = [...here].every(([name, value]) => !value || name === "page" || names.includes(name));
  const to = (set: Chip["set"]) => {
    const next = new URLSearchParams(search);
    for (const name of [...names, "page"]) next.delete(name);
    for (const [name, value] of Object.entries(set)) next.set(name, value);
    return `?${next}`;
  };
  const isChosen = (set: Chip["set"]) => names.every((name) => (here.get(name) ?? "") === (set[name] ?? ""));
  return (
    <nav className="chips" aria-label={label}>
      {chips.map(({ text, set, count }) => (
        <Link
          key={text}
          className="chip"
          to={to(set)}
          preventScrollReset
          aria-current={isChosen(set) ? "true" : undefined}
        >
          {text}
          {alone && count !== undefined && (
            <>
              {" "}
              <span className="chip-count num">{count.toLocaleString("en-US")}</span>
            </>
          )}
        </Link>
      ))}
    </nav>
  );
}
