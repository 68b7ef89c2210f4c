import type { DialogueState } from "../../../contracts/voice.ts";
import { NAME_PART } from "./readers/plain-name.ts";

const NUMBER = "(?:number|phone|cell|mobile)";
/** 'My sister's number is', 'Margaret's is', 'her cell'. */
const POSSESSED = new RegExp(
  `(?<![\\p{L}'])(?:((?:my|our|his|her|their) (?:own |cell |mobile |home |work |\\p{L}+'s )?${NUMBER})|(${NAME_PART})'s (?:${NUMBER}|is(?= \\(?\\d)))(?!\\p{L})`,
  "iu",
);
/** 'El número de Lucía es', 'el de ella es'. */
const DE = new RegExp(
  `(?<!\\p{L})[Ee]l (?:n[uú]mero|tel[eé]fono|celular|de) (?:de )?((?:mi|su) \\p{L}+|ella|él|${NAME_PART}) es(?!\\p{L})`,
  "u",
);
const TO_BE_USED =
  /(?<!\p{L})(?:use|call|reach|instead|mine|my (?:own )?(?:number|phone|cell)|mejor|llam\p{L}+|el m[ií]o)(?!\p{L})/iu;

/** Whose a number is that a turn tells beside the caller's own, where it is not to be used instead: 'Margaret's number'. */
export function othersNumber({ slots, language }: DialogueState, words: string): string | undefined {
  if (TO_BE_USED.test(words)) return undefined;
  if (language === "es") {
    const [, who] = DE.exec(words) ?? [];
    return who && `el número de ${who}`;
  }
  const [, possessed, name] = POSSESSED.exec(words) ?? [];
  const own = slots.name?.value.toLowerCase().split(" ")[0];
  if (name) return name.toLowerCase() === own ? undefined : `${name}'s number`;
  return possessed;
}
