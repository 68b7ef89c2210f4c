import { useSyncExternalStore } from "react";

const HALF_A_MINUTE_MS = 30_000;
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const readers = new Set<() => void>();

/** One clock for all who read it, while anybody does. */
function subscribe(reader: () => void) {
  if (readers.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of readers) each();
    }, HALF_A_MINUTE_MS);
  }
  readers.add(reader);
  return () => {
    readers.delete(reader);
    if (readers.size === 0) clearInterval(timer);
  };
}
const read = () => (readers.size === 0 ? fresh() : now);
/** Nobody listens yet: the time of the last tick may be long past. */
function fresh(): number {
  if (Date.now() - now > HALF_A_MINUTE_MS) now = Date.now();
  return now;
}

/** The time in milliseconds, half a minute old at most; it goes on while the page stays open. */
export const useNow = (): number => useSyncExternalStore(subscribe, read, fresh);
