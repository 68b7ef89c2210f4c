import { is, isPaidAhead } from "../circumstances.ts";
import type { Situation, Trade, Value } from "../kinds.ts";
import type { Chain, Step } from "../step-kinds.ts";
import { bySwitch, chainOf, countOf, once, worked } from "../own-hours.ts";
import {
  article,
  cap,
  comesInNeed,
  date,
  dates,
  datesIn,
  isFree,
  isOfHealth,
  isPrivate,
  isSameHour,
  isWeekly,
  sender,
  setsPrices,
} from "../words.ts";

/** Of so many that are agreed one falls through: our example, for how many there are where the broken ones were counted. */
const OF_ONE = 10;
const chainFor = (value: Value): Chain =>
  value("noShowsPerWeek") > 0
    ? { of: ["noShowsPerWeek"], times: OF_ONE }
    : { of: chainOf(value, "schedulingShare") };
const agreed = (value: Value): number => countOf(value, chainFor(value));
/** Nobody who has software sends so many by hand, nor does anybody send hundreds. */
const MANY = 60;
const HUNDREDS = 300;
const bySoftware = (s: Situation, cases: number) =>
  bySwitch(s, cases) || cases > (s.comfort >= 1 ? MANY : HUNDREDS);
/** A table is mostly booked for the same week. */
const ahead = (t: Trade) => (isSameHour(t) ? "the day before" : "two days ahead");
/** Whoever orders for a firm is asked whether it stands; whoever comes is told when. */
const asks = (s: Situation) =>
  is(s, "for firms")
    ? "that asks whether it stands"
    : "that asks for a yes and offers an easy way to move it";
/** More than a reminder: what makes a date hold. */
const holds = (s: Situation, t: Trade) =>
  is(s, "for firms")
    ? `say in each confirmation until when it can be canceled free of charge and what you bill after that, and then do bill it`
    : t.mourning
      ? `nobody is charged; whoever could not come gets a kind word the same day, and two other times`
      : isFree(t)
        ? `say with the date how to give it back, and offer it to whoever waits`
        : t.industry === "Legal"
          ? `no yes by noon the day before means one try by voice, and somebody who misses it all the same gets one new time. Nobody pays ahead for a first talk that's free`
          : isPrivate(t)
            ? `no yes by noon the day before means one more try${t.industry === "Healthcare" ? " by phone, and only somebody who has missed one before loses the spot" : ", and then the spot goes"} to your short-notice list. ${
                t.industry === "Healthcare" && isWeekly(t)
                  ? "After two in a row the standing time goes to somebody who waits"
                  : t.industry === "Healthcare"
                    ? `After two no-shows it's ${
                        setsPrices(t) || !isOfHealth(t)
                          ? `a card on file or same-day appointments only${t.animals ? "; a sick animal is seen all the same" : ""}`
                          : "same-day appointments only, or a fee where your state and the patient's plan allow one (Medicaid and CHIP often don't, so check both first)"
                      }`
                    : "After two no-shows they pay in advance"
              }`
            : isPaidAhead(t)
              ? `say once, in writing, how a missed ${date(t)} goes: canceled by [hour] the day before, it can be made up in one of the make-up times; missed without a word, it can't. Offer what opens up to whoever waits for a make-up`
              : comesInNeed(t) && is(s, "you go")
                ? `when you set the date, say what a wasted trip costs, and bill it. Nobody whose trouble can't wait is asked for a deposit or a card. Keep a short-notice list for what opens up`
                : isSameHour(t)
                  ? `when they book, say how long you'll hold the place, and give it away after that; on Fridays and Saturdays every table leaves a card with the booking, and a large party a deposit on any day. Keep a list of people who'd come on short notice`
                  : s.comfort === 0
                    ? `when you make the date, say what a late cancellation costs, and put it on the next bill. Keep a list of people who could come on short notice`
                    : `ask for a deposit or a card when they book${s.comfort === 3 ? ", by a payment link" : ""}, and say what a late cancellation costs. Keep a short-notice list for what opens up`;

export const reminders: Step = {
  id: "reminders",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) =>
    !s.trade.atHome &&
    ((s.scheduling && s.trade.books) || (s.noShows > 0 && (!isPaidAhead(s.trade) || s.slotPriced === true))),
  comfort: 0,
  closes: { "no-shows": 0.4 },
  takes: ["Appointment Scheduling"],
  // The reminder's half; the other is the rule's.
  running: 0.5,
  setupHours: 2,
  cases: agreed,
  monthly: (value, s) => (bySoftware(s, agreed(value)) ? 30 : 0),
  work: (value, t, s) =>
    bySoftware(s, agreed(value))
      ? [once("a look at the answers that came back", 60)]
      : [
          worked(
            value,
            chainFor(value),
            1,
            `${dates(t)}, a line to each${value("noShowsPerWeek") > 0 ? " (by our estimate ten are made for each that is missed)" : ""}`,
          ),
        ],
  buys: () => `the messages`,
  already: (s, t) =>
    is(s, "for firms")
      ? "each one is confirmed the day before, and a late cancellation is billed"
      : s.noShows > 0
        ? `a reminder asks for a yes and missed ${dates(t)} are billed`
        : "nobody stays away without telling you, or you already charge for it",
  title: (s) =>
    is(s, "for firms")
      ? "Fewer late cancellations: a confirmation and a rule"
      : "Fewer no-shows: a reminder and a rule",
  does: (s, t, _, cases) =>
    `${
      bySoftware(s, cases)
        ? `Let ${sender(t)} send one line ${ahead(t)} ${asks(s)}.`
        : `${cap(ahead(t))}, each ${t.customer} gets one line ${asks(s)}.`
    }${/\bviolence\b/.test(t.urgent) ? ` It goes out only where each ${t.customer} has said that a message is safe, and names no subject.` : ""} **The rule:** ${holds(s, t)}.`,
  dayOne: (s, t, _, cases) =>
    bySoftware(s, cases)
      ? `See whether ${sender(t)} ${is(s, "for firms") ? "asks whether each one stands" : `asks for a yes ${ahead(t)}`}; if not, switch that on.`
      : `Tomorrow, write to everybody who has ${article(date(t))} in two days, and note who moves.`,
  needs: (s, t, _, cases) =>
    bySoftware(s, cases)
      ? `an hour with ${sender(t)}, the rule in one sentence, and a list of people who'd come on short notice`
      : `a way to reach each of them, and tomorrow's list from ${datesIn(t)}`,
  watch: (s, t) => (is(s, "for firms") ? `${dates(t)} canceled late, and how many you billed` : "no-shows"),
  never: (_, t) => (isPrivate(t) ? `say what the ${date(t)} is about` : "go out without a way to say no"),
  short: (s) =>
    is(s, "for firms")
      ? "a confirmation and a rule on late cancellations"
      : "a reminder and a rule against no-shows",
};
