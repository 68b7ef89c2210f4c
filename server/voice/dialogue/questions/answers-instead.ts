import { narrowed } from "./of-hours.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { Answer } from "./spoken-answer.ts";
import { SURE } from "./answers-of-request.ts";
import { QUESTION, unadvised } from "./unadvised.ts";
import { FOR_A_PRICE } from "../../../../content/understanding/work-words.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { IN_NOW } from "../hearing/heard-words.ts";
import { GETS_IN } from "../hearing/of-one-there.ts";
import { asksTheLaw } from "./legal.ts";
import { isQuestion, OF_THE_CALL } from "./question-forms.ts";
import { plain } from "../readers/text.ts";
import { wishesCall } from "../times/calls-wished.ts";
import { saysWhen } from "../readers/when.ts";
import { wishesBeside } from "../tasks/wish-beside.ts";
import { standsApart } from "../hearing/turn-clauses.ts";
import { writtenFor } from "./written.ts";
import { BEGINS } from "./fact-for-question.ts";
import { asksIn, isAsk, pricesOther } from "./asked-words.ts";

/**
 * A question that was taken for a wish, and that the facts answer: 'how fast could you have me running?', 'how often will
 * somebody call me?'
 */
export function answersInstead(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  task: string | undefined,
): boolean {
  if (task === undefined || state.stack.length > 0) return false;
  // 'Can you have her call me? It's about the papers' wishes for a call, whatever is known of papers.
  if (task === "callback" && wishesCall(heard.words)) return false;
  if (task === "book" && (wishesBeside(heard) || GETS_IN.test(heard.text))) return false;
  if (task === "book" && pricesOther(state, heard)) return true;
  // 'Whitening comes free with a cleaning, doesn't it?'
  if (task === "book" && heard.questions.some(({ words }) => FREE_TAGGED.test(plain(words)))) return true;
  // 'Can I drink coffee before the cholesterol test?' asks of a test, and of no result.
  if (task === "results" && heard.questions.length > 0 && !OF_RESULTS.test(heard.text.replace(MAY, " ")))
    return true;
  // 'How much would an exam and X-rays be?' wants no copies of them.
  if (task === "records" && (heard.acts.get("price") ?? 0) > (heard.acts.get("records") ?? 0)) return true;
  // 'Can I get an estimate for a charger?' is one, whatever is known of estimates.
  if (task === "book" && context.desk.comes && FOR_A_PRICE.test(heard.text)) return false;
  const apart = task === "book" && (heard.acts.get("book") ?? 0) >= QUESTION && standsApart(heard, "book");
  if (asksIn(heard) && !apart && isTold(context, state, heard, task)) return true;
  if (saysWhen(heard.values)) return false;
  if (task !== "book" || BOOKS.test(heard.text)) return false;
  if (apart) return false;
  if (asksTheLaw(context.desk, heard.words)) return true;
  if ((heard.acts.get("reason") ?? 0) >= 0.5 || !isQuestion(heard.words)) return false;
  const asks = [...heard.acts].some(([act, p]) => isAsk(act) && p >= 0.3);
  return !asks && answerAnyway(context, state, heard) !== undefined;
}
const FREE_TAGGED =
  /(?<!\p{L})(?:is|are|'s|comes?) (?:(?:always|also|still|totally|supposed to be) )*free(?: \p{L}+){0,5} (?:right|correct|yes|(?:does|is|are|do)n't (?:it|they|that)|verdad)$/u;
const OF_RESULTS =
  /(?<!\p{L})(?:results?|back|came|comes?|coming|arrived?|ready|sa(?:y|ys|id)|show\p{L}*|positive|negative|normal|find|found|numbers?|levels?|copy|heard?|news|turn(?:ed)? out|went|okay|ok|good|bad|fine|resultados?|sali\p{L}*|list[oa]s?|lleg\p{L}*|noticias?)(?!\p{L})/u;
const MAY = /(?<!\p{L})is (?:it|that) (?:ok|okay|fine|good|bad) (?:if|to|for)(?!\p{L})/gu;
/** Whether a fact was written for the words that the wish was heard in, and tells something that no flow does. */
function isTold(context: DialogueContext, state: DialogueState, heard: Heard, task: string): boolean {
  const wished = heard.clauses.filter(({ acts: own }) => own.some((act) => flowOf(task).on.includes(act)));
  const units = heard.questions.filter(({ clauses }) => wished.every((each) => clauses.includes(each)));
  // 'Could Rosa call me back? It's about her inhaler' asks for a call, whatever is known of inhalers.
  const whole = task === "callback" && units.length > 0 ? [] : [heard.words];
  return [...whole, ...units.map(({ words }) => words)].some((words) => {
    const found =
      writtenFor(context, state, words, heard, { surely: TOLD }) ??
      // 'How do I get a receipt?' is asked of bills, and 'can you refill my pills?' asks for it.
      (TO_KNOW.test(plain(words))
        ? writtenFor(context, state, words, heard, { surely: TOLD, aspect: task })
        : undefined);
    if (!found || OF_THE_CALL.test(plain(words))) return false;
    // Who the nurse is answers nobody who wants her call, nor whether the manager is in.
    const there = task === "person" && IN_NOW.test(plain(words));
    if ((task === "callback" || there) && found.aspect === "staff") return false;
    // 'Do you see people on Sundays?' asks for hours, and 'could it be tomorrow?' for a time.
    if (saysWhen(heard.values)) return found.aspect === "hours" && !BOOKS.test(heard.text);
    return found.thing !== undefined || !BEGINS.test(found.aspect);
  });
}
/** So sure must be what is told in the place of a request. */
const TOLD = 0.8;
const TO_KNOW =
  /^(?:(?:and|so|but|ok|okay|hi|hey|um|uh|well|y|pero|oiga|oye),? )*(?:how|what|when|where|who|why|which|do(?:es)? (?:i|we|my|it|you)|is|are|cu[aá]nto|c[oó]mo|cu[aá]ndo|d[oó]nde|qu[eé]|tengo que)(?!\p{L})/u;
const BOOKS =
  /\b(?:book|appointments?|schedule|come in|get (?:me |us |him |her )?in|see (?:me|us|him|her|somebody|someone|dr|the)|slots?|openings?|available|squeeze|fit|set (?:me|us|something) up|cita|agendar|reservar)\b/;

/** What the desk's facts say to words that no act was heard in; undefined unless it is sure of it. */
export function answerAnyway(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): Answer | undefined {
  if (heard.text.split(" ").length < 2) return undefined;
  if (asksTheLaw(context.desk, heard.words)) return unadvised(context, state, heard);
  const found = answerQuestion(context.desk, heard.words, {}, state.language);
  if (!found || found.sure < SURE) return undefined;
  const next = found.next && { next: found.next };
  const answer = { say: found.answer, topic: found.factId, known: true, ...next };
  return narrowed(context, state, heard, answer, heard.words);
}
