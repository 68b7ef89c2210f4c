// What holds the site's event loop: `node bench/event-loop-load.ts [seconds] [embedded|postgres] [mix]`, after `npm run
// build`. HOLDS=named profiles the site beside it, and tells what the longest holds did.
// Each kind of work by four callers for itself, then all of them at once, with monitorEventLoopDelay in the site's own
// process (resolution 1 ms, taken off). Beside it the processor's time that the site's thread took between two looks of a
// timer of 1 ms: other work on the machine makes every wait longer, and this not. Goal: p99 under 25 ms in the mix; the
// longest hold names the worst kind.
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { TurnAnswer } from "../contracts/voice-call.ts";
import { ordinary } from "../server/assessment/every-answer.fixture.ts";
import { articleForm } from "../tests/articles.ts";
import { startSite } from "../tests/e2e/server.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { clientOf } from "./client.ts";

const SECONDS = Number(process.argv[2] ?? 6);
const KINDS = process.argv[3] ? [process.argv[3]] : ["embedded", "postgres"];
const ONLY_MIX = process.argv[4] === "mix";
const CALLERS = 4;
const REPORTS = 12;
/** Longer than the address of any page: nothing is kept for it. */
const LONG = `?${"x".repeat(5000)}`;
const paragraph =
  '<h2>Head</h2><p>Words about <strong>waiting</strong> and <a href="https://x.example/">more</a>.</p>';
const article = (characters: number) => paragraph.repeat(Math.floor(characters / paragraph.length));

for (const kind of KINDS) {
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  const site = await startSite(
    { LOG_LEVEL: "fatal", HOLDS: process.env.HOLDS ?? "", ...(postgres && { DATABASE_URL: postgres.url }) },
    { nodeArgs: ["--import", "./bench/event-loop/watch.ts"] },
  );
  try {
    await measure(site, kind);
  } finally {
    await site.stop();
    await postgres?.stop();
  }
}

async function measure(site: Awaited<ReturnType<typeof startSite>>, kind: string) {
  const client = await clientOf(site.url, fetch);
  const must = async (answer: Response) => {
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
  const assess = async (name: string) =>
    (
      JSON.parse(await must(await client.write("/api/assessment", { ...ordinary, businessName: name }))) as {
        id: string;
      }
    ).id;
  const ids: string[] = [];
  for (let n = 0; n < REPORTS; n++) ids.push(await assess(`Business ${n}`));
  for (const id of ids)
    while ((await client.json<{ status: string }>(`/api/assessments/${id}`)).status !== "Ready for Review")
      await sleep(50);
  // Noise, as the hardest picture to pack.
  const photo = await sharp({
    create: {
      width: 3000,
      height: 2000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
  const words = article(100_000);
  const most = article(450_000);

  const work: Record<string, (n: number) => Promise<unknown>> = {
    "pages past the cache": async (n) =>
      must(await fetch(site.url + ["/", "/news", "/services"][n % 3] + LONG)),
    "a report's PDF": async (n) => {
      const paper = n % (2 * REPORTS) < REPORTS ? "letter" : "a4";
      await must(await client.get(`/api/assessments/${ids[n % REPORTS]}/report.pdf?paper=${paper}`));
    },
    "answers, and their report by a job": (n) => assess(`More ${n}`),
    "an article of 100,000 characters saved": async (n) =>
      must(await client.write("/api/articles", articleForm({ title: `Long ${n}`, content: words }))),
    "one of 450,000 cleaned for the preview": async () =>
      must(await client.write("/api/articles/clean", { content: most })),
    "a picture of 6 megapixels": async (n) => {
      const form = new FormData();
      form.append("image", new File([new Uint8Array(photo)], `photo-${n}.jpg`, { type: "image/jpeg" }));
      await must(await client.writeForm("/api/upload/image", form));
    },
    "typed calls, five turns": async () => {
      let state: string | null = null;
      for (const text of [
        null,
        "I'd like to book a cleaning",
        "The soonest you have",
        "Is there parking?",
        "What does it cost?",
      ]) {
        const answer = await client.write("/api/voice/turns", { scenario: "dental", text, state });
        const { answers } = JSON.parse(await must(answer)) as { answers: TurnAnswer[] };
        for (const each of answers) if (each.type === "state") state = each.state;
      }
    },
  };

  async function told(): Promise<{ figures: number[]; holds: string[] }> {
    const before = site.output().length;
    site.process.kill("SIGUSR2");
    for (;;) {
      const line = /\nloop (\{.*\})\n/.exec(site.output().slice(before));
      if (line) return JSON.parse(line[1] as string) as { figures: number[]; holds: string[] };
      await sleep(10);
    }
  }
  let n = 0;
  async function during(names: readonly string[], seconds: number) {
    const done = new Map(names.map((name) => [name, 0]));
    const end = performance.now() + seconds * 1000;
    const caller = async (name: string) => {
      while (performance.now() < end) {
        await work[name]?.(n++);
        done.set(name, (done.get(name) ?? 0) + 1);
      }
    };
    const callers = names.length === 1 ? CALLERS : 1;
    await Promise.all(names.flatMap((name) => Array.from({ length: callers }, () => caller(name))));
    return [...done.values()].reduce((sum, each) => sum + each, 0);
  }
  console.log(
    `\n| ${kind} | done | p50 (ms) | p99 (ms) | longest (ms) | of the processor: p50 | p99 | longest |\n| --- | --- | --- | --- | --- | --- | --- | --- |`,
  );
  const row = async (name: string, done: number | string) => {
    const { figures, holds } = await told();
    console.log(`| ${name} | ${done} | ${figures.map((each) => each.toFixed(1)).join(" | ")} |`);
    for (const hold of holds) console.log(`  ${hold}`);
  };
  await told();
  // Fifteen seconds after its start the receptionist warms up.
  await sleep(20_000);
  await row("at rest, the receptionist's warm-up with it", "");
  const names = Object.keys(work);
  for (const name of ONLY_MIX ? [] : names) {
    // Code that is new is compiled once: the second time is the one that counts.
    await during([name], SECONDS / 4);
    await told();
    await row(name, await during([name], SECONDS));
  }
  await row("all at once", await during(names, SECONDS * 2));
}
