import type { DayReading } from "./day-reading.ts";
import { addDays, fromOn, weekdayOf } from "./calendar.ts";
import { DAY, weekdayIndex } from "./weekday-words.ts";

/** Days that are told by the one that was mentioned last: 'the day before', 'the following week'. */
export function takeBesideMentioned({
  each,
  span,
  add,
  coming,
  weekAfter,
  today,
  mentioned,
  heard,
}: DayReading): void {
  if (!mentioned) return;
  each("(?:the|a|1|one) day (before|earlier|sooner)(?: that| then)?", () => add(addDays(mentioned, -1)));
  each(
    "(?:the|a|1|one) day (?:after|later)(?! tomorrow)(?: that| then)?|(?:the )?(?:next|following) day",
    () => add(addDays(mentioned, 1)),
  );
  each("(?:a|1|one) (?:full )?week (?:later|out|further|forward)(?: than that| from then)?", () =>
    add(addDays(mentioned, 7)),
  );
  // 'Push it a week', 'moved back two weeks'.
  each(
    "(?:push|move|bump|shift|postpone|delay)(?:e?d)?(?: (?:it|that|this|mine|everything))?(?: (?:back|out|by|forward|for))* (?:exactly )?(a|1|one|2|two|3|three) weeks?(?! (?:from|early|earlier|sooner|up))",
    (m) => add(addDays(mentioned, 7 * ({ "2": 2, two: 2, "3": 3, three: 3 }[m[1]!] ?? 1))),
  );
  each("(?:the )?(?<!(?:that|this|same) )week after(?! next)(?: that| then)?", () => weekAfter(mentioned));
  each("(?:the )?following week", () => weekAfter(mentioned));
  // 'Later that week', of one on its Monday.
  each(
    "(?:(?:some ?time|any ?time) )?(?:later|further on)(?: on)?(?: in)? (?:that|the) (?:same )?week|(?:the )?rest of that (?:same )?week",
    () => span(addDays(mentioned, 1), addDays(mentioned, Math.max(1, 5 - weekdayOf(mentioned)))),
  );
  each("(?:the )?week before(?: that| then| it)?(?= |$)(?! (?:last|christmas|thanksgiving|the|my))", () =>
    weekAfter(addDays(mentioned, -14)),
  );
  each("(?:in )?that (?:same )?week", () => weekAfter(addDays(mentioned, -7)));
  // 'The week after that, same day'.
  each("(?:the )?same (?:day|trip|visit)", () => {
    const { from } = heard;
    if (from) [heard.from, heard.to] = [undefined, undefined];
    add(from ? fromOn(from, mentioned) : mentioned);
  });
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
  // 'The Monday or Tuesday after', both.
  each(`(?:the )?${DAY} (?:or|and) (?:the )?${DAY} (?:after|following)(?: that| then)?(?= ?$| ,)`, (m) => {
    add(after(weekdayIndex(m[1]!)));
    add(after(weekdayIndex(m[2]!)));
  });
  each(
    `(?:the |a )?${DAY} (?:after|later)(?: that| then)?(?! (?:next|tomorrow|work|noon|midday|lunch|dinner|breakfast|school|court|class|practice|church|dialysis|therapy|hours|shift|(?:my|his|her|our|their) \\w+|i|he|she|we|they|\\d|the)(?= |$))`,
    (m) => add(after(weekdayIndex(m[1]!))),
  );
}
