import { isWaiting } from "./plan.ts";
import type { Report } from "./report.ts";

/** So large a part of all that comes in gets no answer. */
const A_QUARTER = 0.25;
/** Many get no answer by the owner's own count, and step one is for something else: what is open is cleared before it. */
export const clearsFirst = ({ situation: s, steps }: Pick<Report, "situation" | "steps">): boolean =>
  s.missedKnown &&
  s.missedPart >= A_QUARTER &&
  (s.phone || s.written) &&
  s.room !== 0 &&
  !isWaiting(steps) &&
  steps[0]?.step.missed !== true;
