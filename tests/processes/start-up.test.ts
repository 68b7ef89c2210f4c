import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildFirst } from "../../server/build-first.ts";
import { childEnv, quickly } from "../setup/child-env.ts";
import { freePort } from "../setup/postgres.ts";
import { admin, ownPostgres, runToEnd, sendMessage, site, tempDataDir } from "./site-process.ts";

describe("starting the site", () => {
  test("every start after the first: the build has nothing to do, ends, and the site goes on", async () => {
    await expect(buildFirst()).resolves.toBeUndefined();
  }, 60_000);

  test("with a wrong value: names the variable and its fault, exits 1, and never listened or touched the data", async () => {
    const dataDir = join(tempDataDir(), "untouched");
    const { code, output } = await runToEnd("server/main.ts", { DATA_DIR: dataDir, PORT: "eighty" });
    expect({ code, output: output.trim() }).toEqual({ code: 1, output: "PORT must be a port number" });
    expect(existsSync(dataDir)).toBe(false);
  });

  test("on a data directory that cannot be one: names the variable and the fault, exits 1", async () => {
    const dataDir = join(tempDataDir(), "file");
    writeFileSync(dataDir, "");
    const { code, output } = await runToEnd("server/main.ts", { DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^DATA_DIR \S+\/file cannot be used: a file is in the way \(EEXIST.*\)$/);
  });

  test("on a port that is taken: says which, exits 1", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const { code, output } = await runToEnd("server/main.ts", {
      ...(await ownPostgres()),
      DATA_DIR: tempDataDir(),
      PORT: `${port}`,
      LOG_LEVEL: "warn",
    });
    expect(code).toBe(1);
    expect(output).toContain(`PORT ${port} on HOST 127.0.0.1 is already in use`);
    const figures = await runToEnd("server/main.ts", {
      ...(await ownPostgres()),
      DATA_DIR: tempDataDir(),
      PORT: `${await freePort()}`,
      METRICS_PORT: `${port}`,
      LOG_LEVEL: "warn",
    });
    taken.close();
    expect(figures.code).toBe(1);
    expect(figures.output).toContain(`METRICS_PORT ${port} on METRICS_HOST 127.0.0.1 is already in use`);
  });

  test("after a first start that was killed while it unpacked: starts well, answers /healthz and /readyz, prints its address, warns of links that others cannot follow; a second process on its data directory is refused, exits 1, and so is the command line", async () => {
    const dataDir = tempDataDir();
    // It hangs before its last step: how long the others take depends on the machine.
    const preload = `data:text/javascript,import fs from "node:fs"; import { syncBuiltinESMExports } from "node:module";
      const rename = fs.renameSync; fs.renameSync = (from, to) => {
        if (String(from).endsWith("pg.unpacking")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
        return rename(from, to); }; syncBuiltinESMExports();`;
    const child = spawn(process.execPath, [...quickly, "server/main.ts"], {
      env: {
        ...childEnv,
        NODE_ENV: "production",
        DATA_DIR: dataDir,
        PORT: `${await freePort()}`,
        NODE_OPTIONS: `--import=${encodeURI(preload)}`,
      },
      stdio: "ignore",
    });
    const unpacking = join(dataDir, "pg.unpacking");
    await expect.poll(() => existsSync(unpacking) && readdirSync(unpacking).length > 0).toBe(true);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    expect(existsSync(join(dataDir, "pg"))).toBe(false);

    const running = await site(dataDir, { SMTP_URL: "smtp://127.0.0.1:1" });
    expect(existsSync(unpacking)).toBe(false);
    expect(await sendMessage(running.url, "Does the site work after all?")).toMatch(/-/);
    for (const path of ["/healthz", "/readyz"]) {
      const response = await fetch(running.url + path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: "ok" });
      expect(response.headers.get("cache-control")).toBe("no-store");
      // A proxy gives an idle connection up after 60 seconds: it must be the first to.
      expect(response.headers.get("keep-alive")).toBe("timeout=75");
    }
    expect(running.output()).toContain(`is ready at ${running.url}`);
    expect(running.output()).toContain("RATE_LIMITS=off");
    expect(running.output()).toContain(`PUBLIC_URL is not set: links in mails lead to ${running.url}`);

    const second = await runToEnd("server/main.ts", { DATA_DIR: dataDir, PORT: `${await freePort()}` });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`is in use by process ${running.process.pid}, since `);
    const listed = await admin(["list"], { DATA_DIR: dataDir });
    expect(listed.code).toBe(1);
    expect(listed.said).toMatch(
      new RegExp(`${dataDir} is in use by process ${running.process.pid}.*Stop it`, "s"),
    );
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  });

  test("of a worker alone on the embedded database: exits 1 and says why", async () => {
    const { code, output } = await runToEnd("server/worker.ts", { DATA_DIR: tempDataDir() });
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL is needed: the embedded database belongs to one process/);
  });
});
