import type { Language } from "./spoken-hours.ts";

/** '45 minutes', '90 minutes', 'two and a half hours': from two hours on nobody counts minutes. */
export function lengthSaid(minutes: number, language: Language): string {
  const es = language === "es";
  if (minutes < 120) return `${minutes} ${es ? "minutos" : "minutes"}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const count = HOURS[language][hours] ?? String(hours);
  if (rest === 30) return es ? `${count} horas y media` : `${count} and a half hours`;
  const whole = `${count} ${es ? "horas" : "hours"}`;
  return rest === 0 ? whole : `${whole} ${es ? "y" : "and"} ${rest} ${es ? "minutos" : "minutes"}`;
}
const HOURS: Record<Language, readonly string[]> = {
  en: ["", "", "two", "three", "four", "five", "six", "seven", "eight"],
  es: ["", "", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho"],
};
