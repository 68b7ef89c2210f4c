import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import type { TurnAnswer } from "../../contracts/voice-call.ts";
import { lines } from "./voice.routes.ts";

it("is no fault when somebody hangs up while an answer is being made", async () => {
  const faults: unknown[] = [];
  let make = () => {};
  const made = new Promise<void>((resolve) => (make = resolve));
  let ended = false;
  async function* answering(): AsyncGenerator<TurnAnswer> {
    try {
      await made;
      yield { type: "sentence", text: "Good morning.", speech: "" };
    } finally {
      ended = true;
    }
  }
  const reader = lines(answering(), (error) => faults.push(error)).getReader();
  const read = reader.read();
  await wait(5);
  const gone = reader.cancel();
  make();
  await gone;
  await expect(read).resolves.toMatchObject({ done: true });
  await wait(5);
  expect(ended).toBe(true);
  expect(faults).toEqual([]);
});
