import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useShortcuts } from "./use-shortcuts.ts";

const focusSearch = () => document.querySelector<HTMLInputElement>("main .filter-words input")?.focus();

/** After G: each page of the menu, in its order, by a letter of what it shows. N is for news, F for the front desk. */
export const PLACES = {
  d: "/admin",
  l: "/admin/leads",
  a: "/admin/assessments",
  c: "/admin/calls",
  e: "/admin/mails",
  n: "/admin/articles",
  i: "/admin/media",
  f: "/admin/desks",
  v: "/admin/visits",
  u: "/admin/audit",
  s: "/admin/system",
};
/** So long G waits for the letter. */
const CHORD_MS = 1500;

/** What J and K go through, whichever list the page has. */
const ROWS = "main :is(.opens, .next a, .saved-calls summary, a.media-tile)";

/** @returns false where there is no such row */
function goBy(step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>(ROWS)].filter((row) => row.checkVisibility());
  const at = rows.indexOf(document.activeElement as HTMLElement);
  rows[at < 0 ? 0 : at + step]?.focus();
  return rows.length > 0;
}

/** The keys that work on every page of the area. */
export function useAreaKeys(onHelp: () => void, onFind: () => void): void {
  useFindKey(onFind);
  const navigate = useNavigate();
  const goneAt = useRef(Number.NEGATIVE_INFINITY);
  const goTo = (place: string, { timeStamp }: KeyboardEvent) => {
    const isChord = timeStamp - goneAt.current < CHORD_MS;
    goneAt.current = Number.NEGATIVE_INFINITY;
    if (isChord) void navigate(place);
    return isChord;
  };
  useShortcuts({
    "/": focusSearch,
    "?": onHelp,
    g: ({ timeStamp }) => {
      goneAt.current = timeStamp;
    },
    j: () => goBy(1),
    k: () => goBy(-1),
    ...Object.fromEntries(
      Object.entries(PLACES).map(([key, place]) => [key, (event: KeyboardEvent) => goTo(place, event)]),
    ),
  });
}

/** Ctrl+K or Cmd+K, also where one writes; but where a text has links, it is theirs. */
function useFindKey(onFind: () => void): void {
  const find = useRef(onFind);
  useEffect(() => {
    find.current = onFind;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
      if ((target as Element).closest?.("[contenteditable=true]")) return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) find.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
