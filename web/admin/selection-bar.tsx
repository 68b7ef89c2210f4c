import { type ReactNode, useEffect, useRef } from "react";
import type { Selection } from "./use-selection.ts";
import "./selection.css";

interface SelectionBarProps {
  selection: Selection;
  /** Rows on the page. */
  count: number;
  /** What the acts are about, as `leads`. */
  what: string;
  /** The acts, while something is selected. */
  children: ReactNode;
}

/** Above a list: selects all of the page, and says what can be done with what is selected; in sight however far down. */
export function SelectionBar({ selection, count, what, children }: SelectionBarProps) {
  const { ids, toggleAll, clear } = selection;
  const all = useRef<HTMLInputElement>(null);
  const isPart = ids.size > 0 && ids.size < count;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isPart;
  }, [isPart]);
  // The button that was pressed goes with what it was for.
  const wasActive = useRef(false);
  useEffect(() => {
    const isActive = ids.size > 0;
    if (wasActive.current && !isActive && document.activeElement === document.body) all.current?.focus();
    wasActive.current = isActive;
  }, [ids.size]);
  return (
    <div className="selection-bar" data-active={ids.size > 0 || undefined}>
      <label>
        <input type="checkbox" ref={all} checked={count > 0 && ids.size === count} onChange={toggleAll} />
        <span>
          Select all<span className="sr"> {what} on this page</span>
        </span>
      </label>
      <output className="selection-count">{ids.size > 0 && `${ids.size} selected`}</output>
      {ids.size > 0 && (
        <div className="selection-acts">
          {children}
          <button type="button" className="link" onClick={clear}>
            Clear<span className="sr"> selection</span>
          </button>
        </div>
      )}
    </div>
  );
}

/** In a row's first cell. */
export const SelectRow = ({ selection, id, name }: { selection: Selection; id: string; name: string }) => (
  <label className="select-row">
    <input type="checkbox" checked={selection.ids.has(id)} onChange={() => selection.toggle(id)} />
    <span className="sr">Select {name}</span>
  </label>
);
