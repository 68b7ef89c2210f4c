import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Answer } from "../questions/spoken-answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { notToldAgain, untoldOf } from "../../own-desk/asked-of-team.ts";
import { noteOf, toldIn } from "../paper/note-words.ts";
import { contentOf } from "../paper/paper-text.ts";
import { stem } from "../readers/text.ts";
import { unlessNotDone } from "../questions/not-done.ts";
import { isQuestion } from "../questions/question-forms.ts";

/**
 * An answer that the caller says was none, or that was just given, is not given again: a question goes to somebody who
 * knows, and what is no question set it off by a word.
 */
export function notAgain(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  answer: Answer,
  asked = "",
): Answer | undefined {
  const fresh = freshOf(state, heard, asked, unlessNotDone(context, state, heard.words, answer));
  return fresh && { ...fresh, say: notToldAgain(fresh.say, untoldOf(context.desk, state.topics)) };
}
function freshOf(state: DialogueState, heard: Heard, asked: string, answer: Answer): Answer | undefined {
  const told = state.topics.includes(answer.topic.slice(0, 40)) && answer.topic !== "hours";
  // 'I just want the price of the whitening', which was that: it is said once more.
  const { service } = heard.values;
  if (service && answer.topic.includes(service)) return answer;
  if (/price/.test(answer.topic) && WHAT_IT_COSTS.test(heard.text)) return answer;
  const justSaid = state.said.includes(answer.say);
  // 'Nope. And the payment plans?' turns down what was offered, and asks on.
  const said = heard.text.replace(
    /^(?:no|nope|nah)(?: thanks| thank you)? (?=and |what about |how about )/,
    "",
  );
  const objects = ASKED_BEFORE.test(said) || heard.has("frustrated");
  if (
    !answer.known ||
    answer.topic === "advice" ||
    answer.topic === "came" ||
    !told ||
    AGAIN.test(heard.text)
  )
    return answer;
  const asks = isQuestion(heard.words);
  // 'No, dog grooming. Do you do that or not?', of what was answered with yes.
  if (asks && /^(?:Yes|No|Sí)(?!\p{L})/u.test(answer.say) && !namesOther(heard.words, answer)) return answer;
  // 'I mean my customers, do they get told?' is told once more.
  if (heard.questions.length > 0 && REPHRASES.test(heard.text)) return answer;
  // 'And which exit do I take?', once the address was told, is not answered by it.
  const other = justSaid && namesOther(asked, answer);
  if (!objects && !other && (asks || !justSaid)) return answer;
  if (!asks) return undefined;
  return {
    say: "",
    topic: answer.topic,
    known: false,
    question: answer.question ?? noteOf(toldIn(heard.words)),
  };
}
/** Its question names something, and nothing that the answer speaks of. */
function namesOther(asked: string, { say }: Answer): boolean {
  const named = contentOf(asked).map((word) => stem(word) ?? word);
  const told = contentOf(say).map((word) => stem(word) ?? word);
  return named.length > 0 && !named.some((word) => told.includes(word));
}
/** 'No, I just want to know what it costs first.' */
const WHAT_IT_COSTS =
  /(?<!\p{L})(?:what (?:it|that|this) (?:costs?|runs|is going to cost|would cost)|how much (?:it|that) is|cu[aá]nto cuesta)(?!\p{L})/u;
const REPHRASES = /\bi (?:mean|meant) (?:my|our|the|for|when|if|with|are|do|does|is|can|will)\b/;
const AGAIN =
  /\b(?:again|once more|one more time|repeat|remind|say (?:it|that)|what was|what did you say|otra vez|repit\p{L}*)(?!\p{L})/u;
/** Says that the answer before was to another question. */
const ASKED_BEFORE =
  /^(?:(?:oh|um+|uh|well|yeah|ok|okay|listen|look|and) )*(?:no|nope|but|that's not|not what|i (?:said|asked|mean|meant)|you're not|you (?:didn't|never))(?! (?:thanks|thank|problem|worries))\b|\b(?:i (?:asked|mean|meant|(?:never|didn't|did not) (?:said|say|asked?|mention(?:ed)?))|there's no|what's with|i'm not \p{L}+ (?:what|why|who)|or not|my question|didn't answer|never (?:told|said|answered)|you're not (?:getting|hearing|listening)|no le pregunt[eé]|le pregunto|le pregunt[eé]|quiero decir|no me (?:contest|respond)\p{L}*|o no)(?!\p{L})/u;
