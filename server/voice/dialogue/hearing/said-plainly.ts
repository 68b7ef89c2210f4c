import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueContext } from "../context.ts";

// What is left, asked for or asked about in so many words, whatever else it sounds like.

type Meant = readonly [act: ActId, sure: number, gone: readonly ActId[]];
const NO_VISIT: readonly ActId[] = [
  "book",
  "reason",
  "offered",
  "callback",
  "forother",
  "avail",
  "move",
  "sales",
];

/** 'Can it call my no-shows back?' asks of what is sold. */
const IT_CALLS =
  /^(?:(?:and|so|but|ok|okay) )*(?:can|could|does|will|would) it (?:also |even )?(?:call|ring|phone|text|dial) /u;
/** 'I'd like to leave a message for the lawyer who is suing me' begins no visit. */
const LEAVES_WORD_FOR =
  /(?<!\p{L})(?:leave|pass on|pass along|get) (?:a |this |my )?(?:message|note|word) (?:for|to|with) (?:the|my|your|that|whoever) /u;
/** 'We need to reschedule Mr. Pell's deposition of the doctor': what courts and other offices set is no appointment of this one. */
const MOVES_MATTER =
  /(?<!\p{L})(?:re-?schedule|move|push(?: back)?|postpone|change|continue|delay|cancel) (?:the |a |our |my |his |her |(?:mr|ms|mrs|dr)\.? \p{L}+'s |that |this )?(?:\p{L}+ )?(?:deposition|hearing|mediation|arbitration|trial|settlement conference|status conference|inspection)(?!\p{L})/u;
/** 'Could you send me something in writing?' */
const WRITES_TO_ME =
  /^(?:(?:and|so|but|ok|okay|well) )*(?:can|could|would) (?:you|somebody|someone)(?: please| just)? (?:e-?mail|send|mail) (?:me|us) (?:something|some(?:thing)? info(?:rmation)?|info(?:rmation)?|(?:a|the|your) (?:brochure|pricing|prices|price list))(?!\p{L})/u;

/** A message or a question, by its words; undefined where they say neither so. */
export function saidPlainly(
  { id, kind }: DialogueContext["desk"],
  text: string,
): readonly Meant[] | undefined {
  if (LEAVES_WORD_FOR.test(text) || (kind === "law" && MOVES_MATTER.test(text)))
    return [["message", 0.95, NO_VISIT]];
  if (WRITES_TO_ME.test(text)) return [["message", 0.95, ["reminders", "records", "contact", "callback"]]];
  if (id === "ringwell" && IT_CALLS.test(text))
    return [["rw.how", 0.9, ["callback", "message", "person", "returning", "book"]]];
  return undefined;
}
