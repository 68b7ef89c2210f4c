import { onTestFinished, vi } from "vitest";

/**
 * Sets the clock of this process, and so of the site that a test builds in it, until the test ends. It stands still;
 * timers go on, and so does what the database stamps by itself.
 */
export function stopClock(at: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(at) });
  onTestFinished(() => void vi.useRealTimers());
}
