import type { ActId } from "../../../content/understanding/acts.ts";
import type { Clause, Heard } from "./hear.ts";
import { noteOf, sentencesOf, toldIn } from "./note-words.ts";
import { plain } from "./readers/text.ts";
import { saysWhen } from "./readers/when.ts";

/** The sentence that a clause of a question stands in: what somebody else is to answer is passed on whole. */
export function questionOf(heard: Heard, words: string): string {
  const sentence = sentencesOf(heard.words).find((each) => each.includes(words)) ?? words;
  const from = Math.max(0, sentence.indexOf(words));
  return noteOf(toldIn(sentence.slice(from)));
}

/** What sounds like a question in a statement is answered only when that is very sure. */
export function asksIt(words: string, sure: number): boolean {
  const count = words.split(" ").length;
  return isQuestion(words) || sure >= 0.9 || (count <= 4 && sure >= 0.6);
}
export const isQuestion = (words: string): boolean =>
  /\?\W*$/.test(words) || ASKS.test(plain(words)) || WONDERS.test(plain(words));
const WONDERS =
  /\b(?:know|wonder\p{L}*|curious|question|asking|tell me|find out|check (?:if|whether|on)|see if|make sure|saber|pregunt\p{L}*|d[ií]game|duda)\b|\b(?:how (?:much|long|many|do|does|is|are|far|early|soon|late|often)|what (?:time|is|are|do|does|kind|about)|cu[aá]nto|cu[aá]ndo|d[oó]nde|qu[eé] (?:hora|d[ií]as?))\b/u;

export const ASKS =
  /^(?:(?:and|but|so|ok|okay|um|uh|well|wait|oh|yeah|yes|no|hey|hi|alright|then|thanks|y|pero|entonces|bueno|sí|oye)[, ]+)*(?:how|why|(?:what|where|when|who|which)(?! (?:i|you|he|she|it|we|they|my|the|that)(?!\p{L}))(?: \p{L}+)?(?:'s| is| are| was| do| does| did| can| could| will| would| should| if| about| happens| time| kind)|what's|who's|where's|do|does|did|is|are|am|can|could|can't|will|would|should|may|have|has|qué|cómo|cuándo|dónde|quién|cuál|cuánto|puedo|puede|pueden|tienen|hay|tengo que|debo|hace falta)(?! (?:be|fine|good|great|ok|okay|best|better|bad|sorry)(?!\p{L}))(?: \p{L}+){2}/u;
/** Asks for something to be done, or about this call: no question that facts answer. */
export const OF_THE_CALL =
  /^(?:(?:and|so|but|oh|wait|ok|okay|yes|no|well|y|pero) )*(?:(?:can|could|would|will) (?:you|they|someone|somebody) (?:please |just |also )?(?:\p{L}+ (?:it|that|this|him|her|them|me|us|mine|hers)(?!\p{L})|check|tell|put|note|add|repeat|hold|write|make|let|pass|have|move|cancel|book|change|say|call|give|do both|fit|spell)|(?:can|could|may) (?:i|we) (?:get|have|come|book|make|leave|speak|talk|do|set|bring|schedule|arrange|move|change|cancel|switch) |(?:when|how soon) (?:can|could|would|will) (?:you|they|someone|somebody|i|we)|did you|are you even|do you (?:happen to )?know\W*$|do you (?:understand|hear|mean|need|want|have that)|what (?:name|number|day|time) do you|who (?:can|do|should|could) (?:i|we) (?:talk|speak|call)|say mine|where(?:'s| is) mine|how about|what about|is (?:that|this) (?:for|an?|going)|c[oó]mo le hago)(?!\p{L})/u;

/** Heard in a question, these ask about it: 'will I be charged?' */
const OF_A_TASK: readonly ActId[] = ["billing", "refill", "records", "results", "casestatus"];
/** Asks whether somebody may be there, or what happens, in a booking: no other booking. */
const WITHIN =
  /\b(?:sit in|(?:come|be|go) (?:in |along )?with (?:me|her|him|them|us)|in the room|be there too|entrar con|acompañar)/;
export const WHEN_WORDS =
  /\b(?:half past|quarter (?:past|to)|o'clock|\d+(?:st|nd|rd|th)?|noon|today|tomorrow|week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|soon\p{L}*|earl\p{L}+|later?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|ma[nñ]ana|tarde|semana|antes|despu[eé]s)\b/iu;
/** Clauses that are questions by their form, and that the model heard nothing in. */
export const unheardQuestions = (heard: Heard): Clause[] =>
  heard.values.pick && heard.clauses.length < 3
    ? []
    : heard.clauses.filter(
        ({ words, acts: own }) =>
          !heard.answered.has(words) &&
          (own.length === 0 ||
            (/\?\W*$/.test(words) &&
              own.every((act) => OF_A_TASK.includes(act) || WITHIN.test(plain(words))))) &&
          !OF_THE_CALL.test(plain(words)) &&
          !/\d{3}|\d:\d\d/.test(words.replace(/\$\d+|\d+ dollars/gi, "")) &&
          !(saysWhen(heard.values) && WHEN_WORDS.test(words)) &&
          words.split(" ").length >= 3 &&
          asksByForm(heard.words, words),
      );

/** A question by its mark, or by how it begins where the words have no marks or it begins after one: 'she always | did the calling.' tells. */
function asksByForm(turn: string, words: string): boolean {
  if (/\?\W*$/.test(words)) return true;
  if (!ASKS.test(plain(words))) return false;
  const sentence = sentencesOf(turn).find((each) => each.includes(words));
  if (!sentence || /\?\W*$/.test(sentence) || !/[.!?]/.test(turn)) return true;
  return /(?:^|[,;:–—-])\s*$/.test(sentence.slice(0, sentence.indexOf(words)));
}
