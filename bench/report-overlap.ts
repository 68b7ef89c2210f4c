/**
 * How much of a report could stand in another one. Prints, over seeded random answers:
 * - sentences of eight words and more (labels and cells included) that two reports share, as a share of the shorter
 *   one's: between different industries, and with only the industry changed;
 * - five-word sequences shared after numbers, names and the trade's own nouns have been masked.
 * Limits: 8%, 40%; 35% on average and 55% for the worst pair. Run: `npx node bench/report-overlap.ts [pairs]`.
 */
import { trades } from "../content/report/trades/index.ts";
import { INDUSTRIES } from "../contracts/assessment-options.ts";
import { asItIsSent } from "../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "../rules/report/document-of.ts";
import { randomAnswers, seeded } from "../rules/report/random-answers.fixture.ts";
import type { Report } from "../rules/report/report.ts";
import { plainText } from "../rules/report-document/runs.ts";
import { twelve } from "../rules/report/twelve.fixture.ts";

const PAIRS = Number(process.argv[2] ?? 300);
const LEAST_WORDS = 8;
const RUN = 5;

const reportOf = (answers: ReturnType<typeof randomAnswers>): Report => asItIsSent({ answers });

const isSheet = (rows: unknown) =>
  Array.isArray(rows) && Array.isArray(rows[0]) && typeof rows[0][0] === "string";

/** Every piece of text of the document, labels and cells included, split into sentences. */
const sentencesOf = (r: Report): string[] => {
  const document = documentOf(r);
  const pieces: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      if (
        value.length > 0 &&
        value.every(
          (run) =>
            typeof run === "string" ||
            (run !== null &&
              typeof run === "object" &&
              (("text" in run && typeof run.text === "string") || "figure" in run || "name" in run)),
        )
      )
        pieces.push(plainText(value, document.figures));
      else for (const item of value) visit(item);
    } else if (value !== null && typeof value === "object")
      for (const [key, item] of Object.entries(value))
        if (key === "label" && typeof item === "string") pieces.push(item);
        else if (key === "columns" || (key === "rows" && isSheet(item)))
          pieces.push(...(item as unknown[]).flat().filter((cell) => typeof cell === "string"));
        else if (!["id", "basis", "source", "kind", "role"].includes(key)) visit(item);
  };
  visit(document.sections);
  return pieces
    .flatMap((piece) => piece.split(/(?<=[.?!])\s+/))
    .map((piece) => piece.trim())
    .filter(Boolean);
};

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
const long = (sentences: readonly string[]) =>
  new Set(sentences.filter((sentence) => wordsOf(sentence).length >= LEAST_WORDS));
const shared = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>) => {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let both = 0;
  for (const item of small) if (large.has(item)) both++;
  return small.size === 0 ? 0 : both / small.size;
};

/** All phrases and nouns of any trade, the longest first, so that masking leaves the frame of a sentence. */
const nouns = [
  ...new Set(
    trades
      .flatMap((t) => Object.values(t).flat())
      .filter((v): v is string => typeof v === "string" && v.length > 2)
      .map((v) => v.toLowerCase()),
  ),
].sort((a, b) => b.length - a.length);
const masked = (sentences: readonly string[], r: Report) => {
  const t = r.situation.trade;
  const own = new Set(
    Object.values(t)
      .flat()
      .filter((v) => typeof v === "string")
      .map((v) => (v as string).toLowerCase()),
  );
  let text = sentences
    .join(" \n ")
    .toLowerCase()
    .replaceAll(/[$]?\d[\d,.]*%?/g, "#");
  for (const noun of nouns) if (own.has(noun)) text = text.replaceAll(noun, "@");
  const runs = new Set<string>();
  for (const line of text.split("\n")) {
    const words = line.match(/[\p{L}'’@#-]+/gu) ?? [];
    for (let i = 0; i + RUN <= words.length; i++) runs.add(words.slice(i, i + RUN).join(" "));
  }
  return runs;
};

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
const tell = (name: string, shares: number[], limit: string) => {
  const sorted = [...shares].sort((a, b) => a - b);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  console.log(
    `${name}: mean ${percent(mean)}, median ${percent(sorted[Math.floor(sorted.length / 2)]!)}, worst ${percent(sorted.at(-1)!)} (${limit})`,
  );
};

const random = seeded(11);
const different: number[] = [];
const onlyIndustry: number[] = [];
const frames: number[] = [];
for (let i = 0; i < PAIRS; i++) {
  const a = randomAnswers(random);
  let b = randomAnswers(random);
  while (b.industry === a.industry) b = randomAnswers(random);
  const other =
    INDUSTRIES[
      (INDUSTRIES.indexOf(a.industry) + 1 + Math.floor(random() * (INDUSTRIES.length - 1))) %
        INDUSTRIES.length
    ]!;
  const [ra, rb, rc] = [a, b, { ...a, industry: other }].map((answers) => reportOf(answers)) as [
    Report,
    Report,
    Report,
  ];
  const [sa, sb, sc] = [sentencesOf(ra), sentencesOf(rb), sentencesOf(rc)];
  different.push(shared(long(sa), long(sb)));
  onlyIndustry.push(shared(long(sa), long(sc)));
  frames.push(shared(masked(sa, ra), masked(sb, rb)));
}
tell("shared sentences, different industries", different, "limit 8%");
tell("shared sentences, only the industry changed", onlyIndustry, "limit 40%");
tell("shared five-word frames, masked", frames, "limit 35%, worst 55%");

const reports = twelve.map(({ answers }) => reportOf(answers));
const pairs = reports.flatMap((a, i) => reports.slice(i + 1).map((b) => [a, b] as const));
tell(
  "the twelve, shared sentences",
  pairs.map(([a, b]) => shared(long(sentencesOf(a)), long(sentencesOf(b)))),
  "limit 8%",
);
tell(
  "the twelve, five-word frames, masked",
  pairs.map(([a, b]) => shared(masked(sentencesOf(a), a), masked(sentencesOf(b), b))),
  "limit 35%, worst 55%",
);

const start = performance.now();
for (let i = 0; i < 300; i++) documentOf(reportOf(randomAnswers(random)));
console.log(`answers to document: ${((performance.now() - start) / 300).toFixed(2)} ms`);

if (process.argv.includes("--common")) {
  const count = new Map<string, number>();
  const dice = seeded(5);
  for (let i = 0; i < 200; i++)
    for (const sentence of long(sentencesOf(reportOf(randomAnswers(dice)))))
      count.set(sentence, (count.get(sentence) ?? 0) + 1);
  for (const [sentence, times] of [...count].sort((a, b) => b[1] - a[1]).slice(0, 40))
    console.log(times, sentence);
}
