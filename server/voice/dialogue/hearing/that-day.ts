import type { DialogueState } from "../../../../contracts/voice.ts";
import { weekdayOf } from "../readers/calendar.ts";

/** 'I can't, we're burying my aunt that day', of the one day that is offered. */
export const THAT_DAY_WILL_NOT_DO =
  /^(?:(?:no|oh|sorry|um|ay|perd[oó]n),? )*(?:(?:i|we|he|she) (?:can['’]?t|cannot|can not|couldn['’]?t|won['’]?t be able to)|no (?:puedo|podemos|puede))(?!\p{L})[^.?!]{0,60}? (?:on )?(?:that (?:same )?day|that date|(?:en )?ese d[ií]a)(?!\p{L})/iu;
const THAT_DAY = / (?:on )?(?:that (?:same )?day|that date|(?:en )?ese d[ií]a)$/iu;
export const notThatDay = (
  words: string,
  offered: DialogueState["offered"],
  language: DialogueState["language"],
): string => {
  const [first] = offered;
  if (!first || offered.some(({ day }) => day !== first.day)) return words;
  const day = DAYS[language][weekdayOf(first.day)]!;
  const rest = words.replace(THAT_DAY, "").replace(REFUSES, "").trim();
  return `${language === "es" ? "No puedo el" : "I can't on"} ${day}${rest ? `, ${rest}` : ""}`;
};
const REFUSES =
  /^(?:(?:no|oh|sorry|um|ay|perd[oó]n),? )*(?:(?:i|we|he|she) (?:can['’]?t|cannot|can not|couldn['’]?t|won['’]?t be able to)|no (?:puedo|podemos|puede))(?!\p{L})(?: (?:do|make|come|come in|go|ir|venir)(?: it)?(?!\p{L}))?,?/iu;

/** 'Mine is Thursday, could it go to next week, same day?' */
export const SAME_DAY =
  /(?<=(?:next|following|other|coming) week,? (?:on |but )?(?:the )?|week after,? (?:on |but )?(?:the )?)same day(?: of the week)?|same day(?: of the week)?,? (?=(?:but )?(?:the )?(?:next|following) week|(?:but )?(?:the |a )?week (?:after|later))|(?<=(?:otra|pr[oó]xima|siguiente) semana,? |semana (?:siguiente|entrante|que (?:viene|entra)),? )(?:pero )?el mismo d[ií]a|el mismo d[ií]a,? (?:pero )?(?=(?:de |a )?la (?:otra|pr[oó]xima|siguiente|semana))/giu;
export const sameDayOf = (words: string): string | undefined => {
  const named = [...new Set([...words.matchAll(WEEKDAY)].map(([day]) => day.toLowerCase()))];
  return named.length === 1 ? `${/day$/.test(named[0]!) ? "" : "el "}${named[0]} ` : undefined;
};
const DAYS = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
} as const;
const WEEKDAY = new RegExp(`(?<!\\p{L})(?:${[...DAYS.en, ...DAYS.es].join("|")})(?!\\p{L})`, "giu");
