import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion, type Heard as Asked } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard, Question } from "../hearing/heard.ts";
import { contentOf } from "../paper/paper-text.ts";
import { plain, stem } from "../readers/text.ts";
import { THAT } from "./answer-to.ts";
import { OF_IT, ofTheRequest, ofTheWhole, speaksOfIt } from "./answers-of-request.ts";
import { askedPart, OTHERWISE } from "./asked-words.ts";

/** Of a question that names two things or more itself an answer out of the rest of the turn must speak of one. */
function speaksOf(question: string, found: Answered | undefined): Answered | undefined {
  const roots = (words: string) => contentOf(words).map((word) => stem(word) ?? word);
  const own = roots(question);
  // 'Is it even for me?' asks of what stands in the rest.
  if (!found || own.length < 2 || OF_IT.test(plain(question))) return found;
  const told = roots(`${found.answer} ${found.thing ?? ""}`);
  return own.some((word) => told.includes(word)) ? found : undefined;
}

/** What the desk's facts say to a question in which no act was heard: to all of it, or to what asks in it. */
export function foundFor(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  { words, clauses }: Question,
  about: Asked,
) {
  // Of a question in two halves one may be enough: 'what if I'm late, do you turn me away?'
  return (
    (THAT.test(plain(words)) ? ofTheWhole(context, state, heard, undefined, words) : undefined) ??
    [words, askedPart(words), ...(clauses.length > 1 ? clauses.map((each) => each.words) : [])]
      .filter((part) => part === words || !OTHERWISE.test(part))
      .map((part) => answerQuestion(context.desk, part, about, state.language))
      .find((each) => each && speaksOfIt(each)) ??
    [words, ...clauses.map((each) => each.words)]
      .map((part) => ofTheRequest(context, state, part))
      .find(Boolean) ??
    // Of two questions each has its own answer.
    (heard.questions.length > 1 ? undefined : speaksOf(words, ofTheWhole(context, state, heard)))
  );
}
