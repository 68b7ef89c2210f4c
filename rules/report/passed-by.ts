import { steps as catalogue } from "../../content/report/steps/index.ts";
import { passedWords } from "../../content/report/passed.ts";
import { fits, LEAST_LEFT, leaves } from "./choose.ts";
import { inCustomers } from "./streams.ts";
import type { Report } from "./report.ts";

const byId = new Map<string, (typeof catalogue)[number]>(catalogue.map((step) => [step.id, step]));

/** The largest loss of all where no step of the plan touches it, and why; nothing where one does, where it is time that nobody named, and before a question that decides all. */
export const passedBy = (
  { streams, steps, possibleSteps, questions, situation: s }: Report,
  printsSum: boolean,
): { text: string; left?: number } | undefined => {
  const [largest] = streams.toSorted((a, b) => b.perMonth.likely - a.perMonth.likely);
  if (!largest || largest.perMonth.likely === 0 || s.room === 0) return undefined;
  if (questions.some(({ question }) => question.blocks)) return undefined;
  if (!inCustomers(largest.stream) && !largest.stream.of.some((label) => s.labels.includes(label)))
    return undefined;
  const { id } = largest.stream;
  const touches = ({ closes, unsummed, step }: (typeof steps)[number]) =>
    closes.some(({ stream }) => stream === id) || (unsummed && step.closes[id] !== undefined);
  if (steps.some(touches)) return undefined;
  const [best] = possibleSteps
    .filter((one) => byId.get(one.id)?.closes[id] !== undefined)
    .toSorted((a, b) => b.left - a.left);
  const least = Math.min(...steps.filter(({ closes }) => closes.length > 0).map(leaves));
  const why =
    best === undefined
      ? catalogue.some((step) => step.closes[id] !== undefined && step.kind !== "nothing" && fits(step, s))
        ? "little"
        : "none"
      : best.left < LEAST_LEFT
        ? "little"
        : best.kind === "assistant" && !s.missedKnown
          ? "assistant"
          : best.left <= least
            ? "less"
            : "next";
  const cure = best && byId.get(best.id)!.short(s, s.trade);
  const tells = best !== undefined && printsSum && best.left > 0;
  return {
    text: passedWords(largest.title, printsSum ? `{s.${id}}` : "", why, cure, tells ? "{passed.left}" : ""),
    ...(tells ? { left: best.left } : {}),
  };
};
