import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startSmtp } from "../stand-ins/smtp.ts";
import { killed, ownPostgres, sendMessage, site, storedMessages, tempDataDir } from "./site-process.ts";

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
    const database = await ownPostgres();
    const first = await site(dataDir, {
      ...database,
      SMTP_URL: `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`,
    });
    const connected = once(silent, "connection");
    await sendMessage(first.url, "The mail about this is on its way");
    await connected;
    await killed(first);
    silent.close();

    const smtp = await startSmtp();
    await site(dataDir, { ...database, SMTP_URL: smtp.url });
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
    const mail = { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as { port: number }).port}` };
    const running = await site(tempDataDir(), mail, { postgres: true });
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
    const running = await site(dataDir, { FULL_DISK_FLAG: flag }, { nodeArgs: ["--import", preload] });
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
