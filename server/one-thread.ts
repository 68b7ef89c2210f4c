import pLimit from "p-limit";
import { Piscina } from "piscina";

interface ThreadOptions {
  /** A thread without work for so long ends; the next task begins another. */
  idleMs?: number;
  /** Megabytes that V8 keeps for what is gone in a moment. */
  youngMb?: number;
}

/**
 * A thread of its own for one kind of work, begun with the first task: nobody else's answer waits for it. One task at a
 * time, in the order in which they came. A thread that ends, or cannot begin, costs the task it was at and no other: the
 * next one gets a new thread.
 */
export function oneThread(file: URL, { idleMs = Infinity, youngMb }: ThreadOptions = {}) {
  const pool = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    // What is done beside the tasks gives way to them.
    concurrentTasksPerWorker: 2,
    ...(youngMb && { resourceLimits: { maxYoungGenerationSizeMb: youngMb } }),
  });
  let ended = new AbortController();
  // A thread that ends while it has no task, as one does that cannot be loaded. Unheard, this would end the process.
  pool.on("error", (error) => {
    ended.abort(error);
    ended = new AbortController();
  });
  // Not the pool's own queue: it knows no bound for tasks with a time limit, and leaves them lying when the thread ends.
  const inTurn = pLimit(1);
  async function run(given: unknown, name: string, longestMs?: number) {
    const limits = longestMs === undefined ? [] : [AbortSignal.timeout(longestMs)];
    const signal = AbortSignal.any([ended.signal, ...limits]);
    try {
      return await pool.run(given, { name, signal });
    } catch (error) {
      throw signal.aborted ? signal.reason : error;
    }
  }
  return {
    /** Tasks that wait, or are under way. */
    tasks: () => inTurn.pendingCount + inTurn.activeCount,
    /**
     * @param name the function of the file
     * @param longestMs from its beginning; then it is given up with its thread, and a TimeoutError thrown
     */
    run: (given: unknown, { name = "default", longestMs }: { name?: string; longestMs?: number } = {}) =>
      inTurn(() => run(given, name, longestMs)),
    /** Beside the tasks, which run between its steps. */
    runBeside: (name: string) => run(undefined, name),
    close: () => pool.destroy(),
  };
}
