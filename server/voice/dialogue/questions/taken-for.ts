import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { wording } from "../say/speech.ts";
import { answerTo } from "./answer-to.ts";
import { isAsk, NOT_DONE } from "./asked-words.ts";
import type { Answer } from "./spoken-answer.ts";

interface Of {
  asked: (answer: Answer) => string;
  place: (answer: Answer) => number;
  notDone: (words: string) => boolean;
}
/** The answers of a turn as they are said: what is known first, in the order of its questions. */
export const arranged = (state: DialogueState, given: readonly Answer[], of: Of): Answer[] =>
  given
    .filter(({ known }) => known || !given.some((each) => each.known && each.settles))
    .map((each) => (takenForFree(of.asked(each), each) ? notFree(state, each) : each))
    // Nor is what was found said before it was told that it is not done.
    .filter((each) => NOT_DONE.test(each.say) || !of.notDone(of.asked(each)))
    .sort((a, b) => Number(b.known) - Number(a.known) || Math.sign(of.place(a) - of.place(b)) || 0);

/** 'Cleanings are free, right?', answered with what they cost. */
const takenForFree = (words: string, { say, topic }: Answer): boolean =>
  /price/.test(topic) && FREE.test(plain(words)) && /\d|hundred/.test(say) && !/free|gratis/iu.test(say);
const FREE =
  /(?<!\p{L})(?:(?<!(?:if|when|are) you(?:'re| are)? )(?:for )?free(?! (?:time|slot|spot|hour|on|at|this|next|tomorrow|today|day|the|in|to))|no charge|don't cost|doesn't cost|gratis|no cuesta)(?!\p{L})/u;
const notFree = ({ language }: DialogueState, answer: Answer): Answer => ({
  ...answer,
  say: `${wording(talk.notFree, language)} ${answer.say}`,
});

/** 'My front desk girl has been with me nineteen years, am I going to have to fire her?': what it is about stands beside the question. */
export function byWhole(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  others: number,
): Answer | undefined {
  if (others > 0 || heard.questions.length !== 1 || heard.clauses.length < 2) return undefined;
  const [act, sure] = [...heard.acts].find(([each, p]) => isAsk(each) && p >= SURELY) ?? [];
  const answer = act && sure ? answerTo(context, state, heard, act, heard.words, sure) : undefined;
  return answer?.known ? answer : undefined;
}
const SURELY = 0.8;
