import type { BreakEven, Figure } from "./report.ts";
import { WEEKS_PER_MONTH } from "./streams.ts";

/** Weeks for which somebody counts before an assistant is tried; months, where four weeks show too few. */
const COUNTED = 4;
const MONTHS = 3;
/** Fewer than this in four weeks are counted over three months. */
const BY_FOUR_WEEKS = 1.25;

/** So little of one too many is not one more: what is enough covers the price as it is printed. */
const SLACK = 0.05;

/** Over which time the bar is counted: customers in four weeks or in three months, hours and dates by the month; 'none' where no count would do. */
export type Telling = "four weeks" | "three months" | "month" | "none";
type Bar = Pick<BreakEven, "bar" | "lost" | "share" | "unitKind">;

export const tellingOf = ({ bar, unitKind }: Bar): Telling =>
  bar <= 0 || unitKind === "dollars"
    ? "none"
    : unitKind !== "customers"
      ? "month"
      : (bar * COUNTED) / WEEKS_PER_MONTH >= BY_FOUR_WEEKS
        ? "four weeks"
        : "three months";

/** For how long somebody counts before an assistant is tried. */
export const periodOf = (b: Bar): "four weeks" | "three months" =>
  tellingOf(b) === "three months" ? "three months" : "four weeks";

const SCALE: Readonly<Record<Telling, number>> = {
  "four weeks": COUNTED / WEEKS_PER_MONTH,
  "three months": MONTHS,
  month: 1,
  none: 0,
};

/** From how many on it pays, and how many our sums expect in that time: what is enough is enough as it is printed. */
export const barFigures = (b: Bar): Record<string, Figure> => {
  const scale = SCALE[tellingOf(b)];
  if (scale === 0) return {};
  const gate = Math.max(1, Math.ceil(b.bar * scale - SLACK));
  const now = Math.round(b.lost * scale);
  return {
    gate: { value: gate, unit: "count" },
    "gate.now": { value: b.lost >= b.bar ? Math.max(now, gate) : Math.min(now, gate - 1), unit: "count" },
    "gate.share": { value: Math.max(1, Math.round(100 * b.share)), unit: "percent" },
  };
};

/** So much more than the bar leaves room for a wrong guess; so little less is nearly there. */
const CLEARLY = 1.3;
const NEARLY = 0.6;
/** Where our sums lie beside the bar, by the numbers that are printed; without a bar nothing is near it. */
export const standing = (
  figures: Readonly<Record<string, Figure>>,
): "passed" | "reached" | "short" | "far" => {
  const [gate, now] = [figures.gate?.value ?? Infinity, figures["gate.now"]?.value ?? 0];
  return now >= CLEARLY * gate
    ? "passed"
    : now >= gate
      ? "reached"
      : now >= NEARLY * gate || (now >= 1 && now + 1 >= gate)
        ? "short"
        : "far";
};
