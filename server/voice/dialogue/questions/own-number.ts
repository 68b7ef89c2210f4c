import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { lastWritten } from "../context.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

// 'It's my cell you want, right?', 'you have it as my cell, right?': a plain yes, of the number that is told or stands.

const CHECKS =
  /^(?:(?:and|so|but|oh|ok|okay|y|entonces) )*(?:(?:it's|that's|it is|that is|is it|is that) (?:my|the) (?:cell|mobile|cell phone|phone|number)(?: number)?(?: (?:that )?(?:you|they)(?: want| need| have| call|'ll call|'d call| would call)+)?|you (?:have|got|put|'ve got) (?:it|that|this) (?:down )?as my (?:cell|mobile|phone|own)(?: number| phone)?|(?:you|they)(?:'ll| will|'d| would)? (?:call|use|text) (?:my (?:cell|mobile|own (?:number|phone))|this number|that number|me on (?:that|this|it))(?: number)?)(?: (?:right|correct|yes|ok|okay|yeah|not (?:his|hers|theirs)))+$/u;

/** @returns what else was said, and the answer */
export function takeOwnNumber(
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  if (!topFlow(state) && !lastWritten(state)) return undefined;
  const sentences = sentencesOf(words);
  const at = sentences.findIndex((each) => each.includes("?") && CHECKS.test(plain(each)));
  if (at < 0) return undefined;
  const known = state.slots.phone ?? lastWritten(state)?.phone ?? /\d{3}\D*\d{4}/.test(words);
  if (!known && state.asked !== "phone") return undefined;
  return { rest: sentences.toSpliced(at, 1).join(" "), said: wording(talk.yesThatNumber, state.language) };
}
