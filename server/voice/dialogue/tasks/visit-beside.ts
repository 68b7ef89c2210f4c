import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { bySentence } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import { ME } from "../paper/by-person.ts";
import { relationHeard } from "../readers/relation.ts";
import type { Plan } from "../plan.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

// A visit that is asked for while a message is taken down: it is booked once the message is passed on.

const MESSAGES = ["billing", "complaint", "refill", "results", "records", "referral", "lost", "cancel"];
const REQUEST =
  /(?<!\p{L})(?:(?:want|need|like|get|have|make|book|schedule) (?:an?|another|a new|my) (?:(?:actual|real|separate|regular|new) )?(?:appointment|visit|cleaning|check-?up|physical)|(?:book|schedule|fit|squeeze) me(?: in)?|(?:get|have) (?:it|that|this|him|her|the \p{L}+) (?:looked at|seen|checked)|(?:like|want|need|can i|could i) (?:to )?(?:come in|be seen|get seen)|see (?:the|a) (?:dentist|doctor|hygienist)|(?:quiero|necesito|quisiera) (?:una|otra) cita|agendar(?:me)?)(?!\p{L})/u;
const BESIDE =
  /(?<!\p{L})(?:too|also|as well|while (?:i've|i have|you're|i'm|we're)|another thing|one more|actual|separate|on top of|besides|(?:and|but) (?:can|could|i|my|then)|también|además|otra cosa)(?!\p{L})/u;
/** Asks whether one is needed, or speaks of another time or of who is in charge. */
const NONE_WANTED =
  /(?<!\p{L})(?:(?:do|will|would|should) (?:i|we) (?:need|have)|without|don't|do not|didn't|instead|rather|manager|owner|supervisor|boss|last (?:time|visit)|(?:came|was|went) in|no quiero|sin)(?!\p{L})/u;

/** The words before and of the visit; undefined where none is asked for beside. */
export function visitBeside(
  state: DialogueState,
  heard: Heard,
): { before: string; words: string; who: string } | undefined {
  const flow = topFlow(state)?.id ?? "";
  if (!MESSAGES.includes(flow) || state.later || state.stack.includes("book") || state.asked === "which")
    return undefined;
  if (heard.has("drop", "move") || !BESIDE.test(heard.text)) return undefined;
  const { clauses } = heard;
  let at = clauses.findIndex(
    ({ words, acts }) =>
      (acts.includes("book") || REQUEST.test(plain(words))) && !NONE_WANTED.test(plain(words)),
  );
  if (at < 0 || !REQUEST.test(plain(clauses[at]!.words))) return undefined;
  // 'The same tooth is bothering me again, I should get it looked at' tells what for.
  if (clauses[at - 1]?.acts.includes("reason")) at -= 1;
  const from = heard.words.indexOf(clauses[at]!.words);
  if (from < 0) return undefined;
  const words = heard.words.slice(from).replace(/^(?:(?:and|but|so|also|y|pero),? )+/iu, "");
  const before = heard.words
    .slice(0, from)
    .replace(/(?:(?:and|but|look|oh|so|also|listen|y|pero),? )*(?:while [^,.]{1,30},? ?)?$/iu, "")
    .trim();
  const rest = /^(?:no|nope|oh|well|um)\W*$/iu.test(before) ? "" : before;
  return { before: rest, words: words.slice(0, 240), who: relationHeard(plain(words)) ?? ME };
}

/** 'And the January one?', of what waits: the caller hears that it comes next. */
export function asksOfLater({ later, language }: DialogueState, heard: Heard, plan: Plan): void {
  if (later?.flow !== "book") return;
  for (const { sentence, clauses } of bySentence(heard)) {
    if (!sentence.endsWith("?") || !WHAT_OF.test(plain(sentence))) continue;
    for (const clause of clauses) {
      clause.acts = [];
      heard.answered.add(clause.words);
    }
    plan.understood = true;
    plan.said.push(wording(talk.comesNext, language));
  }
}
const WHAT_OF =
  /^(?:(?:oh|ok|okay|so|but|wait) )*(?:and|what about|how about|don't forget|y|qu[eé] pasa con) (?:the |my |her |his |la |el |mi )?(?:\p{L}+ ){0,2}(?:one|appointment|visit|thing|cita|otra|otro)$/u;
