import { describe, expect } from "vitest";
import { firstStart, auditService } from "../audit/audit.service.ts";
import type { Db } from "../db/client.ts";
import { test } from "../../tests/database.ts";
import { buildSessions } from "./build-sessions.ts";

const HOUR = 3_600_000;
const password = "correct horse battery";

/** The services over a clock that the test moves. */
async function withClock(db: Db) {
  let at = Date.UTC(2026, 0, 5, 9);
  const now = () => new Date(at);
  const services = buildSessions({
    db,
    audit: auditService({ now }),
    secret: Buffer.alloc(32, 1),
    issuer: "Ringwell",
    limits: true,
    now,
  });
  await services.administrators.add("dana", password, firstStart);
  const login = (
    given: {
      password?: string;
      code?: string;
      address?: string;
      deviceProof?: string;
      username?: string;
    } = {},
  ) =>
    services.sessions.login(
      { username: given.username ?? "dana", password: given.password ?? password, code: given.code },
      {
        address: given.address ?? "192.0.2.1",
        requestId: "r",
        userAgent: "",
        sessionToken: undefined,
        deviceProof: given.deviceProof,
      },
    );
  return { ...services, login, now, pass: (ms: number) => (at += ms) };
}
const failing = (promise: Promise<unknown>) => promise.then(() => "in").catch((error) => error.code);
const retryAfter = (promise: Promise<unknown>): Promise<number> =>
  promise.then(() => 0).catch((error) => Number(error.headers["retry-after"]));

describe("how long a session lasts", () => {
  test("it ends after 12 hours without use", async ({ database }) => {
    const { login, sessions, pass } = await withClock(database.db);
    const { token } = await login();
    pass(11.9 * HOUR);
    expect(await sessions.findUser(token)).toMatchObject({ username: "dana" });
    pass(11.9 * HOUR);
    expect(await sessions.findUser(token)).toMatchObject({ username: "dana" });
    pass(12.1 * HOUR);
    expect(await sessions.findUser(token)).toBeUndefined();
  });

  test("it ends after 7 days, however much it is used", async ({ database }) => {
    const { login, sessions, pass } = await withClock(database.db);
    const { token } = await login();
    for (let hours = 0; hours < 160; hours += 10) {
      pass(10 * HOUR);
      expect(await sessions.findUser(token)).toBeDefined();
    }
    pass(7.9 * HOUR);
    expect(await sessions.findUser(token)).toBeDefined();
    pass(0.2 * HOUR);
    expect(await sessions.findUser(token)).toBeUndefined();
  });

  test("what is over is swept away, what lives stays", async ({ database }) => {
    const { login, sweep, now, pass } = await withClock(database.db);
    await login();
    pass(13 * HOUR);
    const { user } = await login();
    await sweep(now());
    const { rows } = await database.pool.query("select id from sessions");
    expect(rows).toEqual([{ id: user.sessionId }]);
  });
});

describe("a clock that was ahead and is put right", () => {
  const day = 24 * HOUR;
  const month = 30 * day;

  test("leaves who is logged in, for no longer than anybody", async ({ database }) => {
    const { login, sessions, pass } = await withClock(database.db);
    pass(month);
    const { token } = await login();
    pass(-month);
    expect(await sessions.findUser(token)).toBeDefined();
    for (let hours = 0; hours < 160; hours += 10) {
      pass(10 * HOUR);
      expect(await sessions.findUser(token)).toBeDefined();
    }
    pass(8 * HOUR);
    expect(await sessions.findUser(token)).toBeUndefined();
  });

  test("an hour back: idle sessions end after their 12 hours", async ({ database }) => {
    const { login, sessions, pass } = await withClock(database.db);
    const { token } = await login();
    pass(-HOUR);
    expect(await sessions.findUser(token)).toBeDefined();
    pass(12.1 * HOUR);
    expect(await sessions.findUser(token)).toBeUndefined();
  });

  test("keeps nobody out for what they did by it", async ({ database }) => {
    const { login, pass } = await withClock(database.db);
    pass(day);
    for (let i = 0; i < 6; i++) await failing(login({ password: "wrong password" }));
    expect(await failing(login())).toBe("rate_limited");
    pass(-day);
    expect(await failing(login())).toBe("in");
  });
});

