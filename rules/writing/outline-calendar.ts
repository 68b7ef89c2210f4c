import { capital } from "../../content/capital.ts";
import { datesOf, shapes } from "../../content/writing/outline/posts.ts";
import { h2, list, p, table } from "./html.ts";
import { NUMBER, numberOf } from "./plain.ts";
import type { Request } from "./request.ts";

/** A calendar of what is posted: its weeks, and how many posts each has. */
export interface PostCalendar {
  weeks: number;
  each: number;
  month: string | undefined;
}

const HEARD =
  /\b(?:content|social(?: media)?|posting|editorial|instagram|facebook|linkedin|newsletter|blog|post) (?:[\w-]+ )?(?:calendar|schedule|plan)\b|\bcalendar (?:of|for) (?:[\w-]+ ){0,4}posts\b/;
const EACH = new RegExp(
  `\\b${NUMBER} (?:posts?|times|pieces|e-?mails|videos|reels)? ?(?:a|per|each|every) week\\b`,
);
const WEEKS = new RegExp(`\\b${NUMBER}[- ]weeks?\\b(?! (?:a|per))`);
const DAYS = new RegExp(`\\b${NUMBER}[- ]days?\\b`);
const MONTHS = new RegExp(`\\b${NUMBER}[- ]months?\\b`);
const MONTH = /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/;

/** The calendar that a request wants; absent for all other plans. */
export function calendarIn({ text }: Pick<Request, "text">): PostCalendar | undefined {
  if (!HEARD.test(text)) return undefined;
  const count = (pattern: RegExp) => {
    const said = pattern.exec(text)?.[1];
    return said ? numberOf(said) : undefined;
  };
  const days = count(DAYS);
  const months = count(MONTHS);
  const weeks =
    count(WEEKS) ??
    (days ? Math.ceil(days / 7) : months ? months * 4 : /\b(?:one|this|next) week\b/.test(text) ? 1 : 4);
  const daily = /\b(?:daily|every day|a post a day|each day)\b/.test(text);
  return {
    weeks: Math.min(Math.max(weeks, 1), 13),
    each: daily ? 7 : Math.min(count(EACH) ?? 3, 7),
    month: MONTH.exec(text)?.[1],
  };
}

/** Weeks down, posts across, each with its shape and a place for what it says. */
export function calendarOf({ weeks, each, month }: PostCalendar): string[] {
  const name = month && capital(month);
  const dates = month ? datesOf[month] : undefined;
  return [
    h2(name ? `${name}, week by week` : "Week by week"),
    p(
      "Each cell is a kind of post. Fill the brackets for two weeks now, and for the rest by the Friday before.",
    ),
    table(
      ["Week", ...Array.from({ length: each }, (_, i) => `Post ${i + 1}, [day]`)],
      Array.from({ length: weeks }, (_, week) => [
        `${week + 1}`,
        ...Array.from({ length: each }, (_, i) => shapes[(week * each + i) % shapes.length] as string),
      ]),
    ),
    ...(dates
      ? [h2(`Dates in ${name} to plan around`), list("ul", dates)]
      : [
          h2("Dates to put in first"),
          list("ul", ["Holidays and days you’re closed: …", "What people ask you for in that season: …"]),
        ]),
    h2("Who does it, and when it’s looked at"),
    list("ul", [
      "Whoever takes the pictures, and the hour in the week in which all of them are made: …",
      "Whoever reads each post before it goes out, and what never goes out: …",
      "Whoever answers comments within a day: …",
      "Calls and visits that came of it, asked at the counter, week by week: …",
    ]),
  ];
}
