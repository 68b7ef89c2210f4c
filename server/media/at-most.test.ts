import { expect, it } from "vitest";
import { atMost } from "./at-most.ts";

const tick = () => new Promise((resolve) => setTimeout(resolve, 5));

it("runs no more than it may at once, in the order of asking, whatever fails", async () => {
  const inLine = atMost(2);
  const began: number[] = [];
  let most = 0;
  let running = 0;
  const works = [0, 1, 2, 3, 4].map((i) =>
    inLine(async () => {
      began.push(i);
      most = Math.max(most, ++running);
      await tick();
      running--;
      if (i === 1) throw new Error("broken");
      return i;
    }),
  );
  const ended = await Promise.allSettled(works);
  expect(ended.map((each) => (each.status === "fulfilled" ? each.value : "failed"))).toEqual([
    0,
    "failed",
    2,
    3,
    4,
  ]);
  expect(began).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
});

it("lets go at once of what is given up while it waits, and never runs it", async () => {
  const inLine = atMost(1);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const first = inLine(() => held);
  const given = new AbortController();
  let ran = false;
  const second = inLine(async () => {
    ran = true;
  }, given.signal);
  const third = inLine(async () => "third");
  given.abort();
  await expect(second).rejects.toThrow("cancelled");
  await expect(inLine(async () => {}, given.signal)).rejects.toThrow("cancelled");
  release();
  await first;
  expect(await third).toBe("third");
  expect(ran).toBe(false);
});
