import { tidy } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";

// The days of a call and their hours: one that is left out, one that is free, each with its own.

export const CLOCK =
  /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|lunch(?: ?time)?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|mediod[ií]a)(?!\p{L})/iu;
export const DAY =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|week|hoy|(?<!la )mañana(?!\p{L})|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|morning|afternoon|evening|\bday\b/iu;
/** 'After three, any day but Friday': the day that is left out belongs to it. */
const EXCEPT =
  /(?<!\p{L})(?:(?:(?:any|every|week) ?days?|cualquier d[ií]a) )?(?:but|except|besides|other than|not|just not|menos|excepto|pero no) (?:on |for |el |los |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?:days?|s)?(?!\p{L})/iu;
export const excepted = (time: string, sentence: string): string => {
  const but = EXCEPT.exec(sentence)?.[0];
  return but && CLOCK.test(time) && !plain(time).includes(plain(but)) && !DAY.test(time)
    ? `${time}, ${but}`
    : time;
};
/** 'Tomorrow I'm off, so then it can be any time': that day has no limits, whatever the others have. */
const FREE_DAY =
  /(?<!\p{L})(?<day>(?:mon|tues|wednes|thurs|fri|satur)days?|today|tomorrow|hoy|(?<!la )mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)(?!\p{L})(?:.*)(?<!\p{L})(?:any ?time|all day|whenever|cualquier hora|todo el d[ií]a)(?!\p{L})|(?<!\p{L})(?:any ?time|all day|whenever|cualquier hora|todo el d[ií]a)(?: on)? (?:el )?(?<then>(?:mon|tues|wednes|thurs|fri|satur)days?|today|tomorrow|hoy|mañana|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)(?!\p{L})/iu;
/** 'Tomorrow any time, other days after five': each with its own, as it was told. */
export const bothTimes = (sentence: string): string | undefined => {
  if (!CLOCK.test(sentence) || !FREE_DAY.test(sentence) || sentence.includes("?")) return undefined;
  const from = Math.min(
    ...[CLOCK, DAY, /(?<!\p{L})(?:before|after|between|antes|despu[eé]s|entre)(?!\p{L})/iu]
      .map((each) => sentence.search(each))
      .filter((at) => at >= 0),
  );
  const told = tidy(sentence.slice(from));
  return told.split(" ").length <= 14
    ? told.replace(/^(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}(?=\p{Ll})/u, (letter) =>
        letter.toLowerCase(),
      )
    : undefined;
};
export const FREE = /(?:any time|a cualquier hora)$/u;
export const freeDay = (sentence: string): string | undefined => {
  const { day, then } = FREE_DAY.exec(sentence)?.groups ?? {};
  const free = (day ?? then)?.replace(/^(?:Today|Tomorrow|Hoy|Mañana)/u, (word) => word.toLowerCase());
  if (!free || CLOCK.test(sentence)) return undefined;
  return `${/day|^to/i.test(free) ? `${free} any time` : `${free} a cualquier hora`}`;
};
