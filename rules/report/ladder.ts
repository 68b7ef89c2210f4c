import { planLines } from "./plan-lines.ts";
import type { Figure, Report } from "./report.ts";

/** As often as the step says, twice and four times as often. */
export const LADDER = [1, 2, 4] as const;
/** What more of the same would fill of the room that was counted, up to all of it. */
export const ladderFigures = (r: Report): Record<string, Figure> => {
  const line = planLines(r).find(({ step }) => step.step.lever);
  const room = r.figures["room.year"]?.value ?? 0;
  const more = line ? (r.figures[`gain.${line.step.step.id}.more`]?.value ?? 0) : 0;
  if (!line || !r.situation.room || !r.situation.valueKnown || more < 1 || more >= room) return {};
  return Object.fromEntries(
    LADDER.flatMap((times): [string, Figure][] => {
      const comes = times * more;
      return comes > room
        ? []
        : [
            [`ladder.${times}`, { value: comes, unit: "count" }],
            [
              `ladder.${times}.part`,
              { value: Math.max(1, Math.round((100 * comes) / room)), unit: "percent" },
            ],
            ...(line.hours > 0
              ? [
                  [
                    `ladder.${times}.hours`,
                    { value: Math.round(10 * times * line.hours) / 10, unit: "hours" },
                  ] satisfies [string, Figure],
                ]
              : []),
          ];
    }),
  );
};
