import {
  broughtBy,
  eventInShort,
  gainInShort,
  praisedInShort,
  BY_GUESS,
  UNCOUNTED_GAIN,
} from "../../../content/report/gains.ts";
import { bringsOf, eventOf } from "../../../content/report/lever-of.ts";
import { leverOf } from "../../../content/report/levers.ts";
import { article, dear, ofVisits } from "../../../content/report/words.ts";
import type { Situation } from "../../../content/report/kinds.ts";
import { EXAMPLE } from "../assumptions.ts";
import { paysInShort } from "../hours.ts";
import { type PlanLine, planLines } from "../plan-lines.ts";
import { paysOf } from "../trade-pays.ts";
import { LATE } from "../needs.ts";
import type { ChosenStep, Report } from "../report.ts";

type Planned = Report["steps"][number];

/** A step that has no sum and no other word for what it brings. */
const isUnsaid = ({ step, unsummed, late }: ChosenStep, s: Situation): boolean =>
  unsummed === true &&
  !late &&
  Object.keys(step.closes).length > 0 &&
  !(step.subject === "Follow-up Communication" && dear(s.trade) && !s.trade.mourning && s.room !== 0);

/** Our guess of what it brings, with what is left of that after the hours it takes. */
const afterHours = (guess: string, figures: Report["figures"]): string => {
  const cost = figures["goal.cost"]?.value ?? 0;
  return cost > 0 &&
    figures["goal.net"]!.value > 0 &&
    figures["goal.net"]!.value !== figures["goal.gain"]?.value
    ? guess.replace(BY_GUESS, `, or {goal.net} after its hours${BY_GUESS}`)
    : guess;
};

/** One in so many years pays for a step's hours: reason enough where our count of them is thin. */
const yearsOf = (id: string, figures: Report["figures"]): string => {
  const years = figures[`p.${id}.pays.years`]?.value ?? 0;
  return years === 0
    ? ""
    : `; one ${years === 1 ? "a year" : `in {p.${id}.pays.years} years`} pays for the hours`;
};

/** What our guess of a step comes to, and what its hours leave of that. */
const guessLeft = ({ step: { step }, left, time }: PlanLine): string =>
  left.likely > 0
    ? `{t.${step.id}.left} after its hours`
    : left.likely === 0 || time === 0
      ? "about what its hours cost"
      : `for {t.${step.id}.time} of your time`;
/** Wins that we guess of a step that has no sum of its own. */
const wonByGuess = (line: PlanLine): string =>
  line.guess.likely > 0
    ? `by our guess it takes back about {t.${line.step.step.id}.guess} a month, ${guessLeft(line)}`
    : "";
/** Whoever waits is answered whatever it brings. */
const lateWorth = (line: PlanLine, s: Situation, per: string): string =>
  [
    s.room === 0
      ? `while you're full nobody new is lost, but the ${s.trade.customers} you have stop waiting`
      : s.reply >= LATE
        ? `everybody who now hears ${s.replyWords} hears within one`
        : `all of them ${s.phone ? "hear" : "read"} nothing now`,
    per || wonByGuess(line),
  ]
    .filter(Boolean)
    .join("; ");

