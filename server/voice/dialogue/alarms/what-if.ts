import type { DialogueState } from "../../../../contracts/voice.ts";
import { type AlarmsFound, alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { standing } from "../context.ts";
import { alarmOf } from "./alarms.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

/** Signs of a body, by the headings of the words of danger: whoever asks what to do if they come has an answer. */
const OF_A_BODY: readonly string[] = [
  ...(["breathing", "choking", "heart", "arm", "stroke", "headache", "down", "seizure", "allergy"] as const),
  ...(["blood", "head", "unwell", "sugar and fever", "drying-out", "respirar", "corazon"] as const),
  ...(["dolor-de-cabeza", "deshidratado", "caido", "alergia", "sangre"] as const),
];
const ASKS_IF =
  /(?<!\p{L})(?:what (?:if|happens if|about if|(?:do|should|would|can) (?:i|we) do (?:if|in case|when))|(?:y|pero) (?:qu[eé] (?:pasa|hago|hacemos) )?si|qu[eé] (?:pasa|hago|hacemos|debo hacer) (?:si|en caso))(?!\p{L})/iu;
/** 'And if she can't breathe before then, what do I do?' */
const IF_FIRST =
  /^(?:(?:and|but|so|oh|ok|okay|y|pero),? )*(?:if|in case) [^?]{4,80},? (?:what (?:do|should|would) (?:i|we) do|(?:do|should) (?:i|we) (?:call|go|come|take))(?!\p{L})/iu;
/** The same signs as they are told of what has not come: 'if he has a stroke', 'si se desmaya'. */
const COMES_LIKE =
  /(?<!\p{L})(?:stops? breathing|faints?|pass(?:es)? out|collapses?|chok(?:e|es)|turns? (?:blue|gr[ae]y)|(?:has|have|gets?) (?:an?|another) (?:stroke|seizure|heart attack|fit)|(?:won't|doesn't|can't) wake up|throat (?:closes|swells)(?: up)?|deja de respirar|se desmaya|se ahoga|convulsiona|se pone azul|no despierta|le da un (?:infarto|derrame|ataque))(?!\p{L})/u;
/** A time that is still to come. */
const LATER =
  /(?<!\p{L})(?:before (?:then|that|we|i|he|she|the|my|our|her|his|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|between now and|until then|in the meantime|meanwhile|tonight|overnight|during the night|later|this weekend|over the weekend|after (?:hours|the (?:visit|appointment|procedure|surgery|filling|extraction|shot))|tomorrow|antes del?|mientras|hasta (?:el|entonces|mañana)|(?:en|por|de) la noche|esta noche|m[aá]s tarde|mañana|(?:el|este) fin de semana|despu[eé]s de la)(?!\p{L})/iu;
/** It has begun, or somebody asks what it is. */
const NOW =
  /(?<!\p{L})(?:already|just|started|keeps?|since|again|still|worse|ahora|ahorita|ya|sigue|acaba|desde|otra vez|de nuevo)(?!\p{L})|(?<!between )(?<!\p{L})now(?!\p{L})/iu;
const GOES_ON_NOW =
  /(?<!\p{L})(?:(?:i|he|she|it|we|they|this|that)(?:'m|'s|'re| am| is| are)|est[aá]n?|estoy)(?!\p{L})/iu;

/**
 * 'Yes, thanks. And what if she can't breathe before then?': of what may come later it is told what to do then, and the
 * rest of the turn is served. Undefined where anything else that was told is a sign of it.
 */
export function whatIf(state: DialogueState, words: string): { said: string; rest: string } | undefined {
  if (state.alarm || state.suspected || state.signs?.length) return undefined;
  const settled = state.asked === "confirm" || standing(state).length > 0;
  let rest = words;
  for (const sentence of sentencesOf(words)) {
    const at = IF_FIRST.test(sentence) ? 0 : (ASKS_IF.exec(sentence)?.index ?? -1);
    if (at < 0) continue;
    const asked = sentence.slice(at);
    const later = LATER.test(asked);
    const text = plain(asked);
    if (NOW.test(text) || !(later || (settled && !GOES_ON_NOW.test(text)))) continue;
    const isPatient = state.scenario === "dental" || state.scenario === "medical";
    const { sure, feared, ...found } = alarmsIn(asked, clausesOf(asked));
    const unknown = sure.length === 0 && !feared;
    if (unknown ? !(isPatient && COMES_LIKE.test(text)) : !ofBody({ sure, feared, ...found })) continue;
    rest = rest.replace(asked, " ");
  }
  if (rest === words) return undefined;
  const left = rest
    .replace(/[\s,¿]*(?:(?<!\p{L})(?:and|but|so|or|oh|y|pero|o)[\s,]*)*$/iu, "")
    .replace(/\s+/g, " ")
    .trim();
  const { sure, signs, feared } = alarmsIn(left, clausesOf(left));
  if (sure.length > 0 || signs || feared) return undefined;
  return { said: wording(alarmOf("911").later!, state.language), rest: /\p{L}/u.test(left) ? left : "" };
}

const ofBody = ({ sure, feared, named }: AlarmsFound): boolean =>
  sure.length > 0
    ? sure.every(({ act, name }) => act === "em.911" && OF_A_BODY.includes(name))
    : feared === "em.911" && OF_A_BODY.includes(named ?? "");
