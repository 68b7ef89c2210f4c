import { asksWhetherCalled, whoIsNear } from "./somebody-near.ts";
import type { Alarm, Words } from "../../../../content/flows/flow.ts";
import { alarms } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { TO_LEAVE } from "../../../../content/understanding/house-words.ts";
import { file } from "../context.ts";
import { composed } from "../paper/paper-text.ts";
import { fileAsItStands } from "../confirming/left-open.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { has, shorten } from "../readers/text.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { calledOff, comesBack, type Line, ofBody, OVER, talksDown } from "./alarm-over.ts";
import { fearsForOthers } from "./fears-for.ts";
import { ofPet } from "./of-pet.ts";
import { helpIsHere, onTheWay, reachedAt } from "../../../../content/flows/alarm-follow-ups.ts";
import { goesThere, helpTold, isWithThem, notCalled, weighsHelp } from "./help-words.ts";
import { toBeTold } from "./tell-whom.ts";
import { hasMeans, saidNow, takesBack, wantsCall, wantsSecret } from "./said-now.ts";
import { addSaid, toldOfIt } from "./said-of-it.ts";
import { note, pause } from "./paused.ts";
import { answersNo, worseAfterBlow } from "./answered-no.ts";
import { ASKS_WHETHER, MEANWHILE, sinks } from "./while-help-comes.ts";

export const alarmOf = (line: Line): Alarm => alarms.find(({ id }) => id === line)!;

/**
 * The alarm that words are enough for: self-harm first, then poison, then other danger to life; but whoever swallowed
 * something and can't be woken or does not breathe needs an ambulance first. @param before what was told until now
 */
export function alarmIn(words: string, before = ""): Alarm | undefined {
  const { sure, failing } = alarmsIn(words, clausesOf(words));
  const found = alarms.find(({ suspect }) => sure.some(({ act }) => act === suspect));
  const fails = failing || (before !== "" && alarmsIn(before, clausesOf(before)).failing);
  return found?.id === "poison" && fails ? alarmOf("911") : found;
}
/** What is said of this very danger, where it has words of its own. */
const ownWords = ({ alarm }: DialogueState) =>
  alarm?.of ? alarmOf(alarm.line).kinds?.[alarm.of] : undefined;
/** Said when it is over to who was in danger from a person. */
export function overOf({ filed }: DialogueState, line: Line): Words | undefined {
  const paper = filed.findLast((each) => each.kind === "emergency" && each.line === line);
  const words = paper?.kind === "emergency" ? (paper.words ?? "") : "";
  const of = alarmsIn(words, clausesOf(words)).sure.map(({ name }) => alarmOf(line).overOf?.[name]);
  return of.find((each) => each !== undefined);
}
/** Said of a danger: to who fears for somebody else, in words that are for them. */
const firstWords = (state: DialogueState): Words => {
  const { others, words } = alarmOf(state.alarm!.line);
  return others && fearsForOthers(state) ? others : words;
};
/** 'I'm with her now.' */
const IN_PERSON =
  /(?<!\p{L})(?:(?:i'm|i am|we're) (?:\p{L}+ )?with (?:her|him|them|my)|(?:estoy|ya estoy) con (?:ella|[eé]l|mi))(?!\p{L})/u;
const MISHEARD = /\btraffic\b/;
/** Nobody was in danger: it was a way of speaking. */
const WAY_OF_SPEAKING =
  /(?<!\p{L})(?:not literally|figure of speech|an? (?:expression|saying)|i (?:just )?(?:mean|meant)|kidding|joking|broma|forma de hablar)(?!\p{L})/u;
const MISUNDERSTOOD = {
  en: ["I'm sorry, I misunderstood you. What can I do for you?"],
  es: ["Perdón, le entendí mal. ¿En qué le puedo ayudar?"],
};

/** Signs that were told one by one: a jaw in one turn, a left arm in the next, gray in a third. A no ends none of them. */
function addUp(state: DialogueState, words: string): void {
  if (state.alarm || (!state.suspected && has(words.toLowerCase(), ...OVER["911"])))
    return void delete state.signs;
  if (alarmsIn(words, clausesOf(words)).signs)
    state.signs = [...(state.signs ?? []), shorten(words, 200)].slice(-3);
}
/** What was told over several turns, where these words tell one more sign. */
export function toldTogether({ signs = [] }: DialogueState, words: string): string | undefined {
  return signs.length > 1 && signs.at(-1) === shorten(words, 200) ? signs.join(" ") : undefined;
}

/**
 * What an alarm makes of a turn, before anything else is looked at; undefined when there is none. Once it is on it
 * stays until the caller says that there is no danger.
 */
