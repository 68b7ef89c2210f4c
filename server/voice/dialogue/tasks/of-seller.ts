import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, lastAbout } from "../context.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { valuesOf } from "../flow-values.ts";
import { fill, wording } from "../say/speech.ts";

/** Whether who sells something is on the line. */
export const isSeller = (state: DialogueState): boolean =>
  topFlow(state)?.id === "sales" || (!topFlow(state) && lastAbout(state) === "vendor");
/** 'Give me ten minutes on the calendar, book me one of those demos' */
const WANTS_TIME =
  /(?<!\p{L})(?:(?:book|schedule|pencil|squeeze|fit) (?:me|us)(?!\p{L})|(?:give|get|grab|put|set|find|have) (?:me |us |up )?[^.?!]{0,30}?(?:minutes|calendar|schedule|demos?|meeting|appointment|slot)|(?:set|sign) (?:me|us) up|(?:book|schedule|set up) (?:an? |one of |some )?[^.?!]{0,20}?(?:demos?|meeting|time|call|visit|appointment))(?!\p{L})/iu;
const OWN_FIGURES =
  /(?<!\p{L})(?:what|how much|how many|who) (?:do|does|are|is) (?:you|they|he|she|the \p{L}+)(?: (?:guys|people|all|folks))? (?:currently |already )?(?:spend\p{L}*|pay\p{L}*|us(?:e|ing)|buy\p{L}*|make|making|go(?:ing)? (?:through|with))(?!\p{L})/iu;

/** Who sells something gets no time and no figures. @returns what else was said, and the reply to this */
export function takeSeller(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  if (!isSeller(state)) return undefined;
  const sentences = sentencesOf(words);
  const times = sentences.filter((each) => WANTS_TIME.test(each));
  const figures = sentences.filter((each) => OWN_FIGURES.test(each));
  if (times.length + figures.length === 0) return undefined;
  const rest = sentences.filter((each) => !times.includes(each) && !figures.includes(each)).join(" ");
  const said = wording(times.length > 0 ? talk.noTimeForSellers : talk.notForSellers, state.language);
  return { rest, said: fill(said, valuesOf(context, state)) };
}
