import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { plainText } from "./article-html.ts";
import { insertArticles, type NewArticle } from "./news.store.ts";

const BATCH = 400;
/** From this many on, the search's indexes are built once at the end instead of row by row. */
const BULK = 3000;
const MINUTES_BETWEEN = 37;
const WORDS_PER_MINUTE = 220;

const subjects = [
  "Missed calls",
  "Voicemail",
  "The front desk",
  "Reminders",
  "Booking by phone",
  "After hours",
];
const places = [
  "a dental practice",
  "a law firm",
  "a medical office",
  "a small shop",
  "two clinics",
  "one desk",
];
const angles = [
  "what we counted",
  "a checklist",
  "notes from a week",
  "three openings",
  "questions to ask",
  "a plan",
];

interface Paragraph {
  html: string;
  words: number;
}

/** Fills the news with published articles put together from the paragraphs of the demo articles; for trials. */
export async function seedArticles(
  db: Db,
  count: number,
  progress: (done: number) => void = () => {},
): Promise<void> {
  const paragraphs = demoParagraphs();
  const run = Date.now().toString(36);
  const start = Date.now();
  await db.transaction(async (tx) => {
    const indexes = count >= BULK ? await dropSearchIndexes(tx) : [];
    for (let done = 0; done < count; ) {
      const size = Math.min(BATCH, count - done);
      const rows = Array.from({ length: size }, (_, i) => row(done + i, run, start, paragraphs));
      await insertArticles(tx, rows);
      done += size;
      progress(done);
    }
    for (const definition of indexes) await tx.execute(sql.raw(definition));
  });
  await db.execute(sql`vacuum (analyze) articles`);
}

async function dropSearchIndexes(tx: Db): Promise<string[]> {
  const { rows } = await tx.execute<{ indexname: string; indexdef: string }>(
    sql`select indexname, indexdef from pg_indexes where tablename = 'articles' and indexdef like '%USING gin%'`,
  );
  for (const { indexname } of rows) await tx.execute(sql`drop index ${sql.identifier(indexname)}`);
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  return rows.map(({ indexdef }) => indexdef);
}

function demoParagraphs(): Paragraph[] {
  const folder = new URL("../demo/articles/", import.meta.url);
  return readdirSync(folder)
    .flatMap((file) => readFileSync(new URL(file, folder), "utf8").match(/<p>.*?<\/p>/gs) ?? [])
    .map((html) => ({ html, words: plainText(html).split(" ").length }))
    .filter(({ words }) => words > 12);
}

function row(index: number, run: string, start: number, paragraphs: Paragraph[]): NewArticle {
  const pick = shuffler(index);
  const body = Array.from({ length: 6 }, () => pick(paragraphs));
  const title = `${pick(subjects)} at ${pick(places)}: ${pick(angles)} ${index + 1}`;
  const date = new Date(start - index * MINUTES_BETWEEN * 60_000);
  const first = plainText(body[0]?.html ?? "");
  return {
    slug: `trial-${run}-${index + 1}`,
    title,
    excerpt: first.slice(0, 180),
    content: body.map(({ html }) => html).join("\n"),
    keywords: `${pick(subjects)}, ${pick(places)}`.toLowerCase(),
    metaDescription: first.slice(0, 150),
    readTime: Math.max(1, Math.round(body.reduce((sum, { words }) => sum + words, 0) / WORDS_PER_MINUTE)),
    published: true,
    publishedAt: date,
    createdAt: date,
    updatedAt: date,
  };
}

/** The same picks for the same seed (mulberry32). */
function shuffler(seed: number) {
  let state = (seed + 1) * 0x9e3779b9;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
}
