import { LEAST_LEFT } from "./choose.ts";
import type { FlowingStream, Report } from "./report.ts";
import { inTens } from "./rounding.ts";
import { isUnpriced } from "./word-verdict.ts";

/** What an owner counted by name: whatever is made of it is reckoned before his eyes. */
const COUNTED = ["noShowsPerWeek", "missedPerWeek"];

const isPriced = ({ stream }: FlowingStream, r: Report): boolean =>
  !(isUnpriced(r) && stream.kind === "lost");

/** A line of so many dollars a month is named by itself. */
const NAMED = 100;

/** The lines of money that are worked out: what a step takes back, and what was counted and is worth a step; where there is neither, the largest. */
export const ownLines = (r: Report): readonly FlowingStream[] => {
  const closed = new Set(r.steps.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const flowing = r.streams.filter(({ perMonth }) => perMonth.likely > 0);
  const own = flowing.filter(
    ({ stream, factors, perMonth }) =>
      closed.has(stream.id) ||
      // Without a price, how many are lost is all that is known.
      (isUnpriced(r) && stream.kind === "lost") ||
      (perMonth.likely >= LEAST_LEFT && COUNTED.some((id) => factors.includes(id))),
  );
  const [largest] = flowing
    .filter((one) => isPriced(one, r))
    .toSorted((a, b) => b.perMonth.likely - a.perMonth.likely);
  return own.some((one) => isPriced(one, r)) || !largest
    ? own
    : flowing.filter((one) => one === largest || own.includes(one));
};

/** The lines that have one of their own in the table: those, and whatever is large. */
export const namedLines = (r: Report): readonly FlowingStream[] => {
  const own = ownLines(r);
  return r.streams.filter((one) => own.includes(one) || (isPriced(one, r) && one.perMonth.likely >= NAMED));
};

/** All others are small and stand together: no step counts any of it. */
export const otherLines = (r: Report): readonly FlowingStream[] => {
  const named = namedLines(r);
  return r.streams.filter((one) => one.perMonth.likely > 0 && isPriced(one, r) && !named.includes(one));
};

export const otherFigures = (r: Report): Report["figures"] => {
  const others = otherLines(r);
  return others.length === 0
    ? {}
    : {
        "s.others": {
          value: inTens(others.reduce((sum, { perMonth }) => sum + perMonth.likely, 0)),
          unit: "money",
        },
      };
};
