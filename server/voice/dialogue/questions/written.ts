import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type Answered, answerQuestion } from "../../knowledge/answer.ts";
import type { Answer } from "./spoken-answer.ts";
import { MOSTLY } from "./answers-of-request.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";

/**
 * The fact that was written for these very words, whatever act was heard in them: a list of questions knows better than a
 * model what 'can I pay my bill online?' wants. What follows from the desk's data is no such fact: 'can I get a cleaning?'
 * books one.
 */
export function writtenFor(
  { desk }: DialogueContext,
  { language, about, stack }: DialogueState,
  words: string,
  { acts: heard }: Pick<Heard, "acts">,
  { surely = SURELY, aspect }: { surely?: number; aspect?: string } = {},
): Answered | undefined {
  if (words.split(" ").length < 3) return undefined;
  const found = answerQuestion(desk, words, { aspect }, language);
  if (!found || found.factId.startsWith("service-")) return undefined;
  // 'Is this the DMV?' asks who this is, and not what is done here of it.
  if ((heard.get("wrongnumber") ?? 0) >= HEARD && WHO_IS_THIS.test(words)) return undefined;
  // 'Does it hurt?', right after whitening was asked about, asks it of whitening.
  const inFull =
    found.own && !found.thing && about && stack.length === 0 && IT.test(words)
      ? answerQuestion(desk, words.replace(IT, about), { aspect: found.aspect }, language)
      : undefined;
  if (inFull?.own && inFull.thing && inFull.aspect === found.aspect) return inFull;
  if (found.own) return found.covered >= MOSTLY ? found : undefined;
  const asked = (heard.get(found.aspect as ActId) ?? 0) >= HEARD;
  const other =
    !asked && [...heard].some(([act, p]) => acts[act]?.[0] === "ask" && act !== found.aspect && p >= HEARD);
  return found.named && found.sure >= surely && found.covered >= WHOLLY && (!other || found.sure >= 1)
    ? found
    : undefined;
}
const IT = /(?<!\p{L})it(?!\p{L})/iu;
const WHO_IS_THIS = /^\W*(?:(?:hi|hello|hey|uh|um|yeah),? )*is (?:this|it) (?!something|a)/i;
/** What names its thing, and is as good as certain, was written for it too. */
const SURELY = 0.95;
const WHOLLY = 0.9;
/** Where something else is asked as surely as this, its own words must say so. */
const HEARD = 0.6;

export const answerOf = (found: Answered): Answer => ({
  say: found.answer,
  topic: found.factId,
  known: true,
  ...(found.next && { next: found.next }),
});

/** What was told before need not be so certain. */
const TOLD = 0.8;
/** 'Can it book appointments?', once 'does this thing do bookings?' was answered: told once more, and not unknown. */
export function toldAgain(
  { desk }: DialogueContext,
  { language, topics }: DialogueState,
  act: ActId,
  words: string,
): Answer | undefined {
  if (act === "price" || act === "advice") return undefined;
  const found = answerQuestion(desk, words, { aspect: act }, language);
  return found &&
    topics.includes(found.factId) &&
    (found.own || (found.sure >= TOLD && found.covered >= MOSTLY))
    ? answerOf(found)
    : undefined;
}
