import type { OutlinePoint } from "../../content/writing/outline/kind.ts";

/**
 * Points over so many weeks: where there are fewer, what is found out has a week of its own, and what is made of it
 * stands in the next under what a reader asks.
 */
export function spreadOver(points: readonly OutlinePoint[], weeks: number): readonly OutlinePoint[] {
  const missing = weeks - points.length;
  if (missing <= 0 || missing > points.length) return points;
  return points.flatMap((point, i): OutlinePoint[] => {
    const [step, question, find, says = ""] = point;
    return i < missing && says
      ? [
          [step, question, find],
          [question, question, "", says],
        ]
      : [point];
  });
}
