import type { DayReading } from "./day-reading.ts";
import { addDays, weekdayOf } from "./calendar.ts";
import { byDate, MONTH, monthSpan, nthWeekday } from "./months.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";

const DATE = `(?:the )?(?:end of )?(?:the |this |next )(?:week|month|year)(?!end)|(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:next |this )?${DAY}|tomorrow|(?:the |this |next )?weekend`;

/** Spans and limits: 'in two weeks', 'the week after', 'not until the 28th', 'the first Monday in June'. */
export function takeLimits(reading: DayReading): void {
  const { each, span, add, coming, weekAfter, read, today, nextMonday, mentioned } = reading;
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
    `(?:the )?(?<!(?:that|this|same) )week after (${MONTH} \\d{1,2}(?:st|nd|rd|th)?|(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: of ${MONTH})?)`,
    (m) => {
      const [day] = read(m[1]!).days;
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
  // 'In six weeks, a Saturday', 'on a Tuesday in two weeks'.
  each(
    `in (?:about |around |like )?(\\d+) weeks?(?: or so| from now)?,? (?:(?:on|like|maybe|preferably|a|some|the) )*${DAY}|(?:on )?(?:a |some )${DAY},? in (?:about |around |like )?(\\d+) weeks?`,
    (m) => {
      const day = addDays(today, 7 * Number(m[1] ?? m[4]));
      const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
      add(addDays(monday, (weekdayIndex(m[2] ?? m[3]!) + 6) % 7));
    },
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
  if (mentioned && !/\bnext week\b/.test(reading.rest))
    each("(?:the )?week after(?! next| the \\d)(?: that)?", () => weekAfter(mentioned));
  reading.rest = reading.rest.replace(
    /\b(?:the )?(?:first|1st|beginning|start) of (?:the |next )?(?:new )?year\b/g,
    "january 1st",
  );
  each(`(?:is|was|isn't) (?:that|it)(?: the| on)? (?:${DATE})`, () => {});
  // 'Before I fly out on the 28th', 'not until Tuesday', 'by Friday'.
  each(
    `(?<!(?<!any |week)day )(before|(?:earlier|sooner) than|by|no later than|not after|after|later than|(?:not|nothing|none|no) (?:any )?(?:earlier|sooner) than|not before|not until|(?:away|out(?: of town)?|gone|busy|travell?ing)(?: \\S+)? (?:until|till|through|thru))(?: (?:i|we|my|our|he|she|they|his|her) (?:\\S+ ){1,6}?(?:on )?)? ?(${DATE})(?! (?:at|afternoon|morning|evening))`,
    (m) => {
      const [, side = "", expression = ""] = m;
      const told = read(expression);
      const limit = told.days[0] ?? (/^(by|no later|not after)/.test(side) ? told.to : told.from);
      if (!limit) return;
      if (/^(?:before|earlier|sooner)/.test(side)) span(today, addDays(limit, -1));
      else if (/^(by|no later|not after)/.test(side)) span(today, limit);
      else span(/^(after|later)|thr(ough|u)$/.test(side) ? addDays(limit, 1) : limit, addDays(limit, 14));
    },
  );
  // 'The week after that, I'm back on the seventh': not before it.
  each(
    `(?:i'm|i am|i'll be|i will be|we're|we'll be|i get|we get) (?:only )?(?:(?:back|home|in town)(?: again)?(?: (?:on|from|as of|starting|by))*|(?:around|free|here)(?: again)? (?:from|as of|starting)) (${DATE})(?! (?:at|afternoon|morning|evening))`,
    (m) => {
      const told = read(m[1]!);
      const { from, to } = reading.heard;
      const day = told.days[0] ?? told.from;
      if (day && !from) span(day, addDays(day, 14));
      else if (day && to && from! <= day && day <= to) span(day, to);
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
}

const daysIn = (unit: string): number => (unit.startsWith("d") ? 1 : unit.startsWith("w") ? 7 : 30);
const countOf = (said: string): number =>
  Number(said) || (said.includes("few") ? 3 : said.includes("couple") ? 2 : 1);
