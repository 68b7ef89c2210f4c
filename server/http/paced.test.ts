import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readBounded } from "./body.ts";
import { paced } from "./paced.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client that sends `bytes` every `everyMs`, `times` times, and is done. */
const client = (bytes: number, everyMs: number, times: number) => {
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        if (sent++ === times) return controller.close();
        controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
};
async function outcome(stream: ReadableStream<Uint8Array>) {
  let took = Number.NaN;
  const began = Date.now();
  const read = readBounded(stream, 6 * 1024 * 1024).then(
    (bytes) => bytes?.length,
    (error) => error.code,
  );
  void read.finally(() => {
    took = (Date.now() - began) / 1000;
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  return { result: await read, seconds: Math.round(took) };
}

test("a body that drips ends at the grace", async () => {
  expect(await outcome(client(1, 1000, 100_000))).toEqual({ result: "too_slow", seconds: 10 });
});

test("a body that never begins ends at the grace", async () => {
  expect(await outcome(client(1, 86_400_000, 1))).toEqual({ result: "too_slow", seconds: 10 });
});

test("bytes that came fast buy no more time than they would have taken at the least pace", async () => {
  const fastThenSilent = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(200 * 1024)),
  });
  expect(await outcome(fastThenSilent)).toEqual({ result: "too_slow", seconds: 60 });
});

test("a picture of 5 MB arrives whole over 40 kbit/s", async () => {
  expect(await outcome(client(5000, 1000, 1048))).toEqual({ result: 5_240_000, seconds: 1049 });
});

test("time in which the reader is busy is not the client's", async () => {
  const chunks = paced(client(10, 100, 3), { bytesPerSecond: 1000, graceMs: 500 });
  const read = (async () => {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    }
    return bytes;
  })();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await read).toBe(30);
});

test("a client that leaves in the middle is its own fault, not ours", async () => {
  const leaving = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(10));
      setTimeout(() => controller.error(new Error("Client connection prematurely closed.")), 50);
    },
  });
  expect(await outcome(leaving)).toEqual({ result: "invalid", seconds: 0 });
});

test("a clock that is set meanwhile ends no upload that keeps the pace, and lets none drip on", async () => {
  const day = 86_400_000;
  const good = outcome(client(8192, 1000, 100));
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(Date.now() + day);
  expect((await good).result).toBe(100 * 8192);
  const began = performance.now();
  let ended = Number.NaN;
  const dripping = readBounded(client(1, 1000, 100_000), 1000).catch((error) => {
    ended = performance.now() - began;
    return error.code;
  });
  vi.setSystemTime(Date.now() - day);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await dripping, Math.round(ended / 1000)]).toEqual(["too_slow", 10]);
});
