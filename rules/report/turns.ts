import { steps as catalogue } from "../../content/report/steps/index.ts";
import type { Decision } from "./decide.ts";
import { LEAST_LEFT, leaves } from "./choose.ts";
import type { Leftover } from "./report.ts";
import { streamsOf } from "./streams.ts";
import { weigh } from "./weigh.ts";

/** So many times as many calls and messages as in our example are tried; beyond that a business is another one. */
const TIMES = [1.25, 1.5, 2, 2.5, 3] as const;
const FIVE = 5;
const TEN = 10;
const HUNDRED = 100;
const roundUp = (n: number): number => {
  const grain = n < HUNDRED ? FIVE : TEN;
  return grain * Math.ceil(n / grain);
};

/**
 * From how many calls and messages a week on a step pays that is too little by our example of how many there are: the
 * owner knows how many there are, and can decide by that. Nothing where that was counted, or where it is far off.
 */
export const turnsAt = (
  { cure, would }: Leftover,
  { situation: s, assumptions: used, steps, asked }: Decision,
): number | undefined => {
  const id = cure?.step.id ?? (would && !would.next && would.left < LEAST_LEFT ? would.step : undefined);
  const step = catalogue.find((known) => known.id === id);
  const all = used.contactsPerWeek!;
  if (!step || step.kind === "assistant" || all.from !== "example") return undefined;
  const closed = new Set(steps.flatMap(({ closes }) => closes.map(({ stream }) => stream)));
  const open = new Set(asked.flatMap(({ opens }) => opens));
  const at = TIMES.map((times) => roundUp(all.value * times)).find((value) => {
    const more = { ...used, contactsPerWeek: { ...all, value } };
    const free = streamsOf(s, more, open).filter(({ stream }) => !closed.has(stream.id));
    return leaves(weigh(step, s, free, more).chosen) >= LEAST_LEFT;
  });
  return at;
};
