import { type DialogueState, NOTE_MAX } from "../../../../contracts/voice.ts";
import { absorb } from "./absorb.ts";
import { meantDays } from "../times/absorb-when.ts";
import { takeCallTimes } from "../times/call-time.ts";
import { callTimeAnswered } from "../times/call-time-answered.ts";
import { merged } from "../times/call-time-words.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import { clockOf, type DialogueContext, NONE } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import type { topFlow } from "../next.ts";
import { bare, matterOf, noteOf, sentencesOf, tidy } from "../paper/note-words.ts";
import { isOnlyNumber, putsNumberRight } from "../paper/only-number.ts";
import { dayWords } from "../times/day-words.ts";
import { anglicize } from "../readers/spanish.ts";
import { saysWhen, whenHeard } from "../readers/when.ts";
import { whenWordsIn } from "../readers/when-words.ts";
import { plain, shorten } from "../readers/text.ts";
import { ASKS_TODAY } from "../questions/question-forms.ts";

/** Takes what was asked for in words: what it is about, when to call, which appointment. True when that is all of the turn. */
export function takeAnswer(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  plan: Plan,
  flow: NonNullable<ReturnType<typeof topFlow>>,
  steers: boolean,
): boolean {
  const { asked } = state;
  if (["note", "when", "which"].includes(asked) && answersNothing(context, state, heard)) return false;
  if (
    asked === "note" &&
    !steers &&
    // 'And mine still stands?' wishes for no other day.
    !(flow.id === "move" && (heard.questions.length > 0 || tellsSomethingElse(heard))) &&
    !(heard.has("deny") && heard.text.split(" ").length < 4)
  ) {
    const known = state.slots.name?.value.toLowerCase();
    if (known && bare(heard.words) === bare(known)) {
      plan.understood = true;
      return true;
    }
    // 'Any time in the afternoon', said when asked what it is about, tells when to call.
    const before = state.callback;
    const rest = takeCallTimes(state, heard, heard.words);
    // 'Oh no wait, that's the old one. It's 555 318 9042' tells a number, and no message.
    const matter = sentencesOf(rest).filter(
      (each) => !(heard.values.phone && (isOnlyNumber(each) || putsNumberRight(each))),
    );
    const told = noteOf(matterOf(matter.join(" "), heard.values.name));
    if (told === "" && state.callback !== before) {
      plan.understood = true;
      return true;
    }
    // A name or a number, when asked what it is about, says nothing of that.
    if (told !== "" || !(heard.values.name || heard.values.phone))
      state.note = told || heard.words.slice(0, NOTE_MAX);
    if (heard.values.name) state.slots.name = { value: heard.values.name, confirmed: false };
    if (heard.values.phone) state.slots.phone = { value: heard.values.phone, confirmed: false };
    plan.understood = true;
    quiet(heard);
    return true;
  }
  const saysName = bare(heard.words) === bare(state.slots.name?.value ?? "-");
  if (asked === "when" && !saysName && (!steers || whenWordsIn(heard.words))) {
    const told = callTimeAnswered(heard);
    // 'Not Tuesdays', told before it was asked, holds for what is told now.
    const stays = state.callback !== "" && state.callback !== NONE && told !== NONE;
    state.callback = stays ? merged(state.callback, told) : told;
    plan.understood = true;
    if (heard.values.phone) plan.news = absorb(state, heard, false);
    return true;
  }
  if (asked === "which" && !steers) {
    const when = saysWhen(heard.values);
    const value =
      whenWords(state, heard) ||
      toldWhen(context, state, heard.words) ||
      (heard.has("deny", "dontknow") || state.tries > 1
        ? NONE
        : when || heard.text.split(" ").length < 10
          ? shorten(tidy(heard.words), 100)
          : "");
    const whose = !when && (heard.values.name || heard.values.phone);
    if (value && !whose) {
      state.which = value;
      plan.understood = true;
      if (heard.values.phone) plan.news = absorb(state, heard, false);
      return true;
    }
  }
  return false;
}

/** 'Where do I park?', 'my last name is Whitmore': what is asked or put right meanwhile is no answer to what was asked for. */
function answersNothing(context: DialogueContext, state: DialogueState, heard: Heard): boolean {
  const { clauses, questions, values, answered, words } = heard;
  const said = clauses.filter(
    (each) => !/^(?:oh|sorry|wait|okay|ok|but|and|um|perdón|oiga)\W*$/iu.test(each.words),
  );
  // 'Is tomorrow okay?' asks, and says when.
  const tells = state.asked === "when" && whenWordsIn(words) !== undefined && !ASKS_TODAY.test(plain(words));
  if (!tells && said.length > 0 && said.every((each) => answered.has(each.words))) return true;
  const own = state.slots.name !== undefined && values.name !== undefined && OF_NAME.test(words);
  if (own && !saysWhen(values)) return true;
  const asked = questions.flatMap((each) => each.clauses);
  return (
    state.asked === "note" &&
    questions.length > 0 &&
    said.every((each) => asked.includes(each)) &&
    !OF_SOMEBODY.test(words) &&
    questions.every((each) => answerQuestion(context.desk, each.words, {}, state.language) !== undefined)
  );
}
const OF_NAME =
  /(?<!\p{L})(?:my (?:\p{L}+ )?name|spelled|it's \p{Lu}|nombre|apellido)(?!\p{L})|(?<!\p{L})\p{L}(?:[ .,-]+\p{L}){2,}(?!\p{L})/u;
/** A question that somebody else is to be asked is what the message is. */
const OF_SOMEBODY =
  /(?<!\p{L})(?:my|our|he|she|they|him|her|them|his|their|doctor|dr|mi|mis|ella|él)(?!\p{L})/iu;

/** 'I'm on blood thinners too', when asked for a day, tells no day. */
const tellsSomethingElse = ({ words, values }: Heard): boolean =>
  !saysWhen(values) && words.split(" ").length > 5 && !whenWordsIn(words) && !ANY_DAY.test(words);
const ANY_DAY =
  /(?<!\p{L})(?:any(?:time|thing| (?:day|time))?|whenever|soon\p{L}*|earli\p{L}+|later|flexible|open|week|month|day|next|cualquier\p{L}*|cuando|semana|mes|d[ií]a)(?!\p{L})/iu;

/** What was noted whole is no longer asked about or begun. */
function quiet(heard: Heard): void {
  heard.acts.clear();
  for (const clause of heard.clauses) clause.acts = [];
}

/** 'He's got one Monday at ten', of one that is asked for: no engagement elsewhere. */
function toldWhen(context: DialogueContext, { language }: DialogueState, words: string): string {
  const text = plain(words);
  const { today } = clockOf(context);
  const when = whenHeard(language === "es" ? anglicize(text) : text, { today, todayOpen: true, loose: true });
  return saysWhen(when) ? dayWords(when, language) : "";
}

/** A day and time of the turn in words; empty when it had none. */
export const whenWords = (state: DialogueState, { values }: Heard): string =>
  dayWords({ ...values, days: { ...values.days, days: meantDays(state, values) } }, state.language);
