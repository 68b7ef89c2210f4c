import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { noteAnswer } from "../confirming/answered.ts";
import type { DialogueContext } from "../context.ts";
import { noteOf, toldIn } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

const SUPPOSES =
  /(?<!\p{L})(?:if|when|suppose|supposing|say|imagine|in case|si|cuando|suponga|digamos)(?!\p{L})/u;
const WHO =
  "(?:(?:an?|some|one of (?:my|our)|my|our|any|old|un|una|alg[uú]n) (?:\\p{L}+ ){0,2}?(?:customer|caller|patient|client|tenant|guest|resident|parent|person|man|woman|lady|guy|kid|mom|dad|mother|cliente|paciente|inquilino|persona)(?:'s \\p{L}+)?|somebody|someone|anybody|anyone|people|callers|patients|customers|clients|alguien)";
/** Somebody who rings a business, and is not the one who asks. */
const CALLS = new RegExp(
  `(?<!\\p{L})${WHO} (?:\\p{L}+ ){0,3}?(?:calls?|rings?|phones?|dials?|tells? (?:it|the|your)|says?|texts?|llama|dice)(?!\\p{L})|(?<!\\p{L})${WHO} (?:\\p{L}+ ){1,5}?and (?:they|he|she|somebody|someone) (?:calls?|rings?|phones?|dials?)(?!\\p{L})`,
  "u",
);
/** 'What's it do if someone's house is on fire?' */
const DOES_IF = new RegExp(
  `(?<!\\p{L})what(?:'s| does| would| will| is|s) (?:it|ringwell|this thing|(?:your|the) (?:assistant|robot|bot|system|ai)) (?:do|say|going to do|gonna do|supposed to do)(?: \\p{L}+)? (?:if|when) ${WHO}(?:'s|'re)?(?!\\p{L})`,
  "u",
);
/** Asks what the thing that is sold here does with it. */
const DOES =
  /(?<!\p{L})(?:what (?:on earth |the (?:heck|hell) )?(?:does|would|will|is) (?:it|your|this|the|ringwell)|what happens|(?:does|would|will|can|could) (?:it|ringwell|this thing|(?:your|the|this) (?:\p{L}+ ){0,2}?(?:gadget|robot|bot|thing|assistant|system|machine|ai|service|software|computer))(?!\p{L})|is it (?:going to|gonna)|how (?:does|would|will) (?:it|your|this|the)|qu[eé] (?:hace|dice|pasa)|(?:le )?da cita)/u;
/** Of the one who asks, of somebody of theirs, or of what goes on there and then: no question of what is sold. */
const OWN =
  /(?<!\p{L})(?:i|i'm|i've|me|we|we're|us) (?:can't|cannot|am|'m|feel|smell|took|swallowed|fell|hurt|passed|think|just|see|hear|have a (?:pain|fire|leak)|want to (?:die|kill|end|hurt))(?!\p{L})|(?<!\p{L})(?:i'm|i've|i feel|i can't|we're|help|hurry|right now|right here|just (?:fell|collapsed|took|stopped|now)|(?:is|are|he's|she's|they're) (?:here|lying|on the floor|not (?:breathing|moving|responding)|unconscious)|send (?:somebody|someone|help|an)|in front of me|what (?:do|should) (?:i|we) do)(?!\p{L})|(?<!\p{L})(?:my|our|mi) (?:wife|husband|son|daughter|baby|mom|mother|dad|father|sister|brother|grand\p{L}+|girlfriend|boyfriend|partner|kid|child|toddler|roommate|friend|uncle|aunt|neighbor|boss|coworker|espos[oa]|hij[oa]|mam[aá]|pap[aá]|beb[eé])(?!\p{L})/u;

const DANGER =
  /(?<!\p{L})(?:bleed\p{L}*|chest|breath\p{L}*|chok\p{L}*|fire|gas|smoke|carbon monoxide|overdos\p{L}*|suicid\p{L}*|unconscious|collapsed|emergenc\p{L}*|911|heart|stroke|dying|poison\p{L}*|swallowed|emergencia|sangr\p{L}*|incendio)(?!\p{L})/u;

/**
 * 'If a customer's kid is choking and they ring my shop, what happens?', asked of who answers phones for businesses:
 * what the line does with it. Whatever is told of the one who asks, or of now, is no such question.
 */
export function whatItDoes(
  { desk }: DialogueContext,
  state: DialogueState,
  words: string,
): string | undefined {
  if (desk.kind !== "ringwell" || state.alarm || state.suspected || state.signs?.length) return undefined;
  const text = plain(words);
  if (!(DOES_IF.test(text) || (SUPPOSES.test(text) && CALLS.test(text) && DOES.test(text))) || OWN.test(text))
    return undefined;
  const { sure, feared, signs } = alarmsIn(words, clausesOf(words));
  if (sure.length === 0 && feared === undefined && !signs && !DANGER.test(text)) return undefined;
  const act = sure[0]?.act ?? feared;
  const said =
    act === "em.crisis" ? talk.doesInCrisis : act === "em.poison" ? talk.doesWithPoison : talk.doesInDanger;
  const answer = wording(said, state.language);
  state.topics = [...state.topics, "emergency"].slice(-8);
  noteAnswer(state, noteOf(toldIn(words)), answer);
  return answer;
}
