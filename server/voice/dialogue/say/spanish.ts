import { daysBetween, weekdayOf } from "../readers/calendar.ts";

const DAYS = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
const MONTHS =
  "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(" ");

export const weekdayName = (day: string): string => `los ${DAYS[weekdayOf(day)]!.replace(/o$/, "os")}`;

/** 'el martes 24 de noviembre'. */
export const fullDay = (day: string): string =>
  `el ${DAYS[weekdayOf(day)]} ${Number(day.slice(8))} de ${MONTHS[Number(day.slice(5, 7)) - 1]}`;

export function spokenDay(day: string, today: string): string {
  const ahead = daysBetween(today, day);
  if (ahead === 0) return "hoy";
  if (ahead === 1) return "mañana";
  return day.slice(0, 7) === today.slice(0, 7)
    ? `el ${DAYS[weekdayOf(day)]} ${Number(day.slice(8))}`
    : fullDay(day);
}

/** 'a las 10:30', 'a la 1', 'a mediodía'. */
export function atTime(minutes: number): string {
  if (minutes === 720) return "al mediodía";
  const hour = Math.floor(minutes / 60) % 12 || 12;
  const clock = minutes % 60 === 0 ? `${hour}` : `${hour}:${String(minutes % 60).padStart(2, "0")}`;
  return `${hour === 1 ? "a la" : "a las"} ${clock}`;
}

export const fullTime = (minutes: number): string =>
  minutes === 720
    ? atTime(minutes)
    : `${atTime(minutes)} de la ${minutes < 720 ? "mañana" : minutes < 1140 ? "tarde" : "noche"}`;

export const dayPart = (minutes: number): string =>
  minutes < 720 ? "buenos días" : minutes < 1140 ? "buenas tardes" : "buenas noches";
