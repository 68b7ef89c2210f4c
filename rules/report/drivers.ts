import type { Report, UsedAssumption } from "./report.ts";

type Driven = Pick<Report, "steps" | "streams" | "assumptions">;
const streamsOf = (r: Driven) => {
  const closed = new Set(r.steps.flatMap((step) => step.closes.map(({ stream }) => stream)));
  return closed.size === 0 ? r.streams : r.streams.filter(({ stream }) => closed.has(stream.id));
};

/** The numbers that the plan's money is made of and that can be off: the owner's, and our examples for the rest. */
export const driversOf = (r: Driven): UsedAssumption[] =>
  [...new Set(streamsOf(r).flatMap(({ factors }) => factors))]
    .map((id) => r.assumptions[id]!)
    .filter(({ from, spread }) => from !== "example" || spread > 1)
    // Where all of them count, there is nothing to know better.
    .filter(({ unit, value }) => unit !== "percent" || value !== 100);
