import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clock, spokenHours } from "../../knowledge/spoken-hours.ts";
import { addDays, toClock, WEEKDAYS, weekdayOf } from "../readers/calendar.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { nextOpenDay, spansOf } from "../times/hours.ts";
import { closedWords } from "../times/offer.ts";
import { list, spokenTime } from "./english.ts";
import { speeches } from "./speech.ts";

/** What is said of opening hours: of the days that were named, of this moment, or of the week. */
export function hoursWords(
  context: DialogueContext,
  state: DialogueState,
  days: readonly string[],
  text: string,
): string | undefined {
  const { today, minutes } = clockOf(context);
  const spanish = state.language === "es";
  const hour = (at: number) => clock(toClock(at), state.language);
  const { day: spoken } = speeches[state.language];
  const now = /\b(?:(?:right )?now|currently|still open|ahora|ahorita)\b/.test(text);
  if (days.length === 0 && /\bholidays?\b|\bfestivos?\b|\bferiados?\b/.test(text)) {
    const names = context.desk.closedOn.map(({ name, nameEs }) => (spanish ? nameEs : name));
    return spanish
      ? `Cerramos en estos días: ${list(names, "y")}.`
      : `We're closed on ${list(names, "and")}.`;
  }
  // 'How late are you open?' is answered by no yes.
  const yes =
    /\b(?:how (?:late|early|long)|what|when|till|until|latest|qu[eé] hora|cu[aá]ndo|horario)\b/.test(text);
  const asked = days.length > 0 ? days.slice(0, 2) : now ? [today] : [];
  if (asked.length === 0) return spokenHours(context.desk.hours, state.language);
  return asked
    .map((day) => {
      const spans = spansOf(context.desk, day);
      if (spans.length === 0) {
        const next = nextOpenDay(context.desk, day);
        // 'Are you open Sundays?', asked on a Monday: when they open after that is no news.
        const everyWeek = context.desk.hours[WEEKDAYS[weekdayOf(day)]!].length === 0;
        if (everyWeek && day > addDays(today, 1)) return closedWords(context, state, day);
        return `${closedWords(context, state, day)} ${spanish ? `Abrimos ${spoken(next, today)}.` : `We open again ${onDay(spoken(next, today))}.`}`;
      }
      const opens = spans.map(([open, close]) =>
        spanish ? `de ${hour(open)} a ${hour(close)}` : `${hour(open)} to ${hour(close)}`,
      );
      const name = spoken(day, today);
      if (now && day === today && !spans.some(([open, close]) => minutes >= open && minutes < close)) {
        const next = spans.find(([open]) => open > minutes);
        if (spanish)
          return next
            ? `Ahora está cerrado; hoy abrimos ${speeches.es.at(next[0])}.`
            : `Ahora está cerrado. Abrimos ${spoken(nextOpenDay(context.desk, today), today)}.`;
        return next
          ? `We're closed just now, and open again today at ${spokenTime(next[0])}.`
          : `We're closed for today. We open again ${onDay(spoken(nextOpenDay(context.desk, today), today))}.`;
      }
      return spanish
        ? capital(`${yes ? "" : "Sí, "}${name} abrimos ${opens.join(" y ")}.`)
        : capital(`${yes ? "" : "Yes, "}${onDay(name)} we're open ${list(opens, "and")}.`);
    })
    .join(" ");
}

const onDay = (day: string): string => (/^(today|tomorrow)$/.test(day) ? day : `on ${day}`);