/** What a step is worth: by the owner's numbers what it leaves, by our examples what it brings; a lever's rough sum stays out of the totals. */
export const worthOf = (chosen: Planned, r: Report, guessed: boolean): string => {
  const { situation: s, assumptions, figures, streams } = r;
  const { step, closes, unsummed, costPerMonth } = chosen;
  const p = `p.${step.id}`;
  const line = planLines(r).find((one) => one.step === chosen)!;
  const flowing = new Map(streams.map(({ stream }) => [stream.id, stream]));
  // What somebody new pays there nobody can guess.
  const perThousand =
    guessed && s.plain && (figures[`t.${step.id}.per`]?.value ?? 0) > 0
      ? `about {t.${step.id}.per} a month for each {thousand} that ${article(s.trade.newOne)} pays you, by our examples`
      : "";
  if (chosen.late) return lateWorth(line, s, perThousand);
  if (unsummed && Object.keys(step.closes).length > 0)
    return isUnsaid(chosen, s)
      ? [wonByGuess(line), `count ${chosen.words.watch}`].filter(Boolean).join("; ")
      : `each ${s.trade.newOne} that comes of it is worth about {lever.year} (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})${line.guess.likely > 0 ? `; by our guess one in two years, ${guessLeft(line)}` : yearsOf(step.id, figures)}`;
  const own = paysOf(step, s.trade);
  if (own && (closes.length === 0 || unsummed))
    return `${paysInShort(own, figures)}${line.guess.likely > 0 ? `; by our guess it is one every two months, ${guessLeft(line)}` : ""}`;
  const gain = step.gain?.(s, s.trade, (id) => assumptions[id]!.from !== "example");
  const more = figures[`gain.${step.id}.more`]?.value ?? 0;
  if (gain)
    return step.praised && more > 0
      ? `${gain}${praisedInShort(step.id, more === 1, ofVisits(s.trade), figures[`gain.${step.id}.net`]!.value > 0)}`
      : line.guess.likely > 0 && line.time > 0
        ? `${gain}; ${guessLeft(line)}`
        : gain;
  const brings = bringsOf(step, s);
  const event = figures["goal.gain"] ? eventOf(step, s) : "";
  if (event)
    return afterHours(eventInShort(event, assumptions.keptShare!.from !== "example", guessed), figures);
  if (
    s.room === 0 &&
    step.lever &&
    (closes.length === 0 || unsummed) &&
    brings !== "more" &&
    brings !== "stay"
  )
    return brings === "new"
      ? "no number while you're full: begin when there is room"
      : "no number while you're full: what is due gets done on time, and nobody has to call about it";
  if (guessed && s.plain && step.lever && (closes.length === 0 || unsummed) && brings !== "more")
    return `count each ${s.trade.newOne} that comes of it`;
  if (closes.length === 0 || unsummed)
    return step.lever && brings === "again" && !figures[`gain.${step.id}`]
      ? `${broughtBy[brings](s, s.trade)}; of the first twenty you ask, count who does`
      : step.lever
        ? `${figures["goal.yes"] ? "" : `${(brings ? broughtBy[brings] : leverOf(s.trade).sum)(s, s.trade)}. `}${figures["goal.gain"] ? afterHours(gainInShort(s, s.trade, figures["goal.yes"] ? (figures["goal.few"] ? "year" : "week") : figures["goal.more"]?.value === 1 ? "one" : "", brings, guessed, figures["goal.tries"] !== undefined && figures["goal.more"]!.value > 1), figures) : yearsOf(step.id, figures).replace(/^; o/, "O") || UNCOUNTED_GAIN}`
        : "";
  const waits =
    s.reply >= LATE && closes.some(({ stream }) => stream === "slow-replies") && line.left.low < 0
      ? `; the ${s.trade.customers} you have stop waiting, too`
      : "";
  const pays = figures[`${p}.pays`] ? `. It pays for itself with ${chosen.pays}` : "";
  const isOpen = (one: ChosenStep): boolean =>
    one.closes.some(({ stream }) => flowing.get(stream)?.kind === "lost");
  if (guessed && s.plain && isOpen(chosen)) return perThousand;
  const t = `t.${step.id}.left`;
  if (line.left.likely <= 0) return `about what it costs and takes${pays}${waits}`;
  const ends =
    line.left.low < 0
      ? `losing {t.${step.id}.low.loss} to gaining {${t}.high}`
      : `${line.left.low === 0 ? "nothing" : `{${t}.low}`} to {${t}.high}`;
  return `${guessed ? "perhaps" : "about"} {${t}} a month after costs and its hours (${ends})${
    chosen.priceGuessed === "slotValue" && !guessed
      ? `. We guessed about {slot.about} for each${assumptions.slotValue!.note === EXAMPLE ? "" : ", by what you told us of prices and costs"}`
      : ""
  }${costPerMonth > 0 || guessed ? pays : ""}${waits}`;
};
