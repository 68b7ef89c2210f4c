import { talk } from "../../../../content/flows/talk.ts";
import { type DialogueState, TOLD_MAX } from "../../../../contracts/voice.ts";
import { topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";

// 'I've left three voicemails. Is anyone actually employed there?' asks for nothing yet: it is heard, and told.

const LEFT =
  /(?<!\p{L})(?:(?:left|leaving) (?:you |y'all |like |about )*(?:two|three|four|five|six|several|a bunch of|a million|a|another|\d+) (?:messages?|voice ?mails?)|(?:called|rang|phoned|tried) (?:you |y'all |like |about )*(?:two|three|four|five|six|several|a dozen|\d+) times)(?!\p{L})/u;
const ANYBODY =
  /^(?:(?:so|and|well|wow|seriously|honestly|hello) )*(?:is|are|does|do) (?:there )?(?:any(?:one|body)|some(?:one|body)|you people|you guys|any of you) (?:even |actually |really |ever |still |there )*(?:employed|there|working|work|works?|alive|awake|home|picks? up|answer(?:s|ing)?|listens?|checks?|cares?)(?!\p{L})/u;
const REMARK =
  /^(?:(?:wow|oh|well|finally|look at that|hallelujah|hello|hi|so|and|a) ?)*(?:(?:some(?:one|body)|you|a (?:voice|person)) (?:actually |finally )?(?:answered|picked up|answers))?(?:(?:one|two|three|four|five|six|\d+) ?(?:of them|times|messages|voice ?mails)?)?(?:(?:un)?believable|ridiculous|incredible)?$/u;

/** @returns what else was said; undefined where nobody was left without an answer */
export function takeLeftMessages(
  state: DialogueState,
  words: string,
): { rest: string; said: string; asks?: true } | undefined {
  const sentences = sentencesOf(words);
  const left = sentences.filter((each) => LEFT.test(plain(each)) && !each.includes("?"));
  if (left.length === 0) return undefined;
  const rest = sentences.filter((each) => !ANYBODY.test(plain(each)) && !REMARK.test(plain(each)));
  const begins = !topFlow(state) && state.filed.length === 0;
  if (!begins || rest.length > left.length)
    return rest.length < sentences.length ? { rest: rest.join(" "), said: "" } : undefined;
  if (rest.length === sentences.length) return undefined;
  state.told = [...state.told, ...left].slice(-TOLD_MAX);
  state.topics = [...state.topics, "waited"].slice(-8);
  return { rest: "", said: wording(talk.nobodyGotBack, state.language), asks: true };
}
