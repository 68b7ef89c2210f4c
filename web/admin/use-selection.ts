import { useState } from "react";

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** All of the page, or none of it. */
  toggleAll: () => void;
  clear: () => void;
}

/** Rows of a list that one act is meant for. What is not on the page any more is not meant. */
export function useSelection(onPage: readonly { id: string }[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(onPage.flatMap(({ id }) => (chosen.has(id) ? id : [])));
  return {
    ids,
    toggle: (id) => setChosen(ids.has(id) ? new Set([...ids].filter((each) => each !== id)) : ids.add(id)),
    toggleAll: () => setChosen(new Set(ids.size === onPage.length ? [] : onPage.map((each) => each.id))),
    clear: () => setChosen(new Set()),
  };
}
