import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { heldWords, ofItsParts, partsAsked } from "./agreed-parts.ts";
import { keptHere, keptWords } from "./kept-words.ts";
import { agrees } from "../confirming/agrees.ts";
import { type DialogueContext, lastAbout } from "../context.ts";
import type { Heard, Question } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import type { Plan } from "../plan.ts";
import { OF_THE_PAPER } from "../paper/aside-words.ts";
import { COMES_OFF } from "../tasks/task-words.ts";
import { ASKS_FOR_IT } from "../readers/pick.ts";
import { plain } from "../readers/text.ts";
import { ASKS as ASKS_ITSELF, ASKS_TODAY } from "./question-forms.ts";
import { wording } from "../say/speech.ts";
import { bySentence, quietClauses } from "../hearing/turn-clauses.ts";
import { whomLater } from "../alarms/whom-to-call.ts";
import { QUESTIONS, SOONEST } from "./call-questions.ts";
import { ofSeller } from "./more-call-questions.ts";
import {
  CALLS_THEN,
  CALLS_WHEN,
  CHECKS,
  LETS_KNOW,
  LOOKS_AT_IT,
  PER_PERSON,
  REACHES_THEM,
  WILL_DO,
  WROTE_ABOUT,
} from "./checks.ts";
import { sayWhoIsIn } from "./of-staff.ts";
import { ofRequest } from "./of-request.ts";
import { ofNumber } from "./of-number.ts";
import { asksWhoseClock, sayWhoseClock } from "../times/time-zone.ts";
import { ON_FILE } from "./why-asked.ts";

/**
 * Answers what a turn asks about this very call from what the call has come to: with whom, for both, is it booked,
 * will they call. No fact of the desk is looked up for it, and nothing begins because of its words.
 */
export function answerOfThisCall(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
): void {
  const said = new Set<string>();
  const agreed = state.asked === "confirm" && agrees(heard);
  for (const { sentence, clauses } of bySentence(heard)) {
    const later = whomLater(context, state, sentence, heard.words);
    if (!later) continue;
    said.add(later);
    plan.understood = true;
    quietClauses(heard, clauses);
    for (const each of clauses) heard.answered.add(each.words);
  }
  sayWhoseClock(context, state, heard, plan);
  sayWhoIsIn(context, state, heard, plan);
  for (const { words, clauses, whole } of asksOfTheCall(state, heard)) {
    if (heard.answered.has(words)) continue;
    if (asksWhoseClock(words)) {
      quietClauses(heard, clauses);
      for (const each of clauses) heard.answered.add(each.words);
      continue;
    }
    const [text, all] = [plain(words), plain(whole)];
    // 'Would eleven be okay?' wishes for a time that was not among the offered ones.
    if (state.offered.length > 0 && heard.values.time.at !== undefined && WISHES.test(text)) continue;
    // 'Could I take the second?' takes it.
    if (state.offered.length > 0 && heard.values.pick && ASKS_FOR_IT.test(text)) {
      for (const each of clauses) heard.answered.add(each.words);
      continue;
    }
    const held =
      topFlow(state)?.files?.kind !== "booking" && !partsAsked(words)?.parts.some((part) => part !== "when");
    // 'She's on a walker, is the office upstairs?' asks what its own clause does.
    const half = /\?\W*$/.test(whole) && !ASKS_ITSELF.test(text);
    const asked = { context, state, text, words: whole, agreed };
    const ofIt = ofRequest({ ...asked, words });
    const checked =
      ofIt ??
      [
        CHECKS,
        CALLS_THEN,
        CALLS_WHEN,
        LETS_KNOW,
        LOOKS_AT_IT,
        REACHES_THEM,
        WILL_DO,
        WROTE_ABOUT,
        PER_PERSON,
      ].flatMap(({ asks, answer }) =>
        asks.test(text) ? (answer({ ...asked, words }, heard, plan) ?? []) : [],
      )[0];
    const found = QUESTIONS.find(({ asks }) => asks.test(text) || (half && asks.test(all)));
    const part =
      checked ??
      ofSeller(asked) ??
      ofNumber(context, state, text) ??
      (OF_THE_PAPER.test(text) ? keptHere({ ...asked, words: whole }) : undefined) ??
      (held ? heldWords(asked) : undefined) ??
      found?.answer(asked, heard, plan) ??
      ofItsParts({ ...asked, words }, plan);
    const answer = part ?? keptWords({ ...asked, words: whole });
    if (answer === undefined) continue;
    // What stands there already is not told anew by asking for it.
    if (part === undefined || OF_THE_PAPER.test(text))
      for (const each of sentenceOf(heard, whole)) heard.answered.add(each.words);
    if (answer) said.add(answer);
    // 'Did you put that I can't be called before ten?' and 'what was the day again?' wish for no time.
    const ofWhen = partsAsked(words)?.parts.includes("when") === true;
    if (
      (OF_THE_PAPER.test(text) || ofWhen || ofIt !== undefined || ASKS_TODAY.test(text)) &&
      bySentence(heard).length === 1
    ) {
      heard.values.time = { sure: true };
      heard.values.days = { ...heard.values.days, days: [], bare: [], any: false };
    }
    plan.understood = true;
    // 'How long does it take, and should I bring my records?': the call answers the one half.
    const mine = clauses.filter((each) => found?.asks.test(plain(each.words)));
    const done = clauses.filter(
      (each) => mine.length === 0 || mine.includes(each) || !ASKS_ITSELF.test(plain(each.words)),
    );
    quietClauses(heard, done);
    for (const each of done) heard.answered.add(each.words);
  }
  // 'Yes, I have that' says more than 'that goes with it'.
  if (said.size > 1) said.delete(wording(talk.isNoted, state.language));
  plan.said.push(...said);
}
const sentenceOf = (heard: Heard, sentence: string) =>
  bySentence(heard).find((each) => each.sentence === sentence)?.clauses ?? [];

