import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { answerTo } from "./answer-to.ts";
import { SURE } from "./answers-of-request.ts";
import { isQuestion } from "./question-forms.ts";

/** 'What's this gonna set me back, it's just me': its own clause finds more of what it asks than with what is told beside it. */
function asksByItself(
  { desk }: DialogueContext,
  { language }: DialogueState,
  own: string,
  all: string,
  aspect: ActId,
): boolean {
  if (own === all || !isQuestion(own) || own.split(" ").length < 4) return false;
  const [alone, whole] = [own, all].map((words) => answerQuestion(desk, words, { aspect }, language));
  return alone !== undefined && alone.sure >= SURE && alone.covered > (whole?.covered ?? 0) + 0.3;
}

/** What answers a question in its own clause, or in that with what is told beside it, whichever finds more of it. */
export const answerBySelf = (
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  act: ActId,
  [own, all]: readonly [own: string, all: string],
  sure: number,
  lately?: string,
) =>
  answerTo(context, state, heard, act, asksByItself(context, state, own, all, act) ? own : all, sure, lately);
