import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { giveBackWhenQuiet } from "./give-back.ts";

const MB = 1024 * 1024;
let megabytes: number;
const collect = vi.fn(async () => {
  megabytes -= 100;
});
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const response = () => new EventEmitter() as unknown as ServerResponse;

beforeEach(() => {
  vi.useFakeTimers();
  collect.mockClear();
  megabytes = 350;
});
afterEach(() => void vi.useRealTimers());
const start = () =>
  giveBackWhenQuiet({ collect: collect as unknown as typeof globalThis.gc, memory: () => megabytes * MB });

test("once nobody has come for a while, what a crowd needed is given back, once", async () => {
  const site = start();
  await seconds(20);
  expect([collect.mock.calls.length, megabytes]).toEqual([1, 250]);
  await seconds(600);
  expect(collect).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 30; i++) {
    site.answered();
    megabytes += 5;
    await seconds(4);
  }
  expect(collect).toHaveBeenCalledTimes(1);
  await seconds(25);
  expect([collect.mock.calls.length, megabytes]).toEqual([2, 300]);
});

test("never while somebody is served, however long it takes", async () => {
  const site = start();
  const answer = response();
  site.answering(answer);
  await seconds(600);
  expect(collect).not.toHaveBeenCalled();
  answer.emit("close");
  await seconds(10);
  expect(collect).not.toHaveBeenCalled();
  await seconds(10);
  expect(collect).toHaveBeenCalledTimes(1);
});

test("not for a little, nor for what has gone by itself", async () => {
  start();
  await seconds(20);
  megabytes += 7;
  await seconds(60);
  expect(collect).toHaveBeenCalledTimes(1);
  // A thread has ended, and another began.
  megabytes -= 60;
  await seconds(60);
  megabytes += 40;
  await seconds(60);
  expect(collect).toHaveBeenCalledTimes(2);
});
