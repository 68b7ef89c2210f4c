import { useEffect, useState } from "react";

const HALF_A_MINUTE_MS = 30_000;

/** The time in milliseconds, which goes on while the page stays open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
