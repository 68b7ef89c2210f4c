import { describe, expect } from "vitest";
import { test } from "../../tests/database.ts";
import { createLimits, sweepLimits } from "./limits.ts";

const limit = { name: "trial", points: 3, seconds: 60 };

describe("limits", () => {
  test("let so many through and then say 429 and when to come back", async ({ database }) => {
    const limits = createLimits({ pool: database.pool, enabled: true });
    for (let n = 0; n < 3; n++) await limits.consume(limit, { address: "203.0.113.9" });
    const refusal = await limits.consume(limit, { address: "203.0.113.9" }).catch((error) => error);
    expect(refusal.code).toBe("rate_limited");
    const seconds = Number(refusal.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await limits.consume(limit, { address: "203.0.113.10" });
    await limits.consume({ ...limit, name: "other" }, { address: "203.0.113.9" });
  });

  test("count a whole IPv6 network as one client, and every spelling of a mailbox as one person", async ({
    database,
  }) => {
    const limits = createLimits({ pool: database.pool, enabled: true });
    const passed = async (asked: Promise<void>[]) =>
      (await Promise.allSettled(asked)).filter(({ status }) => status === "fulfilled").length;
    const addresses = Array.from({ length: 30 }, (_, n) => `2001:db8:1:2::${n + 1}`);
    expect(await passed(addresses.map((address) => limits.consume(limit, { address })))).toBe(3);
    await limits.consume(limit, { address: "2001:db8:1:3::1" });
    const mailboxes = Array.from({ length: 30 }, (_, n) => `dana+${n}@practice.example`);
    expect(await passed(mailboxes.map((mailbox) => limits.consume(limit, { mailbox })))).toBe(3);
  });

  test("begin anew where they were counted by a clock that was ahead, and not where two nodes differ", async ({
    database,
  }) => {
    const limits = createLimits({ pool: database.pool, enabled: true });
    const ask = () =>
      limits.consume(limit, { address: "203.0.113.9" }).then(
        () => "in",
        (error) => error.code,
      );
    for (let n = 0; n < 3; n++) await ask();
    const ahead = (ms: number) =>
      database.pool.query("update rate_limits set expire = $1", [Date.now() + ms + limit.seconds * 1000]);
    await ahead(30_000);
    expect(await ask()).toBe("rate_limited");
    await ahead(3_600_000);
    expect(await ask()).toBe("in");
    expect([await ask(), await ask(), await ask()]).toEqual(["in", "in", "rate_limited"]);
  });

  test("agree between nodes, also when both count at once", async ({ database }) => {
    const nodes = [1, 2].map(() => createLimits({ pool: database.pool, enabled: true }));
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => nodes[n % 2]?.consume(limit, { address: "203.0.113.9" })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  test("forget when they have run out", async ({ database }) => {
    const limits = createLimits({ pool: database.pool, enabled: true });
    await limits.consume(limit, { key: "a" });
    await sweepLimits(database.db, new Date(Date.now() + 30_000));
    expect((await database.pool.query("select count(*) from rate_limits")).rows[0].count).toBe(1);
    await sweepLimits(database.db, new Date(Date.now() + 61_000));
    expect((await database.pool.query("select count(*) from rate_limits")).rows[0].count).toBe(0);
  });

  test("RATE_LIMITS=off lifts them", async ({ database }) => {
    const limits = createLimits({ pool: database.pool, enabled: false });
    for (let n = 0; n < 10; n++) await limits.consume(limit, { key: "a" });
    expect((await database.pool.query("select count(*) from rate_limits")).rows[0].count).toBe(0);
  });
});
