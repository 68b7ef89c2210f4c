// Kills the running site while it publishes, takes uploads and keeps demo calls' bookings:
// `node bench/kill-saves.ts [rounds] [embedded|postgres]`, after `npm run build`. In each round one loop of each act runs
// until the process dies, up to a second after all have been done once. Afterwards everything that was acknowledged must be there, once, and whole: the article public
// and listed, the picture in both forms, the booking one lead.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { TurnAnswer } from "../contracts/voice-call.ts";
import { articleForm } from "../tests/articles.ts";
import { startSite } from "../tests/e2e/server.ts";
import { startPostgres } from "../tests/setup/postgres.ts";
import { type Client, clientOf } from "./client.ts";
import { bookByTyping } from "./typed-booking.ts";

const ROUNDS = Number(process.argv[2] ?? 25);
const KINDS = process.argv[3] ? [process.argv[3]] : ["embedded", "postgres"];

interface Taken {
  /** Of articles, by title. */
  slugs: Map<string, string>;
  /** Both addresses of each. */
  pictures: string[][];
  /** Who booked, and what the record's id is. */
  bookings: Map<string, string>;
  /** Saved a second time while the first answer was on its way, with another id. */
  twice: number;
}

async function publish(client: Client, round: number, n: number, { slugs }: Taken) {
  const title = `Round ${round}, article ${n}`;
  const answer = await client.write("/api/articles", articleForm({ title, published: true }));
  if (answer.status === 201) slugs.set(title, ((await answer.json()) as { slug: string }).slug);
}

async function upload(client: Client, round: number, n: number, { pictures }: Taken) {
  const background = { r: round, g: n % 256, b: Math.floor(n / 256) };
  const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("image", new File([new Uint8Array(bytes)], `round-${round}-${n}.png`, { type: "image/png" }));
  const answer = await client.writeForm("/api/upload/image", form);
  if (answer.status !== 200) return;
  const { url, webpUrl } = (await answer.json()) as { url: string; webpUrl: string };
  pictures.push([url, webpUrl]);
}

/** Books the first time that is offered, and saves the call twice at once, as an impatient visitor does. */
async function book(client: Client, round: number, n: number, taken: Taken) {
  const email = `caller-${round}-${n}@example.com`;
  const record = await bookByTyping(email, async (turn) => {
    const answer = await client.write("/api/voice/turns", turn);
    return ((await answer.json()) as { answers: TurnAnswer[] }).answers;
  });
  const saves = await Promise.allSettled(
    [1, 2].map(async () => {
      const answer = await client.write("/api/voice/demo-records", record);
      return answer.ok ? ((await answer.json()) as { id: string }).id : undefined;
    }),
  );
  const ids = new Set(
    saves.flatMap((save) => (save.status === "fulfilled" && save.value ? [save.value] : [])),
  );
  for (const id of ids) taken.bookings.set(email, id);
  if (ids.size > 1) taken.twice++;
}

/** What is wrong with what was acknowledged. */
async function faults(client: Client, { slugs, pictures, bookings, twice }: Taken): Promise<string[]> {
  const wrong: string[] = twice ? [`${twice} calls were saved under two ids`] : [];
  for (const [title, slug] of slugs) {
    const status = (await client.get(`/api/articles/slug/${slug}`)).status;
    if (status !== 200) wrong.push(`${title}: ${status}`);
  }
  const titles: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const list = await client.json<{ articles: { title: string }[]; totalPages: number }>(
      `/api/articles?limit=50&page=${page}`,
    );
    titles.push(...list.articles.map(({ title }) => title));
    pages = list.totalPages;
  }
  if (new Set(titles).size !== titles.length) wrong.push("an article is there twice");
  for (const title of slugs.keys()) if (!titles.includes(title)) wrong.push(`${title} is not listed`);
  for (const each of pictures)
    for (const url of each) {
      const answer = await client.get(url);
      const whole =
        answer.ok && (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width === 90;
      if (!whole) wrong.push(`${url}: ${answer.status}`);
    }
  for (const email of bookings.keys()) {
    const { leads } = await client.json<{ leads: { email: string }[] }>(`/api/leads?search=${email}`);
    const own = leads.filter((lead) => lead.email === email);
    if (own.length !== 1) wrong.push(`${email}: ${own.length} leads`);
  }
  return wrong;
}

async function rounds(kind: string): Promise<boolean> {
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "kill-"));
  const env = {
    RATE_LIMITS: "off",
    DEMO_CONTENT: "off",
    LOG_LEVEL: "fatal",
    ...(postgres && { DATABASE_URL: postgres.url }),
  };
  const taken: Taken = { slugs: new Map(), pictures: [], bookings: new Map(), twice: 0 };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const site = await startSite(env, { dataDir });
      const dies = once(site.process, "exit");
      const client = await clientOf(site.url, fetch);
      const acts = [publish, upload, book].map((act) => {
        const first = act(client, round, 0, taken);
        const rest = first.then(async () => {
          for (let n = 1; ; n++) await act(client, round, n, taken);
        });
        return { first, rest };
      });
      await Promise.all(acts.map(({ first }) => first));
      // Each round dies at another place.
      setTimeout(() => site.process.kill("SIGKILL"), (round % 25) * 40);
      // Each ends by the call in the middle of which the process died: that one may be there or not.
      await Promise.allSettled(acts.map(({ rest }) => rest));
      await dies;
    }
    const site = await startSite(env, { dataDir });
    const wrong = await faults(await clientOf(site.url, fetch), taken);
    await site.stop();
    console.log(
      `| ${kind} | ${ROUNDS} | ${taken.slugs.size} | ${taken.pictures.length} | ${taken.bookings.size} | ${wrong.length} |`,
    );
    for (const each of wrong) console.log(`  ${each}`);
    return wrong.length === 0;
  } finally {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

console.log(
  "| database | kills | articles published | pictures | bookings | lost, not whole or twice |\n| --- | --- | --- | --- | --- | --- |",
);
let good = true;
for (const kind of KINDS) good = (await rounds(kind)) && good;
process.exitCode = good ? 0 : 1;
