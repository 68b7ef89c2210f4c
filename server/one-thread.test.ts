import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { oneThread } from "./one-thread.ts";

function begun(file: string) {
  const thread = oneThread(new URL(file, import.meta.url));
  onTestFinished(() => thread.close());
  return (what: string, longestMs?: number) => thread.run(what, longestMs ? { longestMs } : {});
}

test("a thread that dies, hangs or throws costs the task it was at, and who waits is served by the next", async () => {
  const run = begun("./one-thread.fixture.worker.ts");
  await run("first");
  const asked = [run("die"), run("a"), run("hang", 50), run("b"), run("throw"), run("c")];
  const told = await Promise.allSettled(asked);
  expect(told.map((each) => (each.status === "fulfilled" ? each.value : String(each.reason)))).toEqual([
    "Error: worker exited with code: 1",
    "a",
    expect.stringContaining("TimeoutError"),
    "b",
    "Error: thrown",
    "c",
  ]);
});

test("a task is given the processor's time that it may take, however long it waits for it", async () => {
  const run = begun("./one-thread.fixture.worker.ts");
  await run("first");
  expect(await run("wait", 200)).toBe("wait");
});

test("a task that waits for what never comes is given up by the clock, also where nobody tells the thread's time", async () => {
  const run = begun("./one-thread.fixture.worker.ts");
  await run("first");
  await expect(run("stall", 10)).rejects.toThrow("It took more than 10 ms");
  vi.spyOn(Worker.prototype, "cpuUsage").mockImplementation(() => {
    throw new Error("not supported");
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await run("second");
  await expect(run("hang", 10)).rejects.toThrow("It took more than 10 ms");
  expect(await run("third")).toBe("third");
});

test("a thread that cannot begin fails each task that asks for it, and does not end the process", async () => {
  const run = begun("./no-such-file.ts");
  await expect(run("a")).rejects.toThrow("no-such-file");
  await expect(run("b")).rejects.toThrow("no-such-file");
});
