import { missedList } from "../../content/report/steps/missed-list.ts";
import { withWins } from "./by-what-is-left.ts";
import { withinRoom } from "./credit.ts";
import type { Decision } from "./decide.ts";
import type { ChosenStep, FlowingStream, UsedAssumption } from "./report.ts";
import { streamsOf, sumOf } from "./streams.ts";
import { weigh } from "./weigh.ts";

type Used = Record<string, UsedAssumption>;

/** A step of the plan as it would be weighed: what it closes, what it takes, in its place in the room. */
const again = (one: ChosenStep, d: Decision, used: Used, flowing: readonly FlowingStream[]): ChosenStep => {
  if (one.closes.length === 0 || one.unsummed || one.step.kind === "assistant") return one;
  const ids = new Set(one.closes.map(({ stream }) => stream));
  const { chosen } = weigh(
    one.step,
    d.situation,
    flowing.filter(({ stream }) => ids.has(stream.id)),
    used,
  );
  const { closes, perMonth, range, work, ownHours, ownPerMonth, timePerMonth, cases } = chosen;
  return { ...one, closes, perMonth, range, work, ownHours, ownPerMonth, timePerMonth, cases };
};

/** The same steps with one number of ours changed: each is weighed again, nothing is scaled. */
export const samePlan = (d: Decision, id: string, value: number): Decision => {
  const used: Used = { ...d.assumptions, [id]: { ...d.assumptions[id]!, value } };
  const s = d.situation;
  const known = new Set(d.streams.map(({ stream }) => stream.id));
  const streams = streamsOf(s, used, new Set()).filter(({ stream }) => known.has(stream.id));
  const weighed = withinRoom(
    d.steps.map((one) => again(one, d, used, streams)),
    s,
    used,
  );
  const taken = new Set(weighed.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const free = streams.filter(({ stream }) => !taken.has(stream.id));
  const steps = withWins(
    weighed.map(({ wins: _, winsOf: __, ...one }) => one),
    { s, used, flowing: streams },
  ).map((one) => {
    if (!one.along) return one;
    const { hours } = one.along;
    const round = withinRoom([...weighed, weigh(missedList, s, free, used).chosen], s, used).at(-1)!;
    return {
      ...one,
      along: { hours, left: round.perMonth - hours * used["hourCost"]!.value, closes: round.closes },
    };
  });
  return {
    ...d,
    assumptions: used,
    streams,
    steps,
    headline: sumOf(steps.map(({ range }) => range)),
    timePerMonth: steps.reduce((sum, step) => sum + step.timePerMonth, 0),
  };
};
