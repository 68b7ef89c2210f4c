import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type AutosaveState, createAutosaver } from "./autosaver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const sent: string[] = [];
  const states: AutosaveState["kind"][] = [];
  const answers: { resolve: (at: string) => void; reject: (error: Error) => void }[] = [];
  const failures: string[] = [];
  const saver = createAutosaver<string>({
    send: (value) => {
      sent.push(value);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    onState: ({ kind }) => states.push(kind),
    onFailure: (error, value) => {
      failures.push(value);
      return error instanceof Error && error.message === "another window" ? "stop" : undefined;
    },
  });
  return { saver, sent, states, answers, failures };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test("sends the last of what was typed, after a pause", async () => {
  const { saver, sent, states, answers } = setUp();
  for (const value of ["a", "ab", "abc"]) {
    saver.change(value);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent).toEqual(["abc"]);
  answers[0]?.resolve("now");
  await settled();
  expect(states.at(-1)).toBe("kept");
});

test("does not wait for ever while somebody types on", async () => {
  const { saver, sent } = setUp();
  for (let n = 0; n < 12; n++) {
    saver.change(`${n}`);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent).toHaveLength(1);
});

test("has one save in flight: the newest value follows when it has arrived", async () => {
  const { saver, sent, answers } = setUp();
  saver.change("one");
  await vi.advanceTimersByTimeAsync(1500);
  saver.change("two");
  saver.change("three");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["one"]);
  answers[0]?.resolve("now");
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual(["one", "three"]);
});

test("tries again after a failure, later each time, and keeps the newest words", async () => {
  const { saver, sent, states, answers, failures } = setUp();
  saver.change("one");
  await vi.advanceTimersByTimeAsync(1500);
  answers[0]?.reject(new Error("offline"));
  await settled();
  expect([states.at(-1), failures]).toEqual(["failed", ["one"]]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(["one", "one"]);
  saver.change("two");
  answers[1]?.reject(new Error("offline"));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual(["one", "one", "two"]);
});

test("settles before a save: nothing is sent after it", async () => {
  const { saver, sent, answers } = setUp();
  saver.change("one");
  await vi.advanceTimersByTimeAsync(1500);
  saver.change("two");
  const done = saver.settle();
  answers[0]?.resolve("now");
  await done;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["one"]);
});

test("sends at once when asked to", async () => {
  const { saver, sent, answers } = setUp();
  saver.change("one");
  const done = saver.flush();
  await settled();
  expect(sent).toEqual(["one"]);
  answers[0]?.resolve("now");
  await done;
});

test("is not tried again by itself when that would go against somebody's will", async () => {
  const { saver, sent, states, answers } = setUp();
  saver.change("a");
  await vi.advanceTimersByTimeAsync(1500);
  answers[0]?.reject(new Error("another window"));
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sent, states.at(-1)]).toEqual([["a"], "stopped"]);
  saver.change("b");
  await vi.advanceTimersByTimeAsync(1500);
  expect(sent).toEqual(["a", "b"]);
});

test("sends once more when it is closed, and tells a failure without trying again", async () => {
  const { saver, sent, answers, failures } = setUp();
  expect(saver.isBehind()).toBe(false);
  saver.change("a");
  expect(saver.isBehind()).toBe(true);
  const done = saver.finish();
  await vi.advanceTimersByTimeAsync(0);
  answers[0]?.reject(new Error("offline"));
  await done;
  await vi.advanceTimersByTimeAsync(120_000);
  expect([sent, failures, saver.isBehind()]).toEqual([["a"], ["a"], false]);
});
