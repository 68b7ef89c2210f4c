// The built-in demo call, measured on the built site: node bench/voice.ts [at-once]
// In a real browser (headless Chromium, which has no voices: the server's own voice speaks), then without one: many
// typed calls at once against the server, with somebody beside them who reads pages, against that reader alone. With
// 'at-once' these only.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { chromium } from "@playwright/test";
import type { TurnAnswer } from "../contracts/voice-call.ts";
import { startSite } from "../tests/e2e/server.ts";
import { browserFlags, findBrowser } from "../tests/setup/browser.ts";
import { firstAfter, shares, soundLog, untilNoted, watchSound } from "./sound-log.ts";
import { spokenCalls } from "./spoken-call.ts";

const onlyAtOnce = process.argv[2] === "at-once";
const ROUNDS = 8;
const ALONE_MS = 5000;
/** A cached page, and one whose address is too long for the cache: rendered for each request. */
const PAGES = { "a cached page": "/", "a page past the cache": `/services?${"x".repeat(5000)}` };
const WORDS = [
  "I'd like to book a cleaning",
  "The soonest you have",
  "Is there parking?",
  "What does it cost?",
];

const site = await startSite({ DEMO_CONTENT: "off" });
const pid = site.process.pid as number;
try {
  if (!onlyAtOnce) await inBrowser();
  // Their sentences have been spoken before then, and the receptionist has warmed up.
  await onServer(1);
  await sleep(onlyAtOnce ? 20_000 : 0);
  const alone = await reading(sleep(ALONE_MS));
  for (const calls of [1, 50, 100]) {
    const beside = await reading(onServer(calls));
    for (const [page, times] of beside) {
      const ratio = (middle(times) / middle(alone.get(page) ?? [])).toFixed(2);
      console.log(`  beside them ${page}: ${shares(times)}, ${ratio} times that alone`);
    }
  }
} finally {
  await site.stop();
}
if (!onlyAtOnce) await spokenCalls();

async function inBrowser() {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] });
  const firstSound: number[] = [];
  const answered: number[] = [];
  const silenced: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    await page.addInitScript(watchSound);
    await page.goto(site.url);
    await page.locator("[data-hydrated=true]").waitFor({ state: "attached" });
    const begun = await page.evaluate(() => performance.now());
    await page.getByRole("button", { name: "Are you open on Saturday?" }).click();
    await untilNoted(page, "started", 1);
    firstSound.push((firstAfter(await soundLog(page), "started", begun) ?? Number.NaN) - begun);
    for (const words of WORDS.slice(1)) {
      await page.getByLabel("Type instead of speaking").fill(words);
      await page.waitForFunction(
        () => (window as unknown as { soundLog: { what: string }[] }).soundLog.at(-1)?.what === "started",
        undefined,
        { polling: 10 },
      );
      await page.getByRole("button", { name: "Send" }).click();
      await page.waitForTimeout(1500);
      const log = await soundLog(page);
      const sent = log.findLast(({ what }) => what === "sent")?.at ?? Number.NaN;
      const silent = firstAfter(log, "stopped", sent) ?? Number.NaN;
      silenced.push(silent - sent);
      // The greeting's last sentences may have been waiting: what starts after the silence is the answer.
      answered.push((firstAfter(log, "started", silent) ?? Number.NaN) - sent);
    }
    await page.close();
  }
  await browser.close();
  console.log(`Start to first sound: ${shares(firstSound)}`);
  console.log(`End of the visitor's typed words to first sound: ${shares(answered)}`);
  console.log(`Barge-in by typing to silence: ${shares(silenced)}`);
}

function middle(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

/** Reads pages one after the other, with a pause between, until something else is done. @returns milliseconds of each */
async function reading(other: Promise<unknown>): Promise<Map<string, number[]>> {
  let over = false;
  const done = other.finally(() => {
    over = true;
  });
  const took = new Map(Object.keys(PAGES).map((name) => [name, [] as number[]]));
  while (!over)
    for (const [name, path] of Object.entries(PAGES)) {
      const begun = performance.now();
      await (await fetch(site.url + path)).arrayBuffer();
      took.get(name)?.push(performance.now() - begun);
      await sleep(20);
    }
  await done;
  return took;
}

/** Milliseconds of processor time of the server, and its resident memory in MB. */
function usage() {
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10, rss: Number(memory) / 1024 };
}

async function onServer(calls: number) {
  const before = usage();
  const latencies: number[] = [];
  await Promise.all(Array.from({ length: calls }, () => hold(latencies)));
  const after = usage();
  const cpu = ((after.cpu - before.cpu) / calls).toFixed(1);
  const memory = ((after.rss - before.rss) / calls).toFixed(2);
  console.log(
    `${calls} at once, ${WORDS.length + 1} turns each with sound: ${cpu} ms of processor a call, ${memory} MB a call; first sentence ${shares(latencies)}`,
  );
}

/** One call: each turn is asked for, and its first sentence fetched as sound, as a page does it. */
async function hold(latencies: number[]) {
  let state: string | null = null;
  for (const text of [null, ...WORDS]) {
    const begun = performance.now();
    const response = await fetch(`${site.url}/api/voice/turns`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ scenario: "dental", text, state }),
    });
    const { answers } = (await response.json()) as { answers: TurnAnswer[] };
    const first = answers.find((answer) => answer.type === "sentence");
    state = answers.findLast((answer) => answer.type === "state")?.state ?? null;
    if (!first) throw new Error("no answer");
    const query = new URLSearchParams({ text: first.text, speech: first.speech });
    const sound = await fetch(`${site.url}/api/voice/speech?${query}`);
    if (!sound.ok) throw new Error(`no sound: ${sound.status}`);
    await sound.arrayBuffer();
    latencies.push(performance.now() - begun);
  }
}
