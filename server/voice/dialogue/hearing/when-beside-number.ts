import { anglicize } from "../readers/spanish.ts";
import { digitize } from "../readers/number-words.ts";
import { plain } from "../readers/text.ts";
import { type WhenHeard, saysWhen, whenHeard } from "../readers/when.ts";

/** 'The number ends in 0178. And could we make it four?': the parts of a turn that are none of the number tell when. */
export function whenBesideNumber(
  words: string,
  spanish: boolean,
  ask: Parameters<typeof whenHeard>[1],
): WhenHeard | undefined {
  const read = (part: string) => digitize(spanish ? anglicize(plain(part)) : plain(part));
  const parts = words
    .split(APART)
    .map(read)
    .filter((part) => !/(?:\d[ -]?){3}/.test(part) && !OF_NUMBER.test(part) && SAYS_WHEN.test(part));
  const found = whenHeard(parts.join(" "), ask);
  return saysWhen(found) ? found : undefined;
}

const APART =
  /(?<=[.,;!?])\s+|\s+(?=(?:and|but|y|pero) (?:let's|could|can|would|make|i'd|i would|i want|put|move|also|if|que|mejor|pued|podr))/iu;
const OF_NUMBER =
  /(?<!\p{L})(?:number|phone|ends?|ending|digits?|area code|call|text|reach|ext\p{L}*|n[uú]mero|tel[eé]fono|termina|llam\p{L}*)(?!\p{L})/u;
/** 'The early one' is one of what was offered, and no time. */
const SAYS_WHEN =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|noon|week|the \d{1,2}(?:st|nd|rd|th)|make it|instead|rather|morning|afternoon|evening|at \d{1,2}|\d{1,2}(?::\d\d| ?[ap]\.?m|(?: |-)?o'?clock))(?!\p{L})/iu;
