import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { agreedWords } from "./agreed-words.ts";
import { meantDays } from "./absorb-when.ts";
import { takeOffer } from "./take-offer.ts";

const NUMBER = /(?:\d[\s().-]*){7}/u;
const CHOOSES =
  /^(?:(?:yes|yeah|ok|okay|oh|um|well|so|great|perfect|sure|then|let's (?:do|take|say)|i'll (?:take|do)|we'll (?:take|do)|make it|the|at) )*(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|eight|nine|ten|eleven|twelve|noon|first|second|early|earlier|later|late)(?: (?:one|o'clock|thirty|fifteen|forty|five|\d+|then|[ap] ?m))*(?: (?:is|'s|works?|sounds|would be|will|please|it is|for (?:me|us)|fine|good|great|perfect|best|do))*$/u;

const BY_PLACE =
  /^(?:(?:so|then|well|ok|okay|yes|um|oh|i guess|maybe|just|let's (?:do|take|say)|i'll (?:take|do)|we'll (?:take|do)) )*the (?:other|second|first|later|earlier|last|early|late)(?: (?:one|time|slot))?(?: (?:i (?:guess|suppose|think)|then|please|it is|works|is (?:fine|good|ok|okay)))*$/u;
/** 'Not the nine, I've got work till ten. The other one I guess': what it is because of limits nothing more. */
function chosenByPlace(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const sentences = words.split(/(?<=[.!?…])\s+/u);
  const at = sentences.findIndex((each) => BY_PLACE.test(plain(each)));
  if (at < 0 || sentences.length < 2 || state.offered.length !== 2) return undefined;
  const others = sentences.toSpliced(at, 1);
  if (!others.some((each) => !each.includes("?") && WHY.test(plain(each)))) return undefined;
  const heard = hearTurn(context, state, sentences[at]!);
  if (!takeOffer(state, heard, meantDays(state, heard.values))) return undefined;
  return {
    rest: others.filter((each) => each.includes("?") || !WHY.test(plain(each))).join(" "),
    said: agreedWords(context, state),
  };
}
/** Why one of them does not suit. */
const WHY =
  /(?<!\p{L})(?:not the|till|until|busy|work|school|class|meeting|too (?:early|late)|won't work|doesn't work|can't)(?!\p{L})/u;

/**
 * '10 is good. My number's 859 555 0133. Actually no, put hers': the time is chosen, and what is taken back behind it is
 * the number. @returns what else was said; undefined where nothing was chosen before a number
 */
export function takeChosenFirst(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  if (state.asked !== "offer" || state.stack.at(-1) !== "book") return undefined;
  const byPlace = chosenByPlace(context, state, words);
  if (byPlace) return byPlace;
  const [first = "", ...more] = sentencesOf(words);
  const rest = more.join(" ");
  if (!NUMBER.test(rest) || !CHOOSES.test(plain(first).replace(/'s(?= )/gu, " 's"))) return undefined;
  const heard = hearTurn(context, state, first);
  return takeOffer(state, heard, meantDays(state, heard.values)) ? { rest, said: "" } : undefined;
}
