import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { toMinutes, WEEKDAYS } from "../readers/calendar.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { nextOpenDay, spansOf } from "../hours.ts";
import { closedWords } from "../offer.ts";
import { list, spokenTime, spokenWeek } from "./english.ts";
import { speeches } from "./speech.ts";

const hour = (minutes: number): string => spokenTime(minutes).replace(" o'clock", "");
const DAYS_ES = ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"];

/** What is said of opening hours: of the days that were named, of this moment, or of the week. */
export function hoursWords(
  context: DialogueContext,
  state: DialogueState,
  days: readonly string[],
  text: string,
): string | undefined {
  const { today, minutes } = clockOf(context);
  const spanish = state.language === "es";
  const { day: spoken } = speeches[state.language];
  const now = /\b(?:(?:right )?now|currently|still open|ahora|ahorita)\b/.test(text);
  if (days.length === 0 && /\bholidays?\b|\bfestivos?\b|\bferiados?\b/.test(text)) {
    const names = list(
      context.desk.closedOn.map(({ name }) => name),
      "and",
    );
    return spanish ? `Cerramos en estos días: ${names}.` : `We're closed on ${names}.`;
  }
  const asked = days.length > 0 ? days.slice(0, 2) : now ? [today] : [];
  if (asked.length === 0) return spanish ? weekEs(context) : spokenWeek(context.desk);
  return asked
    .map((day) => {
      const spans = spansOf(context.desk, day);
      if (spans.length === 0) {
        const next = nextOpenDay(context.desk, day);
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
            ? `Ahora está cerrado; hoy abrimos a las ${hour(next[0])}.`
            : `Ahora está cerrado. Abrimos ${spoken(nextOpenDay(context.desk, today), today)}.`;
        return next
          ? `We're closed just now, and open again today at ${spokenTime(next[0])}.`
          : `We're closed for today. We open again ${onDay(spoken(nextOpenDay(context.desk, today), today))}.`;
      }
      return spanish
        ? `Sí, ${name} abrimos ${opens.join(" y ")}.`
        : `Yes, ${onDay(name)} we're open ${list(opens, "and")}.`;
    })
    .join(" ");
}

const onDay = (day: string): string => (/^(today|tomorrow)$/.test(day) ? day : `on ${day}`);

function weekEs({ desk }: DialogueContext): string {
  const groups = new Map<string, string[]>();
  for (let i = 1; i <= 7; i++) {
    const spans = desk.hours[WEEKDAYS[i % 7]!];
    const key =
      spans.length === 0 ? "" : `de ${hour(toMinutes(spans[0]![0]))} a ${hour(toMinutes(spans.at(-1)![1]))}`;
    groups.set(key, [...(groups.get(key) ?? []), DAYS_ES[i % 7]!]);
  }
  const said = [...groups].map(([hours, days]) => {
    const named = days.length < 2 ? days[0] : `${days.slice(0, -1).join(", ")} y ${days.at(-1)}`;
    return hours === "" ? `los ${named} cerramos` : `los ${named} ${hours}`;
  });
  return capital(`Abrimos ${said.join("; ")}.`);
}
