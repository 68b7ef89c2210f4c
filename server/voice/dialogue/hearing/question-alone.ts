import type { DialogueState } from "../../../../contracts/voice.ts";

// A question at the end of a story, by itself: 'my kid ate a pound of taffy, anyway do you do sealants?' asks for sealants.

const ASKS =
  "(?:do|does|can|could|would|will|are|is|how|what|when|where|who|which|should|hay|tienen|hacen|aceptan|atienden|cu[aá]nto|puedo|pueden|puede)(?!\\p{L})";
const JOINS = "(?:(?:so|and|but|well|now|y|pero|bueno|entonces),? )*";
/** What was told until then is put aside by who tells it. */
const ANYWAY = new RegExp(
  `^(?<story>.{20,400}?)[,.;!]? ${JOINS}(?:anyways?|anyhow|long story short|(?:the |my )?(?:point|question) is|en fin|total)[,.:]? (?<asks>${JOINS}${ASKS}.{8,})$`,
  "isu",
);
/** The last sentence, or what stands behind the last comma. */
const LAST = new RegExp(`^(?<story>.{20,400}[,.;!]) (?<asks>${JOINS}${ASKS}[^.!;?]{8,}[.!?]?)$`, "isu");
/** 'Is it true you get half?' */
const IS_TRUE =
  /^(?:(?:so|hey|hi|and),? )*is it (?:true|right|correct|so) (?:that )?(?=(?:you|they|all|every|people)(?!\p{L}))(?<asks>.{8,})$/isu;
/** Something that was told before is asked about. */
const POINTS_BACK =
  /(?<!\p{L})(?:it|that|this|these|those|he|she|him|her|his|they|them|their|one|ones|there|eso|esto|[eé]l|ella|lo|la|le)(?!\p{L})/iu;
/** The story asks or wishes for something too. */
const REQUESTS =
  /\?|(?<!\p{L})(?:i|we)(?:['’]d| would)? (?:need|want|like to|wanna)(?!\p{L})|(?<!\p{L})(?:appointment|book|cancel|reschedule|move|message|call (?:me|back)|quiero|necesito|cita)(?!\p{L})/iu;

/** The question of a turn without the story before it; undefined where there is none, or where it needs the story. */
function questionAlone(words: string): string | undefined {
  const truly = IS_TRUE.exec(words)?.groups?.["asks"];
  if (truly) return `${truly.replace(/[.?!]+$/, "")}?`;
  const found = (ANYWAY.exec(words) ?? LAST.exec(words))?.groups;
  if (!found || REQUESTS.test(found["story"]!)) return undefined;
  const asks = found["asks"]!.replace(/[.?!]+$/, "").replace(WHO_SAYS, "");
  return asks.split(" ").length < 4 || POINTS_BACK.test(asks.replace(NAMED, "")) ? undefined : `${asks}?`;
}
/** '..., my neighbor swears by them' */
const WHO_SAYS =
  /,? (?:my|our|the|a) [\p{L}-]+ (?:swears by|told me|said|says|recommended|loves|raves about|has|had|got)(?!\p{L})[^,.?!]{0,40}$/iu;
/** 'Those sealant things' names what is meant. */
const NAMED =
  /(?<!\p{L})(?:those|these|that|this) (?=\p{L}{4,} (?:things?|stuff)(?!\p{L})|an? (?:thing|case|job|matter) for(?!\p{L}))/giu;

/**
 * What is said to the question alone, where the whole turn was not known or its story put aside, and nothing is begun.
 * @param fresh the state before the turn, which `respond` changes
 */
export function answeredAlone(
  state: DialogueState,
  fresh: DialogueState,
  words: string,
  respond: (alone: string) => string,
): string | undefined {
  const [before, missed] = [fresh.unknown, fresh.misses];
  const idle = fresh.stack.length === 0 && !state.alarm && !state.suspected;
  const alone = idle && (state.unknown > before || ANYWAY.test(words)) ? questionAlone(words) : undefined;
  const said = alone && respond(alone);
  const known = fresh.unknown === before && fresh.misses === missed && fresh.stack.length === 0;
  return said && known ? said : undefined;
}
