import { oneThread } from "../one-thread.ts";
import type * as worker from "./consultant.worker.ts";

/** A reviewer reads one report after another; the first one of a new thread takes a third of a second more. */
const IDLE_MS = 10 * 60_000;
/** Of the processor; a report takes some milliseconds, the first one of a thread most of a second. */
const LONGEST_MS = 10_000;

type Asked = {
  [Name in keyof typeof worker]: (
    given: Parameters<(typeof worker)[Name]>[0],
  ) => Promise<ReturnType<(typeof worker)[Name]>>;
};
/** Each may throw an Error where the thread ends under it. */
export type Consultant = Asked & { close(): Promise<void> };

/**
 * The consultant in a thread of its own, so that nobody else's answer waits for it: a report takes some milliseconds of a
 * processor and the first one a tenth of a second. The thread begins with the first question and ends when none has come
 * for a while. One question at a time, in the order in which they came.
 */
export function consultantApart({
  file = new URL("./consultant.worker.ts", import.meta.url),
  idleMs = IDLE_MS,
} = {}): Consultant {
  const thread = oneThread(file, { idleMs, youngMb: 4 });
  const ask = (name: keyof Asked) => (given: unknown) => thread.run(given, { name, longestMs: LONGEST_MS });
  return {
    draw: ask("draw"),
    facts: ask("facts"),
    json: ask("json"),
    faults: ask("faults"),
    restsOn: ask("restsOn"),
    close: thread.close,
  };
}

/** That of this process. */
export const consultant = consultantApart();
