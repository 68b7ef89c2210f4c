import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { putOff } from "./put-off.ts";

const page = new EventTarget();
/** What the browser would call before it paints. */
let frames: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  vi.stubGlobal("cancelAnimationFrame", (at: number) => delete frames[at - 1]);
});
afterEach(() => vi.useRealTimers());

const paint = () => {
  for (const run of frames.splice(0)) run?.();
  vi.advanceTimersByTime(1);
};

test("keys pressed before a frame are told of once, after it", () => {
  const told = vi.fn();
  const telling = putOff(told);
  telling.later();
  telling.later();
  expect(told).not.toHaveBeenCalled();
  paint();
  expect(told).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(told).toHaveBeenCalledTimes(1);
});

test.each([
  ["a shortcut that saves", (telling: ReturnType<typeof putOff>) => telling.now()],
  ["a page that is left", () => void page.dispatchEvent(new Event("pagehide"))],
  ["a page out of sight, which paints nothing", () => void vi.advanceTimersByTime(100)],
])("%s does not wait for the frame", (_name, happens) => {
  const told = vi.fn();
  const telling = putOff(told);
  telling.later();
  happens(telling);
  expect(told).toHaveBeenCalledTimes(1);
  paint();
  expect(told).toHaveBeenCalledTimes(1);
});

test("what was taken back is not told", () => {
  const told = vi.fn();
  const telling = putOff(told);
  telling.later();
  telling.drop();
  paint();
  vi.advanceTimersByTime(1000);
  expect(told).not.toHaveBeenCalled();
});
