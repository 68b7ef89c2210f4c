import type { Family, Told } from "../../../content/writing/library/kinds.ts";
import { capital } from "../../../content/capital.ts";
import type { Say } from "../body.ts";
import { list, p } from "../html.ts";
import { wordsIn } from "../plain.ts";
import { withoutLooseCount } from "../without-sentences.ts";

export const lengthOf = (html: string): number => wordsIn(html.replaceAll(/<[^>]*>/g, " ")).length;

const LEADS = 12;
/** The first sentences of a paragraph, up to a number of words; at least one. */
function cutTo(text: string, most: number): string {
  let used = 0;
  let quotes = 0;
  const sentences = text.split(/(?<=[.?!]”?) (?=[A-Z“{])/);
  const whole = sentences.filter((sentence, i) => {
    // A few words that only lead up to what is said have it behind them.
    const leads = i === 1 && used < LEADS;
    // What somebody says is said to its end.
    const isWithin = quotes > 0;
    used += wordsIn(sentence).length;
    const kept = i === 0 || leads || isWithin || used <= most;
    if (kept) quotes += sentence.split("“").length - sentence.split("”").length;
    return kept;
  });
  return withoutLooseCount(whole, sentences.length).join(" ");
}

/** A passage under its heading: in full, or with a limit of words its first paragraph up to there, and its words to copy. */
export function toldIn(told: Told, family: Family, say: Say, most = Number.POSITIVE_INFINITY): string[] {
  const { says, eg, lines } = told;
  const example = eg?.[family] ?? eg?.other;
  const paragraphs =
    most === Number.POSITIVE_INFINITY
      ? [...says, ...(example ? [example] : [])]
      : says.slice(0, 1).map((text) => cutTo(text, most));
  return [
    ...paragraphs.map((text) => p(capital(say(text)))),
    ...(lines?.length
      ? [
          list(
            "ul",
            lines.map(([when, said]) => say(when ? `${when}: “${said}”` : `“${said}”`)),
          ),
        ]
      : []),
  ];
}

/**
 * Of passages in their order as many as fill a length: first those that are named, then the others, those beside the
 * subject last. They stay in their order.
 */
export function chosenFor(
  all: readonly Told[],
  named: readonly Told[],
  room: number,
  lengthOfOne: (told: Told) => number,
): Told[] {
  const ranked = [
    ...named,
    ...all.filter((told) => !named.includes(told) && !told.extra),
    ...all.filter((told) => !named.includes(told) && told.extra),
  ];
  const kept = new Set<Told>(named);
  let used = named.reduce((sum, told) => sum + lengthOfOne(told), 0);
  for (const told of ranked.slice(named.length)) {
    const length = lengthOfOne(told);
    // A little over is nearer than far under.
    if (used + length / 2 > room) continue;
    kept.add(told);
    used += length;
  }
  return all.filter((told) => kept.has(told));
}
