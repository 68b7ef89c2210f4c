import { plain } from "../readers/text.ts";
import type { DialogueContext } from "../context.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";

/** 'If it swells tonight, who do I call?', 'is 102 too high?', 'do I take her to the ER?' */
const WHOM_LATER =
  /(?<!\p{L})who(?:m)? (?:do|would|should|can|could|shall|am|are) (?:i|we) (?:\p{L}+ )?(?:call|ring|phone|contact|reach|try)(?!\p{L})|(?<!\p{L})(?:what|which|is there an?) (?:\p{L}+ )?(?:number|line) (?:do|would|should|can|could|to) (?:i |we )?(?:call|ring)(?!\p{L})|(?<!\p{L})a (?:qui[eé]n|d[oó]nde) (?:le |les |puedo |debo |tengo que )*(?:llam\p{L}*|habl\p{L}*|marc\p{L}*)/u;
const WORSE_LATER =
  /(?<!\p{L})(?:if|in case|tonight|overnight|night|weekend|after hours|closed|later on|worse|swell\p{L}*|bleed\p{L}*|fever|emergenc\p{L}*|si|noche|empeora|hincha|fiebre|fin de semana|cerrad\p{L}+|urgencia)(?!\p{L})/u;
/** 'Just give me the number of that urgent line', 'the urgent line, what is the number?' */
const URGENT_LINE =
  /(?<!\p{L})(?:(?:urgent|emergency|after[- ]hours|night|hot) ?(?:line|number)|l[ií]nea (?:urgente|de (?:urgencias?|emergencias?))|n[uú]mero (?:urgente|de (?:urgencias?|emergencias?)))(?!\p{L})/u;
const ITS_NUMBER =
  /(?<!\p{L})(?:(?:what|which)(?:'s| is| was)? (?:the |that |your )?(?:\p{L}+ )?(?:number|line)|(?:give|tell|get|text) me (?:the|that|your) (?:\p{L}+ )?(?:number|line)|(?<!(?:n't|n’t|not|never|nt) (?:even |really |ever )?)(?:have|need|want|get|repeat) (?:the|that) (?:number|urgent (?:line|number)|emergency (?:line|number))|number (?:for|of|to) (?:the|that|your) (?:urgent|emergency|after)|(?:me da|d[eé]me|cu[aá]l es) (?:el |la )?(?:n[uú]mero|l[ií]nea))(?!\p{L})/u;
const FEVER =
  /(?<![\p{L}\d])(?:fever|temperature|temp|fiebre|calentura|temperatura|(?:9[89]|10[0-5])(?: point \p{L}+|\.\d)?|treinta y (?:siete|ocho|nueve)|cuarenta|3[7-9]|40)(?![\p{L}\d]| ?\d)/u;
const HOW_BAD =
  /(?<!\p{L})(?:too high|bad|dangerous|normal|worr\p{L}*|wait|serious|okay|ok|e\.? ?r\.?|emergency room|hospital|urgent care|take (?:him|her|them)|bring (?:him|her|them)|give (?:him|her|them)|do (?:i|we)|should|urgencias|la llevo|lo llevo|llevarl[ao]|es mucho|muy alta|preocup\p{L}*|grave|espero)(?!\p{L})/u;

/** Whom to call where it gets worse, and when 911: the desk's own line. @param turn all that was said with it */
export function whomLater(
  { desk: { urgent, kind } }: DialogueContext,
  { language }: DialogueState,
  sentence: string,
  turn: string,
): string | undefined {
  if (!urgent) return undefined;
  const [text, all] = [plain(sentence), plain(turn)];
  if (ITS_NUMBER.test(all) && URGENT_LINE.test(text))
    return language === "es" ? urgent.laterEs : urgent.later;
  const asks = sentence.includes("?") || ASKS.test(text);
  const fever = kind === "medical" && asks && HOW_BAD.test(text) && FEVER.test(all);
  if (!fever && !(WHOM_LATER.test(text) && WORSE_LATER.test(all))) return undefined;
  return language === "es" ? urgent.laterEs : urgent.later;
}
const ASKS = /(?<!\p{L})(?:(?:should|do|can) i|is (?:that|it|this)|(?:la|lo) llevo|qu[eé] hago)(?!\p{L})/u;
