import { capital } from "../../../../content/capital.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { BookingOutcome, DialogueState, MessageOutcome } from "../../../../contracts/voice.ts";
import { NOTE_MAX, TOLD_MAX } from "../../../../contracts/voice.ts";
import { addNote } from "../paper/add-note.ts";
import { CLOCK } from "../times/call-days.ts";
import { callNowAt } from "../times/call-time.ts";
import { type DialogueContext, noWish, NONE, lastWritten } from "../context.ts";
import { changeWish } from "./left-open.ts";
import { ofTheMatter } from "../paper/paper.ts";
import { callOf } from "../paper/paper-rows.ts";
import { isSaidAside } from "../paper/chatter.ts";
import { contentOf, put } from "../paper/paper-text.ts";
import type { Heard } from "../hearing/heard.ts";
import { ask, topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { matterOf, noteOf, RETOLD, sentencesOf } from "../paper/note-words.ts";
import type { Plan } from "../plan.ts";
import { relationHeard } from "../readers/relation.ts";
import { saysWhen } from "../readers/when.ts";
import { whenWordsIn } from "../readers/when-words.ts";
import { ADDS } from "../hearing/not-meant.ts";
import { ANOTHER, PUTS_RIGHT } from "../tasks/task-words.ts";
import { plain, shorten } from "../readers/text.ts";
import { fill, inTurn, speeches, wording } from "../say/speech.ts";

/** What a message should say instead, or too: 'the message is ...', 'it's about ...', or a no with a sentence. */
export function retold(heard: Heard): string | undefined {
  const said = RETOLD.exec(heard.words)?.[1];
  const { name, phone } = heard.values;
  // 'The message is for Mr. Harrow' says whom it is for.
  if (said && FOR_WHOM.test(said)) return undefined;
  if (said && !phone && !/^(?:how|what|when|where|why|who|if)\b/i.test(said)) return noteOf(said);
  // 'Also that she's coming with me' adds to it.
  if (
    !(heard.has("deny", "correct") || ADDS.test(heard.text)) ||
    heard.has("drop", "bye", "book", "person", "cancel")
  )
    return undefined;
  if (name || phone || heard.words.includes("?") || NAMES_WRONG.test(heard.text)) return undefined;
  const told = ofTheMatter(matterOf(heard.words.replace(REFUSES, "").trim()));
  const rest = sentencesOf(told)
    .filter(
      (each) =>
        !isSaidAside(each) && !(HOLIDAY.test(each) && contentOf(each.replace(HOLIDAY, "")).length === 0),
    )
    .join(" ");
  const besides = HOLIDAY.test(rest) ? contentOf(rest.replace(HOLIDAY, "")).length > 1 : true;
  return besides && rest.split(" ").length >= 5 ? noteOf(rest) : undefined;
}
const HOLIDAY =
  /(?<!\p{L})(?:thanksgiving|christmas|new year'?s?|easter|labor day|memorial day|make it)(?!\p{L})/iu;
const FOR_WHOM = /^(?:for|to|para) (?:\p{Lu}|my|mi|the (?:doctor|lawyer|manager|nurse))/u;
/** Tells which part of what was read back is wrong, and not yet how it is right. */
export const NAMES_WRONG =
  /\b(?:name|number|phone|day|date|time|nombre|n[uú]mero|tel[eé]fono|d[ií]a|hora|fecha)\b(?: \S+){0,5} (?:wrong|incorrect|not right|mal|equivocad[oa])\b|\b(?:wrong|change|fix|cambi\p{L}+) (?:\S+ )?(?:name|number|phone|day|date|time|nombre|n[uú]mero|tel[eé]fono|hora|fecha)\b/u;
const REFUSES =
  /^(?:(?:yes|yeah|yep|sure|right|ok|okay|correct|sí)[,.!]* (?:but|except|only|pero) )?(?:(?:no+|nope|wait|what|sorry|actually|well)[,.!?]*\s+)*(?:that's not (?:really |quite )?(?:it|right|what i said)[,.!]*\s*)?(?:i (?:mean|meant|said)(?: that)?[,:]? )?(?:it's:\s+)?/i;

/**
 * 'The message is ...' says anew the sentence that it speaks of, or all of it where it tells another thing in a whole
 * sentence; any other correction is added to what was told.
 */
export function retell(state: DialogueState, heard: Heard, told: string, plan: Plan): void {
  if (state.note === "") {
    state.note = told;
    state.reread = true;
    return;
  }
  // It stands with the rest: what began the request is told with it.
  if (state.told.length === 0 && state.note !== NONE) state.told = sentencesOf(state.note);
  if (ANEW.test(heard.words)) {
    const own = contentOf(told);
    const same = state.told.filter((each) => own.some((word) => contentOf(each).includes(word)));
    const has = same.find((each) => own.every((word) => contentOf(each).includes(word)));
    // 'It should say by noon for the answer', of what says so.
    if (has && contentOf(has).length > own.length) {
      plan.said.push(
        fill(wording(talk.haveDown, state.language), { note: shorten(has.replace(/[.\s]+$/, ""), 200) }),
      );
      return;
    }
    const whole = told.split(" ").length >= 5;
    const gone = same.length > 0 ? same.slice(-1) : whole && state.told.length < 2 ? state.told : [];
    if (gone.length > 0 && whole) {
      const at = state.told.indexOf(gone[0]!);
      state.told.splice(at, gone.length, told);
      if (state.told.length === 1) [state.note, state.told] = [told, []];
      else state.note = state.told[0]!;
      state.reread = true;
      return;
    }
  }
  for (const each of sentencesOf(told))
    put(
      state.told,
      shorten(capital(each.replace(/^that (?=(?:he|she|they|we|i|it|my|the)(?!\p{L}))/iu, "")), 240),
    );
  state.told = state.told.slice(-TOLD_MAX);
  plan.said.push(fill(wording(talk.addedText, state.language), { note: shorten(told, 200) }));
}
const ANEW = /\b(?:the message (?:is|should)|just say|it should (?:say|be)|el mensaje es)\b/i;

/** 'Sorry, it's 0162 at the end', 'it's Hannah, not Anna', once it was filed: it stands so there. */
export function putFiledRight(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
): string | undefined {
  const last = lastWritten(state);
  if (topFlow(state) || !last) return undefined;
  if (heard.has("book", "forother", "cancel") || ANOTHER.test(heard.text)) return undefined;
  if (
    last.kind === "message" &&
    saysWhen(heard.values) &&
    callOf(last) !== undefined &&
    PUTS_RIGHT.test(heard.text) &&
    // 'Make that three', of two locations, is no hour.
    (CLOCK.test(callOf(last) ?? "") || OF_THE_CLOCK.test(heard.text) || heard.values.days.days.length > 0)
  ) {
    const { language } = state;
    const { at = 0 } = heard.values.time;
    const told = callNowAt(
      state,
      last,
      whenWordsIn(heard.words) ?? speeches[language].at(at < 420 ? at + 720 : at),
    );
    return fill(inTurn(talk.addedThis, language, 0), {
      note: `${language === "es" ? "llamar" : "call"} ${told}`,
    });
  }
  const { name, phone } = heard.values;
  if ((!name && !phone) || saysWhen(heard.values) || heard.has("callback")) return undefined;
  if (!heard.has("correct", "deny") && !PUTS_RIGHT.test(heard.text)) return undefined;
  if (ofSomebodyElse(heard, last)) {
    addNote(state, noteOf(heard.words.replace(REFUSES, "").replace(/^(?:but|and|y|pero) /i, "")));
    return inTurn(talk.added, state.language, state.turn);
  }
  const before = { ...last };
  for (const each of state.filed)
    if (each.kind === "booking" || each.kind === "message") {
      if (phone && each.phone === before.phone) each.phone = phone;
      if (name && each.name === before.name) each.name = name;
    }
  state.slots = {
    ...state.slots,
    name: { value: last.name, confirmed: true },
    phone: { value: last.phone, confirmed: true },
  };
  const values = valuesOf(context, state);
  return [name && talk.nowName, phone && talk.nowPhone]
    .flatMap((words) => (words ? [fill(wording(words, state.language), values)] : []))
    .join(" ");
}

const OF_THE_CLOCK =
  /(?<!\p{L})(?:o'clock|[ap]\.?m\.?|noon|at|after|before|until|by|morning|afternoon|evening|las)(?!\p{L})|\d:\d\d/u;

/** 'My wife's name is Sue', 'my pharmacy's number is ...', of a visit that is not hers: what stands is left. */
function ofSomebodyElse({ text }: Heard, last: BookingOutcome | MessageOutcome): boolean {
  if (!OF_ANOTHER.test(text) && !relationNamed(text)) return false;
  if (
    plain(last.name)
      .split(" ")
      .some((part) => text.split(" ").includes(part))
  )
    return false;
  const whom = last.kind === "booking" ? relationHeard([...last.notes, ...last.told].join(" ")) : undefined;
  return !whom || !(text.includes(whom) || /^(?:\S+ ){0,3}(?:his|her|their|su)\b/.test(text));
}
const relationNamed = (text: string): boolean =>
  relationHeard(text) !== undefined && /(?<!\p{L})(?:called|named|se llama)(?!\p{L})/u.test(text);
const OF_ANOTHER =
  /(?<!\p{L})(?!(?:it|that|this|here|what|there|name|number|phone|cell)'s)(?:\p{L}+'s|his|her|their) (?:\p{L}+ ){0,2}(?:name|number|phone|cell|mobile)|(?:name|number|phone|cell) (?:of|for|at) (?:my|our|the|his|her|their) (?!phone|cell|number|booking|appointment|visit)|(?:nombre|n[uú]mero|tel[eé]fono|celular) (?:del?|de (?:mi|la|el|su)) (?!cita|reserva)\p{L}+/u;

/** Counts a read-back that was wrong; true from the second on. */
export function refusedAgain(state: DialogueState): boolean {
  state.refused = Math.min(99, (state.refused ?? 0) + 1);
  return state.refused >= 2;
}

/** Twice wrong: what the caller says is written down as they say it, and somebody is to call them about it. */
export function inTheirWords(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const flow = topFlow(state);
  const said = noteOf(matterOf(heard.words)) || shorten(heard.words, NOTE_MAX);
  if (flow?.files?.kind !== "message") {
    const { service, name, phone } = state.slots;
    addNote(state, changeWish(state));
    if (state.names?.length) addNote(state, `Also for: ${state.names.join(", ")}`);
    state.note = said;
    state.slots = { ...(service && { service }), ...(name && { name }), ...(phone && { phone }) };
    Object.assign(state, { stack: ["callback"], callback: NONE, offered: [], wish: noWish(), more: 0 });
    delete state.names;
    delete state.changing;
  } else if (state.note === "") state.note = said;
  else addNote(state, said);
  plan.understood = true;
  const { name, phone } = state.slots;
  const whole = name !== undefined && phone !== undefined;
  const words = inTurn(whole ? talk.inYourWords : talk.writtenDown, state.language, (state.refused ?? 2) - 2);
  const asked = fill(words, valuesOf(context, state));
  if (whole) {
    plan.asks = true;
    ask(state, "confirm", "");
  }
  plan.said.push(asked);
}
