import { setTimeout } from "node:timers/promises";
import pLimit from "p-limit";
import { Piscina } from "piscina";

interface ThreadOptions {
  /** A thread without work for so long ends; the next task begins another. */
  idleMs?: number;
  /** Megabytes that V8 keeps for what is gone in a moment. */
  youngMb?: number;
  /** Of the processor: what reading and compiling its modules may take beside a new thread's first task. */
  beginMs?: number;
  /** It has something to watch between its tasks; without this nothing happens in it until the next one. */
  awake?: boolean;
}

/** By the clock a task has so many times what it may take of the processor: it may wait for what never comes. */
const CLOCK_TIMES = 20;

/**
 * A thread of its own for one kind of work, begun with the first task: nobody else's answer waits for it. One task at a
 * time, in the order in which they came. A thread that ends, or cannot begin, costs the task it was at and no other: the
 * next one gets a new thread.
 */
export function oneThread(
  file: URL,
  { idleMs = Infinity, youngMb, beginMs = 0, awake = false }: ThreadOptions = {},
) {
  const pool = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    // What is done beside the tasks gives way to them.
    concurrentTasksPerWorker: 2,
    atomics: awake ? "disabled" : "sync",
    ...(youngMb && { resourceLimits: { maxYoungGenerationSizeMb: youngMb } }),
  });
  let ended = new AbortController();
  /** The thread has not ended a task yet: it may still be reading its modules. */
  let fresh = true;
  // A thread that ends while it has no task, as one does that cannot be loaded. Unheard, this would end the process.
  pool.on("error", (error) => {
    ended.abort(error);
    ended = new AbortController();
  });
  /** Milliseconds of the processor that the thread has taken; none before it has begun, or where nobody can tell. */
  async function taken(): Promise<number> {
    try {
      const used = await pool.threads[0]?.cpuUsage();
      return used ? (used.user + used.system) / 1000 : 0;
    } catch {
      return 0;
    }
  }
  /** Resolves when the thread has worked for so long. A machine that leaves it no time is not the task's fault. */
  async function workedFor(ms: number, over: AbortSignal): Promise<void> {
    const before = await taken();
    for (let left = ms; left > 0 && !over.aborted; left = ms - ((await taken()) - before))
      await setTimeout(Math.max(left, 1), undefined, { signal: over, ref: false });
  }
  // Not the pool's own queue: it knows no bound for tasks with a time limit, and leaves them lying when the thread ends.
  const inTurn = pLimit(1);
  async function run(given: unknown, name: string, longestMs?: number) {
    const tooLong = new AbortController();
    const over = new AbortController();
    const allowed = longestMs !== undefined && longestMs + (fresh || pool.threads.length === 0 ? beginMs : 0);
    if (allowed)
      Promise.race([
        workedFor(allowed, over.signal),
        setTimeout(CLOCK_TIMES * allowed, undefined, { signal: over.signal, ref: false }),
      ]).then(
        () => tooLong.abort(new DOMException(`It took more than ${longestMs} ms`, "TimeoutError")),
        () => {},
      );
    const signal = AbortSignal.any([ended.signal, tooLong.signal]);
    try {
      const done = await pool.run(given, { name, signal });
      fresh = false;
      return done;
    } catch (error) {
      fresh ||= signal.aborted;
      throw signal.aborted ? signal.reason : error;
    } finally {
      over.abort();
    }
  }
  return {
    /** False before the first task, and after the thread has ended for want of one. */
    isBegun: () => pool.threads.length > 0,
    /** Tasks that wait, or are under way. */
    tasks: () => inTurn.pendingCount + inTurn.activeCount,
    /**
     * @param name the function of the file
     * @param longestMs of the processor, from its beginning, or 20 times as long by the clock; then it is given up with its thread, and a TimeoutError thrown
     */
    run: (given: unknown, { name = "default", longestMs }: { name?: string; longestMs?: number } = {}) =>
      inTurn(() => run(given, name, longestMs)),
    /** Beside the tasks, which run between its steps. */
    runBeside: (name: string) => run(undefined, name),
    close: () => pool.destroy(),
  };
}
