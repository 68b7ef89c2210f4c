import {
  fewNew,
  noShowsThen,
  ofHours,
  ofMissed,
  ofNoShows,
  ofOffers,
  unanswered,
} from "../../content/report/by-count.ts";
import type { Brings, Situation } from "../../content/report/kinds.ts";
import type { ChosenStep, Closed, Figure, FlowingStream, UsedAssumption } from "./report.ts";
import { toTwo, twoDigits } from "./rounding.ts";
import { MANY_MISSED } from "./weigh.ts";
import { inCustomers, monthsOpen, unitWorthOf, WEEKS_PER_MONTH } from "./streams.ts";

/** A step in the numbers that the owner counted: a sentence, and the figures in it. */
export interface ByCount {
  words: string;
  figures: Record<string, Figure>;
  /** What the count should have come to by the month's end: a clause. */
  target?: string;
  /** It says how many reach nobody. */
  missed?: true;
}
type Used = Readonly<Record<string, UsedAssumption>>;
interface Line {
  closed: Closed;
  flowing: FlowingStream;
}

const count = (value: number): Figure => ({ value, unit: "count" });
/** Fewer a week than this are told by the month; fewer a month, by nobody. */
const A_WEEK = 3;
const LEAST = 1;
/** Up to so many one more or less makes a difference. */
const FEW = 5;
/** Where fewer of a hundred are new, most of those who reach nobody are known. */
const MOSTLY_KNOWN = 30;
/** Whom a trade's own growth comes from who comes for years. */
/** Whoever has begun pays on until they leave. */
const STAYS = /\b(?:account|member|contract|subscriber)$/;
const KEPT: ReadonlySet<Brings> = new Set(["again", "stay"]);
/** Fewer hours a month are told by nobody. */
const LEAST_HOURS = 2;
/** Who hears a sum of time is told what they ask for: what one can count who looks. */
const ASKED: ReadonlySet<string> = new Set(["schedulingShare", "questionShare", "statusShare", "orderShare"]);
const isOwn = (id: string, used: Used): boolean => used[id]?.from === "owner";

const byNoShows = (p: string, lines: readonly Line[], used: Used): ByCount | undefined => {
  const line = lines.find(({ flowing }) => flowing.stream.id === "no-shows");
  if (!line || !isOwn("noShowsPerWeek", used)) return undefined;
  const weekly = used.noShowsPerWeek!.value;
  // So few a week that a whole number would say more or less than the sum does.
  const less = weekly * line.closed.share;
  const per = weekly < A_WEEK || Math.abs(Math.round(less) - less) > less / 10 ? "month" : "week";
  const now = per === "week" ? weekly : Math.round(weekly * WEEKS_PER_MONTH);
  const then = Math.round(now * (1 - line.closed.share));
  return then >= now
    ? undefined
    : {
        words: ofNoShows({ p, per }),
        figures: { [`${p}.now`]: count(now), [`${p}.then`]: count(then) },
        target: noShowsThen({ p, per }),
      };
};

/** Those of them who are somebody new, a month: its line, read backwards from whom it loses. */
const freshIn = ({ factors, amount }: FlowingStream, used: Used): number =>
  factors
    .filter((id) => id === "readyShare" || id.endsWith("GoneShare"))
    .reduce((all, id) => (100 * all) / (used[id]!.value || Infinity), amount);

const byMissed = (
  p: string,
  lines: readonly Line[],
  s: Situation,
  used: Used,
  { over, again }: { over: boolean; again: boolean },
): ByCount | undefined => {
  const counted = lines.filter(({ flowing }) => flowing.factors.includes("missedPerWeek"));
  const sum = (of: (line: Line) => number) => counted.reduce((all, line) => all + of(line), 0);
  const monthly = sum(({ flowing }) => freshIn(flowing, used));
  if (!isOwn("missedPerWeek", used) || counted.length === 0) return undefined;
  if (monthly < LEAST) return again ? undefined : { words: fewNew(s), figures: {}, missed: true };
  const per = monthly / WEEKS_PER_MONTH < LEAST ? "month" : "week";
  const open = monthsOpen(s);
  const gone = toTwo(open * sum(({ flowing }) => flowing.amount));
  const back =
    open * sum(({ closed: { stream, perMonth } }) => perMonth / (unitWorthOf(stream, used) || Infinity));
  // Whom the step wins beside those whom nobody answered: the sum beside it counts them too.
  const others =
    open *
    lines.reduce(
      (all, { closed: { stream, perMonth }, flowing }) =>
        inCustomers(flowing.stream) && !counted.some((one) => one.flowing === flowing)
          ? all + perMonth / (unitWorthOf(stream, used) || Infinity)
          : all,
      0,
    );
  const late = Math.round(others);
  // Fewer than one are told with the rest, and what lies between two as both: else the sum beside it would not come of them.
  const all = late < LEAST ? back + others : back;
  const between = all >= LEAST && all < FEW && Math.abs((all % 1) - 0.5) < 0.25;
  const won = between ? Math.floor(all) : toTwo(all);
  const atNight = counted.map(({ flowing }) => flowing.stream.id === "after-hours");
  const fresh = Math.round(per === "week" ? monthly / WEEKS_PER_MONTH : monthly);
  return {
    words: ofMissed(s, s.trade, {
      p,
      per,
      one: fresh === 1,
      when: atNight.every(Boolean)
        ? "night"
        : atNight.some(Boolean) || used.dayShare!.value === 100
          ? ""
          : "day",
      again,
      late: late >= LEAST,
      between,
      known: used.freshShare!.value < MOSTLY_KNOWN && !s.trade.mourning,
      stays:
        s.valueKnown &&
        (s.trade.lapses === true ||
          STAYS.test(s.trade.newOne) ||
          KEPT.has(s.trade.named?.growth?.brings ?? "more")),
      few: 2 * won < gone,
      single: gone === 1,
      wins: won >= LEAST && !over && s.season === undefined,
    }),
    figures: {
      [`${p}.fresh`]: count(fresh),
      [`${p}.gone`]: count(gone),
      [`${p}.won`]: count(won),
      [`${p}.won.more`]: count(won + 1),
      [`${p}.late`]: count(late),
    },
    missed: true,
  };
};

