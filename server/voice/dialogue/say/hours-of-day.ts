import { capital } from "../../../../content/capital.ts";
import type { DialogueLanguage } from "../../../../contracts/voice-desks.ts";
import { clock, desde, spanSaid } from "../../knowledge/spoken-hours.ts";
import { addDays, toClock } from "../readers/calendar.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { nextOpenDay, spansOf } from "../times/hours.ts";
import { holidayOn } from "../readers/holidays.ts";
import { list } from "./english.ts";
import { speeches } from "./speech.ts";

/** What of a day's hours was asked: whether it is open at all, at this moment, or when it opens or closes. */
export interface AskedHours {
  now: boolean;
  opens: boolean;
  closes: boolean;
  /** The yes or no in front, of a day that is open or closed; none where it is asked when. */
  first: (open: boolean) => string;
  /** The minutes of the day that 'at six' may mean; none where no hour was named. */
  at: readonly number[];
  /** A weekday in general, not its next date. */
  every: boolean;
}

/** What is said of one day's opening hours, with a yes or no first where that is wanted. */
export function hoursOfDay(
  context: DialogueContext,
  language: DialogueLanguage,
  day: string,
  asked: AskedHours,
): string {
  const { desk } = context;
  const { today, minutes } = clockOf(context);
  const spans = spansOf(desk, day);
  const spanish = language === "es";
  const hour = (at: number) => clock(toClock(at), language);
  const say = speeches[language];
  const then = (from: string) => {
    const next = say.day(nextOpenDay(desk, from), today);
    return spanish ? `Abrimos ${next}.` : `We open again ${onDay(next)}.`;
  };
  const isOpen = (at: number) => spans.some(([open, close]) => at >= open && at < close);
  const yes = asked.first(asked.at.length === 0 || asked.at.some(isOpen));
  const holiday = holidayOn(desk.closedOn, day);
  if (spans.length === 0) {
    const named = holiday ? holiday[spanish ? "nameEs" : "name"] : say.weekdays(day);
    const closed = spanish ? `cerramos ${named}.` : `we're closed on ${named}.`;
    // When it opens again is asked of this day, or of a date; of Sundays in general it is not.
    return `${capital(asked.first(false) + closed)}${day <= addDays(today, 1) || holiday ? ` ${then(day)}` : ""}`;
  }
  const [first, last] = [spans[0]![0], spans.at(-1)![1]];
  const whole = list(
    spans.map(([open, close]) => {
      const said = spanSaid([toClock(open), toClock(close)], language);
      return spanish ? desde(said) : said;
    }),
    spanish ? "y" : "and",
  );
  const is = day === today;
  const openNow = spans.find(([open, close]) => minutes >= open && minutes < close);
  if (is && asked.now) {
    if (openNow)
      return spanish ? `Sí, abierto hasta ${del(hour(openNow[1]))}.` : `Yes, until ${hour(openNow[1])}.`;
    const next = spans.find(([open]) => open > minutes);
    if (next)
      return spanish
        ? `Ahora está cerrado; hoy abrimos ${say.at(next[0])}.`
        : `Not just now. We open again today ${say.at(next[0])}.`;
    return spanish ? `Ahora está cerrado. ${then(today)}` : `No, we're closed for today. ${then(today)}`;
  }
  const name = spanish
    ? asked.every
      ? say.weekdays(day)
      : say.day(day, today)
    : asked.every
      ? `on ${say.weekdays(day)}`
      : onDay(say.day(day, today));
  if (is && minutes >= last) {
    if (asked.every)
      return spanish
        ? `${capital(`${yes}${name} abrimos ${whole}.`)} Hoy ya cerramos.`
        : `${capital(`${yes}${name} we're open ${whole}.`)} Today we've closed already.`;
    return spanish
      ? `Hoy abrimos ${whole}; ya está cerrado. ${then(today)}`
      : `Today we were open ${whole}, and have closed. ${then(today)}`;
  }
  if (asked.opens && !asked.closes)
    return spanish
      ? capital(`${name} abrimos a ${las(hour(first))}.`)
      : capital(`${name} we open at ${hour(first)}.`);
  if (asked.closes && !asked.opens)
    return spanish
      ? capital(`${name} cerramos a ${las(hour(last))}.`)
      : capital(`${name} we close at ${hour(last)}.`);
  return spanish ? capital(`${yes}${name} abrimos ${whole}.`) : capital(`${yes}${name} we're open ${whole}.`);
}

export const onDay = (day: string): string => (/^(?:today|tomorrow)$/.test(day) ? day : `on ${day}`);

/** 'a las 8', 'a la 1', 'a mediodía'. */
const las = (hour: string): string =>
  /^(?:mediod[ií]a|medianoche)$/.test(hour) ? hour : /^1(?::|$)/.test(hour) ? `la ${hour}` : `las ${hour}`;
const del = (hour: string): string =>
  hour === "mediodía" ? "el mediodía" : hour === "medianoche" ? "la medianoche" : las(hour);
