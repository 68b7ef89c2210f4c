import type { Trade } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";
import { article, beforehand, dear, drafted, isPrivate, isWeekly, ofVisits } from "../words.ts";

/** Nothing is sent ahead of a table, a tow or a lane. */
const AT_ONCE = /\b(lane|tow|ride|table|order|unit|load|tee time|party)$/;

/** What is asked for is asked of whoever comes again once; what is made is no hour that something could be sent before. */
const MADE = /^(window|memorial|ticket|piece|case|job|commission|repair)$/;
const before = (t: Trade): string =>
  MADE.test(t.job)
    ? "with the date"
    : ofVisits(t) || isWeekly(t)
      ? `before the first ${t.job.replace(/^first /, "")}`
      : `before each ${t.job}`;

/** By the trade's own words the one is done in one way and the other in another. */
const hasBoth = ({ named }: Trade): boolean =>
  named?.["Data Entry/Form Filling"] !== undefined && named["Repetitive FAQ Handling"] !== undefined;

export const bringList: Step = {
  id: "bring-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  // It goes out with a date: where none is made, nothing comes before the sale.
  when: (s) => s.typing && s.faq && s.trade.books && !AT_ONCE.test(s.trade.job) && !hasBoth(s.trade),
  comfort: 0,
  closes: { "typing-time": 0.2, "question-time": 0.2 },
  takes: ["Data Entry/Form Filling", "Repetitive FAQ Handling"],
  setupHours: 4,
  work: () => [once("keeping it true", 20)],
  already: (_, t) => `every ${t.customer} gets such a list already`,
  title: (_, t) => `One page that goes out ${before(t)}`,
  does: (s, t) =>
    isPrivate(t) && s.written
      ? t.mourning
        ? `The day ${article(t.job)} is agreed, the family gets one page: your answers to what they will ask anyway (${beforehand(t).join("; ")}), and what to have at hand (${t.typed}). Nobody sends papers or numbers in a message: you take them down when you sit together.`
        : `The day ${article(t.job)} is agreed, a link goes out to a safe form that asks for ${t.typed}, and with it your answers to what they will ask anyway (${beforehand(t).join("; ")}). None of it comes back in a plain message.`
      : !dear(t)
        ? `Write ${t.typed} on one half of a page, and on the other your answers: ${beforehand(t).join("; ")}. Everybody who agrees on ${article(t.job)} gets it the same day.`
        : s.email || s.sms
          ? `The moment ${article(t.job)} is on the calendar, ${s.email ? "an email" : "a text"} goes out with two lists: what you need from them (${t.typed}), and your answers to what they'll ask anyway (${beforehand(t).join("; ")}).`
          : `One page in two halves: what you need from them (${t.typed}) and what they want to know (${beforehand(t).join("; ")}). It goes out the day ${article(t.job)} is agreed.`,
  dayOne: (s, t) =>
    s.comfort >= 2
      ? `Search last month's sent messages for “please send”: whatever you had to ask for a second time goes on the list.`
      : `Think of your last three ${t.customers}: what did you have to ask for twice? That is your list.`,
  needs: (s, t) => `one page, and a look at which fields are empty in ${t.system}${drafted(s, "the page")}`,
  watch: () => "how many arrive with everything",
  never: () => "grow beyond one page",
  short: (_, t) => `one page that goes out ${before(t)}`,
};
