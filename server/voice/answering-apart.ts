import { Piscina } from "piscina";
import { AppError } from "../errors.ts";
import type { Answering } from "./answering.ts";

/** A thread that takes longer is given up, and with it the turns that it has; the next one gets a new thread. */
const LONGEST_MS = 60_000;
/** Turns that wait for the thread: some ten seconds of them. */
const QUEUE_MAX = 500;

/**
 * The receptionist's engine in a thread of its own, begun with its first turn: a turn takes some milliseconds of a
 * processor and the first ones most of a second, for which no page and no other answer has to wait.
 */
export function answeringApart(): Answering & { warmUp: () => Promise<void>; close: () => Promise<void> } {
  const thread = new Piscina({
    filename: new URL("./answering.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    // A warm-up gives way to whoever calls meanwhile.
    concurrentTasksPerWorker: 2,
    maxQueue: QUEUE_MAX,
    idleTimeout: Infinity,
    // Whatever a turn makes is gone after it; V8 itself would take 35 MB more for that.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  async function run(name: keyof Answering, given: unknown) {
    try {
      return await thread.run(given, { name, signal: AbortSignal.timeout(LONGEST_MS) });
    } catch (error) {
      const { name: kind, message } = error as Error;
      if (kind !== "AbortError" && !message.startsWith("Task queue is at limit")) throw error;
      throw new AppError("unavailable", "Too many calls just now", { cause: error });
    }
  }
  return {
    turn: (given) => run("turn", given),
    summary: (asked) => run("summary", asked),
    async warmUp() {
      // Nobody asked for it: what ends it, as the end of the process does, is no fault.
      await thread.run(undefined, { name: "warmUp" }).catch(() => {});
    },
    close: () => thread.destroy(),
  };
}
