import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startSmtp } from "../stand-ins/smtp.ts";
import { killed, ownPostgres, sendMessage, site, storedMessages, tempDataDir } from "./site-process.ts";

/** Four senders at once, until nobody answers or `over()`. @returns what they were answered: ids, else statuses */
function senders(url: string, about: string, over = () => false) {
  const answers: (string | number)[] = [];
  const done = Promise.all(
    [1, 2, 3, 4].map(async (sender) => {
      for (let n = 0; !over(); n++) {
        const answer = await sendMessage(url, `Message ${n} of sender ${sender}, ${about}`);
        answers.push(answer);
        if (answer === 0) return;
      }
    }),
  );
  const taken = () => answers.filter((answer) => typeof answer === "string");
  return { answers, taken, done };
}

test("one data directory through kill -9, a full disk and SIGTERM, each amid requests: no acknowledged message is lost, no mail is left unsent or comes twice", async () => {
  const dataDir = tempDataDir();
  const killedOne = await site(dataDir);
  const first = senders(killedOne.url, "in good time");
  await expect.poll(() => first.taken().length).toBeGreaterThan(15);
  await killed(killedOne);
  await first.done;

  const flag = join(dataDir, "disk-is-full");
  const preload = new URL("./failing-disk.ts", import.meta.url).href;
  const full = await site(dataDir, { FAILING_DISK: flag }, { nodeArgs: ["--import", preload] });
  let over = false;
  const second = senders(full.url, "words ".repeat(1500), () => over);
  const ended = once(full.process, "exit").then(() => {
    over = true;
  });
  await expect.poll(() => second.taken().length).toBeGreaterThan(10);
  writeFileSync(flag, "ENOSPC");
  await ended;
  await second.done;
  expect(full.process.exitCode).toBe(1);
  expect(full.output().match(/the disk is full \(SQLSTATE 53100\)/g)).toHaveLength(1);
  // Every request got an answer or a closed connection; a 5xx says nothing of the inside.
  const refused = second.answers.filter((answer) => typeof answer === "number");
  expect(refused.every((status) => [0, 500, 503].includes(status))).toBe(true);
  expect(await fetch(full.url).catch(() => "closed")).toBe("closed");

  const last = await site(dataDir);
  const mails = () => readdirSync(join(dataDir, "outbox")).filter((name) => name.endsWith(".eml")).length;
  await expect.poll(mails).toBeGreaterThanOrEqual(first.taken().length + second.taken().length);
  let stopping = false;
  const third = senders(last.url, "before the stop", () => stopping);
  await expect.poll(() => third.taken().length).toBeGreaterThan(20);
  stopping = true;
  // It gives up after eight seconds, with another code.
  expect(await last.stop()).toBe(0);
  await third.done;
  expect(last.output()).not.toMatch(/stopping (?:failed|took too long)/);
  // Those whose connection was open were answered; none was left hanging or half done.
  expect(third.answers.filter((answer) => typeof answer === "number" && answer !== 0)).toEqual([]);

  const stored = await storedMessages(dataDir);
  for (const { taken } of [first, second, third])
    expect(taken().filter((id) => !stored.includes(id))).toEqual([]);
  expect(mails()).toBeLessThanOrEqual(stored.length);
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
    await smtp.waitFor(1);
    await new Promise((resolve) => setTimeout(resolve, 3000));
    expect(smtp.mails).toHaveLength(1);
    await smtp.stop();
  });
});

test("SIGTERM with a mail server that hangs: still exits 0 within 8 seconds", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const mail = { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as { port: number }).port}` };
  const running = await site(tempDataDir(), mail, { postgres: true });
  const connected = once(silent, "connection");
  await sendMessage(running.url, "Nobody takes this mail yet");
  await connected;
  // It gives up after eight seconds, with another code.
  expect(await running.stop()).toBe(0);
  silent.close();
});
