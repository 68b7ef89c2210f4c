import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import type { Answer } from "./spoken-answer.ts";
import { MOSTLY, SURE } from "./answers-of-request.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { bySentence } from "../hearing/turn-clauses.ts";
import { ofThat } from "./of-that.ts";
import { writtenFor } from "./written.ts";

/** The fact that a question asks for by its own words, or by what was told before it. */
export const factFor = (
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  words: string,
): Answered | undefined =>
  ofThat(context, state, heard, words) ??
  ofWhoAsks(context, state, heard, words) ??
  writtenFor(context, state, words, heard);

/** 'I'm pregnant, is it safe to have X-rays?': what they tell of themselves makes it another question, where a fact speaks of both. */
function ofWhoAsks(context: DialogueContext, state: DialogueState, heard: Heard, words: string) {
  const at = heard.words.indexOf(words);
  const lead = heard.words.slice(0, at);
  if (
    at < 4 ||
    !/^(?:i['’]m|i am|i have|i['’]ve|i had|i take|i got|i (?:just |really )?(?:threw|hurt|pulled|broke|cut|burned|twisted|sprained|put|did|messed up|banged|cracked|chipped|lost)|my \p{L}+(?: \p{L}+)?(?:['’]s| is| has| had| got| broke| fell| \p{L}+ed)|s?he['’]s) [^.?!]*,? $/iu.test(
      lead,
    )
  )
    return undefined;
  const [own, both] = [words, heard.words].map((said) =>
    answerQuestion(context.desk, said, {}, state.language),
  );
  return both?.named &&
    both.factId !== own?.factId &&
    both.sure >= Math.max(SURE, own?.sure ?? 0) &&
    both.covered >= MOSTLY
    ? both
    : undefined;
}

/** 'Can you see them at the same time?' sounds like a wish, and the facts answer it. */
export function requestAnswered(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): Answer | undefined {
  if (state.stack.length + state.filed.length === 0) return undefined;
  const asked = bySentence(heard).filter(({ sentence, clauses }) => {
    const open = clauses.every(({ words }) => !heard.answered.has(words));
    return open && /\?\W*$/.test(sentence) && !heard.questions.some(({ words }) => sentence.includes(words));
  });
  for (const { sentence } of asked) {
    const found = answerQuestion(context.desk, sentence, {}, state.language);
    if (!found || found.sure < REQUESTED || found.covered < MOSTLY || found.next) continue;
    if (BEGINS.test(found.aspect) || state.topics.includes(found.factId)) continue;
    return { say: found.answer, topic: found.factId, known: true };
  }
  return undefined;
}
/** Of words that sound like a wish a fact must be surer. */
const REQUESTED = 0.7;
/** What these answer is done in the call itself. */
export const BEGINS =
  /^(?:hours|offered|walkin|contact|new|callback|records|refill|results|referral|billing|staff)$/;
