import { textOf } from "./gist.ts";
import { wordsIn } from "./plain.ts";

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
