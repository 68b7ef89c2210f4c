import { planLines, tenths } from "./plan-lines.ts";
import type { Figure, Report } from "./report.ts";

/** Twice the effort brings so many times as much: whoever is likeliest was asked first, and lists end. */
const TWICE = 1.6;
/** What twice as much of the step that fills the room would bring, where somebody new comes of it. */
export const ladderFigures = (r: Report): Record<string, Figure> => {
  const line = planLines(r).find(({ step }) => step.step.lever);
  const room = r.figures["room.year"]?.value ?? 0;
  const more = line ? (r.figures[`gain.${line.step.step.id}.more`]?.value ?? 0) : 0;
  const comes = Math.round(TWICE * more);
  // Who is known already fills no place of somebody new.
  const isNew = r.figures["goal.yes"] === undefined;
  return !line ||
    !isNew ||
    !r.situation.room ||
    !r.situation.valueKnown ||
    comes <= more ||
    comes >= 2 * more ||
    comes > room
    ? {}
    : {
        ladder: { value: comes, unit: "count" },
        "ladder.of": { value: more, unit: "count" },
        "ladder.hours": { value: tenths(2 * line.hours), unit: "hours" },
        ...(line.hours > 0 && comes < room / 2
          ? {
              "ladder.half": {
                value: Math.round(line.hours * 2 ** (Math.log(room / 2 / more) / Math.log(TWICE))),
                unit: "hours" as const,
              },
            }
          : {}),
      };
};
