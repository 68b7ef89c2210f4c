import { describe, expect } from "vitest";
import { test } from "../../tests/site.ts";
import { commandLine, firstStart } from "../audit/audit.service.ts";

describe("the first administrator", () => {
  test("has the name and password of the environment", async ({ site }) => {
    const { administrators } = site.deps;
    const given = { username: "Dana", password: "from the environment" };
    expect(await administrators.ensureFirst(given, firstStart)).toEqual({ username: "Dana" });
    const response = await site.visitor().send("POST", "/api/auth/login", given);
    expect(response.status).toBe(200);
  });

  test("is called admin, with a made-up password that is told once, when nothing is given", async ({
    site,
  }) => {
    const { administrators } = site.deps;
    const first = await administrators.ensureFirst({}, firstStart);
    expect(first).toEqual({ username: "admin", madeUpPassword: expect.stringMatching(/^[\w-]{23}$/) });
    const body = { username: "admin", password: first?.madeUpPassword };
    expect((await site.visitor().send("POST", "/api/auth/login", body)).status).toBe(200);
    expect(await administrators.ensureFirst({}, firstStart)).toBeUndefined();
  });

  test("keeps name and password when the environment changes later", async ({ site }) => {
    const { administrators } = site.deps;
    await administrators.ensureFirst({ username: "dana", password: "the first one" }, firstStart);
    expect(
      await administrators.ensureFirst({ username: "dana", password: "a later one" }, firstStart),
    ).toBeUndefined();
    expect(
      await administrators.ensureFirst({ username: "eve", password: "a later one" }, firstStart),
    ).toEqual({ username: "eve", ignored: "eve" });
    expect(await administrators.list()).toHaveLength(1);
    const login = (password: string) =>
      site.visitor().send("POST", "/api/auth/login", { username: "dana", password });
    expect((await login("the first one")).status).toBe(200);
    expect((await login("a later one")).status).toBe(401);
  });

  test("is one, when several nodes start at once", async ({ site }) => {
    const { administrators } = site.deps;
    const made = await Promise.all([1, 2, 3].map(() => administrators.ensureFirst({}, firstStart)));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await administrators.list()).toHaveLength(1);
  });
});

describe("administrators on the command line", () => {
  test("a new password ends the account's sessions", async ({ site }) => {
    const admin = await site.admin();
    await site.deps.administrators.setPassword("DANA", "another good one", commandLine);
    expect((await admin.get("/api/auth/me")).status).toBe(401);
  });

  test("names are unique whatever their case, and unknown ones are said to be", async ({ site }) => {
    const { administrators } = site.deps;
    await administrators.add("dana", "a good password", commandLine);
    await expect(administrators.add("Dana", "a good password", commandLine)).rejects.toThrow("already");
    await expect(administrators.setPassword("eve", "a good password", commandLine)).rejects.toThrow(
      "no administrator named eve",
    );
  });
});
