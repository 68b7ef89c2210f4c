import { isSecondWord } from "./goal-gain.ts";
import type { BesideLine, PlanLine } from "./plan-lines.ts";
import type { Closed, FlowingStream, Report } from "./report.ts";
import { inTens, toTen } from "./rounding.ts";

type Planning = Pick<Report, "streams" | "situation">;
type Its = readonly Pick<Closed, "stream" | "perMonth">[];

/** What the plan takes back of one line of what is lost, and by which of its rows. */
export interface TakenBack {
  stream: string;
  by: PlanLine | BesideLine;
  perMonth: number;
}

/** What is lost where a second word wins one in so many years: as much of that guess is taken back. */
const bySecondWord = ({ step, guess }: PlanLine, { streams, situation: s }: Planning): Its => {
  const its = isSecondWord(step, s)
    ? streams.filter(({ stream }) => step.step.closes[stream.id] !== undefined)
    : [];
  const lost = its.reduce((sum, { perMonth }) => sum + perMonth.likely, 0);
  return its.map(({ stream, perMonth }) => ({
    stream: stream.id,
    perMonth: lost > 0 ? (Math.min(guess.likely, lost) * perMonth.likely) / lost : 0,
  }));
};
/** Whoever is called back beside the steps: the same people that a round of its own would win. */
const byCallingBack = ({ step: { along }, guess }: BesideLine): Its => {
  const all = along?.closes.reduce((sum, { perMonth }) => sum + perMonth, 0) ?? 0;
  return (along?.closes ?? []).map(({ stream, perMonth }) => ({
    stream,
    perMonth: all > 0 ? (guess.likely * perMonth) / all : 0,
  }));
};

/** Each line of the plan's losses with what the plan takes back of it, as it is printed: the one ledger of both. */
export const takenBack = (
  r: Planning,
  steps: readonly PlanLine[],
  beside: readonly BesideLine[],
): readonly TakenBack[] => {
  const left = new Map(r.streams.map(({ stream, perMonth }) => [stream.id, inTens(perMonth.likely)]));
  const of = (by: PlanLine | BesideLine, its: Its): TakenBack[] =>
    its.flatMap(({ stream, perMonth }) => {
      const taken = Math.min(toTen(perMonth), left.get(stream) ?? 0);
      left.set(stream, (left.get(stream) ?? 0) - taken);
      return taken > 0 ? [{ stream, by, perMonth: taken }] : [];
    });
  return [
    ...steps.flatMap((line) => of(line, line.step.closes)),
    ...steps.flatMap((line) => of(line, [...(line.step.winsOf ?? []), ...bySecondWord(line, r)])),
    ...beside.flatMap((line) => (line.id === "along" ? of(line, byCallingBack(line)) : [])),
  ];
};

/** What stays of each line, as it is printed. */
export const stayingOf = (
  streams: readonly FlowingStream[],
  back: readonly TakenBack[],
): ReadonlyMap<string, number> =>
  new Map(
    streams.map(({ stream, perMonth }) => [
      stream.id,
      Math.max(
        0,
        inTens(perMonth.likely) -
          back.reduce((sum, one) => (one.stream === stream.id ? sum + one.perMonth : sum), 0),
      ),
    ]),
  );
