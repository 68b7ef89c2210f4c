import { takeHolidays } from "./holiday-days.ts";
import { byDate, MONTH, monthIndex, monthSpan, nthWeekday } from "./months.ts";
import { takeMonths } from "./month-spans.ts";
import { takeRefused } from "./days-refused.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";
import { THIS_WEEK_REFUSED, WEEK_BEHIND } from "./weeks-refused.ts";
import * as chrono from "chrono-node/en";
import { addDays, dayOf, daysBetween, isDay, weekdayOf, fromOn } from "./calendar.ts";

/** What a caller has said about the day. */
export interface DayHeard {
  /** Days that were named, soonest first. */
  days: string[];
  /** A span of days: 'next week', 'in December'. */
  from?: string;
  to?: string;
  /** Weekdays that do not suit, 0 is Sunday. */
  notWeekdays: number[];
  /** A day was named that is over, or that no calendar has. */
  impossible: boolean;
  /** Any day will do, or the soonest. */
  any: boolean;
  /** Days of `days` that were told by a weekday's name alone: another week's may be meant. */
  bare: string[];
  /** Days that were named to be refused. */
  not: string[];
}

/**
 * Reads days out of digitized plain text (times taken out before).
 *
 * 'Next Tuesday' is the Tuesday of the next calendar week (weeks begin on Monday); 'Tuesday' is the coming
 * one, and today's name means today only while `todayOpen`. 'The day before' is told by the day that was `mentioned`
 * last. Everything else is chrono-node's.
 */
