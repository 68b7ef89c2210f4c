import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { ASKS_TREATMENT, PUTS_ON } from "./asked-words.ts";
import { asksLeave, asksTheLaw, givesLeave } from "./legal.ts";
import { contentOf } from "../paper/paper-text.ts";
import { ofThinner } from "./of-thinner.ts";
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
  const mixes = BESIDE_ANOTHER.test(text) && desk.facts.find(({ id }) => id === "before-taking");
  if (mixes)
    return {
      say: (state.language === "es" && mixes.es) || mixes.answer,
      topic: mixes.id,
      known: true,
    };
  const thinner = ofThinner(context, state.language, text, heard.text);
  if (thinner) return thinner;
  if (ASKS_TREATMENT.test(text)) return unadvised(context, state, heard);
  if (!PUTS_ON.test(text)) return undefined;
  const found = answerQuestion(desk, words, {}, state.language);
  if (found && (found.own || OF_HEALTH.includes(found.aspect))) return undefined;
  const answer = unadvised(context, state, heard);
  const own = desk.facts.find(({ id }) => id === "advice");
  const say = own && (state.language === "es" ? own.es : own.answer);
  return state.topics.includes("advice") || !say ? answer : { ...answer, say };
}
const DRUG =
  "(?:ibuprof\\p{L}*|advil|motrin|aleve|tylenol|acetaminophen|aspirin\\p{L}*|naproxen|excedrin|nyquil|benadryl|mucinex|pain ?killers?|blood thinn?ers?|eliquis|warfarin\\p{L}*|xarelto|coumadin|plavix|antibi[oó]tic\\p{L}*|anticoagulante\\p{L}*|antidepressants?|insulin|ambien|xanax|valium|vicodin|percocet|norco|tramadol|\\p{L}{3,}(?:cillin|codone|azepam|azolam|olol|pril|statin|oxetine))";
/** Asks beforehand whether one may be taken with another, or how many at most: nobody is offered a day for it. */
const BESIDE_ANOTHER = new RegExp(
  [
    `(?:can|could|should|may|okay|ok|safe|fine|all right) (?:for (?:me|him|her|us) )?(?:to )?(?:(?:i|he|she|we|my \\p{L}+) )?(?:still |just |also |safely )?(?:take|have|mix|drink|give|combine|use) (?:\\p{L}+ ){0,6}?(?:${DRUG} (?:\\p{L}+ ){0,3}?(?:with|and|while|together|on top|after|if)|(?:with|while|and|on|after) (?:\\p{L}+ ){0,6}?${DRUG})`,
    `(?:most|max\\p{L}*|limit|too many|too much|how (?:many|much)) (?:\\p{L}+ ){0,4}?${DRUG}`,
    `(?:what|which|any) (?:\\p{L}+ ){0,2}?(?:pain ?killers?|pain meds?|medicine)(?: \\p{L}+){0,3} (?:safe|okay|ok|fine|allowed|go|goes) (?:with|while|on)`,
    `${DRUG}(?: is| are)? (?:ok|okay|safe|fine|bad|all right) (?:with|while|together|to take with)`,
    `(?:does|do|will|would) (?:my )?${DRUG} (?:\\p{L}+ )?(?:interact|mix|go|react)`,
    `(?:how long|how soon) (?:after|before) (?:\\p{L}+ ){0,4}?(?:dose|pill|${DRUG})(?: \\p{L}+){0,5} (?:drink|beer|wine|alcohol)`,
    `${DRUG}(?: \\p{L}+){0,8} (?:can|could|may) (?:i|he|she) drive`,
    `(?:puedo|puede|podemos) (?:tomar|tomarme|mezclar|darle) (?:\\p{L}+ ){0,3}?${DRUG} (?:\\p{L}+ ){0,2}?(?:con|y)`,
    `(?:cu[aá]nt[oa]s?|lo m[aá]ximo|lo m[aá]s) (?:\\p{L}+ ){0,4}?${DRUG}`,
  ].join("|"),
  "u",
);
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
