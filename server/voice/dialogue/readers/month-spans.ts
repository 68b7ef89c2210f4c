import type { DayReading } from "./day-reading.ts";
import { addDays, dayOf, daysBetween } from "./calendar.ts";
import { byDate, MONTH, monthIndex, monthSpan, partOfMonth } from "./months.ts";

/** Takes spans of a month: 'the end of the month', 'early December', 'sometime in March'. */
export function takeMonths({ each, span, today }: DayReading): void {
  // 'Later in the month', and its end, once there is hardly any of it left, are those of the next.
  const ofMonth = (from: (last: string) => string, least: number): void => {
    const ends = monthSpan(today, 0)[1];
    const last = daysBetween(today, ends) < least ? monthSpan(today, 1)[1] : ends;
    const first = from(last);
    span(first < today ? today : first, last);
  };
  each("(?:the )?end of (?:the|this) month", () => ofMonth((last) => addDays(last, -6), 2));
  each("(?:some ?time )?(?:later(?: on)?|further on) (?:in the|this|in this) month", () =>
    ofMonth((last) => {
      const half = `${last.slice(0, 8)}15`;
      return half > addDays(today, 7) ? half : addDays(today, 7);
    }, 10),
  );
  each(`(?:some ?time )?(?:later(?: on)?) in ${MONTH}`, (m) => {
    const half = byDate(15, m[1], today);
    span(half, monthSpan(half, 0)[1]);
  });
  each(
    `(?:the )?(1st|first|2nd|second|3rd|third|4th|fourth|last|beginning|start|early|mid|middle|end|late)(?: week)?(?: part)?(?: of| in)? (?:(the|this|next) month|${MONTH})`,
    (m) => {
      const first = m[3]
        ? `${byDate(1, m[3], `${today.slice(0, 8)}01`).slice(0, 8)}01`
        : monthSpan(today, m[2] === "next" ? 1 : 0)[0];
      const last = monthSpan(first, 0)[1];
      const [from, to] = partOfMonth(m[1]!, Number(last.slice(8)));
      span(addDays(first, from - 1), addDays(first, to - 1));
    },
  );
  each(`(?:the )?(first|second|last|other) half (?:of|in) (?:(the|this|next) month|${MONTH})`, (m) => {
    const first = m[3]
      ? `${byDate(1, m[3], `${today.slice(0, 8)}01`).slice(0, 8)}01`
      : monthSpan(today, m[2] === "next" ? 1 : 0)[0];
    if (m[1] === "first") span(first, addDays(first, 14));
    else span(addDays(first, 15), monthSpan(first, 0)[1]);
  });
  each("(?:some ?time )?next month", () => span(...monthSpan(today, 1)));
  each(
    `(?:some ?time |early |late |anytime |any time )?(?:in|during) ${MONTH}(?: of)?(?: (\\d{4}))?`,
    (m) => {
      const year = m[2] ? Number(m[2]) : byDate(1, m[1], addDays(`${today.slice(0, 8)}01`, 0)).slice(0, 4);
      const first = dayOf(Number(year), monthIndex(m[1]!), 1);
      span(first < today ? today : first, monthSpan(first, 0)[1]);
    },
  );
}
