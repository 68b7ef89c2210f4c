import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { MOSTLY, SURE } from "./answers-of-request.ts";

// 'I mean sending them from you', once a question was answered: it asks that one again, as it was meant.

const MEANS =
  /^(?<yes>(?:yes|yeah|yep|s[ií])(?=[, ]))?(?:(?:yes|yeah|yep|no|sorry|okay|ok|but|and|wait|oh|well|s[ií]|pero|perd[oó]n)[, ]+)*(?:what )?(?:i(?:'m)?|yo) (?:mean|meant|was asking|am asking|asking|quise decir|me refiero|me refer[ií]a)(?: is| was| a| que)?(?: about| for)?,? (?<meant>.{6,})$/iu;

/** @returns what else was said, and the answer; undefined where nothing that was answered is meant otherwise */
export function takeMeantInstead(
  { desk }: DialogueContext,
  state: DialogueState,
  words: string,
): { rest: string; said: string } | undefined {
  const { question, language } = state;
  if (question === undefined) return undefined;
  const sentences = sentencesOf(words);
  for (const [at, sentence] of sentences.entries()) {
    const { yes, meant } = MEANS.exec(sentence)?.groups ?? {};
    if (!meant) continue;
    const found = [meant, `${question.replace(/[?.!]+$/, "")} ${meant}`]
      .map((asked) => answerQuestion(desk, asked, {}, language))
      .find(
        (each) => each && !state.topics.includes(each.factId) && each.sure >= SURE && each.covered >= MOSTLY,
      );
    if (!found) continue;
    state.topics = [...state.topics, found.factId].slice(-8);
    return { rest: sentences.toSpliced(at, 1, ...(yes ? [`${yes}.`] : [])).join(" "), said: found.answer };
  }
  return undefined;
}