export function dayHeard(text: string, today: string, todayOpen: boolean, mentioned?: string): DayHeard {
  const heard: DayHeard = { days: [], notWeekdays: [], impossible: false, any: false, bare: [], not: [] };
  let rest = ` ${text} `;
  const todayIs = weekdayOf(today);
  const coming = (weekday: number): string => {
    const ahead = (weekday - todayIs + 7) % 7;
    return addDays(today, ahead === 0 && !todayOpen ? 7 : ahead);
  };
  const nextMonday = addDays(today, (8 - todayIs) % 7 || 7);
  const inNextWeek = (weekday: number): string => addDays(nextMonday, (weekday + 6) % 7);
  const add = (day: string) => {
    if (!isDay(day) || daysBetween(today, day) < 0) heard.impossible = true;
    else if (!heard.days.includes(day)) heard.days.push(day);
  };
  const each = (re: string, read: (m: RegExpMatchArray) => void): void => {
    rest = rest.replace(new RegExp(`\\b${re}(?= |$)`, "g"), (...m) => {
      read(m as unknown as RegExpMatchArray);
      return " , ";
    });
  };

  rest = takeHolidays(rest, today, { add, span, weekday: weekdayIndex, names: DAY });
  const DATE = `(?:the )?(?:end of )?(?:the |this |next )(?:week|month|year)(?!end)|(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:next |this )?${DAY}|tomorrow|(?:the |this |next )?weekend`;
  const weekAfter = (day: string) => {
    const monday = addDays(day, (8 - weekdayOf(day)) % 7 || 7);
    span(monday, addDays(monday, 6));
  };
  let notThisWeek = false;
  each(THIS_WEEK_REFUSED, () => void (notThisWeek = true));
  if (notThisWeek) each(WEEK_BEHIND, () => weekAfter(today));
  each(`(?:not|rather not|\\w+n't)(?: \\S+){0,3}? (?:before|until|till) ${MONTH}(?! \\d)`, (m) => {
    const first = byDate(1, m[1], today);
    span(first, monthSpan(first, 0)[1]);
  });
  each(`(?:the )?first (?:2|two|couple of|few) weeks (?:of|in) ${MONTH}`, (m) => {
    const first = byDate(1, m[1], today);
    span(first, addDays(first, 13));
  });
  // 'The week before', of one that is there.
  if (mentioned)
    each(
      `(?:the )?week before(?: (?:that|then|the \\d{1,2}(?:st|nd|rd|th)))?(?! (?:${MONTH}|christmas|thanksgiving|the|my|we|i))`,
      () => weekAfter(addDays(mentioned, -14)),
    );
  // 'The week after the tenth', and 'the week after, like Tuesday or Thursday'.
  each(
    `(?:the )?week after (${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?)`,
    (m) => {
      const [day] = dayHeard(m[1]!, today, todayOpen).days;
      if (day) weekAfter(day);
    },
  );
  each("not (?:the )?week after(?: but| maybe)? (?:the )?(?:week|one) after(?: that)?", () => {
    const monday = addDays(mentioned ?? nextMonday, (8 - weekdayOf(mentioned ?? nextMonday)) % 7 || 7);
    span(addDays(monday, 7), addDays(monday, 13));
  });
  each("(tomorrow) or (?:the )?day after(?: that| tomorrow)?", () =>
    [1, 2].forEach((n) => add(addDays(today, n))),
  );
  each(
    "(?:with)?in (?:the )?next (\\d+|few|couple(?: of)?) (days?|weeks?|months?)|within (?:an? |the )?(\\d+ )?(days?|weeks?|months?)",
    (m) => span(today, addDays(today, countOf(m[1] ?? m[3] ?? "1") * daysIn(m[2] ?? m[4]!))),
  );
  // 'In about a month', 'in two or three weeks' is a week of its own.
  each(
    "in (?:about |around |like |maybe |roughly )*(?:\\d+ (?:or|to) )?(an?|\\d+|a few|a couple(?: of)?|few|couple(?: of)?) (weeks?|months?)(?: or so| from now| time)?(?! ago)",
    (m) => {
      const day = addDays(today, countOf(m[1]!) * daysIn(m[2]!));
      if (/ (?:about|around|maybe|roughly|or|to) |month|few|couple|or so/.test(m[0]))
        span(addDays(day, -3), addDays(day, 7));
      else add(day);
    },
  );
  each("(?:the )?middle of (?:the|this) week", () => span(coming(2), addDays(coming(2), 2)));
  each("(?:during|in) the (?:work ?)?week", () => {});
  each("this week or (?:the )?next(?: week| one)?", () => span(today, addDays(nextMonday, 6)));
  each(
    "(?:sometime )?next week ,? ?or (?:maybe )?(?:the )?(?:week|one) after(?: that)?|next week or (?:maybe )?(?:the )?(?:week|one) after(?: that)?",
    () => span(nextMonday, addDays(nextMonday, 13)),
  );
  if (mentioned && !/\bnext week\b/.test(rest))
    each("(?:the )?week after(?! next| the \\d)(?: that)?", () => weekAfter(mentioned));
  rest = rest.replace(
    /\b(?:the )?(?:first|1st|beginning|start) of (?:the |next )?(?:new )?year\b/g,
    "january 1st",
  );
  each(`(?:is|was|isn't) (?:that|it)(?: the| on)? (?:${DATE})`, () => {});
  // 'Before I fly out on the 28th', 'not until Tuesday', 'by Friday'.
  each(
    `(?<!(?<!any |week)day )(before|by|no later than|not after|after|later than|not before|not until|(?:away|out(?: of town)?|gone|busy|travell?ing)(?: \\S+)? (?:until|till|through|thru))(?: (?:i|we|my|our|he|she|they|his|her) (?:\\S+ ){1,6}?(?:on )?)? ?(${DATE})(?! (?:at|afternoon|morning|evening))`,
    (m) => {
      const [, side = "", expression = ""] = m;
      const told = dayHeard(expression, today, todayOpen);
      const limit = told.days[0] ?? (/^(by|no later|not after)/.test(side) ? told.to : told.from);
      if (!limit) return;
      if (side === "before") span(today, addDays(limit, -1));
      else if (/^(by|no later|not after)/.test(side)) span(today, limit);
      else span(/^(after|later)|thr(ough|u)$/.test(side) ? addDays(limit, 1) : limit, addDays(limit, 14));
    },
  );
  each(
    `(?:the )?(1st|2nd|3rd|4th|first|second|third|fourth|last) ${DAY} (?:of|in) (?:(the|this|next) month|${MONTH})`,
    (m) => {
      const first = m[4]
        ? byDate(1, m[4], `${today.slice(0, 8)}01`)
        : monthSpan(today, m[3] === "next" ? 1 : 0)[0];
      const day = nthWeekday(first, weekdayIndex(m[2]!), m[1]!);
      add(day < today && !m[4] ? nthWeekday(monthSpan(today, 1)[0], weekdayIndex(m[2]!), m[1]!) : day);
    },
  );
  each("(?:any |a |on |other )*(?:week|work|business) ?days?", () => {
    heard.any = true;
    heard.notWeekdays.push(...[0, 6].filter((w) => !heard.notWeekdays.includes(w)));
  });
  // 'That's two weeks off', of what was read back.
  each("(?:that's|that is|it's) (?:a|\\d+) (?:days?|weeks?|months?) (?:off|away|out|late)", () => {});
  each("what(?:'s| is)(?: the)? (?:today|date|day)(?: is it)?(?: today)?", () => {});
  if (mentioned) {
    each("(?:the|a|1|one) day (before|earlier|sooner)(?: that| then)?", () => add(addDays(mentioned, -1)));
    each(
      "(?:the|a|1|one) day (?:after|later)(?! tomorrow)(?: that| then)?|(?:the )?(?:next|following) day",
      () => add(addDays(mentioned, 1)),
    );
    each("(?:a|1|one) week later", () => add(addDays(mentioned, 7)));
    each("(?:the )?following week", () => weekAfter(mentioned));
    each("that (?:same )?week", () => weekAfter(addDays(mentioned, -7)));
    each("(?:the )?same day", () => add(mentioned));
    // 'El otro jueves', of one on a Thursday.
    each(`(?:the following|el otro) ${DAY}`, (m) =>
      add(fromOn(addDays(mentioned, 1), coming(weekdayIndex(m[1]!)))),
    );
    each("before (?:then|that)", () => span(today, addDays(mentioned, -1)));
    each("after (?:then|that)(?= (?:week|day)|$)", () => span(addDays(mentioned, 1), addDays(mentioned, 14)));
    const after = (weekday: number) => addDays(mentioned, (weekday - weekdayOf(mentioned) + 7) % 7 || 7);
    each(`(?:the )?(?:following|next) ${DAY} after(?: that| then)?|(?:the )?following ${DAY}`, (m) =>
      add(after(weekdayIndex((m[1] ?? m[2])!))),
    );
    each(
      `(?:the |a )?${DAY} (?:after|later)(?: that| then)?(?! (?:next|tomorrow|work|noon|lunch|school|\\d|the))`,
      (m) => add(after(weekdayIndex(m[1]!))),
    );
  }
  const skipped = takeRefused(heard, { each, coming, add, today });
  heard.notWeekdays = heard.notWeekdays.slice(0, 6);
  each(
    "not next week(?: but| maybe)?(?: the)? (?:week after(?: that| next)?|following(?: week| one)?|one after(?: that)?|after that)",
    () => span(addDays(nextMonday, 7), addDays(nextMonday, 13)),
  );
  each("not next week", () => {});

  each(
    "(?:for|past|last|since|(?<!in |how |what )about|over) (?:the )?(?:past |last )?(?:\\d+|a|a few|couple of|a couple of|several|few) (?:days?|weeks?|months?|years?|hours?)(?: now)?",
    () => {},
  );
  each(`since (?:last )?${DAY}`, () => {});
  each("(?:\\d+|a few|a couple of|several) (?:days?|weeks?|months?|years?|hours?) ago", () => {});
  each(
    "(?:hold|hang) on|(?:just )?(?:one|1|a|the|last) (?:second|sec|moment|minute|min)|last (?:night|week|month|year|time)",
    () => {},
  );
  each("(?:in )?(a|1|\\d+) (days?|weeks?) (?:from|after) (now|today|tomorrow)", (m) =>
    add(
      addDays(
        today,
        (m[1] === "a" ? 1 : Number(m[1])) * (m[2]!.startsWith("w") ? 7 : 1) + (m[3] === "tomorrow" ? 1 : 0),
      ),
    ),
  );
  each("not tomorrow(?: but)? (?:but )?the day after(?: that)?", () => add(addDays(today, 2)));
  each(
    "(?:not|n't)(?: (?:need|have|want|going))?(?: to)?(?: be)? (?:com(?:e|ing)|make it|there|do it|seen|do)(?: in| over)? (today|tomorrow)",
    (m) => heard.not.push(addDays(today, m[1] === "today" ? 0 : 1)),
  );
  each(
    "(?:can't|cannot|can not|won't|couldn't) (?:do|make|come|be there|get there|manage)(?: it)?(?: in| over)?(?: on)? (today|tomorrow)(?: (?:or|and) (today|tomorrow))?",
    (m) => {
      for (const day of [m[1], m[2]]) if (day) heard.not.push(addDays(today, day === "today" ? 0 : 1));
    },
  );
  each("same (?:week ?)?day (?:as|like) today", () => {});
  each("not (today|tomorrow)", (m) => heard.not.push(addDays(today, m[1] === "today" ? 0 : 1)));
  each(`(?:a |1 |one )?week from (?:next |this )?${DAY}`, (m) =>
    add(addDays(coming(weekdayIndex(m[1]!)), 7)),
  );
  each(`(\\d) weeks? from (?:next |this )?${DAY}`, (m) =>
    add(addDays(coming(weekdayIndex(m[2]!)), 7 * Number(m[1]))),
  );
  each(`(?<!next |this )(?:a )?week (?:on )?${DAY}`, (m) => add(addDays(coming(weekdayIndex(m[1]!)), 7)));
  each(`${DAY} week`, (m) => add(addDays(coming(weekdayIndex(m[1]!)), 7)));
  each(`(?:a )?week from tomorrow`, () => add(addDays(today, 8)));
  each(`(?:a )?week from today|in a week|a week from now|this day next week`, () => add(addDays(today, 7)));
  each(`the ${DAY} after next`, (m) => add(addDays(inNextWeek(weekdayIndex(m[1]!)), 7)));
  each(`${DAY}(?: of)? the week after next`, (m) => add(addDays(inNextWeek(weekdayIndex(m[1]!)), 7)));
  each(
    `(?:the )?week of (?:the )?(?:${MONTH} )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of ${MONTH})?(?! ?\\d)`,
    (m) => {
      const day = byDate(Number(m[2]), m[1] ?? m[3], today);
      const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
      span(monday, addDays(monday, 6));
    },
  );
  each(`${DAY} (?:or|and) ${DAY}(?: of)? next week`, (m) => {
    add(inNextWeek(weekdayIndex(m[1]!)));
    add(inNextWeek(weekdayIndex(m[2]!)));
  });
  each(`next week(?:,| on)? ${DAY} (?:or|and) ${DAY}`, (m) => {
    add(inNextWeek(weekdayIndex(m[1]!)));
    add(inNextWeek(weekdayIndex(m[2]!)));
  });
  each(`${DAY}(?: of| in)?(?: the)? (?:next|following) week`, (m) => add(inNextWeek(weekdayIndex(m[1]!))));
  each(`next week(?:,| on)? ${DAY}`, (m) => add(inNextWeek(weekdayIndex(m[1]!))));
  each(`${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: or| and)+ (?:the )?(\\d{1,2})(?:st|nd|rd|th)`, (m) =>
    [m[2], m[3]].forEach((date) => add(byDate(Number(date), m[1], today))),
  );
  each(
    `(?:${DAY} )?(?:the )?(?:${MONTH} )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)(?: of ${MONTH}| ${MONTH})?`,
    (m) => add(byDate(Number(m[3]), m[2] ?? m[4] ?? m[5], today)),
  );
  each(`${MONTH} (\\d{1,2})(?! ?\\d)(?:,? (\\d{4}))?`, (m) =>
    add(m[3] ? dayOf(Number(m[3]), monthIndex(m[1]!), Number(m[2])) : byDate(Number(m[2]), m[1], today)),
  );
  each(`next ${DAY} (?:or|and) (?:next )?${DAY}`, (m) => {
    add(inNextWeek(weekdayIndex(m[1]!)));
    add(inNextWeek(weekdayIndex(m[2]!)));
  });
  each(`next ${DAY}`, (m) => add(inNextWeek(weekdayIndex(m[1]!))));
  each(`(?:this(?: coming)?|coming|on|for)? ?${DAY}`, (m) => {
    const w = weekdayIndex(m[1]!);
    if (w < 0) return;
    // 'Tuesday's fine, Tuesday the first': the date says which.
    if (heard.days.some((d) => weekdayOf(d) === w)) return;
    add(coming(w));
    if (!/\b(?:this|coming) /.test(m[0])) heard.bare.push(coming(w));
  });
  each("(?:the )?(?:end of|late|later) next week", () =>
    span(addDays(nextMonday, 3), addDays(nextMonday, 5)),
  );
  each("(?:the )?(?:beginning|start|early|earlier)(?: of)? next week", () =>
    span(nextMonday, addDays(nextMonday, 2)),
  );
  each("(?:the )?middle of next week|mid next week|midweek", () =>
    span(addDays(nextMonday, 1), addDays(nextMonday, 3)),
  );
  each("(?:the )?week after next", () => span(addDays(nextMonday, 7), addDays(nextMonday, 13)));
  each("(?:the )?week after", () => span(addDays(nextMonday, 7), addDays(nextMonday, 13)));
  each("(?:next|the following|following) week", () => span(nextMonday, addDays(nextMonday, 6)));
  each("(?:later |end of |the end of )?this week|(?:by )?(?:the )?end of the week", () =>
    span(today, addDays(nextMonday, -1)),
  );
  each("(?:the |this |on the |at the )?weekends?", () => span(coming(6), addDays(coming(6), 1)));
  takeMonths({ each, span, today });
  each("day after tomorrow", () => add(addDays(today, 2)));
  each("tomorrow", () => add(addDays(today, 1)));
  each("today|right now|right away|this very day", () => add(today));
  each(
    "any ?(?:day|time)|when ?ever|no preference|don't mind|don't care|doesn't matter|flexible|up to you|you (?:pick|choose)|surprise me|which ?ever(?: day)?(?: is| one is| comes)? (?:first|free|soonest)|the first (?:one|day|time) you (?:have|got|can)|what ?ever(?: day)? (?:works|you have|is free|is first|you've got)|(?:the )?(?:soonest|earliest|next available|first available|(?<!my )next (?:opening|appointment|slot|spot))(?: (?:possible|appointment|you have|available|slot|day|time))*|(?:the )?(?:sooner|earlier) the better|as soon as (?:possible|you can)|asap|soon as possible|any ?thing (?:works|is fine)",
    () => {
      heard.any = true;
    },
  );
  fromChrono(rest, today, add);
  heard.days = heard.days.map((d) => (skipped.includes(d) ? addDays(d, 7) : d));
  // 'Monday or Tuesday', said on a Tuesday, is none of today.
  if (heard.bare.length > 1) {
    const ahead = (d: string) => (d === today && heard.bare.includes(d) ? addDays(d, 7) : d);
    [heard.days, heard.bare] = [heard.days.map(ahead), heard.bare.map(ahead)];
  }
  // 'El próximo martes, que hoy trabajo', said on a Tuesday.
  if (heard.not.includes(today))
    heard.days = heard.days.map((d) => (d === today && heard.bare.includes(d) ? addDays(d, 7) : d));
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

  function span(from: string, to: string): void {
    if (to < today) return void (heard.impossible = true);
    heard.from = from < today ? today : from;
    heard.to = to;
  }
}

