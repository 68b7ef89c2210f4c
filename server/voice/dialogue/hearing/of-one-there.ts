import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { CALLED_OFF, EXPECTED } from "./heard-words.ts";

// What is said of an appointment that is there, and no wish for a new one.

const BOOKED_BEFORE =
  /(?<!\p{L})(?:(?:i|we|he|she)(?:'ve)? (?:already |just |actually )*(?:booked|made|scheduled|set up|signed up for) (?:it|one|that|mine|an?|the|my|this)(?!\p{L}).*(?<!\p{L})(?:yesterday|already|last (?:night|week|month|\p{L}+day)|online|earlier|the other day|this morning|ago|with you)|already (?:booked|made|scheduled|have) (?:it|one|that|mine)|i have an? (?:introduction|intro|set-?up) call)(?!\p{L})/u;
const TO_BE_SEEN_TO =
  /(?<!\p{L})(?:wrong|fix(?:ed)?|correct(?:ed)?|updated?|typo|misspell\p{L}*|check|confirm\p{L}*|verify|went through|go through|number|e-?mail)(?!\p{L})/u;
const NEXT_ONE =
  /(?<!\p{L})(?:next (?:thing|opening|one|available|time|slot|spot)|something else|another (?:one|time|day)|what else|instead)(?!\p{L})/u;
/** 'Can I get my daughter in for her shots?' */
export const GETS_IN =
  /(?<!\p{L})(?:can|could|may) (?:i|we) get (?:my|our) \p{L}+(?: \p{L}+)? (?:in|seen)(?= for| to| with| today| tomorrow| this|$)/u;

/** Each act that is meant, with those that are not. */
export function ofOneThere(
  { stack, filed, slots }: Pick<DialogueState, "stack" | "filed" | "slots">,
  text: string,
): [ActId, ActId[]][] {
  const first = stack.length + filed.length === 0;
  const offered = stack.at(-1) === "book" && !slots.time && filed.length === 0;
  if ((first || offered) && BOOKED_BEFORE.test(text) && TO_BE_SEEN_TO.test(text))
    return [["confirmexisting", ["book", "avail", "callback", "whenis", "contact", "select", "correct"]]];
  if (first && EXPECTED.test(text) && CALLED_OFF.test(text) && NEXT_ONE.test(text))
    return [["move", ["late", "cancel", "book", "avail", "whenis", "reason"]]];
  if (first && GETS_IN.test(text)) return [["book", ["offered", "walkin"]]];
  return [];
}
