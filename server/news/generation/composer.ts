import { oneThread } from "../../one-thread.ts";
import type * as worker from "./composer.worker.ts";

/** Somebody who asks for a draft often asks for the next. */
const IDLE_MS = 5 * 60_000;
/** Of the processor; a draft takes some tens of milliseconds, the first one of a thread half a second. */
const LONGEST_MS = 10_000;

export type Compose = (given: worker.Wanted) => Promise<ReturnType<typeof worker.compose>>;

/**
 * The built-in writer in a thread of its own, with all that it knows: nobody else's answer waits for a draft, and a site
 * that is not asked for one does not hold its library. The thread ends when none has been asked for in a while.
 */
export function composerApart(): { compose: Compose; close(): Promise<void> } {
  const thread = oneThread(new URL("./composer.worker.ts", import.meta.url), { idleMs: IDLE_MS, youngMb: 4 });
  return {
    compose: (given) => thread.run(given, { name: "compose", longestMs: LONGEST_MS }),
    close: thread.close,
  };
}

/** That of this process. */
export const composer = composerApart();
