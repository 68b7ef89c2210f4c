import { expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import type { ReportBlock, RichText } from "../../contracts/report-document.ts";
import { documentOf } from "./document-of.ts";
import { twelve } from "./twelve.fixture.ts";

/** So many words in a row are a phrase, and so often it may stand in one report. */
const WORDS = 5;
const MOST = 2;

const plain = (text: RichText): string =>
  text.map((run) => (typeof run === "string" ? run : "text" in run ? run.text : "#")).join("");
const textsIn = (block: ReportBlock): readonly string[] =>
  block.kind === "paragraph" || block.kind === "quote"
    ? [plain(block.text)]
    : block.kind === "list"
      ? block.items.map(plain)
      : block.kind === "chart" && block.chart.kind === "weeks"
        ? block.chart.weeks.map(({ text }) => plain(text))
        : [];
/** Whoever is in danger hears all of it wherever they turn. */
const DANGER = /swelling|knocked out|bleeding/;
/** Who speaks, and what is counted or weighed in each step alike, is a label. */
const LABELS =
  /\b(?:Hi|Hello)(?:, | )[^.]{0,60}\.|\bit's \[your name\] (?:at|from) [^.]+\.|You've reached [^.]+\.|\bcalls and messages a (?:week|month)|It would (?:leave|win back)[^.]*|(?:Takes|Worth|Check our guess first|Skip it if|By your count|Count from (?:today|day one)): ?.*/g;
const phrasesIn = (text: string): readonly string[] =>
  text
    .replaceAll(LABELS, " | ")
    .split(/[.?!:;|]/)
    .filter((sentence) => !DANGER.test(sentence))
    .flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/\[[^\]]*\]|[\p{L}\p{N}'’$#-]+/gu) ?? [];
      return words.slice(WORDS - 1).map((_, at) => words.slice(at, at + WORDS).join(" "));
    });

it.each(
  twelve.flatMap(({ id, answers, numbers }) => [
    { id, counted: "alone", input: { answers } },
    { id, counted: "with numbers", input: { answers, numbers } },
  ]),
)("says no phrase more than twice: $id $counted", ({ input }) => {
  const { sections, letter } = documentOf(asItIsSent(input));
  const blocks = sections.filter(({ id }) => id !== "numbers").flatMap((section) => section.blocks);
  const titles = new Set(
    blocks.flatMap((block) => (block.kind === "heading" ? phrasesIn(plain(block.text)) : [])),
  );
  const times = new Map<string, number>();
  for (const phrase of [...letter, ...blocks].flatMap(textsIn).flatMap(phrasesIn))
    if (!titles.has(phrase)) times.set(phrase, (times.get(phrase) ?? 0) + 1);
  const often = [...times].filter(([, many]) => many > MOST).map(([phrase]) => phrase);
  expect(often.length, often.join("; ")).toBe(0);
});
