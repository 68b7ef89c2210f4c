import { takeLimits } from "./day-limits.ts";
import { takeBesideMentioned } from "./days-beside-mentioned.ts";
import { takePassedOver } from "./days-passed-over.ts";
import { takeNamedDays } from "./named-days.ts";
import { takeNamedWeeks } from "./named-weeks.ts";
import { takeHolidays } from "./holiday-days.ts";
import { takeMonths } from "./month-spans.ts";
import { takeRefused } from "./days-refused.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";
import { THIS_WEEK_REFUSED, WEEK_BEHIND } from "./weeks-refused.ts";
import { addDays, daysBetween, fromOn, isDay, weekdayOf } from "./calendar.ts";
import type { DayHeard, DayReading } from "./day-reading.ts";
import { fromChrono } from "./days-by-chrono.ts";

/**
 * Reads days out of digitized plain text (times taken out before).
 *
 * 'Next Tuesday' is the Tuesday of the next calendar week (weeks begin on Monday); 'Tuesday' is the coming
 * one, and today's name means today only while `todayOpen`. 'The day before' is told by the day that was `mentioned`
 * last. Everything else is chrono-node's.
 */
export function dayHeard(text: string, today: string, todayOpen: boolean, mentioned?: string): DayHeard {
  const heard: DayHeard = { days: [], notWeekdays: [], impossible: false, any: false, bare: [], not: [] };
  const reading = readingOf(text, today, todayOpen, heard, mentioned);
  const { add, each, nextMonday, span } = reading;

  reading.rest = takeHolidays(reading.rest, today, { add, span, weekday: weekdayIndex, names: DAY });
  let notThisWeek = false;
  each(THIS_WEEK_REFUSED, () => void (notThisWeek = true));
  if (notThisWeek) each(WEEK_BEHIND, () => reading.weekAfter(today));
  takeLimits(reading);
  each("(?:any |a |on |other )*(?:week|work|business) ?days?", () => {
    heard.any = true;
    heard.notWeekdays.push(...[0, 6].filter((w) => !heard.notWeekdays.includes(w)));
  });
  // 'That's two weeks off', of what was read back.
  each("(?:that's|that is|it's) (?:a|\\d+) (?:days?|weeks?|months?) (?:off|away|out|late)", () => {});
  each("what(?:'s| is)(?: the)? (?:today|date|day)(?: is it)?(?: today)?", () => {});
  takeBesideMentioned(reading);
  const skipped = takeRefused(reading);
  heard.notWeekdays = heard.notWeekdays.slice(0, 6);
  takePassedOver(reading);
  takeNamedDays(reading);
  takeNamedWeeks(reading);
  takeMonths(reading);
  each("day after tomorrow", () => add(addDays(today, 2)));
  each("tomorrow", () => add(addDays(today, 1)));
  each("today|right now|right away|this very day", () => add(today));
  each(
    "any ?(?:day|time)|when ?ever|no preference|don't mind|don't care|doesn't matter|flexible|up to you|you (?:pick|choose)|surprise me|which ?ever(?: day)?(?: is| one is| comes)? (?:first|free|soonest)|the first (?:one|day|time) you (?:have|got|can)|what ?ever(?:'s| is)?(?: day)?(?: (?:is|comes))? (?:works|you have|free|first|next|open|soonest|earliest|available|you've got)|(?:the )?(?:soonest|earliest|next available|first available|(?<!my )next (?:opening|appointment|slot|spot))(?: (?:possible|appointment|you have|available|slot|day|time))*|(?:the )?(?:sooner|earlier) the better|(?:as )?soon as (?:possible|you(?:'ve| have)? (?:can|got|have)|they can)|asap|soon as possible|any ?thing (?:works|is fine)",
    () => {
      heard.any = true;
    },
  );
  fromChrono(reading.rest, today, add);
  heard.days = heard.days.map((d) => (skipped.includes(d) ? addDays(d, 7) : d));
  // 'Monday or Tuesday', said on a Tuesday, is none of today.
  if (heard.bare.length > 1) {
    const ahead = (d: string) => (d === today && heard.bare.includes(d) ? addDays(d, 7) : d);
    [heard.days, heard.bare] = [heard.days.map(ahead), heard.bare.map(ahead)];
  }
  // 'Next Monday, not tomorrow, the one after'.
  if (/\b(?:the|una?|la|el) (?:one|week|\w+day) after\b/.test(text))
    heard.days = heard.days.map((d) => (heard.not.includes(d) ? addDays(d, 7) : d));
  // 'El próximo martes, que hoy trabajo', said on a Tuesday.
  if (heard.not.includes(today))
    heard.days = heard.days.map((d) => (d === today && heard.bare.includes(d) ? addDays(d, 7) : d));
  // 'Wednesday the week after, the ninth' is that date.
  const dated = heard.days.filter((d) => !heard.bare.includes(d));
  const isDated = (d: string) => dated.some((each) => weekdayOf(each) === weekdayOf(d));
  heard.days = heard.days.filter((d) => dated.includes(d) || !isDated(d));
  // 'Friday, or early next week' is this Friday.
  if (heard.from && OR_SPAN.test(text) && heard.bare.some((day) => day < heard.from!)) {
    delete heard.from;
    delete heard.to;
  }
  // A weekday's name beside a week is that of the week.
  const { from, to } = heard;
  if (from && to && daysBetween(from, to) === 6)
    heard.days = heard.days.map((d) => (heard.bare.includes(d) && d < from ? fromOn(from, d) : d));
  if (notThisWeek && heard.days.length === 0 && !from) span(nextMonday, addDays(nextMonday, 13));
  // 'Not this week. Tuesday, maybe'.
  if (notThisWeek)
    heard.days = heard.days.map((d) => (heard.bare.includes(d) && d < nextMonday ? addDays(d, 7) : d));
  heard.days = heard.days
    .filter((d) => !heard.notWeekdays.includes(weekdayOf(d)) && !heard.not.includes(d))
    .sort()
    .slice(0, 8);
  return heard;
}

