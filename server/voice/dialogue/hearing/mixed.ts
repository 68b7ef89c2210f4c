import { capital } from "../../../../content/capital.ts";
import { anglicize } from "../readers/spanish.ts";

/** 'El viernes, if you have something', 'a las diez works': Spanish days and hours in an English turn. */
export const withEnglishDays = (words: string): string =>
  words
    .replace(DAYS, (_all, day: string) => `${capital(anglicize(day.toLowerCase()))}s`)
    .replace(DAY, (_all, day: string, part?: string) => {
      const english = anglicize(day.toLowerCase());
      return `${english === "tomorrow" || english === "today" ? english : capital(english)}${part ? (/ma/i.test(part) ? " morning" : " afternoon") : ""}`;
    })
    .replace(HOUR, (_all, hour: string, half?: string) => {
      const english = anglicize(hour.toLowerCase());
      return `at ${english}${half ? past(half, english) : ""}`;
    });
/** 'Ten fifteen', '10:15'. */
const past = (half: string, hour: string): string => {
  const [digits, word] = /cuarto/iu.test(half) ? [":15", " fifteen"] : [":30", " thirty"];
  return /^\d/.test(hour) ? digits : word;
};
const DAYS = /(?<!\p{L})(?:los )?(s[aá]bado|domingo)s(?!\p{L})/giu;
const DAY =
  /(?<!\p{L})(?:(?:el|este|los|para el|para) )?(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|hoy|ma[nñ]ana(?=[,.?!]|$| (?:por|a las|if|at|would|works|is|please)))(?: (?:en|por) la (ma[nñ]ana|tarde))?(?!\p{L})/giu;
const HOUR =
  /(?<!\p{L})(?:a |(?<=^|[.!?] ))las? (una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d{1,2})( y (?:media|cuarto))?(?!\p{L})/giu;