const daysIn = (unit: string): number => (unit.startsWith("d") ? 1 : unit.startsWith("w") ? 7 : 30);
const countOf = (said: string): number =>
  Number(said) || (said.includes("few") ? 3 : said.includes("couple") ? 2 : 1);

/** What is left (in two weeks, 12/3, three days from now, yesterday) is chrono's to read. */
function fromChrono(rest: string, today: string, add: (day: string) => void): void {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  for (const result of chrono.parse(rest, reference, { forwardDate: true }).slice(0, 4)) {
    const { start } = result;
    if (!start.isCertain("day") && !start.isCertain("weekday")) continue;
    // 'I have twenty days to answer' is how long, and no day.
    if (
      /(?<!\p{L})(?:have|has|had|got|get|gives?|gave|only|just|within|need|needs|takes?) $/u.test(
        rest.slice(0, result.index),
      )
    )
      if (/^(?:within )?\d+ (?:days?|weeks?|months?)$/.test(result.text)) continue;
    // 'Lindqvist, two d's' counts no days.
    if (/^\d+ ?\p{L}{1,2}(?!\p{L})/u.test(result.text.trim())) continue;
    if (/^(now|may|second|sec|a second|a minute|minute|last|this)$/i.test(result.text.trim())) continue;
    // 'An hour later' and 'ten minutes early' are told of another time; only 'in an hour' is today.
    const behind = rest.slice(result.index + result.text.length);
    if (
      OF_HOURS.test(result.text) &&
      (!/^(?:with)?in\b|from now$/.test(result.text) || /^ (?:early|late|before|after)/.test(behind))
    )
      continue;
    add(dayOf(start.get("year") ?? 0, start.get("month") ?? 0, start.get("day") ?? 0));
  }
}
const OF_HOURS = /\b(?:min(?:ute)?s?|hours?)\b/i;
