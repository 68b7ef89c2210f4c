import type { Asked, Kind } from "./load.ts";

const KINDS: Kind[] = ["page", "file", "search", "message", "assessment", "edit", "turn", "booking"];

/** @param part 0.5 for the median */
export const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

/** A line for each part of the run and kind of request: how many were taken, refused (an error's status) and unanswered. */
export function table(asked: readonly Asked[]): string {
  const lines = [
    "| during | asked for | taken | refused | unanswered | p50, p95 (ms) |",
    "| --- | --- | --- | --- | --- | --- |",
  ];
  for (const phase of new Set(asked.map((each) => each.phase)))
    for (const kind of KINDS) {
      const all = asked.filter((each) => each.phase === phase && each.kind === kind);
      if (all.length === 0) continue;
      const taken = all.filter(({ status }) => status === 200 || status === 201);
      const silent = all.filter(({ status }) => status === 0).length;
      const times = taken.map(({ ms }) => ms);
      const shown = times.length
        ? `${quantile(times, 0.5).toFixed(0)}, ${quantile(times, 0.95).toFixed(0)}`
        : "";
      lines.push(
        `| ${phase} | ${kind} | ${taken.length} | ${all.length - taken.length - silent} | ${silent} | ${shown} |`,
      );
    }
  return lines.join("\n");
}
