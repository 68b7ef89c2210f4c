import { useSyncExternalStore } from "react";

/** Milliseconds that a toast stays; kept this long after it was dismissed, so that it can leave by itself (spec section 9). */
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
/** Long enough to read what was done and to take it back. */
export const UNDO_MS = 10_000;
/** One toast at a time: a new one takes the place of the last. */
export const TOAST_LIMIT = 1;

export interface ToastOptions {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: { label: string; onSelect: () => void };
  duration?: number;
  /** The page shows the same: it is told to who hears the page, and lies over nothing. */
  isShown?: true;
}
export interface ToastRecord extends ToastOptions {
  id: number;
  open: boolean;
}

let toasts: readonly ToastRecord[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly ToastRecord[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message. @returns what closes it again */
export function toast(options: ToastOptions): { dismiss: () => void } {
  const id = nextId++;
  set([{ ...options, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return { dismiss: () => dismissToast(id) };
}

export function dismissToast(id: number): void {
  set(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      set(toasts.filter((each) => each.id !== id));
    }, TOAST_REMOVE_DELAY_MS),
  );
}

const none: readonly ToastRecord[] = [];
export const useToasts = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
    () => none,
  );
