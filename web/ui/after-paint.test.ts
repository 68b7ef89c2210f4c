import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
});
afterEach(() => vi.useRealTimers());

/** Whether it is over after so many milliseconds, with frames or without. */
async function isOver(ms: number, frames: boolean): Promise<boolean> {
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames && setTimeout(run, 16));
  let over = false;
  void afterPaint().then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return over;
}

test("waits for the next frame, and not for one that does not come", async () => {
  expect(await isOver(15, true)).toBe(false);
  expect(await isOver(17, true)).toBe(true);
  expect(await isOver(299, false)).toBe(false);
  // A phone that is locked just after the press on Submit: what was written is sent all the same.
  expect(await isOver(300, false)).toBe(true);
});
