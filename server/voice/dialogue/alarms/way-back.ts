import { helpIsHere, onTheWay } from "../../../../content/flows/alarm-follow-ups.ts";
import { talk } from "../../../../content/flows/talk.ts";
import { acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import type { Heard } from "../hearing/heard.ts";
import { interpret } from "../interpret.ts";
import { proceed } from "../next.ts";
import { plain, shorten } from "../readers/text.ts";
import { saysWhen } from "../readers/when.ts";
import { inTurn, wording } from "../say/speech.ts";
import { saysOver } from "./alarm-over.ts";
import { alarmOf } from "./alarms.ts";
import { fearsForOthers } from "./fears-for.ts";
import { besideHelp, helpTold, notCalled } from "./help-words.ts";
import { CONTACT } from "../paper/aside-words.ts";
import { COMES_OUT } from "../tasks/task-words.ts";
import { GOES_ON, note, takeUp } from "./paused.ts";

// From a danger that is in good hands, or over, back to what was under way.

const onlyGoesOn = ({ text, values }: Heard): boolean =>
  GOES_ON.test(text) && !saysWhen(values) && !values.phone && !values.name;

/** Whether a turn is about something that this desk does. 'What do I do until they come?' is not. */
export const isBusiness = (heard: Heard): boolean =>
  heard.values.phone !== undefined ||
  GOES_ON.test(heard.text) ||
  COMES_OUT.test(heard.text) ||
  [...heard.acts].some(
    ([act, p]) =>
      p >= 0.5 && !["advice", "returning"].includes(act) && ["task", "ask"].includes(acts[act]?.[0] ?? ""),
  );

const YES = /^(?:yes|yeah|yep|yup|sure|they are|we are|i am|she is|he is|s[ií])(?!\p{L})/u;

/** Serves what else was said, from where the call had stopped. @param lead what is said first */
export function takesUp(context: DialogueContext, state: DialogueState, rest: string, lead: string): string {
  const back = takeUp(state);
  const heard = hearTurn(context, state, rest);
  const again = back && (rest === "" || onlyGoesOn(heard) || [...heard.acts.keys()].every(isNod));
  return [lead, again ? proceed(context, state) : interpret(context, state, heard)].join(" ");
}
/** What was wanted before the alarm is passed on as it stands. */
const heldOver = ({ filed, notes }: DialogueState): boolean =>
  notes.length > 0 ||
  filed.some(
    (each) => (each.kind === "message" && each.unconfirmed) || (each.kind === "emergency" && each.before),
  );
const WANTED: readonly string[] = ["task", "ask"];
const isNod = (act: string): boolean => ["affirm", "filler", "thanks", "greet"].includes(act);

/**
 * While an alarm stands and help is there, or it is somebody else's and they said that they see to it, the call goes on
 * with what the caller wants of this desk. Who wants it before that is asked once whether help is there.
 * @param said what the alarm itself makes of the turn
 * @returns what is said then; undefined where the danger comes first
 */
export function wayBack(
  context: DialogueContext,
  state: DialogueState,
  words: string,
  before: DialogueState["alarm"],
  said: string,
): string | undefined {
  const { alarm, language } = state;
  if (!alarm || !before || state.ended) return undefined;
  const { goOn, askHelp, leaving, there, going, helped, kinds } = alarmOf(alarm.line);
  const own = alarm.of ? kinds?.[alarm.of] : undefined;
  const ofHelp = [leaving, there, going, helped, own?.helped, helpIsHere, onTheWay].some(
    (each) => each && said === wording(each, language),
  );
  // What had an answer of its own, as a switch in a house that smells of gas, is no business of this desk.
  if (!ofHelp && alarm.told === before.told) return undefined;
  const told = alarmsIn(words, clausesOf(words));
  if (told.sure.length > 0 || told.feared !== undefined) return undefined;
  if (notCalled(words)) return undefined;
  const rest = besideHelp(words)
    .split(/(?<=[.!?])\s+/)
    .filter((each) => !saysOver(plain(each)))
    .join(" ");
  const heard = hearTurn(context, state, rest);
  const yes = heard.has("affirm") ? !heard.has("deny") : YES.test(plain(words));
  if (before.asks && yes) note(state, "now");
  const others = alarm.line === "988" && alarm.helped !== undefined && fearsForOthers(state);
  // A visit that is called off needs no going on.
  if (heard.has("cancel")) return undefined;
  const business = rest !== "" && isBusiness(heard);
  // Whose name and number it is belongs to what is passed on.
  const contactOnly =
    heard.values.phone !== undefined &&
    (CONTACT.test(words) || [...heard.acts].every(([act]) => !WANTED.includes(acts[act]?.[0] ?? "")));
  if (contactOnly && !GOES_ON.test(heard.text)) return undefined;
  // 'Can you still get the tablets sent over?' stands there already.
  if (
    alarm.helped &&
    state.paused === undefined &&
    GOES_ON.test(heard.text) &&
    heldOver(state) &&
    !heard.values.phone
  )
    return undefined;
  const waits = state.paused !== undefined && before.helped === "now" && yes;
  // 'They're here now. So about the flu shot?', which was kept until then.
  const kept = state.held !== undefined && rest !== "" && alarm.helped === "now";
  if ((alarm.helped === "now" || others) && (business || waits || kept || (before.asks && yes))) {
    // Who has just reached somebody to talk to is asked for no day: what they wanted is kept until they say so.
    if (alarm.line === "988" && !others && !business) {
      delete state.held;
      return `${said} ${wording(talk.keptUntilThen, language)}`;
    }
    delete state.alarm;
    state.asked = "nothing";
    // What they wanted when they were asked whether help is there is served now.
    const again = ((before.asks && yes) || kept) && !business ? (state.held ?? "") : rest;
    delete state.held;
    if (again === "" || !isBusiness(hearTurn(context, state, again))) {
      const paused = state.paused !== undefined;
      if (paused) takesUp(context, state, "", "");
      return [wording(own?.helped ?? goOn, language), paused && wording(talk.keptUntilThen, language)]
        .filter(Boolean)
        .join(" ");
    }
    return takesUp(context, state, again, wording(own?.helped ?? goOn, language));
  }
  if (alarm.helped === "now" && before.helped !== "now" && state.paused)
    return `${said} ${wording(talk.keptUntilThen, language)}`;
  // A visit to a house that nobody may go into yet: it is noted, and comes after that.
  if (own && context.desk.comes && business && alarm.helped !== "now" && COMES_OUT.test(heard.text)) {
    alarm.asks = true;
    state.held = shorten(rest, 240);
    return inTurn(own.visit, language, before.asks ? 1 : 0);
  }
  // Who hears for the first time what to do is not asked whether they did.
  if (!business || own || before.asks || alarm.helped === "now") return undefined;
  if (before.helped === undefined && alarm.helped === undefined && before.told === 0) return undefined;
  if (alarm.helped === "soon" && before.helped === undefined) {
    // Who calls now hears that what they ask beside it is kept.
    const visit = heard.has("book", "avail", "forother") && !heard.has("callback", "person");
    if (alarm.line !== "911" || own || !visit || GOES_ON.test(heard.text)) return undefined;
    state.held = shorten(rest, 240);
    return `${said} ${wording(talk.keptUntilThen, language)}`;
  }
  // Who tells of help in the same breath has answered it.
  if (helpTold(words)) return undefined;
  alarm.asks = true;
  state.held = shorten(rest, 240);
  return inTurn(askHelp, language, 0);
}
