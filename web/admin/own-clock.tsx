import { useHydrated } from "../ui/use-hydrated.ts";
import { useNow } from "../ui/use-now.ts";
import { clockWords } from "./clock-words.ts";

/** After 'Times are in UTC': how far the reader's own clock is from it, once the browser is there to tell. */
export function OwnClock() {
  const now = useNow();
  return useHydrated() ? clockWords(-new Date(now).getTimezoneOffset()) : null;
}
