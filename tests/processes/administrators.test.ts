import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type RunningSite, startSite } from "../e2e/server.ts";
import { childEnv, quickly } from "../setup/child-env.ts";
import { ownPostgres } from "./site-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "site-"));
const start = (env: Record<string, string> = {}) =>
  startSite({ ADMIN_USERNAME: "", ADMIN_PASSWORD: "", LOG_LEVEL: "info", ...env }, { dataDir });

/** `npm run admin -- …`, with the password on standard input. */
function admin(
  args: string[],
  input = "",
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...quickly, "scripts/admin.ts", ...args], {
      env: { ...childEnv, DATA_DIR: dataDir, ...env },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        said += chunk;
      });
    child.on("close", (code) => resolve({ code, said }));
    child.stdin.end(input);
  });
}

const logIn = (site: RunningSite, username: string, password: string) =>
  fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify({ username, password }),
  }).then((answer) => answer.status);

beforeAll(() => {
  execFileSync(process.execPath, ["scripts/build.ts", "--if-needed"]);
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe("administrators of a fresh installation", { timeout: 240_000 }, () => {
  test("the command line says what is wrong in a line", async () => {
    const nowhere = { DATABASE_URL: "postgres://ringwell:secret@127.0.0.1:1/ringwell" };
    expect(await admin(["list"], "", nowhere)).toEqual({
      code: 1,
      said: "DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1\n",
    });
  });

  test("from the first start to the command line", async () => {
    expect((await admin(["list"])).said).toContain("There is no administrator yet");
    const first = await start();
    await expect.poll(first.output).toContain("shown only now");
    const password = /shown only now: (\S+)/.exec(first.output())?.[1] ?? "";
    expect(first.output().indexOf(" is ready at ")).toBeLessThan(first.output().indexOf(password));
    expect(
      first
        .output()
        .split("\n")
        .filter((line) => line.includes(password)),
    ).toHaveLength(1);
    expect(await logIn(first, "admin", password)).toBe(200);

    const refused = await admin(["list"]);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(`${dataDir} is in use by process ${first.process.pid}`);
    expect(refused.said).toContain("Stop it");
    expect(await first.stop()).toBe(0);

    expect((await admin(["list"])).said).toMatch(/^admin {2}since \d{4}-\d\d-\d\d {2}two-step login off\n$/);
    expect(await admin(["set-password", "admin"], "a good password\n")).toMatchObject({ code: 0 });

    const second = await start({ ADMIN_USERNAME: "eve", ADMIN_PASSWORD: "an ignored one" });
    await expect.poll(second.output).toContain("ADMIN_USERNAME=eve is no administrator");
    expect(second.output()).not.toContain("shown only now");
    expect(await logIn(second, "admin", password)).toBe(401);
    expect(await logIn(second, "admin", "a good password")).toBe(200);
    expect(await logIn(second, "eve", "an ignored one")).toBe(401);
    expect(await second.stop()).toBe(0);
  });

  test("each command of it, beside the running site where the database allows that", async () => {
    const database = await ownPostgres();
    const running = await startSite(database);
    onTestFinished(async () => void (await running.stop()));
    const password = "a good password";
    expect(await admin(["set-password", "admin"], "short\n", database)).toMatchObject({ code: 1 });
    expect(await admin(["set-password", "nobody"], `${password}\n`, database)).toEqual({
      code: 1,
      said: "There is no administrator named nobody\n",
    });
    expect(await admin(["set-password", "admin"], `${password}\n`, database)).toMatchObject({ code: 0 });
    expect(await admin(["reset-second-factor", "admin"], "", database)).toMatchObject({ code: 0 });
    const added = await admin(["add", "dana", "--generate"], "", database);
    expect(added.code).toBe(0);
    const made = /shown only now: (\S+)/.exec(added.said)?.[1] ?? "";
    expect((await admin(["add", "Dana", "--generate"], "", database)).said).toContain("already");
    expect((await admin(["delete", "dana"], "", database)).said).toContain("Usage:");
    expect(await logIn(running, "admin", "correct horse battery")).toBe(401);
    expect(await logIn(running, "admin", password)).toBe(200);
    expect(await logIn(running, "dana", made)).toBe(200);
  });
});