describe("guessing passwords", () => {
  const wrong = { password: "wrong password" };

  test("after five failures each further try waits longer, up to five minutes", async ({ database }) => {
    const { login, pass } = await withClock(database.db);
    for (let i = 0; i < 5; i++) expect(await failing(login(wrong))).toBe("unauthenticated");
    const waits: number[] = [];
    for (let i = 0; i < 11; i++) {
      const wait = await retryAfter(login(wrong));
      waits.push(wait);
      pass(wait * 1000);
      expect(await failing(login(wrong))).toBe("unauthenticated");
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test("a right password is refused too while one must wait, and refusals lengthen nothing", async ({
    database,
  }) => {
    const { login, pass } = await withClock(database.db);
    for (let i = 0; i < 8; i++) {
      pass(8000);
      await failing(login(wrong));
    }
    for (let i = 0; i < 30; i++) expect(await failing(login())).toBe("rate_limited");
    pass(8000);
    expect(await failing(login())).toBe("in");
    expect(await failing(login(wrong))).toBe("unauthenticated");
    expect(await failing(login(wrong))).toBe("unauthenticated");
  });

  test("a hundred tries at once get no further than one after another", async ({ database }) => {
    const { login } = await withClock(database.db);
    const results = await Promise.all(Array.from({ length: 100 }, () => failing(login(wrong))));
    expect(results.filter((each) => each === "unauthenticated")).toHaveLength(5);
    expect(results.filter((each) => each === "rate_limited")).toHaveLength(95);
  });

  test("refused attempts are in the audit log, once for each wait", async ({ database }) => {
    const { login, pass } = await withClock(database.db);
    const refusals = async () => {
      const { rows } = await database.pool.query(
        "select actor, subject, details, address from audit_entries where action = 'login.refused' order by id",
      );
      return rows;
    };
    for (let i = 0; i < 6; i++) await failing(login({ ...wrong, address: "192.0.2.9" }));
    for (let i = 0; i < 20; i++) expect(await failing(login())).toBe("rate_limited");
    const first = {
      actor: "unknown",
      subject: "dana",
      details: { attempts: "account" },
      address: "192.0.2.9",
    };
    expect(await refusals()).toEqual([first]);
    pass(10_000);
    await failing(login(wrong));
    for (let i = 0; i < 20; i++) expect(await failing(login())).toBe("rate_limited");
    expect(await refusals()).toEqual([first, { ...first, address: "192.0.2.1" }]);
    for (let i = 0; i < 25; i++)
      await failing(login({ ...wrong, username: `name-${i}`, address: "192.0.2.3" }));
    expect((await refusals()).at(-1)).toEqual({
      actor: "unknown",
      subject: null,
      details: { attempts: "address" },
      address: "192.0.2.3",
    });
    expect(await refusals()).toHaveLength(3);
  });

  test("one address that tries many names is slowed down as well", async ({ database }) => {
    const { login } = await withClock(database.db);
    for (let i = 0; i < 20; i++)
      expect(await failing(login({ ...wrong, username: `name-${i}` }))).toBe("unauthenticated");
    expect(await failing(login({ ...wrong, username: "another" }))).toBe("rate_limited");
    expect(await failing(login({ ...wrong, username: "another", address: "192.0.2.2" }))).toBe(
      "unauthenticated",
    );
  });

  test("nobody keeps the owner out: a browser that logged in before has a count of its own", async ({
    database,
  }) => {
    const { login, pass } = await withClock(database.db);
    const { deviceProof } = await login();
    for (let i = 0; i < 400; i++) {
      await failing(login({ ...wrong, address: `198.51.100.${i % 250}` }));
      pass(1000);
    }
    expect(await failing(login())).toBe("rate_limited");
    expect(await failing(login({ deviceProof }))).toBe("in");
    for (let i = 0; i < 5; i++) await failing(login({ ...wrong, deviceProof }));
    expect(await failing(login({ deviceProof }))).toBe("rate_limited");
    expect(await failing(login({ deviceProof: `${deviceProof}x` }))).toBe("rate_limited");
  });

  test("a password set on the command line lifts the delay", async ({ database }) => {
    const { login, administrators } = await withClock(database.db);
    for (let i = 0; i < 6; i++) await failing(login(wrong));
    await administrators.setPassword("dana", "a new password", firstStart);
    expect(await failing(login({ password: "a new password" }))).toBe("in");
  });

  test("while an attack goes on, it lets the owner in from a new browser within a quarter of an hour", async ({
    database,
  }) => {
    const { login, pass, administrators } = await withClock(database.db);
    const attack = async (minutes: number, of: number) => {
      for (let i = 0; i < minutes * 6; i++) {
        await failing(login({ ...wrong, address: `198.51.100.${of + (i % 100)}` }));
        pass(10_000);
      }
    };
    await attack(10, 0);
    await administrators.setPassword("dana", "a new password", firstStart);
    await attack(14, 0);
    expect(await failing(login({ password: "a new password" }))).toBe("in");
    // Who is in has a known browser; for all others it is as before, and so it is when nobody came.
    await attack(5, 100);
    expect(await failing(login({ password: "a new password" }))).toBe("rate_limited");
    await administrators.setPassword("dana", "a newer password", firstStart);
    await attack(16, 100);
    expect(await failing(login({ password: "a newer password" }))).toBe("rate_limited");
  });

  test("an address that fails too often waits, however open the account is", async ({ database }) => {
    const { login, administrators } = await withClock(database.db);
    await administrators.setPassword("dana", "a new password", firstStart);
    const tries = [];
    for (let i = 0; i < 30; i++) tries.push(await failing(login(wrong)));
    expect(tries.filter((each) => each === "unauthenticated")).toHaveLength(20);
    expect(tries.at(-1)).toBe("rate_limited");
  });

  test("RATE_LIMITS=off lifts the delays", async ({ database }) => {
    const { administrators } = await withClock(database.db);
    const { sessions } = buildSessions({
      db: database.db,
      audit: auditService(),
      secret: Buffer.alloc(32),
      issuer: "",
      limits: false,
    });
    await administrators.list();
    const from = {
      address: "x",
      requestId: "",
      userAgent: "",
      sessionToken: undefined,
      deviceProof: undefined,
    };
    for (let i = 0; i < 12; i++)
      expect(await failing(sessions.login({ username: "dana", ...wrong }, from))).toBe("unauthenticated");
  });
});
