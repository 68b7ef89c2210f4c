import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import { SURE } from "./answers-of-request.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'A friend got a DUI, what would he do?': of what is not done here nobody here gives advice either, and no time is offered. */
export function notDoneHere(
  { desk }: DialogueContext,
  { language }: DialogueState,
  words: string,
): Answer | undefined {
  const found = answerQuestion(desk, words, { aspect: "offered" }, language);
  if (found?.aspect !== "offered" || !found.named || found.sure < SURE) return undefined;
  return NOT_DONE.test(found.answer)
    ? { say: found.answer, topic: found.factId, known: true, next: "message" }
    : undefined;
}
/** The same in the place of 'a lawyer can say, would you like a time?' */
export const unlessNotDone = (
  context: DialogueContext,
  state: DialogueState,
  words: string,
  answer: Answer,
): Answer =>
  (answer.topic === "advice" && answer.next === "book" && notDoneHere(context, state, words)) || answer;

const NOT_DONE = /^(?:no, )?(?:we don't (?:do|take|handle)|no (?:hacemos|atendemos|llevamos))(?!\p{L})/iu;
