import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { freePort } from "../setup/postgres.ts";
import { startSmtp } from "../stand-ins/smtp.ts";
import { killed, runToEnd, sendMessage, site, storedMessages, tempDataDir } from "./site-process.ts";

describe("starting the site", () => {
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
    expect(output.trim()).toMatch(/^DATA_DIR \S+\/file cannot be used: EEXIST: file already exists.*$/);
  });

  test("on a port that is taken: says which, exits 1", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await once(taken, "listening");
    const { port } = taken.address() as { port: number };
    const { code, output } = await runToEnd("server/main.ts", {
      DATA_DIR: tempDataDir(),
      PORT: `${port}`,
      LOG_LEVEL: "warn",
    });
    taken.close();
    expect(code).toBe(1);
    expect(output).toContain(`PORT ${port} on HOST 127.0.0.1 is already in use`);
  });

  test("answers /healthz and /readyz, and prints its address; warns of links that others cannot follow", async () => {
    const running = await site(tempDataDir(), { SMTP_URL: "smtp://127.0.0.1:1" });
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
  });

  test("on a data directory in use: is refused, names the holder, exits 1; the first goes on", async () => {
    const dataDir = tempDataDir();
    const first = await site(dataDir);
    const { code, output } = await runToEnd("server/main.ts", {
      DATA_DIR: dataDir,
      PORT: `${await freePort()}`,
    });
    expect(code).toBe(1);
    expect(output).toContain(`is in use by process ${first.process.pid}, since `);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test("after a first start that was killed while it unpacked: starts well", async () => {
    const dataDir = tempDataDir();
    const child = spawn(process.execPath, ["server/main.ts"], {
      env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir, PORT: `${await freePort()}` },
      stdio: "ignore",
    });
    const unpacking = join(dataDir, "pg.unpacking");
    await expect
      .poll(() => existsSync(unpacking) && readdirSync(unpacking).length > 0, {
        interval: 2,
        timeout: 30_000,
      })
      .toBe(true);
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    expect(existsSync(join(dataDir, "pg"))).toBe(false);

    const running = await site(dataDir);
    expect(await sendMessage(running.url, "Does the site work after all?")).toMatch(/-/);
    expect(existsSync(unpacking)).toBe(false);
  });

  test("with rubble of an earlier unpacking: takes it for nothing", async () => {
    const dataDir = tempDataDir();
    mkdirSync(join(dataDir, "pg.unpacking"));
    writeFileSync(join(dataDir, "pg.unpacking/PG_VERSION"), "");
    expect((await fetch(`${(await site(dataDir)).url}/readyz`)).status).toBe(200);
  });

  test("of a worker alone on the embedded database: exits 1 and says why", async () => {
    const { code, output } = await runToEnd("server/worker.ts", { DATA_DIR: tempDataDir() });
    expect(code).toBe(1);
    expect(output).toMatch(/^DATABASE_URL is needed: the embedded database belongs to one process/);
  });
});

describe("kill -9", () => {
  test("loses no acknowledged message, frees the directory, and leaves no mail unsent", async () => {
    const dataDir = tempDataDir();
    const running = await site(dataDir);
    const acknowledged: string[] = [];
    const sending = Promise.all(
      [1, 2, 3, 4].map(async (sender) => {
        for (let n = 0; ; n++) {
          const answer = await sendMessage(running.url, `Message ${n} of sender ${sender}, in good time`);
          if (typeof answer === "number") return;
          acknowledged.push(answer);
        }
      }),
    );
    await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(15);
    await killed(running);
    await sending;

    const again = await site(dataDir);
    const outbox = join(dataDir, "outbox");
    await expect
      .poll(() => readdirSync(outbox).filter((name) => name.endsWith(".eml")).length, { timeout: 60_000 })
      .toBeGreaterThanOrEqual(acknowledged.length);
    expect(await again.stop()).toBe(0);
    const stored = await storedMessages(dataDir);
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    expect(readdirSync(outbox).filter((name) => name.endsWith(".eml"))).toHaveLength(stored.length);
  });
});

