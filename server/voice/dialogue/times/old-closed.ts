import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";
import { closedDayIn } from "./old-closed-day.ts";
import { closedWords } from "./offer.ts";

// 'I have an appointment Thursday at two', on a day on which the desk is closed: it is said first, and the old one does not
// stand until there is a new one.

const SEEN =
  "(?:appointment|appt|visit|cleaning|check-?up|physical|follow-?up|consult\\p{L}*|crown|filling|exam|shots?|vaccine|root canal|blood (?:work|draw|test)|one|cita|limpieza|revisi[oó]n)";
/** Tells of one that is there. */
const HAS = new RegExp(
  `(?<!\\p{L})(?:(?:(?:i|he|she|we|my \\p{L}+)(?:'ve| has| have|'s)?(?: got)?|there's|you have me|you've got me|you put me) (?:\\p{L}+ ){0,4}?${SEEN}(?!\\p{L})|(?:my|his|her|our) (?:\\p{L}+ ){0,3}?${SEEN} (?:is|was|'s|on|for|this|thursday|friday)(?!\\p{L})|(?:i'm|i am|he's|she's|we're|you have me|you've got me|you put me) (?:\\p{L}+ ){0,2}?(?:booked|scheduled|down|set|coming|due|supposed)(?!\\p{L})|(?:move|change|re-?schedule|push|switch|cancel) (?:my|his|her|our|the) (?:\\p{L}+ ){0,5}?|tengo (?:una |mi )?${SEEN}|mi ${SEEN})`,
  "u",
);
/** What is over. */
const OVER = /(?<!\p{L})(?:last|ago|yesterday|drawn|done|was in|came in|pasad[oa])(?!\p{L})/u;
/** Asks for a new one, which is offered where it is open. */
const NEW_ONE =
  /(?<!\p{L})(?:i(?:'d)? (?:need|want|would like|like)|can i (?:get|have|book|make)|book|schedule) an? (?!move|change)/u;
/** Asks whether the desk is there at all. */
const ASKS_OPEN =
  /(?<!\p{L})(?:open|closed|close|there|holiday|thanksgiving|christmas|working|in that day|acci[oó]n de gracias|abiert[oa]s?|cerrad[oa]s?|abren|cierran|feriado)(?!\p{L})/u;
/** What a reminder says is looked up. */
const TOLD_BY = /(?<!\p{L})(?:text|e-?mail|message|reminder|letter|card|mensaje|recordatorio)(?!\p{L})/iu;
const OTHER_WISH =
  /(?<!\p{L})(?:cancel\p{L}*|move|moving|change|re-?schedul\p{L}*|push|switch|another|instead|mover|cambiar|cancelar|anular)(?!\p{L})/u;

/** @returns the words as a request for another day, and that the desk is closed then; undefined where it is open */
export function takeOldClosed(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const flow = topFlow(state)?.id;
  if ((flow !== undefined && flow !== "move") || state.topics.includes("closed-old")) return undefined;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex(
    (each) => HAS.test(plain(each)) && !NEW_ONE.test(plain(each)) && !OVER.test(plain(each)),
  );
  const own = sentences[at];
  const day = own && closedDayIn(context, state.language, beforeWish(own));
  if (!day) return undefined;
  state.topics = [...state.topics, "closed-old"].slice(-8);
  const es = state.language === "es";
  const said = fill(wording(talk.oldIsClosed, state.language), { closed: closedWords(context, state, day) });
  if (flow === "move" || OTHER_WISH.test(plain(words)) || TOLD_BY.test(own)) return { rest: words, said };
  // 'Are you even open that day?' is answered, and another day is what it comes to.
  const rest = sentences.filter(
    (each, i) => i !== at && !(each.includes("?") && ASKS_OPEN.test(plain(each))),
  );
  if (rest.some((each) => each.includes("?"))) return undefined;
  const bare = own
    .replace(/,? (?:is that (?:right|okay|ok)|are you (?:even )?open).*$/iu, "")
    .replace(/[?.!\s]+$/u, "");
  return { rest: [`${bare}.`, es ? "Quiero cambiarla." : "I need to move it.", ...rest].join(" "), said };
}
/** 'I have one Thursday, can I move it to Friday?': the day of the old one is what counts. */
const beforeWish = (sentence: string): string =>
  sentence
    .split(/[,;]? (?:(?:and|so|but) )?(?:can|could|may|i (?:want|need|would)|puedo|podr[ií]a)(?!\p{L})/iu)[0]!
    .replace(/ to (?:the|next|friday|monday|tuesday|wednesday|another)(?!\p{L}).*$/iu, "");