export function alarmed(state: DialogueState, words: string, text: string): string | undefined {
  const paper = state.filed.findLast((each) => each.kind === "emergency" && each.line === "911");
  const told = alarmIn(words, state.alarm && paper?.kind === "emergency" ? paper.words : "");
  addUp(state, words);
  const together = toldTogether(state, words);
  const heard = told ?? (together === undefined ? undefined : alarmIn(together));
  if (heard && heard.id !== state.alarm?.line && !(state.alarm && rank(heard.id) > rank(state.alarm.line)))
    return raise(state, heard.id, told ? words : (state.signs ?? [words]).join(" "));
  const { alarm, language } = state;
  if (alarm?.line === "poison" && !alarm.helped && sinks(words)) return raise(state, "911", words);
  const off = !alarm && paper?.kind === "emergency" && paper.over ? (paper.words ?? "") : "";
  const worse = off && (ofBody(off) ? comesBack(words, text) : worseAfterBlow(off, text));
  if (worse) return raise(state, "911", words);
  if (!alarm) return undefined;
  const of = alarmOf(alarm.line);
  const { meanwhile, meantime, indeed, tells, tellsOnce, leaving, there, going, helped } = of;
  const own = ownWords(state);
  const said = own?.words ?? firstWords(state);
  const for911 = alarm.line === "911" && paper?.kind === "emergency";
  const downplayed = for911 && talksDown(text, paper.words ?? "");
  const answered = for911 && !own && answersNo(words, text, paper.words ?? "");
  if (!heard && !downplayed && (answered || calledOff(alarm.line, words, text))) {
    delete state.alarm;
    // Who was only stuck in traffic was never in danger: nothing of it reaches the people here.
    if (alarm.line === "988" && MISHEARD.test(text)) {
      state.filed = state.filed.filter((filed) => !(filed.kind === "emergency" && filed.line === "988"));
      state.denied = [...new Set([...state.denied, alarm.line])];
      state.asked = "nothing";
      return inTurn(MISUNDERSTOOD, language, 0);
    }
    for (const filed of state.filed)
      if (filed.kind === "emergency" && filed.line === alarm.line) filed.over = true;
    state.denied = [...new Set([...state.denied, alarm.line])];
    state.asked = "nothing";
    if (alarm.line === "911" && WAY_OF_SPEAKING.test(text)) return inTurn(MISUNDERSTOOD, language, 0);
    return wording(overOf(state, alarm.line) ?? of.over, language);
  }
  addSaid(state, alarm.line, words, (each) => toBeTold(each) !== undefined);
  if (own && ASKS_TO_TOUCH.test(text)) return wording(own.hands, language);
  if (!heard && IN_OR_OUT.test(text) && (words.includes("?") || helpTold(words) === undefined)) {
    const out = own ? wording(own.words, language, 1) : outsideFirst(state);
    if (out) return out;
  }
  if (!heard && !own && ASKS_WHETHER.test(text)) return inTurn(indeed, language, alarm.told++ % 2);
  // A yes to 'Should I give her an aspirin?' would be advice, and perhaps the wrong one.
  if (!heard && meanwhile && MEANWHILE.test(text))
    return wording((alarm.helped && meantime) || meanwhile, language);
  const back = heard ? undefined : takesBack(state, words);
  if (back) {
    state.ended = ENDS.test(text);
    return back;
  }
  const means = hasMeans(state, words) ? saidNow(state, words) : undefined;
  if (means) return means;
  const whom = heard ? undefined : toBeTold(words);
  if (whom) {
    // Nothing is promised that nobody could do: how they may be reached is asked for.
    const said = fill(wording(state.slots.phone ? tells : (tellsOnce ?? tells), language), { whom });
    const help = helpTold(words);
    const there = alarm.helped === "now" || isWithThem(words);
    if (!help && !there) return said;
    if (help) note(state, help);
    if (there)
      return [sentencesOf(said)[0], !state.slots.phone && wording(reachedAt, language)]
        .filter(Boolean)
        .join(" ");
    const [first, , asks] = sentencesOf(said);
    return [first, wording(leaving, language), asks].filter(Boolean).join(" ");
  }
  const near = heard || weighsHelp(words) ? undefined : whoIsNear(state, words);
  const now = heard || near ? undefined : saidNow(state, words);
  if (now) {
    const help = helpTold(words);
    if (!help) return now;
    note(state, help);
    const first = wording((goesThere(words) && going) || (help === "now" && there) || leaving, language);
    return wantsCall(words) ? first : `${first} ${saidNow(state, words) ?? now}`;
  }
  if (near) {
    if (helpTold(words)) note(state, helpTold(words)!);
    return [near, wantsSecret(words) && saidNow(state, words)].filter(Boolean).join(" ");
  }
  const thanks = heard ? undefined : asksWhetherCalled(state, words);
  if (thanks && thanks !== "called") {
    state.ended = ENDS.test(text);
    return state.ended ? wording(said, language, 1) : thanks.said;
  }
  const help = heard ? undefined : thanks === "called" ? "soon" : helpTold(words);
  if (help || (!heard && alarm.helped && !notCalled(words))) {
    state.ended = ENDS.test(text) && !BEFORE_THAT.test(words);
    const again = alarm.helped !== undefined;
    note(state, help ?? alarm.helped!);
    if (going && goesThere(words)) {
      const told = alarm.answered?.includes("going") && !state.ended;
      alarm.answered = [...new Set([...(alarm.answered ?? []), "going"])].slice(-8);
      return wording(told ? onTheWay : going, language);
    }
    if (alarm.line === "988" && IN_PERSON.test(text)) return wording(there ?? leaving, language);
    if (!own && alarm.line === "911" && isWithThem(words)) return wording(helpIsHere, language);
    return wording(
      own ? own.helped : again ? helped : help === "now" ? (there ?? leaving) : leaving,
      language,
    );
  }
  alarm.told = Math.min(99, alarm.told + 1);
  // The first words are said once; the others take turns.
  return alarm.told < said[language].length
    ? wording(said, language, alarm.told)
    : wording(
        { ...said, [language]: said[language].slice(1) },
        language,
        (alarm.told - 1) % (said[language].length - 1),
      );
}