/** The questions of a turn, and what asks to be told something again, or says that it was asked. */
function asksOfTheCall(state: DialogueState, heard: Heard): (Question & { whole: string })[] {
  const own = heard.questions.flatMap(({ clauses }) => clauses);
  const all = bySentence(heard);
  const sentence = (words: string) => all.find((each) => each.sentence.includes(words))?.sentence ?? words;
  const others = heard.clauses.filter(
    (clause) =>
      !own.includes(clause) &&
      (SOONEST.test(plain(clause.words)) ||
        ON_FILE.test(plain(clause.words)) ||
        // 'The Monday one needs to come off', of the one that is moved.
        // 'And you got both things down, right, the sink and the toilet?'
        (NODDED.test(plain(clause.words)) && sentence(clause.words).endsWith("?")) ||
        (lastAbout(state) === "move" && !topFlow(state) && COMES_OFF.test(plain(clause.words))) ||
        (!heard.wishes.includes(clause) && ASKED.test(plain(clause.words)))),
  );
  return [
    ...heard.questions.map((each) => ({ ...each, whole: sentence(each.clauses.at(-1)!.words) })),
    ...others.map((clause) => ({ words: clause.words, clauses: [clause], whole: sentence(clause.words) })),
  ];
}
const NODDED =
  /^(?:(?:and|but|so|ok|okay|wait) )*(?:you|y'all)(?:'ve| have)? (?:also |already )?(?:got|have|put|wrote|noted)(?!\p{L})/u;
const ASKED =
  /\b(?:asked|asking|want to know|wanna know|wondering) (?:you )?(?:if|whether|who|when|what) |\b(?:tell|remind) me (?:again )?(?:what|which|when|who|whose)|(?:^|\b(?:and|but|so|like|or|whether|if|only asked|asked|wait|okay|ok) )(?:is|am|are|do(?! (?:it|that|this|tomorrow|today|mornings?|afternoons?|\p{L}+days?)(?!\p{L}))|does|did|will|would|who|should|can|could|when|i only asked) /u;
const WISHES =
  /^(?:(?:and|but|so|ok|okay|or|well|what about|how about) )*(?:would|could|does|is|can) .*(?<!\p{L})(?:work|ok|okay|fine|good|possible|available|open|free|alright|do)$/u;
