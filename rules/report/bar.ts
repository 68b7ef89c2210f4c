import type { BreakEven, Figure } from "./report.ts";
import { twoDigits } from "./rounding.ts";
import { WEEKS_PER_MONTH } from "./streams.ts";

/** Weeks for which an assistant waits that nobody has counted for. */
const COUNTED = 2;
/** Fewer than this in two weeks are counted by how many weeks lie between two. */
const BY_TWO_WEEKS = 0.75;
/** Nobody counts for longer than a year. */
const MOST_WEEKS = 52;

/** A quarter of one too many is not one more: nobody loses a part of a customer. */
const SLACK = 0.25;

/** What only just earns its price is bought by nobody on an estimate: it has to win so many times as much. */
const MARGIN = 1.5;
/** One in two weeks may be chance. */
const NO_CHANCE = 2;

/** How the bar is told: so many in two weeks, one in so many weeks, or so many a month; 'none' where no count would do. */
export type Telling = "two weeks" | "weeks" | "month" | "none";
type Bar = Pick<BreakEven, "bar" | "lost" | "share" | "unitKind">;

export const tellingOf = ({ bar: even, unitKind }: Bar): Telling => {
  const bar = MARGIN * even;
  if (bar <= 0 || unitKind === "dollars") return "none";
  if (unitKind !== "customers") return "month";
  const inTwoWeeks = (bar * COUNTED) / WEEKS_PER_MONTH;
  if (inTwoWeeks >= BY_TWO_WEEKS) return "two weeks";
  return COUNTED / inTwoWeeks > MOST_WEEKS ? "none" : "weeks";
};

/** The bar and what our sums expect, in the one unit in which the report speaks of both. */
export const barFigures = (b: Bar): Record<string, Figure> => {
  const telling = tellingOf(b);
  if (telling === "none") return {};
  const weeks =
    telling === "weeks"
      ? Math.floor(WEEKS_PER_MONTH / (MARGIN * b.bar))
      : telling === "month"
        ? WEEKS_PER_MONTH
        : COUNTED;
  const scale = weeks / WEEKS_PER_MONTH;
  const now = b.lost * scale;
  // Nobody loses a part of a customer: fewer than one are told by the weeks that lie between two.
  const every = telling !== "month" && now < 1 ? Math.max(weeks, Math.round(WEEKS_PER_MONTH / b.lost)) : 0;
  const gate =
    telling === "weeks"
      ? 1
      : Math.max(telling === "month" ? 1 : NO_CHANCE, Math.ceil(MARGIN * b.bar * scale - SLACK));
  // What is told beside it by the year has to reach it there too.
  const whole = now < gate ? Math.min(Math.round(now), gate - 1) : Math.round(now);
  return {
    gate: { value: gate, unit: "count" },
    ...(telling === "weeks" ? { "gate.weeks": { value: weeks, unit: "count" } } : {}),
    "gate.now": { value: every > 0 ? twoDigits(weeks / every) : whole, unit: "count" },
    ...(every > 0 && every <= MOST_WEEKS ? { "gate.every": { value: every, unit: "count" } } : {}),
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
