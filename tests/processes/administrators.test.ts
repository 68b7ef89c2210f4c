import { execFileSync } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { admin, ownPostgres, site, tempDataDir } from "./site-process.ts";

const logIn = (url: string, username: string, password: string) =>
  fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ username, password }),
  }).then((answer) => answer.status);

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build.ts", "--if-needed"]);
}, 120_000);

describe("administrators of a fresh installation", { timeout: 240_000 }, () => {
  test("the command line says what is wrong in a line, and that nobody is there yet", async () => {
    const nowhere = { DATABASE_URL: "postgres://ringwell:secret@127.0.0.1:1/ringwell" };
    expect(await admin(["list"], nowhere)).toEqual({
      code: 1,
      said: "DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1\n",
    });
    // On the embedded database; `start-up` has one that is in use.
    expect((await admin(["list"], { DATA_DIR: tempDataDir() })).said).toContain(
      "There is no administrator yet",
    );
  });

  test("from the first start to each command, beside the running site where the database allows that", async () => {
    const database = await ownPostgres();
    const dataDir = tempDataDir();
    const start = (env: Record<string, string>) =>
      site(dataDir, { ...database, LOG_LEVEL: "info", ADMIN_USERNAME: "", ADMIN_PASSWORD: "", ...env });
    const command = (args: string[], input = "") => admin(args, { DATA_DIR: dataDir, ...database }, input);

    const first = await start({});
    await expect.poll(first.output).toContain("shown only now");
    const password = /shown only now: (\S+)/.exec(first.output())?.[1] ?? "";
    expect(first.output().indexOf(" is ready at ")).toBeLessThan(first.output().indexOf(password));
    const told = first
      .output()
      .split("\n")
      .filter((line) => line.includes(password));
    expect(told).toHaveLength(1);
    expect(await logIn(first.url, "admin", password)).toBe(200);

    expect((await command(["list"])).said).toMatch(
      /^admin {2}since \d{4}-\d\d-\d\d {2}two-step login off\n$/,
    );
    const good = "a good password";
    expect(await command(["set-password", "admin"], "short\n")).toMatchObject({ code: 1 });
    expect(await command(["set-password", "nobody"], `${good}\n`)).toEqual({
      code: 1,
      said: "There is no administrator named nobody\n",
    });
    expect(await command(["set-password", "admin"], `${good}\n`)).toMatchObject({ code: 0 });
    expect(await command(["reset-second-factor", "admin"])).toMatchObject({ code: 0 });
    const added = await command(["add", "dana", "--generate"]);
    expect(added.code).toBe(0);
    const made = /shown only now: (\S+)/.exec(added.said)?.[1] ?? "";
    expect((await command(["add", "Dana", "--generate"])).said).toContain("already");
    expect((await command(["delete", "dana"])).said).toContain("Usage:");
    expect(await logIn(first.url, "admin", password)).toBe(401);
    expect(await logIn(first.url, "admin", good)).toBe(200);
    expect(await logIn(first.url, "dana", made)).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = await start({ ADMIN_USERNAME: "eve", ADMIN_PASSWORD: "an ignored one" });
    await expect.poll(second.output).toContain("ADMIN_USERNAME=eve is no administrator");
    expect(second.output()).not.toContain("shown only now");
    expect(await logIn(second.url, "admin", good)).toBe(200);
    expect(await logIn(second.url, "eve", "an ignored one")).toBe(401);
  });
});
