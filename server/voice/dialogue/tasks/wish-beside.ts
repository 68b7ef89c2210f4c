import { acts } from "../../../../content/understanding/acts.ts";
import type { Heard } from "../hearing/heard.ts";
import { tellsOfOne } from "../hearing/said-plainly.ts";
import { SURE } from "./how-sure.ts";

/** 'I want to come in about a will, but what's it going to cost me?': a plain wish for a visit, whatever is asked beside it. */
export function wishesBeside({ acts: heard, text, words, values, has }: Heard): boolean {
  const wish = WISH.exec(text);
  if (!wish || tellsOfOne(text) || !asksAfter(text.slice(wish.index + wish[0].length), words)) return false;
  if (!values.service && !has("book", "reason")) return false;
  return [...heard].every(([act, p]) => acts[act]?.[0] !== "task" || BOOKS.includes(act) || p < SURE);
}

const BOOKS: readonly string[] = ["book", "avail", "forother", "new"];
const WISH =
  /(?<!\p{L})(?<!(?:do|should|would|if|before|when|once|where|why|that|what|don't|didn't|can) )(?:i|we|he|she|my \p{L}+)(?:'d| would)? (?:(?:just|really|kind of) )?(?:like|love|want|wants|wanna|need|needs|gotta|have|has) (?:to )?(?:come in|be seen|get (?:in|seen|my|his|her|our|an?|it)|have (?:my|his|her|an?|it|some)|see (?:an?|the|somebody|someone|you|dr|one of)|book|schedule|make an appointment|set up|it (?:put|fixed|looked|pulled|checked|replaced|glued)|(?:an?|some) (?!call|copy|receipt|refill|note|letter|person|human|message|word|question|quick question|minute|second|ride|bill|job|price|quote|few))|(?<!\p{L})(?<!(?:si|cuando|qu[eé]|no) )(?:necesito|quiero|quisiera|me gustar[ií]a) (?:una?|hacerme|sacar|agendar|ir|que me (?:vean|vea|revisen?)|ver (?:a|al)) (?!pregunta|copia|receta|recado|recibo|llamada)/u;
/** A question comes behind it. */
const asksAfter = (rest: string, words: string): boolean => words.includes("?") && ASKS.test(rest);
const ASKS =
  /(?<!\p{L})(?:how much|what(?:'s|'ll| is| do| does| will| would)?|do|does|is|are|can|will|would|should|how|where|pero|cu[aá]nto|tienen|aceptan|toman|hay|qu[eé])(?!\p{L})/u;
