import { whereToLook } from "../practices/index.ts";
import type { Situation, Trade } from "../kinds.ts";
import { date, setsPrices } from "../words.ts";
import { anHour, ofAim } from "./of-aim.ts";

/** Who is full and sets no price grows by what a day holds. */
const isWanted = ({ goal, room, trade }: Situation) =>
  goal === "efficiency" || (goal === "growth" && room === 0 && !setsPrices(trade));

/** Somebody pays for the hour in which a date is kept: a workshop, a barber, whoever drives out. */
const SELL: ReadonlySet<string> = new Set(["Other", "Retail/E-commerce"]);
const sellsHours = (t: Trade): boolean => t.books && SELL.has(t.industry) && t.mourning !== true;

/** So much a week comes back by the trade's own words, or as the step aims for. */
export const freedIn = ({ named }: Pick<Trade, "named">): string =>
  named?.efficiency?.frees ?? "two hours a week";

/** Hours that come back have a price: whoever has some open sells no more of them. */
export const sellsFreed = (s: Situation): boolean => !(s.room && s.valueKnown && sellsHours(s.trade));

/** Answers the aim of more done in the day, where the sums give back few hours. */
export const dayAnew = ofAim({
  id: "day-anew",
  when: (s) => isWanted(s) && !s.onlySpeakers,
  forHours: true,
  setupHours: 2,
  subject: "efficiency",
  already: () => "your days already run like this and end on time",
  title: () => "Change how your day runs",
  does: (s) =>
    `In your kind of work, these win back the most hours: ${whereToLook(s, "efficiency")}. On Monday, start with the one that would have spared you the most. Keep it if your day ends earlier after two weeks.`,
  dayOne: () =>
    "For one day, note every half hour what pulled you away from your work, on the sheet in the back.",
  needs: () => "a sheet with the half hours of a day, and a quarter of an hour on Fridays",
  gain: (s, t, own) => {
    const sold = `one more ${date(t)} a week is about {slot.month} a month (${own("slotValue") ? "at your {a.slotValue} each" : "{a.slotValue} left of each after costs, our estimate"})`;
    const freed = `${freedIn(t)} back are {freed} a month (${anHour(own)})`;
    return !sellsFreed(s)
      ? `you're home ${freedIn(t)} earlier, and it's no money until somebody books those hours; its minutes come out of them`
      : !sellsHours(t)
        ? `${freed}, or what you charge for them if you can sell them`
        : t.named?.efficiency?.frees
          ? `${freed}; ${sold}`
          : `${sold}; ${freed}`;
  },
  target: () => "two hours a week back within the month",
  watch: () => "the hour at which the day's work is done",
  never: () => "begin with all of it at once",
  short: () => "changing how your day runs",
});
