import { type DialogueState, NOTES_MAX } from "../../../../contracts/voice.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { isMine } from "../paper/by-person.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { rowsOf, withRow } from "../paper/note-rows.ts";
import { factRows } from "../paper/fact-rows.ts";
import type { Plan } from "../plan.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

// What cannot wait, of what is passed on: it is marked as such, by the caller's own words.

const URGENT =
  /(?<!\p{L})(?:urgent(?:ly)?(?! care| line)|asap|as soon as possible|right away|in a (?:real )?(?:rush|hurry)|a rush|can't wait|cannot wait|emergency supply|urge|urgente|cuanto antes|lo antes posible)(?!\p{L})/u;
const NOT =
  /(?<!\p{L})(?:not|n't|no|never|isn't|nothing|aren't|wasn't|without|sin)(?: \p{L}+){0,3} (?:urgent(?:ly)?|asap|a rush|right away|in a (?:rush|hurry)|rush|hurry|urge(?:nte)?)(?!\p{L})|(?<!\p{L})(?:is it|was it|how) urgent/u;
/** The medicine is used up, or nearly. */
const USED_UP =
  /(?<!\p{L})(?<!(?:almost|nearly|not|never|about to be) )(?:ran out|(?:(?:all|completely|already|totally) )?out (?:of (?:it|them|those|that|my \p{L}+|his \p{L}+|her \p{L}+|pills|\p{L}+) )?(?:since |by |as of |now|already|today|tonight|tomorrow|this (?:morning|evening))|(?:i|he|she|we|they)(?:'m|'s|'re| am| is| are)(?: all| completely| already| totally)? out(?! of (?:town|the|state|work)| there| and)|(?:runs?|running|be) out (?:today|tonight|tomorrow)|(?:last|final) (?:pill|dose|tablet|capsule|puff|patch|shot|one)|(?:down to|only|just|got|have|has) (?:only |just |about )*(?:one|two|1|2|a couple)(?: of)?(?: more| last)? (?:pills?|doses?|tablets?|capsules?|days?|left)|(?:one|two|1|2) (?:pills?|doses?|tablets?|days?)(?: worth)? left|(?:none|nothing|zero) left|(?:i|he|she|we|they|\p{L}+)(?:'m|'s|'re| am| is| are) (?:all |completely |already )?out of (?:his|her|my|their|our|the) \p{L}+|(?:got|have|has) none(?: for| left|$)|no (?:more )?(?:pills|insulin|tablets|doses|medicine) (?:left|now)|no me queda(?:n|)|se me (?:acab[oó]|acaban|termin[oó])|ya no tengo)(?!\p{L})/u;

/** Whether what is told cannot wait. */
export const isRush = (flow: string, told: readonly string[]): boolean =>
  // By a day: whoever reads it must see that first.
  factRows(told, { flow, scenario: "" }).some((row) => row.startsWith("Due: ")) ||
  told.some((each) => {
    const text = plain(each);
    return (URGENT.test(text) && !NOT.test(text)) || (flow === "refill" && USED_UP.test(text));
  });

/** The row of it on what is no message. */
const MARKED = ["Marked", "urgent"] as const;
const PROMISED = /I'll mark (?:it|that|this)(?: as)? urgent|lo marco como urgente/iu;
/** 'I'll mark it as urgent', as one of the desk's answers says, is kept like any other promise. */
export function keepPromise(state: DialogueState, said: string): void {
  const last = state.filed.at(-1);
  if (!PROMISED.test(said)) return;
  if (topFlow(state) || !last) state.notes = withRow(state.notes, ...MARKED).slice(-NOTES_MAX);
  else if (last.kind === "message") last.urgent = true;
  else if (last.kind === "booking") last.notes = withRow(last.notes, ...MARKED);
}

/** 'It's urgent', once it was passed on: it is marked, the caller's own where they say so. True when that was new. */
export function markUrgent(state: DialogueState, heard: Heard, plan: Plan): boolean {
  if (topFlow(state) || !URGENT.test(heard.text) || NOT.test(heard.text)) return false;
  const messages = state.filed.flatMap((each) => (each.kind === "message" ? [each] : []));
  const last =
    (isMine(heard.words) ? messages.findLast(({ notes }) => rowsOf(notes, "For").length === 0) : undefined) ??
    messages.at(-1);
  const filed = state.filed.at(-1);
  if (filed?.kind === "booking") filed.notes = withRow(filed.notes, ...MARKED);
  else if (last && filed?.kind === "message") last.urgent = true;
  else return false;
  plan.understood = true;
  const said = wording(talk.markedUrgent, state.language);
  if (!plan.said.some((each) => each.includes(said))) plan.said.push(said);
  for (const { words } of heard.clauses) if (URGENT.test(plain(words))) heard.answered.add(words);
  return true;
}
