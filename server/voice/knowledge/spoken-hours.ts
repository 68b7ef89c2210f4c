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
  return `${hour % 12 || 12}${minutes === "00" ? "" : `:${minutes}`}`;
}

const joined = (parts: readonly string[], and: string): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} ${and} ${parts.at(-1)}`;

/** The week in short sentences: 'Monday, Tuesday and Thursday 8 to 5. Closed on Sunday.' Days with equal hours share one. */
export function spokenHours(hours: WeekHours, language: Language): string {
  const and = language === "es" ? "y" : "and";
  const to = language === "es" ? "a" : "to";
  const groups = new Map<string, Weekday[]>();
  for (const day of DAYS) {
    const spans = hours[day];
    const [first, last] = [spans[0], spans.at(-1)];
    const key = first && last ? `${clock(first[0], language)} ${to} ${clock(last[1], language)}` : "";
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
