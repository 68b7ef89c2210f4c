import { smallTalk } from "../../../../content/flows/talk/small-talk.ts";
import { SMALL_TALK } from "../../../../content/understanding/small-talk-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { inTurn } from "../say/speech.ts";

/**
 * What is said of the weather, the week or the dog: answered with a word, and taken out of what is heard, so that no
 * 'today' of it is a day to come on and nothing of it stands on the paper.
 */
export function takeSmallTalk(
  { language, turn }: DialogueState,
  words: string,
): { said: string; rest: string } | undefined {
  const sentences = sentencesOf(words);
  const kinds = sentences.map((each) => kindOf(plain(each)));
  const [first] = kinds.filter((each) => each !== undefined);
  if (!first) return undefined;
  const rest = sentences.filter((_, at) => kinds[at] === undefined).join(" ");
  return { said: inTurn(smallTalk[first], language, turn), rest };
}

type Kind = keyof typeof SMALL_TALK;
const kindOf = (text: string): Kind | undefined =>
  (Object.keys(SMALL_TALK) as Kind[]).find((kind) => SMALL_TALK[kind].some((each) => each.test(text)));

/** The question that a call stands at, where it has no flow: 'Would you like a time for that?' */
export const lastQuestion = ({ said }: DialogueState): string =>
  said
    .split(/(?<=[.!?])\s+/)
    .filter((each) => each.endsWith("?"))
    .at(-1) ?? "";
