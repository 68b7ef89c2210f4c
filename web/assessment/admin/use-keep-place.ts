import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the row that the reader looks at where it is when a refresh puts others above it: the page scrolls by as much.
 * @param view what is listed; another view begins anew
 */
export function useKeepPlace(list: RefObject<HTMLElement | null>, view: string, data: unknown): void {
  const places = useRef<{ view: string; rows: Map<string, number> }>({ view, rows: new Map() });
  useLayoutEffect(() => {
    const before = places.current;
    const rows = measure(list.current);
    places.current = { view, rows };
    if (before.view !== view) return;
    const anchor = [...before.rows].find(([id, top]) => top >= window.scrollY && rows.has(id));
    const moved = anchor ? (rows.get(anchor[0]) ?? 0) - anchor[1] : 0;
    if (moved) window.scrollBy({ top: moved, behavior: "instant" });
  }, [list, view, data]);
  useEffect(() => {
    const remeasure = () => {
      places.current = { ...places.current, rows: measure(list.current) };
    };
    addEventListener("resize", remeasure);
    return () => removeEventListener("resize", remeasure);
  }, [list]);
}

/** Where each row is on the page, in pixels from its top. */
function measure(list: HTMLElement | null): Map<string, number> {
  const rows = new Map<string, number>();
  for (const link of list?.querySelectorAll<HTMLElement>("[data-row]") ?? []) {
    const row = link.closest("tr") ?? link;
    rows.set(link.dataset.row ?? "", row.getBoundingClientRect().top + window.scrollY);
  }
  return rows;
}
