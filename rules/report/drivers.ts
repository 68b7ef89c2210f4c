import { guessWords } from "../../content/report/guesses.ts";
import type { Report, UsedAssumption } from "./report.ts";

/** How many guesses are named and asked for. */
const NAMED = 2;

const streamsOf = (r: Report) => {
  const closed = new Set(r.steps.flatMap((step) => step.closes.map(({ stream }) => stream)));
  return closed.size === 0 ? r.streams : r.streams.filter(({ stream }) => closed.has(stream.id));
};

/** The numbers that the plan's money is made of and that can be off: the owner's, and our examples for the rest. */
export const driversOf = (r: Report): UsedAssumption[] =>
  [...new Set(streamsOf(r).flatMap(({ factors }) => factors))]
    .map((id) => r.assumptions[id]!)
    .filter(({ from, spread }) => from !== "example" || spread > 1)
    // Where all of them count, there is nothing to know better.
    .filter(({ unit, value }) => unit !== "percent" || value !== 100);

/** The guesses of ours that carry most of the plan, the widest under the most money first, as words with their figure. */
export const guessesOf = (r: Report): string[] => {
  if (r.questions.some(({ question }) => question.blocks)) return [];
  const weight = new Map<string, number>();
  for (const { factors, perMonth } of streamsOf(r))
    for (const id of factors)
      weight.set(id, (weight.get(id) ?? 0) + perMonth.likely * Math.log(r.assumptions[id]!.spread));
  return (
    driversOf(r)
      // No owner can say how many of the freed minutes are used.
      .filter(({ from, id }) => from === "example" && id !== "usableShare")
      .toSorted((a, b) => weight.get(b.id)! - weight.get(a.id)!)
      .slice(0, NAMED)
      .map(({ id, unit, label }) => guessWords(r.situation, id, unit, label))
  );
};
