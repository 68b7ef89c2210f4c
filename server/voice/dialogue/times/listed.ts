import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { topFlow } from "../next.ts";
import { withoutIncidental } from "../readers/incidental.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { type WhenHeard, whenHeard } from "../readers/when.ts";
import { dayWords } from "./day-words.ts";

// Appointments that a sentence lists.

/** One of several that a caller has. */
export interface Listed {
  words: string;
  day: string;
  text: string;
}
export const readWhen = (context: DialogueContext, state: DialogueState, words: string): WhenHeard => {
  const text = withoutIncidental(plain(words));
  return whenHeard(state.language === "es" ? anglicize(text) : text, {
    today: clockOf(context).today,
    todayOpen: true,
    loose: false,
  });
};

/** 'A cleaning on the third and a filling on the ninth': each with its day. */
export function listed(context: DialogueContext, state: DialogueState, sentence: string): Listed[] {
  if (!HAS_SEVERAL.test(plain(sentence))) return [];
  return sentence
    .replace(THEN, "")
    .split(/,? (?:and|y) |, (?=(?:an?|one|una?|otra)\s)/u)
    .flatMap((words) => {
      const when = readWhen(context, state, words);
      const [day] = when.days.days;
      const kind = topFlow(state)?.id === "move" ? KIND.exec(words)?.[1] : undefined;
      const text = `${dayWords(when, state.language)}${kind ? ` (${kind})` : ""}`;
      return day && when.days.days.length === 1 ? [{ words, day, text }] : [];
    });
}
/** 'A blood draw on Monday': of two it is said which. */
const KIND =
  /(?<!\p{L})(?:an?|one|una?|otra|the|my|la|mi) (?!(?:other|new|two|one|appointment|visit|cita)(?!\p{L}))(\p{L}+(?:[ -]\p{L}+){0,2}?) (?:on|for|at|this|next|el|para|del)(?!\p{L})/u;
/** What is to be done with one of them. */
export const THEN =
  /,? (?:and|y|but|pero|so) (?=(?:i|I|yo|we|need|want|have to|necesito|quiero|tengo que)(?:'\p{L}+)?(?!\p{L})).*$/u;
const HAS_SEVERAL =
  /(?<!\p{L})(?:two|three|both|couple|tengo|dos|have|has|got|there's|there are)(?!\p{L}).*(?<!\p{L})(?:and|y)(?!\p{L})/u;