const byOffers = (p: string, lines: readonly Line[], s: Situation, used: Used): ByCount | undefined => {
  const line = lines.find(({ flowing }) => flowing.factors.includes("coldWonShare"));
  const won = used.coldWonShare?.value ?? 0;
  if (!line || won <= 0 || !isOwn("contactsPerWeek", used)) return undefined;
  const open = twoDigits((100 * line.flowing.amount) / won);
  return open < 2
    ? undefined
    : {
        words: ofOffers(s, s.trade, { p }),
        figures: { [`${p}.open`]: count(Math.round(open)), [`${p}.in`]: count(Math.round(100 / won)) },
      };
};

const byHours = (p: string, lines: readonly Line[], s: Situation, used: Used): ByCount | undefined => {
  const [line] = lines
    .filter(
      ({ flowing: { stream, factors } }) => stream.kind === "time" && factors.some((id) => ASKED.has(id)),
    )
    .toSorted((a, b) => b.closed.perMonth - a.closed.perMonth);
  if (!line || !isOwn("contactsPerWeek", used)) return undefined;
  const { closed, flowing } = line;
  const more = Math.round(
    lines.reduce(
      (all, one) =>
        one !== line && one.flowing.stream.kind === "time"
          ? all + one.flowing.amount * one.closed.share
          : all,
      0,
    ),
  );
  const share = flowing.factors.find((id) => ASKED.has(id))!;
  const freed = Math.round(flowing.amount * closed.share);
  return freed < LEAST_HOURS
    ? undefined
    : {
        words: ofHours(s, {
          p,
          ask: used[share]!.label,
          more: more >= LEAST,
          orders: share === "orderShare",
        }),
        figures: {
          [`${p}.ask`]: count(toTwo((used.contactsPerWeek!.value * used[share]!.value) / 100)),
          [`${p}.spent`]: { value: toTwo((100 * flowing.amount) / used.usableShare!.value), unit: "hours" },
          [`${p}.freed`]: { value: freed, unit: "hours" },
          [`${p}.more`]: { value: more, unit: "hours" },
        },
      };
};

/** What a step is about in the owner's own count, and what should become of that; nothing where what it is about was not counted. `again`: how many reach nobody was said; `opens`: the plan begins with it. */
export const byCount = (
  { step, closes, over }: ChosenStep,
  s: Situation,
  streams: readonly FlowingStream[],
  used: Used,
  { again, opens }: { again: boolean; opens: boolean },
): ByCount | undefined => {
  const p = `p.${step.id}`;
  const lines = closes
    .toSorted((a, b) => b.perMonth - a.perMonth)
    .map((closed) => ({ closed, flowing: streams.find(({ stream }) => stream.id === closed.stream)! }));
  const [largest] = lines;
  // Of many the first page says it, where the plan begins with something else.
  const isSaid = again || (s.missedPart >= MANY_MISSED && !opens);
  if (!largest && step.missed && isOwn("missedPerWeek", used) && isOwn("contactsPerWeek", used) && !isSaid)
    return { words: unanswered(s), figures: {}, missed: true };
  if (!largest || step.kind === "assistant") return undefined;
  return inCustomers(largest.flowing.stream)
    ? (byMissed(p, lines, s, used, { over: over !== undefined, again }) ?? byOffers(p, lines, s, used))
    : largest.flowing.stream.id === "no-shows"
      ? byNoShows(p, lines, used)
      : (byOffers(p, lines, s, used) ?? byHours(p, lines, s, used));
};
