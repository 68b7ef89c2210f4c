import { useEffect, useRef } from "react";

const KEPT = "area-shortcuts";

/** Single keys can be turned off: whoever speaks to the computer, or strikes a key by accident, is spared them. */
export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "off";
  } catch {
    return true;
  }
}
export function turnShortcuts(on: boolean): void {
  try {
    localStorage.setItem(KEPT, on ? "on" : "off");
  } catch {
    // Next time they are on again.
  }
  // As the browser tells other windows.
  dispatchEvent(new Event("storage"));
}
export function onShortcutsTurned(then: () => void): () => void {
  addEventListener("storage", then);
  return () => removeEventListener("storage", then);
}

const WRITES = "input, textarea, select, [contenteditable], [role=textbox]";

/**
 * What single keys do on this page, but for where one writes, in a dialog, and together with Ctrl, Alt or Command. One that
 * answers false has done nothing, and leaves the key to others.
 */
export function useShortcuts(keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>): void {
  const shown = useRef(keys);
  useEffect(() => {
    shown.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      const act = shown.current[key];
      if (!act || defaultPrevented || ctrlKey || metaKey || altKey || !areShortcutsOn()) return;
      if ((target as Element).closest?.(WRITES) || document.querySelector("dialog[open]")) return;
      if (act(event) !== false) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
