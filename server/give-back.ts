import type { ServerResponse } from "node:http";

/** So long nobody has been served: who reads a page asks for the next one sooner, or much later. */
const QUIET_MS = 15_000;
const LOOK_MS = 5_000;
/** Less than this is not worth the hold. */
const WORTH_BYTES = 8 * 1024 * 1024;

interface Means {
  /** V8's own collector, where the process was begun with it (frugal.ts). */
  collect?: typeof globalThis.gc;
  /** Of the whole process, in bytes. */
  memory?: () => number;
}

/**
 * Gives memory back to the system when it is quiet. V8 by itself keeps what a crowd needed until some hundred seconds after
 * its last collection (decision 0448). This thread is held for a fifth of a second by it: never while somebody is served.
 */
export function giveBackWhenQuiet({
  collect = globalThis.gc,
  memory = () => process.memoryUsage.rss(),
}: Means = {}) {
  let asked = 0;
  let underWay = 0;
  let askedBefore = 0;
  let quietMs = 0;
  /** The least since the last collection. */
  let least = 0;
  async function look() {
    quietMs = asked === askedBefore && underWay === 0 ? quietMs + LOOK_MS : 0;
    askedBefore = asked;
    const now = memory();
    if (quietMs >= QUIET_MS && now > least + WORTH_BYTES) {
      await collect?.({ type: "major", execution: "async", flavor: "last-resort" });
      least = memory();
    } else least = Math.min(least, now);
  }
  if (collect) setInterval(look, LOOK_MS).unref();
  return {
    /** Somebody is there, and has the answer already. */
    answered() {
      asked++;
    },
    /** Somebody is served until this is over. */
    answering(response: Pick<ServerResponse, "once">) {
      asked++;
      underWay++;
      response.once("close", () => underWay--);
    },
  };
}
