import type { DayReading } from "./day-reading.ts";
import { addDays, dayOf, weekdayOf } from "./calendar.ts";
import { byDate, MONTH, monthIndex } from "./months.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";

/** Days by their names and dates: 'Tuesday', 'next Tuesday', 'the 14th of May'. */
export function takeNamedDays(reading: DayReading): void {
  const { each, span, add, heard, coming, inNextWeek, today, mentioned } = reading;
  // 'Tuesday through Friday'.
  each(`(?:any ?day |any ?time |anywhere )?(?:from |between )?${DAY} (?:through|thru) ${DAY}`, (m) => {
    const [from, to] = [weekdayIndex(m[1]!), weekdayIndex(m[2]!)];
    for (let day = coming(from), left = (to - from + 7) % 7; left >= 0; day = addDays(day, 1), left--) {
      add(day);
      heard.bare.push(day);
    }
  });
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
    (m) => {
      const month = m[2] ?? m[4] ?? m[5];
      // 'The sixteenth', once one of another month is talked about, is that one.
      const same =
        month === undefined && mentioned !== undefined && Number(mentioned.slice(8)) === Number(m[3]);
      add(same ? mentioned : byDate(Number(m[3]), month, today));
    },
  );
  each(`${MONTH} (\\d{1,2})(?! ?\\d)(?:,? (\\d{4}))?`, (m) =>
    add(m[3] ? dayOf(Number(m[3]), monthIndex(m[1]!), Number(m[2])) : byDate(Number(m[2]), m[1], today)),
  );
  // 'Next Monday's good, or Tuesday' names two of that week.
  each(
    `next ${DAY}(?: (?:is|would be|be|works?|could work|good|fine|great|okay|ok))* (?:or|and) (?:maybe |even |on |the )*(?:next )?${DAY}`,
    (m) => {
      add(inNextWeek(weekdayIndex(m[1]!)));
      add(inNextWeek(weekdayIndex(m[2]!)));
    },
  );
  // 'Next Monday', said on a Sunday, is no tomorrow.
  each(`next ${DAY}`, (m) => {
    const day = inNextWeek(weekdayIndex(m[1]!));
    add(day === addDays(today, 1) ? addDays(day, 7) : day);
  });
  each(`(?:this(?: coming)?|coming|on|for)? ?${DAY}`, (m) => {
    const w = weekdayIndex(m[1]!);
    if (w < 0) return;
    // 'Tuesday's fine, Tuesday the first': the date says which.
    if (heard.days.some((d) => weekdayOf(d) === w)) return;
    add(coming(w));
    if (!/\b(?:this|coming) /.test(m[0])) heard.bare.push(coming(w));
  });
}
