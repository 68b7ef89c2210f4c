import { expect, onTestFinished, test, vi } from "vitest";
import { converseWith, Signatures } from "./server-calls.ts";

test("what was said is shown before its answer is asked for", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal("document", { hidden: false });
  let paint = () => {};
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => (paint = run));
  const asked = vi.fn(async () => new Response('{"type":"state","state":"sealed"}\n'));
  vi.stubGlobal("fetch", asked);
  const turn = {
    scenario: "dental",
    text: "I'd like to book a cleaning",
    via: "typing",
    state: null,
  } as const;
  const answer = converseWith(new Signatures())(turn, new AbortController().signal)
    [Symbol.asyncIterator]()
    .next();
  await vi.advanceTimersByTimeAsync(299);
  expect(asked).not.toHaveBeenCalled();
  paint();
  await vi.advanceTimersByTimeAsync(0);
  expect((await answer).value).toMatchObject({ type: "state" });
  expect(asked).toHaveBeenCalledOnce();
});
