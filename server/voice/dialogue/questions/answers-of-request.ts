import type { ActId } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import { WIDE } from "../../knowledge/score.ts";
import { type DialogueContext, lastAbout } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { bySentence } from "../hearing/turn-clauses.ts";
import { QUESTION } from "./unadvised.ts";

const requestOf = (state: DialogueState): string => state.stack.at(-1) ?? lastAbout(state);
/** What a request under way, or just made, is about, in callers' words. */
export const subjectOf = (state: DialogueState): string | undefined => SUBJECTS[requestOf(state)];

/** 'How long does it usually take?', once a refill was asked for: what the desk tells of refills. */
export function ofTheRequest(
  context: DialogueContext,
  state: DialogueState,
  words: string,
): Answered | undefined {
  const subject = subjectOf(state);
  if (!subject || !OF_IT.test(plain(words))) return undefined;
  const found = answerQuestion(
    context.desk,
    `${words} ${subject}`,
    { within: requestOf(state) },
    state.language,
  );
  return found && found.covered >= MOSTLY ? found : undefined;
}
const SUBJECTS: Record<string, string | undefined> = {
  refill: "refill",
  results: "test results",
  referral: "referral",
  records: "records",
};
export const OF_IT =
  /\b(?:it|that|this|one|they|them|em|those)\b|^(?:and |so |ok )?how (?:much|long)\b|\b(?:eso|lo|la|ella)\b|^(?:y )?cu[aá]nto\b/;

/** 'I've got Delta through my job, is that any good?': the thing stands in another clause than the question. */
export function ofTheWhole(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  aspect?: ActId,
  words?: string,
  /** The question that it is to answer, where that is known. */
  question = words,
) {
  if (heard.clauses.length < 2) return undefined;
  const own = words && bySentence(heard).find(({ sentence }) => sentence.includes(words));
  // Two questions in one turn are of two things.
  const whole = own && own.clauses.length > 1 ? own.sentence : heard.words;
  const said = withoutOthers(heard, whole, question);
  if (said.split(" ").length > 30) return undefined;
  const found = answerQuestion(context.desk, said, aspect ? { aspect } : {}, state.language);
  return found && found.sure >= WHOLE ? found : undefined;
}
/** Words of a turn without what it asks besides: that has an answer of its own. */
const withoutOthers = ({ questions }: Heard, words: string, question = ""): string =>
  question === ""
    ? words
    : questions
        .filter((each) => !each.words.includes(question) && !question.includes(each.words))
        .reduce(
          (rest, each) => each.clauses.reduce((left, { words: own }) => left.replace(own, " "), rest),
          words,
        )
        .replace(/\s+/g, " ")
        .trim();
const WHOLE = 0.56;
/** Whether an answer that was found by words alone is to be given. */
export const speaksOfIt = ({ sure, covered, aspect }: Answered): boolean =>
  sure >= QUESTION && (covered >= (sure >= SURE ? SPEAKS_OF.else : MOSTLY) || !WIDE.test(aspect));
/** So much of a question a half-sure answer must speak of. */
export const MOSTLY = 0.6;
/** The least part of what a question names that its answer must speak of. */
export const SPEAKS_OF = { surely: 0.3, else: 0.5 };
/** Of `answerQuestion`: below it words without an act are no question about the fact. */
export const SURE = 0.6;
