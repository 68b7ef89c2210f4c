import { expect, test, vi } from "vitest";
import { stopClock } from "../../tests/clock.ts";
import { steadyClock } from "./clock-set-back.ts";

test("what the queue does every few seconds goes on when the machine's clock is set back", () => {
  stopClock("2028-02-29T12:00:00-08:00");
  const before = steadyClock.now();
  vi.useRealTimers();
  const passed = steadyClock.now() - before;
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(60_000);
});
