import { AppError } from "../errors.ts";
import { oneThread } from "../one-thread.ts";
import type { Answering } from "./answering.ts";

/**
 * A turn that takes longer, of the processor, is given up with its thread: all other callers wait for it. It
 * takes some milliseconds.
 */
const LONGEST_MS = 4000;
/** Reading the engine's files takes two seconds, and three times that where nothing of them has been compiled before. */
const BEGIN_MS = 8000;
/** Longer than a call pauses, and than somebody reads a page before they call. */
const IDLE_MS = 15 * 60_000;
/** A crowd that opens pages keeps it no longer than one of them. */
const STAY_EVERY_MS = 60_000;
/** Turns that wait for the thread: some ten seconds of them. */
const QUEUE_MAX = 500;

/**
 * The receptionist's engine in a thread of its own: a turn takes some milliseconds of a processor and the first ones most
 * of a second, for which no page and no other answer has to wait.
 */
export function answeringApart({
  file = new URL("./answering.worker.ts", import.meta.url),
  longestMs = LONGEST_MS,
  idleMs = IDLE_MS,
  stayEveryMs = STAY_EVERY_MS,
} = {}): Answering & {
  /** Somebody may call: warms the thread up, or keeps it for a while more. */
  ready: () => Promise<void>;
  isBegun: () => boolean;
  close: () => Promise<void>;
} {
  // Whatever a turn makes is gone after it; V8 itself would take 35 MB more for that.
  const thread = oneThread(file, { youngMb: 4, idleMs, beginMs: BEGIN_MS });
  let asked = Number.NEGATIVE_INFINITY;
  async function run(name: keyof Answering, given: unknown) {
    if (thread.tasks() >= QUEUE_MAX) throw new AppError("unavailable", "Too many calls just now");
    try {
      return await thread.run(given, { name, longestMs });
    } catch (error) {
      if (!(error instanceof Error && error.name === "TimeoutError")) throw error;
      throw new AppError("unavailable", "The assistant took too long to answer", { cause: error });
    }
  }
  return {
    turn: (given) => run("turn", given),
    summary: (asked) => run("summary", asked),
    // Nobody asked for it: what ends it, as the end of the process does, is no fault.
    ready: async () => {
      const isBegun = thread.isBegun();
      if (isBegun && performance.now() - asked < stayEveryMs) return;
      asked = performance.now();
      await thread.runBeside(isBegun ? "stay" : "warmUp").catch(() => {});
    },
    isBegun: thread.isBegun,
    close: thread.close,
  };
}
