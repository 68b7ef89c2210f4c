import { expect, test, vi } from "vitest";
import type { TurnAnswer } from "../../contracts/voice-call.ts";
import { noMeter } from "../metrics/meter.ts";
import { measuredTurn } from "./measured-turn.ts";

test("a turn that nobody answers is counted as failed, and told to whoever asked", async () => {
  const call = vi.fn<typeof noMeter.call>();
  async function* nobody(): AsyncGenerator<TurnAnswer> {
    yield* await Promise.reject<TurnAnswer[]>(new Error("its thread ended"));
  }
  const turn = measuredTurn(nobody(), { scenario: "dental", text: "Hello?" }, { ...noMeter, call });
  await expect(turn.next()).rejects.toThrow("its thread ended");
  expect(call.mock.calls).toEqual([["failed", "dental"]]);
});
