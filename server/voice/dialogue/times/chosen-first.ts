import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { meantDays } from "./absorb-when.ts";
import { takeOffer } from "./take-offer.ts";

const NUMBER = /(?:\d[\s().-]*){7}/u;
const CHOOSES =
  /^(?:(?:yes|yeah|ok|okay|oh|um|well|so|great|perfect|sure|then|let's (?:do|take|say)|i'll (?:take|do)|we'll (?:take|do)|make it|the|at) )*(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|eight|nine|ten|eleven|twelve|noon|first|second|early|earlier|later|late)(?: (?:one|o'clock|thirty|fifteen|forty|five|\d+|then|[ap] ?m))*(?: (?:is|'s|works?|sounds|would be|will|please|it is|for (?:me|us)|fine|good|great|perfect|best|do))*$/u;

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
  const [first = "", ...more] = sentencesOf(words);
  const rest = more.join(" ");
  if (!NUMBER.test(rest) || !CHOOSES.test(plain(first).replace(/'s(?= )/gu, " 's"))) return undefined;
  const heard = hearTurn(context, state, first);
  return takeOffer(state, heard, meantDays(state, heard.values)) ? { rest, said: "" } : undefined;
}