const OR_SPAN =
  /day(?: (?:if|afternoon|morning|at|around|the)(?: \S+){0,4}?)? or (?:else )?(?:(?:maybe|early|later?|sometime|any ?time|some ?time|any day|the (?:beginning|start) of|at the latest|in) )*next week(?= |$)/;

function readingOf(
  text: string,
  today: string,
  todayOpen: boolean,
  heard: DayHeard,
  mentioned: string | undefined,
): DayReading {
  const todayIs = weekdayOf(today);
  const nextMonday = addDays(today, (8 - todayIs) % 7 || 7);
  const span = (from: string, to: string): void => {
    if (to < today) return void (heard.impossible = true);
    heard.from = from < today ? today : from;
    heard.to = to;
  };
  const reading: DayReading = {
    rest: ` ${text} `,
    heard,
    today,
    nextMonday,
    mentioned,
    span,
    coming: (weekday) => {
      const ahead = (weekday - todayIs + 7) % 7;
      return addDays(today, ahead === 0 && !todayOpen ? 7 : ahead);
    },
    inNextWeek: (weekday) => addDays(nextMonday, (weekday + 6) % 7),
    weekAfter: (day) => {
      const monday = addDays(day, (8 - weekdayOf(day)) % 7 || 7);
      span(monday, addDays(monday, 6));
    },
    add: (day) => {
      if (!isDay(day) || daysBetween(today, day) < 0) heard.impossible = true;
      else if (!heard.days.includes(day)) heard.days.push(day);
    },
    each: (pattern, read) => {
      reading.rest = reading.rest.replace(everyOne(pattern), (...m) => {
        read(m as unknown as RegExpMatchArray);
        return " , ";
      });
    },
    read: (words) => dayHeard(words, today, todayOpen),
  };
  return reading;
}

const patterns = new Map<string, RegExp>();
/** Made once for each pattern: they come from the code alone. */
function everyOne(pattern: string): RegExp {
  let made = patterns.get(pattern);
  if (!made) patterns.set(pattern, (made = new RegExp(`\\b${pattern}(?= |$)`, "g")));
  return made;
}
