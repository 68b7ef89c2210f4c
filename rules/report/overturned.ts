import { overturnedWords } from "../../content/report/overturned.ts";
import type { Figure, Report } from "./report.ts";

/** What the owner's numbers changed: the advice, or what is left, and the line that moved furthest. */
export const overturnedBy = (
  before: Report,
  now: Report,
): { text: string; figures: Record<string, Figure> } => {
  const likely = (r: Report, id: string) =>
    r.streams.find(({ stream }) => stream.id === id)?.perMonth.likely ?? 0;
  const moved = [...new Set([...before.streams, ...now.streams].map(({ stream }) => stream.id))]
    .map((id) => ({ id, by: Math.abs(likely(now, id) - likely(before, id)) }))
    .sort((a, b) => b.by - a.by)[0];
  const flowing = [...now.streams, ...before.streams].find(({ stream }) => stream.id === moved?.id);
  const missing = (from: Report, other: Report) =>
    from.steps
      .filter(({ step }) => other.steps.every((chosen) => chosen.step !== step))
      .map(({ step }) => step.short(from.situation, from.situation.trade));
  const first = (r: Report) => r.steps[0]!.step;
  return {
    text: overturnedWords(now.situation, {
      verdict: before.verdict.id !== now.verdict.id ? before.verdict.title : undefined,
      first:
        first(before).id !== first(now).id
          ? first(before).short(before.situation, before.situation.trade)
          : undefined,
      came: missing(now, before),
      went: missing(before, now),
      left: before.figures.left!.value !== now.figures.left!.value,
      stream: moved && moved.by > 0 ? flowing?.title : undefined,
      isNew: moved !== undefined && likely(before, moved.id) === 0,
    }),
    figures: {
      "before.left": before.figures.left!,
      "before.stream": { value: moved ? likely(before, moved.id) : 0, unit: "money" },
      "now.stream": { value: moved ? likely(now, moved.id) : 0, unit: "money" },
    },
  };
};
