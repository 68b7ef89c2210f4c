import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { ASKS_TREATMENT, PUTS_ON } from "./asked-words.ts";
import { asksLeave, asksTheLaw, givesLeave } from "./legal.ts";
import { contentOf } from "../paper/paper-text.ts";
import { plain } from "../readers/text.ts";
import { fill, inTurn } from "../say/speech.ts";
import type { Answer } from "./spoken-answer.ts";

/** What only a doctor or a lawyer may answer; who wants no appointment is offered a call. */
export function unadvised({ desk }: DialogueContext, state: DialogueState, heard: Heard): Answer {
  const { language } = state;
  const expert = {
    medical:
      desk.kind === "dental" ? { en: "the dentist", es: "el dentista" } : { en: "a doctor", es: "un médico" },
    legal: { en: "a lawyer", es: "un abogado" },
  }[desk.neverAdvise ?? "legal"][language];
  const again = Number(state.topics.includes("advice"));
  const next = state.noBooking || heard.has("refuse", "deny") ? ("message" as const) : ("book" as const);
  return { say: fill(inTurn(talk.advice, language, again), { expert }), topic: "advice", known: true, next };
}

/** What a desk of health answers to who asks what to take, to go on with or to put on: nothing but who may say it. */
export function treatment(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  words: string,
): Answer | undefined {
  const { desk } = context;
  if (desk.neverAdvise !== "medical") return undefined;
  const text = plain(words);
  if (ASKS_TREATMENT.test(text)) return unadvised(context, state, heard);
  if (!PUTS_ON.test(text)) return undefined;
  const found = answerQuestion(desk, words, {}, state.language);
  if (found && (found.own || OF_HEALTH.includes(found.aspect))) return undefined;
  const answer = unadvised(context, state, heard);
  const own = desk.facts.find(({ id }) => id === "advice");
  const say = own && (state.language === "es" ? own.es : own.answer);
  return state.topics.includes("advice") || !say ? answer : { ...answer, say };
}
const OF_HEALTH: readonly string[] = ["advice", "urgent", "safe", "prepare", "aftercare"];

/** What a law desk answers to 'may I?': what was written for that very question, or that a lawyer must say. */
export function lawOnly(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  words: string,
): Answer | undefined {
  const { desk } = context;
  if (!asksLeave(desk, words)) return undefined;
  // '... and they want me to record something. Should I?' asks of all that was told.
  const count = words.split(" ").length;
  const bare = count <= 4 ? contentOf(words).length === 0 : count <= 7 && OF_THEM.test(plain(words));
  const found = answerQuestion(desk, bare ? heard.words : words, {}, state.language);
  const written = found?.aspect === "advice" || found?.aspect === "urgent";
  if (found && written && !givesLeave(found.answer) && !state.topics.includes(found.factId))
    return {
      say: found.answer,
      topic: found.factId,
      known: true,
      next: state.noBooking || heard.has("refuse", "deny") ? "message" : (found.next ?? "book"),
    };
  const asksUs = found?.own || !asksTheLaw(desk, words);
  if (asksUs && found && found.sure >= QUESTION && !givesLeave(found.answer)) return undefined;
  return unadvised(context, state, heard);
}
/** 'The other guy's insurance keeps calling me, do I gotta talk to them?' */
const OF_THEM = /\b(?:them|him|her|it|that)$/;
/** The same of words that are a question by their form. */
export const QUESTION = 0.5;
