import { steps as catalogue } from "../../content/report/steps/index.ts";
import { passedWords } from "../../content/report/passed.ts";
import { fits, LEAST_LEFT, leaves } from "./choose.ts";
import { inCustomers } from "./streams.ts";
import type { Report } from "./report.ts";

const byId = new Map<string, (typeof catalogue)[number]>(catalogue.map((step) => [step.id, step]));

/** The largest loss of all where no step of the plan touches it, and why; empty where one does, where it is time that nobody named, and before a question that decides all. */
export const passedBy = (
  { streams, steps, possibleSteps, questions, situation: s }: Report,
  printsSum: boolean,
): string => {
  const [largest] = streams.toSorted((a, b) => b.perMonth.likely - a.perMonth.likely);
  if (!largest || largest.perMonth.likely === 0 || s.room === 0) return "";
  if (questions.some(({ question }) => question.blocks)) return "";
  if (!inCustomers(largest.stream) && !largest.stream.of.some((label) => s.labels.includes(label))) return "";
  const { id } = largest.stream;
  const touches = ({ closes, unsummed, step }: (typeof steps)[number]) =>
    closes.some(({ stream }) => stream === id) || (unsummed && step.closes[id] !== undefined);
  if (steps.some(touches)) return "";
  const [best] = possibleSteps
    .filter((one) => byId.get(one.id)?.closes[id] !== undefined)
    .toSorted((a, b) => b.left - a.left);
  const most = Math.max(0, ...steps.map(leaves));
  const why =
    best === undefined
      ? catalogue.some((step) => step.closes[id] !== undefined && step.kind !== "nothing" && fits(step, s))
        ? "little"
        : "none"
      : best.left < LEAST_LEFT
        ? "little"
        : best.kind === "assistant"
          ? "assistant"
          : best.left <= most
            ? "less"
            : "next";
  return passedWords(largest.title, printsSum ? `{s.${id}}` : "", why);
};
