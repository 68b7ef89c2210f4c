import { isQuestion } from "./question-forms.ts";
import { plain } from "../readers/text.ts";

/** Asks for what belongs to one person: their own number or e-mail, or whether somebody was here. */
const PRIVATE =
  /\b(?:her|his|their|(?:dr|doctor|mr|ms|mrs|attorney) \S+?'?s|\p{L}+'s) (?:(?:personal|private|direct|home|own) )?(?:e-?mail|cell|mobile|(?:cell )?phone number|direct line|home (?:address|number)|personal number)\b|\b(?:what's|what is) (?:her|his) (?:number|address)\b|(?<!\p{L})(?:el|su) (?:celular|correo|tel[eé]fono personal|n[uú]mero personal) (?:de (?:la|el|ella|él)|del)(?!\p{L})/u;

/** What is told of such a number, or is the caller's own to give, asks for none. */
export function asksPrivate(words: string): boolean {
  const said = plain(words);
  const found = PRIVATE.exec(said);
  if (!found) return false;
  const before = said.slice(0, found.index);
  if (/\b(?:my|mine|our)\b/.test(before + found[0])) return false;
  // 'Her mobile, please.'
  const alone =
    /^(?:no|yes|just|well|ok|okay|,|\s)*$/.test(before) &&
    /^(?: please\b|$)/.test(said.slice(found[0].length));
  return alone || isQuestion(words) || FOR_ME.test(before);
}
const FOR_ME =
  /(?<!\p{L})(?:give|tell|send|share|need|want|have|get|like|what's|deme|dame|d[ií]game|quiero|necesito|p[aá]seme)(?!\p{L})/u;
