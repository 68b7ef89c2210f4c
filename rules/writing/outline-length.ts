import { textOf } from "./gist.ts";
import { inWords, wordsIn } from "./plain.ts";
import type { Request } from "./request.ts";

/** What a short outline can do without, what leaves least first. */
const LEAST_FIRST = [
  /^What’s particular to /,
  /^Not without a source$/,
  /^A line to fill in$/,
  /^What a reader fears, and will say$/,
  /^What is forgotten$/,
  /^Whom to ask first$/,
  /^What to look up before you say it$/,
  /^Facts to collect$/,
  /^Arguments to try\b/,
  /^A way to open it$/,
  /^What only you can say$/,
  /^Who gains by it, and who loses$/,
  /^The day that shows it$/,
];
/** Head and note of an outline, which are no part of the text that it is for. */
const AROUND = 60;
const wordsOf = (html: readonly string[]): number => wordsIn(textOf(html.join(" "))).length;

/** An outline of a text with a limit is no longer than that text: whole sections go, and never a cut sentence. */
export function withinLimit(content: readonly string[], most: number | undefined): readonly string[] {
  if (!most) return content;
  const sections: string[][] = [];
  for (const part of content) {
    if (part.startsWith("<h2>") || !sections.length) sections.push([]);
    sections.at(-1)?.push(part);
  }
  let kept = sections;
  for (const least of LEAST_FIRST) {
    if (wordsOf(kept.flat()) + AROUND <= most) break;
    kept = kept.filter(([head = ""]) => !least.test(textOf(head)));
  }
  return kept.flat();
}

/** What only helps to write it has no words of it. */
const NO_PART =
  /^(?:A way to open it|Facts to collect|What only you can say|Side by side|Whom to ask first|What is forgotten|A line to fill in|Not without a source|What a reader fears, and will say|What to look up|If one of them|To find out)/;
/** How many of the words that were asked for each part has. */
export function shareOfWords({ words }: Pick<Request, "words">, content: readonly string[]): string {
  const parts = content
    .flatMap((block) => [...block.matchAll(/<h2>([^<]*)<\/h2>/g)])
    .filter(([, head = ""]) => !NO_PART.test(head)).length;
  if (!words || words < LEAST_SHARED || parts < 2) return "";
  const opening = words < 600 ? 40 : 80;
  const each = Math.floor((words - opening) / parts / 10) * 10;
  return each < 20
    ? `, which is too little for all ${inWords(parts)} parts: choose the ${inWords(Math.max(2, Math.floor((words - opening) / 50)))} that your readers ask about first`
    : `, about ${opening} to open and ${each} for each of the ${inWords(parts)} parts`;
}
const LEAST_SHARED = 200;
