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
import { isApart, payingOf, paysInShort } from "../hours.ts";
import { paysOf } from "../trade-pays.ts";
import { LATE } from "../needs.ts";
import { isWide } from "../word-verdict.ts";
import type { ChosenStep, Report } from "../report.ts";
import { oneKept, rangeOf } from "./low-end.ts";

type Planned = Report["steps"][number];

/** A step that has no sum and no other word for what it brings. */
const isUnsaid = ({ step, unsummed, late }: ChosenStep, s: Situation): boolean =>
  unsummed === true &&
  !late &&
  Object.keys(step.closes).length > 0 &&
  !(step.subject === "Follow-up Communication" && dear(s.trade) && !s.trade.mourning && s.room !== 0);

/** So few dollars a month more or less are the same. */
const EVEN = 20;
/** What is lost by those who wait, and what going round for them wins back, which stands in no sum. */
const lateWorth = ({ wins, ownHours }: Planned, s: Situation, hourCost: number): string =>
  `${s.missedPart > 0 ? "Those who reach nobody or hear late cost you about {late.sum}" : "Slow replies cost you about {s.slow-replies}"} a month by our guess; ${
    !wins
      ? "what can be won of it stands in the other steps"
      : `what can be won of that, about {late.wins}, ${wins < ownHours * hourCost - EVEN ? "doesn't pay for" : "about pays for"} the hours; do it so that nobody is left waiting`
  }`;

/** Our guess of what it brings, with what is left of that after the hours it takes. */
const afterHours = (guess: string, figures: Report["figures"]): string => {
  const cost = figures["goal.cost"]?.value ?? 0;
  return cost > 0 && figures["goal.net"]!.value > 0
    ? guess.replace(BY_GUESS, `, or {goal.net} after its hours${BY_GUESS}`)
    : guess;
};

/** One in so many years pays for a step's hours: reason enough where our count of them is thin. */
const yearsOf = (id: string, figures: Report["figures"]): string => {
  const years = figures[`p.${id}.pays.years`]?.value ?? 0;
  return years === 0
    ? ""
    : `; one ${years === 1 ? "a year" : `in {p.${id}.pays.years} years`} pays for the hours${figures[`p.${id}.comes.years`] ? `. By our count at the back it alone brings one in {p.${id}.comes.years} years: what else it's for has to be worth the rest` : ""}`;
};

/** Where our guess of it would be most of the plan's sum: what one leaves, when that pays, and that it is to be counted. */
const pricedByOne = (chosen: Planned, r: Pick<Report, "situation" | "assumptions" | "figures">): string => {
  const paying = isApart(r) ? payingOf(chosen, r) : "";
  const own = r.situation.valueKnown || r.assumptions["keptShare"]!.from !== "example";
  return paying
    ? chosen.step.gain
      ? paying.replace(/^one .*? pays/, "one pays")
      : (r.figures[`gain.${chosen.step.id}.cost`]?.value ?? 0) === 0
        ? `${paying}${own ? "" : " (our estimate)"}; count how many come of it`
        : `${paying} ({gain.${chosen.step.id}.each} each${own ? "" : ", our estimate"}, against {gain.${chosen.step.id}.cost} a month); count how many come of it`
    : "";
};

/** What a step is worth: by the owner's numbers what it leaves, by our examples what it brings; a lever's rough sum stays out of the totals. */
export const worthOf = (
  chosen: Planned,
  { situation: s, assumptions, figures, steps, streams }: Report,
  guessed: boolean,
): string => {
  const { step, closes, unsummed, costPerMonth } = chosen;
  const p = `p.${step.id}`;
  const flowing = new Map(streams.map(({ stream }) => [stream.id, stream]));
  const isClosed = steps.some(({ closes }) => closes.some(({ stream }) => stream === "slow-replies"));
  const slow = isClosed ? 0 : (figures["s.slow-replies"]?.value ?? 0);
  if (chosen.late)
    return s.room === 0
      ? `no number: while you're full nobody new is lost, but the ${s.trade.customers} you have stop waiting`
      : s.reply >= LATE
        ? `everybody who now hears ${s.replyWords} hears the same day${slow > 0 && !guessed ? `. ${lateWorth(chosen, s, assumptions.hourCost!.value)}` : ""}`
        : `little money by our guess (few are new to you); do it because all of them ${s.phone ? "hear" : "read"} nothing now`;
  if (unsummed && Object.keys(step.closes).length > 0)
    return !isUnsaid(chosen, s)
      ? `each ${s.trade.newOne} that comes of it is worth about {lever.year} (${s.valueKnown ? "what is left of your {a.customerValue}" : "our estimate"})${yearsOf(step.id, figures)}`
      : `count ${chosen.words.watch}`;
  const own = paysOf(step, s.trade);
  if (own && (closes.length === 0 || unsummed)) return paysInShort(own, figures);
  const paying = pricedByOne(chosen, { situation: s, assumptions, figures });
  const gain = step.gain?.(s, s.trade, (id) => assumptions[id]!.from !== "example");
  const more = figures[`gain.${step.id}.more`]?.value ?? 0;
  if (gain)
    return paying
      ? `${gain}; ${paying}`
      : step.praised && more > 0
        ? `${gain}${praisedInShort(step.id, more === 1, ofVisits(s.trade), figures[`gain.${step.id}.net`]!.value > 0)}`
        : gain;
  const brings = bringsOf(step, s);
  const event = figures["goal.gain"] ? eventOf(step, s) : "";
  if (paying) return paying;
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
        ? `${figures["goal.yes"] ? "" : `${(brings ? broughtBy[brings] : leverOf(s.trade).sum)(s, s.trade)}. `}${figures["goal.gain"] ? afterHours(gainInShort(s, s.trade, figures["goal.yes"] !== undefined, brings, guessed), figures) : yearsOf(step.id, figures).replace(/^; o/, "O") || UNCOUNTED_GAIN}`
        : "";
  const waits =
    s.reply >= LATE && closes.some(({ stream }) => stream === "slow-replies") && figures[`${p}.left.loss`]
      ? `; the ${s.trade.customers} you have stop waiting, too`
      : "";
  const pays = figures[`${p}.pays`] ? `. It pays for itself with ${chosen.pays}` : "";
  // What somebody new pays there nobody can guess.
  const isOpen = (one: ChosenStep): boolean =>
    one.closes.some(({ stream }) => flowing.get(stream)?.kind === "lost");
  if (guessed && s.plain && isOpen(chosen))
    return steps.find(isOpen) === chosen
      ? `known once you enter what ${article(s.trade.newOne)} pays you`
      : "";
  return guessed
    ? `${figures[`${p}.left`]!.value > 0 ? `${isWide(figures, `${p}.left`) ? `perhaps {${p}.left.about}` : `our guess is ${rangeOf(`${p}.left`, figures, "to")}`} a month after costs` : "about what it takes, by our guess"}${figures[`${p}.left.loss`] ? `, and a loss at the low end${pays ? "" : oneKept(chosen, s, figures).replace(/^(.*); $/, "; $1") || waits}` : ""}${pays}${figures[`${p}.left.loss`] ? "" : waits}`
    : `about {${p}.left} a month after costs, somewhere between ${rangeOf(`${p}.left`, figures, "and")}${chosen.priceGuessed === "slotValue" ? `. We guessed about {slot.about} for each${assumptions.slotValue!.note === EXAMPLE ? "" : ", by what you told us of prices and costs"}` : ""}${costPerMonth > 0 ? pays : ""}`;
};
