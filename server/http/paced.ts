import { AppError } from "../errors.ts";

/** How slowly a body may come. */
export interface Pace {
  /** On average, once the grace is over. */
  bytesPerSecond: number;
  graceMs: number;
}

/**
 * 32 kbit/s: half of what the poorest mobile line brings, at which a picture of 5 MB takes 21 minutes and a JSON body of
 * 256 kB one. A client that drips its bytes is gone after the grace (docs/decisions/0075).
 */
const PACE: Pace = { bytesPerSecond: 4096, graceMs: 10_000 };

/**
 * The chunks of a body. Only the time that we wait for the client counts: what it sends while we are busy is not late.
 * @throws AppError too_slow (408) below the pace, invalid (400) when the client leaves in the middle
 */
export async function* paced(
  stream: ReadableStream<Uint8Array>,
  { bytesPerSecond, graceMs }: Pace = PACE,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  let received = 0;
  let waited = 0;
  try {
    for (;;) {
      // Not by the wall clock: one that is set meanwhile would end an honest upload, or let a dripping one go on.
      const asked = performance.now();
      const patience = graceMs + (received / bytesPerSecond) * 1000 - waited;
      const { done, value } = await within(reader.read().catch(leftEarly), patience);
      if (done) return;
      waited += performance.now() - asked;
      received += value.length;
      yield value;
    }
  } finally {
    // What is left of the request is drained or dropped by the server, so that the answer still arrives.
    void reader.cancel().catch(() => {});
  }
}

function leftEarly(cause: unknown): never {
  throw new AppError("invalid", "The request ended before its body did", { cause });
}

function within<T>(coming: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () =>
        reject(
          new AppError("too_slow", "The request came too slowly. Please try again on a better connection."),
        ),
      Math.max(0, ms),
    );
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
