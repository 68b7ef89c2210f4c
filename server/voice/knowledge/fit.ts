import type { FactIndex } from "./fact-index.ts";
import { isTelling } from "./words.ts";

/**
 * How likely a fact is the right answer, 0 to 1. The score finds the nearest fact; this weighs whether it is one: how far
 * it is ahead of the others, and what part of the question's own words it leaves unsaid. Its weights are from 8,600 answers
 * to questions that were taken out of their facts, a sixth of them with the fact itself (docs/decisions/0393).
 * @param score what found it, and `next` the score of the next best
 * @param near the likeness of its nearest question: a score that one question alone makes is worth less
 * @param leaning how alike each fact is as a whole
 */
export function fitOf(
  index: FactIndex,
  at: number,
  words: readonly string[],
  { score, next, near, leaning }: { score: number; next: number; near: number; leaning: Float64Array },
): number {
  const others = leaning.reduce((most, each, i) => (i === at ? most : Math.max(most, each)), 0);
  const odds =
    -2.66 +
    2.51 * score +
    2.62 * Math.min(0.5, score - next) -
    2.36 * near +
    2.4 * (leaning[at]! - others) +
    1.87 * spokenOf(index, at, words);
  return 1 / (1 + Math.exp(-odds));
}

/** What part of the telling words a fact speaks of, in its questions or its answer; all of none. */
function spokenOf({ weight, facts }: FactIndex, at: number, words: readonly string[]): number {
  let [all, spoken] = [0, 0];
  for (const word of new Set(words.filter(isTelling))) {
    all += weight(word);
    if (facts[at]!.speaksOf.has(word)) spoken += weight(word);
  }
  return all === 0 ? 1 : spoken / all;
}
