import { afterAll, expect, onTestFinished, test } from "vitest";
import { answeringApart } from "./answering-apart.ts";

const answering = answeringApart();
afterAll(() => answering.close());

test("the first calls of a process hold up nobody else: the receptionist warms up and answers in another thread", async () => {
  const before = { here: process.threadCpuUsage(), all: process.cpuUsage() };
  const warm = answering.ready();
  const now = new Date();
  const greeting = await answering.turn({ scenario: "dental", now, text: null });
  const text = "I'd like to book a cleaning on Monday, and is there parking?";
  const asked = { scenario: "dental" as const, now, text, before: greeting.reply.state };
  const { reply, slots, summary } = await answering.turn(asked);
  await warm;
  // Whose work it is: the share of the processor's time that this thread took of the whole process's.
  const here = process.threadCpuUsage(before.here);
  const all = process.cpuUsage(before.all);
  expect((here.user + here.system) / (all.user + all.system)).toBeLessThan(0.3);
  expect(slots).toMatchObject([{ name: "service", value: "Cleaning" }, { name: "day" }]);
  expect(summary).toEqual(await answering.summary({ scenario: "dental", state: reply.state }));
});

test("a turn that hangs is told to be too long, may be said again, and who waits is answered", async () => {
  const file = new URL("./answering-apart.fixture.worker.ts", import.meta.url);
  const apart = answeringApart({ file, longestMs: 500 });
  onTestFinished(() => apart.close());
  const say = (text: string) => apart.turn({ scenario: "dental", now: new Date(), text });
  await say("first");
  const told = await Promise.allSettled([say("hang"), say("next")]);
  expect(told).toMatchObject([
    { status: "rejected", reason: { code: "unavailable" } },
    { status: "fulfilled", value: { text: "next" } },
  ]);
});

test("the receptionist is there from the first look at a demo until nobody has looked at one for a while", async () => {
  const apart = answeringApart({ idleMs: 200 });
  onTestFinished(() => apart.close());
  expect(apart.isBegun()).toBe(false);
  await Promise.all([apart.ready(), apart.ready()]);
  expect(apart.isBegun()).toBe(true);
  await expect.poll(() => apart.isBegun(), { timeout: 10_000 }).toBe(false);
  const { reply } = await apart.turn({ scenario: "dental", now: new Date(), text: null });
  expect(reply.state).toBeTruthy();
});

test("who may call later than the first keeps the thread, which warms up once", async () => {
  const file = new URL("./answering-apart.fixture.worker.ts", import.meta.url);
  const apart = answeringApart({ file, stayEveryMs: 0 });
  const often = answeringApart({ file });
  onTestFinished(async () => void (await Promise.all([apart.close(), often.close()])));
  for (const each of [apart, often]) {
    await each.ready();
    await each.ready();
  }
  const nothing = {} as Parameters<typeof apart.summary>[0];
  expect(await apart.summary(nothing)).toEqual(["warmUp", "stay"]);
  // Told once a minute: so many pages are opened in a crowd.
  expect(await often.summary(nothing)).toEqual(["warmUp"]);
});