/** 'I'm hanging up. While I have you, can my wife still get her shot?' */
const BEFORE_THAT =
  /\?|(?<!\p{L})(?:while (?:i've|i have|you)|before (?:i|we) (?:go|hang)|one more thing|mientras|antes de)(?!\p{L})/iu;
const ENDS = /\b(?:bye|goodbye|adi[oó]s|hanging up)\b/;

const rank = (line: Line): number => alarms.findIndex(({ id }) => id === line);

/** @param words what the caller said that tells of the danger */
export function raise(state: DialogueState, line: Line, words = ""): string {
  const all = [...(state.signs ?? []), words].flatMap(sentencesOf);
  const told = toldOfIt(all.filter((each, at) => all.findIndex((other) => isSame(other, each)) === at));
  const already = state.filed.find((filed) => filed.kind === "emergency" && filed.line === line);
  if (already?.kind === "emergency") {
    delete already.over;
    if (told) already.words = told;
  }
  const from = state.filed.length;
  const kept = fileAsItStands(state, true);
  const before = kept ? "" : composed([state.note, ...state.told], 240);
  const { suspect, kinds } = alarmOf(line);
  const of = ofPet(line, words)
    ? "pet"
    : alarmsIn(words, clausesOf(words)).sure.find(({ act }) => act === suspect)?.name;
  state.alarm = { line, told: 0, ...(of && kinds?.[of] && { of }) };
  delete state.suspected;
  delete state.held;
  pause(state, from);
  delete state.yes;
  state.asked = "nothing";
  if (!already)
    file(state, { kind: "emergency", line, ...(told && { words: told }), ...(before && { before }) });
  const own = ownWords(state);
  return [own ? undefined : outsideFirst(state), wording(own?.words ?? firstWords(state), state.language)]
    .filter(Boolean)
    .join(" ");
}
const isSame = (one: string, other: string): boolean =>
  one.replace(/[\s.!?]+$/, "") === other.replace(/[\s.!?]+$/, "");
/** Where the place itself is the danger: out of it before anything else. */
function outsideFirst({ filed, alarm, language }: DialogueState): string | undefined {
  const { outside } = alarmOf(alarm!.line);
  const told = filed.findLast((each) => each.kind === "emergency" && each.line === alarm!.line);
  const leaves = told?.kind === "emergency" && TO_LEAVE.test(told.words ?? "");
  return outside && leaves ? wording(outside, language) : undefined;
}
/** What to do with a hand before leaving: a switch, a breaker, a window. */
const ASKS_TO_TOUCH =
  /(?<!\p{L})(?:(?:should|can|could|may|shall|do|would) (?:i|we)|is it (?:ok|okay|safe|all right)|let me (?:just |first )*|puedo|debo|podemos|le|lo|la) (?:\p{L}+ ){0,6}?(?:breakers?|switch(?:es)?|lights?|fan|windows?|doors?|valve|pilot|heater|stove|furnace|thermostat|plugs?|unplug|gas|power|electricity|interruptor\p{L}*|luz|luces|ventanas?|llave|estufa|calentador|apago|cierro|abro|prendo)(?!\p{L})/u;
/** Whether to stay in or go out. */
const IN_OR_OUT =
  /(?<!\p{L})(?:get out|go out(?:side)?|stay (?:in|inside|here|put)|leave the (?:house|building|room)|wait (?:in|out)side|salgo|salimos|me quedo|nos quedamos)(?!\p{L})/u;