describe("a mail under way when its process is killed", () => {
  test("is delivered by the next process, once", async () => {
    const dataDir = tempDataDir();
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const first = await site(dataDir, {
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`,
    });
    const connected = once(silent, "connection");
    await sendMessage(first.url, "The mail about this is on its way");
    await connected;
    await killed(first);
    silent.close();

    const smtp = await startSmtp();
    await site(dataDir, { SMTP_URL: smtp.url });
    await smtp.waitFor(1, 60_000);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(smtp.mails).toHaveLength(1);
    await smtp.stop();
  });
});

describe("SIGTERM", () => {
  test("while requests and jobs run: answers what it took, exits 0 within 8 seconds", async () => {
    const dataDir = tempDataDir();
    const running = await site(dataDir);
    const answers: (string | number)[] = [];
    let stopping = false;
    const sending = Promise.all(
      [1, 2, 3, 4].map(async (sender) => {
        for (let n = 0; !stopping; n++)
          answers.push(await sendMessage(running.url, `Message ${n} of sender ${sender}, before the stop`));
      }),
    );
    await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(20);
    const start = performance.now();
    const ended = once(running.process, "exit");
    running.process.kill("SIGTERM");
    stopping = true;
    await Promise.all([ended, sending]);
    expect(running.process.exitCode).toBe(0);
    expect(performance.now() - start).toBeLessThan(8000);
    expect(running.output()).not.toMatch(/stopping (?:failed|took too long)/);
    const acknowledged = answers.filter((answer) => typeof answer === "string");
    expect(await storedMessages(dataDir)).toEqual(expect.arrayContaining(acknowledged));
    // Those whose connection was open were answered; none was left hanging or half done.
    expect(answers.filter((answer) => typeof answer === "number" && answer !== 0)).toEqual([]);
  });

  test("with a mail server that hangs: still exits 0 within 8 seconds", async () => {
    const silent = createServer().listen(0, "127.0.0.1");
    await once(silent, "listening");
    const running = await site(tempDataDir(), {
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`,
    });
    const connected = once(silent, "connection");
    await sendMessage(running.url, "Nobody takes this mail yet");
    await connected;
    const start = performance.now();
    expect(await running.stop()).toBe(0);
    expect(performance.now() - start).toBeLessThan(8000);
    silent.close();
  });
});

describe("a full disk", () => {
  test("stops the site with a word in its log and a code other than 0; every acknowledged message is kept", async () => {
    const dataDir = tempDataDir();
    const flag = join(dataDir, "disk-is-full");
    const preload = new URL("./full-disk.ts", import.meta.url).href;
    const running = await site(dataDir, { FULL_DISK_FLAG: flag }, ["--import", preload]);
    const acknowledged: string[] = [];
    const refused: number[] = [];
    const send = async (n: number) => {
      const answer = await sendMessage(running.url, `Message ${n}: ${"words ".repeat(1500)}`);
      if (typeof answer === "string") acknowledged.push(answer);
      else refused.push(answer);
    };
    for (let n = 0; n < 10; n++) await send(n);
    expect(acknowledged).toHaveLength(10);
    const ended = once(running.process, "exit");
    writeFileSync(flag, "");
    let over = false;
    void ended.then(() => {
      over = true;
    });
    for (let n = 10; !over && n < 5000; n += 8)
      await Promise.all(Array.from({ length: 8 }, (_, k) => send(n + k)));
    await ended;
    expect(running.process.exitCode).toBe(1);
    expect(running.output()).toContain("the disk is full (SQLSTATE 53100)");
    // Every request got an answer or a closed connection; a 5xx says nothing of the inside.
    expect([...new Set(refused)].every((status) => [0, 500, 503].includes(status))).toBe(true);
    expect(await fetch(running.url).catch(() => "closed")).toBe("closed");

    const stored = await storedMessages(dataDir);
    expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([]);
    const again = await site(dataDir);
    expect(await sendMessage(again.url, "There is space again, so this one stays")).toMatch(/-/);
  });
});
