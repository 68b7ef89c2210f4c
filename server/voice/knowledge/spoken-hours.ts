import type { WeekHours, Weekday } from "../../../content/desks/desk.ts";
import { capital } from "../../../content/capital.ts";

export type Language = "en" | "es";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const satisfies readonly Weekday[];
const NAMES: Record<Language, Record<Weekday, string>> = {
  en: {
    mon: "Monday",
    tue: "Tuesday",
    wed: "Wednesday",
    thu: "Thursday",
    fri: "Friday",
    sat: "Saturday",
    sun: "Sunday",
  },
  es: {
    mon: "lunes",
    tue: "martes",
    wed: "miércoles",
    thu: "jueves",
    fri: "viernes",
    sat: "sábado",
    sun: "domingo",
  },
};

/** '8', '6:30', 'noon': the half of the day is clear from opening hours. */
export function clock(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2));
  const minutes = time.slice(3);
  if (time === "12:00") return language === "es" ? "mediodía" : "noon";
  if (time === "00:00" || time === DAY_ENDS) return language === "es" ? "medianoche" : "midnight";
  return `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}`;
}
/** The last time of a day that can be given. */
const DAY_ENDS = "23:59";

/** '8 to 5'; '6 in the morning to 11 in the evening', where 6 to 11 would be a morning; 'around the clock'. */
export function spanSaid([from, to]: readonly [string, string], language: Language): string {
  const es = language === "es";
  if (from === "00:00" && to === DAY_ENDS) return es ? "las 24 horas" : "around the clock";
  const long = hourOf(to) - hourOf(from) > 12;
  const [first, last] = [from, to].map((time) => {
    const said = clock(time, language);
    return long && /\d/.test(said) ? `${said} ${halfOf(Number(time.slice(0, 2)), es)}` : said;
  });
  return `${first} ${es ? "a" : "to"} ${last}`;
}
const hourOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
/** A short break is told to who asks for it; a shop that is closed all afternoon is closed then. */
const withoutLunch = (spans: WeekHours[Weekday]): readonly (readonly [string, string])[] => {
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last && hourOf(last[0]) - hourOf(first[1]) <= LUNCH ? [[first[0], last[1]]] : spans;
};
/** Hours. */
const LUNCH = 1.5;
/** 'de 9 a 5', 'las 24 horas'. */
export const desde = (span: string): string => (span.startsWith("las ") ? span : `de ${span}`);
function halfOf(hour: number, es: boolean): string {
  if (hour < 12) return es ? "de la mañana" : "in the morning";
  if (hour < 18) return es ? "de la tarde" : "in the afternoon";
  return es ? "de la noche" : "in the evening";
}

const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}`;

/** The week in short sentences: 'Monday, Tuesday and Thursday 8 to 5. Closed on Sunday.' Days with equal hours share one. */
export function spokenHours(hours: WeekHours, language: Language): string {
  const and = language === "es" ? "y" : "and";
  const to = language === "es" ? "a" : "to";
  const groups = new Map<string, Weekday[]>();
  for (const day of DAYS) {
    const key = joined(
      withoutLunch(hours[day]).map((span) => spanSaid(span, language)),
      and,
    );
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  const open: string[] = [];
  let closed = "";
  for (const [span, days] of groups) {
    const named = daysNamed(days, language, and, to);
    if (span === "") closed = language === "es" ? `Cerramos ${named}.` : `Closed on ${named}.`;
    else open.push(`${named} ${span}.`);
  }
  if (open.length === 0) return language === "es" ? "No tenemos horario fijo." : "There are no fixed hours.";
  const [head = "", ...others] = open;
  const start = language === "es" ? "Abrimos " : "We're open ";
  return [start + head, ...others.map(capital), closed].filter((part) => part !== "").join(" ");
}

/** Days as they are told together: 'Monday to Friday', 'martes y jueves'. */
export const weekdayNames = (days: readonly Weekday[], language: Language): string =>
  daysNamed(days, language, language === "es" ? "y" : "and", language === "es" ? "a" : "to");

/** Three days in a row or more are told as a span. */
function daysNamed(days: readonly Weekday[], language: Language, and: string, to: string): string {
  const at = days.map((day) => DAYS.indexOf(day as (typeof DAYS)[number]));
  const inARow = at.every((index, i) => i === 0 || index === at[i - 1]! + 1);
  const name = (day: Weekday) => NAMES[language][day];
  return inARow && days.length > 2
    ? `${name(days[0]!)} ${to} ${name(days.at(-1)!)}`
    : joined(days.map(name), and);
}
