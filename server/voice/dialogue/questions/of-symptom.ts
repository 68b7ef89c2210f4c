import { talk } from "../../../../content/flows/talk.ts";
import { HURTS } from "../../../../content/understanding/symptom-words.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { fill, wording } from "../say/speech.ts";
import { offerAfter } from "./offer-after.ts";
import type { Answer } from "./spoken-answer.ts";
import { answerOf } from "./written.ts";

/** 'It still hurts when I bite down. Is that normal?': sympathy, what would make it urgent, and who can say. */
export function ofSymptom(
  { desk }: DialogueContext,
  { language, topics, noBooking }: DialogueState,
  heard: Heard,
  words: string,
): Answer | undefined {
  if (desk.neverAdvise !== "medical" || topics.includes("advice")) return undefined;
  if (heard.clauses.some(({ words: own }) => words.includes(own) && heard.answered.has(own)))
    return undefined;
  if (!JUDGES.test(plain(words)) || !HURTS.test(heard.text)) return undefined;
  // 'My gums bleed when I floss, is that bad?' has an answer of its own.
  const found = [heard.words, ...heard.clauses.map((each) => each.words)]
    .map((each) => answerQuestion(desk, each, {}, language))
    .filter(
      (each) => each && !GENERAL.includes(each.factId) && (each.own || (each.named && each.sure >= SURELY)),
    );
  const told = found.find((each) => OF_DANGER.includes(each!.aspect)) ?? found[0];
  if (told && OF_DANGER.includes(told.aspect)) return answerOf(told);
  if (told?.own) return undefined;
  const wordings = desk.kind === "dental" ? talk.symptomOfTooth : talk.symptom;
  return {
    say: fill(wording(wordings, language), {}),
    topic: "advice",
    known: true,
    settles: true,
    next: noBooking ? "message" : "book",
  };
}
const SURELY = 0.6;
/** What is told of whatever hurts. */
const GENERAL: readonly string[] = ["advice", "diagnosis", "hurts", "gets-worse"];
const OF_DANGER: readonly string[] = ["advice", "urgent"];
/** Asks whether it is as it should be. */
const JUDGES =
  /(?<!\p{L})(?:(?:is|are|was|does) (?:that|this|it|these|those|they|he|she)(?: (?:still|even|really|all))?(?: be| sound| look| seem)? (?:normal|bad|ok|okay|all right|alright|fine|serious|dangerous|infected|an infection|supposed to|something to worry|anything to worry|a problem|worrisome|common|usual|safe to wait)|(?:should|do|must) (?:i|we) (?:be |get |still |even |just |have to |need to )*(?:worr\p{L}*|concerned|scared|alarmed|need to worry|have to worry|come in|bring (?:him|her|them|it) in|get (?:it|that|him|her) (?:looked at|checked|seen))|what (?:do you (?:say|think)|could (?:it|that|this) be|is (?:it|that|wrong))|how (?:bad|serious) is (?:it|that|this)|can (?:it|that|this) wait|(?:am|is) (?:i|he|she) (?:gonna|going to) (?:be (?:ok|okay|all right|alright|fine)|die|dye)|(?:es|ser[aá]|est[aá]) (?:normal|grave|malo|peligroso|mal)|me (?:preocupo|debo preocupar)|debo preocuparme|qu[eé] (?:ser[aá]|puede ser))(?!\p{L})/u;

/** 'I swallowed my crown, am I gonna die?': whether it went down the wrong way comes before all else that is asked. */
export function swallowedIt(
  { desk }: DialogueContext,
  { language, topics }: DialogueState,
  heard: Heard,
): Answer | undefined {
  const aid = desk.facts.find(({ id }) => id === SWALLOWED);
  if (!aid || topics.includes(SWALLOWED) || !DOWN.test(heard.text)) return undefined;
  return { say: (language === "es" && aid.es) || aid.answer, topic: SWALLOWED, known: true, next: "message" };
}
const SWALLOWED = "swallowed";
const DOWN =
  /(?<!\p{L})(?:(?:swallowed|swallow) (?:it|that|one|the|my|his|her|an?|part|some|half|pieces?)|me (?:la |lo )?tragu[eé]|se (?:la |lo )?trag[oó])(?!\p{L})/u;

/** What is answered to the question that stands in `ofSymptom`: a sign is no visit for some day. */
export function answersSymptom(
  { desk }: DialogueContext,
  state: DialogueState,
  words: string,
): string | undefined {
  const { language, said, asked } = state;
  const wordings = desk.kind === "dental" ? talk.symptomOfTooth : talk.symptom;
  if (asked !== "meant" || !said.includes(wording(wordings, language).slice(0, 40))) return undefined;
  const text = plain(words);
  // 'No swelling or anything, just sore. Should I come in?'
  const rest = text.replace(NO_SIGN, " ");
  const none =
    NONE_OF_IT.test(text) ||
    (rest !== text && !SIGNS.test(rest) && (!words.includes("?") || COMES.test(rest)));
  if (!none && (!SIGNS.test(text) || !desk.urgent)) return undefined;
  const told = none
    ? wording(talk.noSigns, language)
    : language === "es"
      ? desk.urgent!.laterEs
      : desk.urgent!.later;
  const reply = [told];
  offerAfter(state, { said: reply, asks: false }, "book");
  return reply.join(" ");
}
const SIGNS =
  /(?<!\p{L})(?:swell\p{L}*|swollen|puffy|fever\p{L}*|temperature|bleed\p{L}*|worse|breath\p{L}*|swallow\p{L}*|hincha\p{L}*|fiebre|sangr\p{L}*|peor|empeor\p{L}*|respirar|tragar)(?!\p{L})/u;
const NO_SIGN =
  /(?<!\p{L})(?:no|not any|without(?: any)?|there's no|there isn't any|sin) (?:swelling|fever|bleeding|hinchaz[oó]n|fiebre|sangrado)(?:,? (?:or|and|nor|o|ni) (?:swelling|fever|bleeding|anything|hinchaz[oó]n|fiebre|sangrado|nada))*/gu;
const COMES =
  /(?<!\p{L})(?:should|do|can|could) (?:i|we|he|she) (?:still |even |need to |have to |just )*(?:come|be seen|get seen|bring)(?!\p{L})|(?<!\p{L})(?:debo|tengo que) ir(?!\p{L})/u;
const NONE_OF_IT =
  /^(?:(?:um|well|oh|no|nope|nah|not really|none of (?:that|those|it|them)|nothing like that|neither|no (?:fever|swelling|bleeding|trouble breathing|nothing)|just (?:the |some )?(?:pain|sore|soreness|ache)|it's just sore|it just (?:hurts|aches)|not (?:that i (?:see|can tell|know)|swollen|bleeding)|and|or|either|thank (?:you|goodness|god)|thankfully|nada de eso|ninguno|ninguna|no fiebre|sin fiebre|no hay)[, ]*)+$/u;
