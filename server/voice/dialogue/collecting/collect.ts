import { takeAnswer, whenWords } from "./collect-answer.ts";
import { takeNames } from "./collect-names.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { absorb } from "./absorb.ts";
import { takeHowToCall } from "./how-to-call.ts";
import { takeEmail } from "./take-email.ts";
import { agrees } from "../confirming/agrees.ts";
import { type DialogueContext, NONE } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import { type Heard, saysValue } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { topFlow } from "../next.ts";
import { ASKS_BACK } from "../times/move-pieces.ts";
import { collectMove } from "../times/moves.ts";
import { timeOfOld } from "../times/time-of-old.ts";
import { LATER_DAY, onlyHours, SAME_TIME } from "../times/wish-words.ts";
import { seatsOf, startsOf } from "../people/pair.ts";
import { toMinutes } from "../readers/calendar.ts";
import { digitize } from "../readers/number-words.ts";
import { anglicize } from "../readers/spanish.ts";
import { timeHeard } from "../readers/time.ts";
import { saysWhen } from "../readers/when.ts";
import { plain } from "../readers/text.ts";
import { YES_NO } from "../readers/yes-no.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { spokenNumbers, takeNumbers } from "../hearing/numbers.ts";
import { takeNumberLater } from "./number-later.ts";
import { takeWhich } from "../times/which-one.ts";
import { tellApart } from "../people/who.ts";

const PASSES: readonly string[] = ["message", "callback", "complaint", "case"];
const TELL_THEM =
  /^(?:(?:yes|yeah|ok|okay|so|well|just|please|can you|could you) ){0,3}(?:tell|let|say|that|dígale\p{L}*|d[ií]gan?le|que)(?!\p{L})(?: \S+){3}/u;
/** 'It was at nine', of one on Monday, is Monday at nine. */
const withDay = (which: string, told: string, { values }: Heard): string =>
  told && values.days.days.length === 0 && /day/.test(which)
    ? `${which.replace(/,? (?:at|a las?) [^,]*$/u, "")} ${told}`
    : told;

const PUTS_HOUR =
  /(?<!\p{L})(?:it's|it is|it was|mine's|mine is|that's|i'm|es|era) (?:actually |really |supposed to be )*(?:at|for|a las?) (?:\d|noon|one|two|three|four|five|seven|eight|nine|ten|eleven|twelve|una|dos|tres|cuatro|cinco|ocho|nueve|diez|once)/u;
const IS_ANOTHER =
  /\b(?:then |so |no )?(?:it|mine|that|hers|his)(?:'s| is| must be| has to be| must have been| would be|'ll be| was| should be)(?: on| for)?(?: the| this| next)? (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:entonces|debe (?:de )?ser) (?:es )?(?:el )?(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado)/u;

/** Takes the values of a turn, and the words where words were asked for. */
export function collect(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const { asked } = state;
  const flow = topFlow(state);
  takeEmail(state, heard, plan);
  takeHowToCall(state, heard, plan);
  const known = state.notes.length;
  if (takeNumberLater(state, heard) || takeNumbers(state, heard)) {
    plan.understood = true;
    const { language } = state;
    if ((!flow && state.filed.length > 0) || (asked === "confirm" && agrees(heard)))
      plan.said.push(fill(inTurn(talk.addedThis, language, 0), { note: spokenNumbers(state) }));
    else state.reread = asked === "confirm";
  }
  tellApart(context, state, heard);
  // Whom it is for, told while it is read back, belongs to it: read back once more.
  if (asked === "confirm" && flow?.files?.kind === "message" && state.notes.length > known) {
    plan.understood = true;
    state.reread = true;
  }
  // 'Tell her I'll drop the papers off Monday' drops nothing.
  const tells = asked === "note" && flow?.id !== "move" && TELL_THEM.test(heard.text);
  const steers =
    (heard.has("person") && !(asked === "when" && saysWhen(heard.values))) ||
    (!tells && heard.has("drop", "keep", "repeat", "hold", "check", "frustrated")) ||
    // 'Just take her off Thursday', said when asked for the day, tells it.
    // 'The hearing was moved to March' is what is to be passed on.
    (!tells &&
      !PASSES.includes(flow?.id ?? "") &&
      heard.has("cancel", "move") &&
      !(asked === "which" && saysWhen(heard.values))) ||
    (heard.text.endsWith("?") && heard.text.split(" ").length < 6);
  const words = heard.told !== "" && !YES_NO.test(heard.text);
  // 'I need to cancel hers, Thursday', once its day was asked for, tells it.
  const stoodAs = state.which;
  const pointed = takeWhich(context, state, heard) !== undefined;
  if (pointed) {
    plan.understood = true;
    if ((asked === "confirm" || asked === "change") && state.which !== stoodAs) plan.news.add("day");
  } else if (flow?.id === "cancel" && saysWhen(heard.values)) {
    const told = timeOfOld(context, state, heard);
    state.mentioned ??= heard.values.days.days.at(-1);
    const before = state.which;
    const dayOnly =
      state.which !== "" && state.which !== NONE && !/\d+ o'clock|:\d\d| las? \d/.test(state.which);
    // 'Oh, you're closed Thursday? Then it must be Friday.'
    const another = dayOnly && heard.values.days.days.length > 0 && IS_ANOTHER.test(heard.text);
    const instead =
      another && timeOfOld(context, state, hearTurn(context, state, IS_ANOTHER.exec(heard.text)![0]));
    if (instead) state.which = instead;
    else if (told && state.which === "") state.which = told;
    // 'It's her cleaning at three thirty', once the day was told.
    else if (told && dayOnly && heard.values.days.days.length === 0) state.which = `${state.which} ${told}`;
    // 'There's no ten o'clock, it's at 3:15': the day stays, and the hour is this one.
    else if (told && PUTS_HOUR.test(heard.text) && heard.values.days.days.length === 0)
      state.which = withDay(state.which, told, heard);
    if (told && (state.which !== before || state.which === told || instead || dayOnly)) {
      plan.understood = true;
      if (asked === "confirm" && state.which !== before) plan.news.add("day");
    }
  }
  const stood = `${state.note}; ${state.which}`;
  const moves =
    flow?.id === "move" &&
    (saysWhen(heard.values) ||
      SAME_TIME.test(heard.text) ||
      LATER_DAY.test(heard.text) ||
      (["note", "name"].includes(asked) && onlyHours(heard.text).length > 0)) &&
    collectMove(context, state, heard);
  if (moves) plan.understood = true;
  if (flow && !moves && words && takeAnswer(context, state, heard, plan, flow, steers)) return;
  const name = takeNames(context, state, heard, plan, flow);
  const corrects =
    !(heard.has("affirm") && !heard.has("correct", "deny")) &&
    flow?.slots.some(({ slot }) => slot === "which") &&
    (asked === "confirm" || asked === "change");
  const asksBack = heard.words.split(/(?<=[.!?])\s+/).some((each) => ASKS_BACK.test(each));
  if (moves || (corrects && !pointed && !asksBack && saysWhen(heard.values))) {
    if (!moves) state.which = withDay(state.which, whenWords(state, heard), heard) || state.which;
    plan.understood = true;
    // 'Yes. My grandson drives me, and he works afternoons', of a morning, changes nothing.
    if (!(asked === "confirm" && agrees(heard) && `${state.note}; ${state.which}` === stood))
      plan.news.add("day");
  }
  const before = state.slots.name?.value;
  const declines = asked === "offer" && heard.has("decline", "deny", "avail");
  const takes =
    asked === "offer" &&
    (heard.acts.get("affirm") ?? 0) >= 0.8 &&
    heard.text.split(" ").length <= 8 &&
    !heard.has("bye", "drop");
  if (!saysValue(heard, state) && !declines && !takes) return;
  if (flow?.id === "book") theirTimes(context, state, heard);
  // Values said outside of any task belong to one that may begin now; a name or number belongs to the caller anyway.
  for (const each of absorb(state, heard, !flow || flow.slots.some(({ slot }) => slot === "when")))
    plan.news.add(each);
  if (name && plan.news.size === 0) plan.news.add("name");
  // 'Yes', to two times, says that one of them will do.
  if (takes && flow?.id === "book" && !state.slots.time && state.offered.length > 1 && plan.news.size === 0) {
    plan.understood = true;
    plan.said.push(wording(talk.bothFree, state.language));
  }
  // 'That one should be under Lily': the other is whose name stood there.
  const [next] = state.names ?? [];
  const now = state.slots.name?.value;
  if (before && next && now && now !== before && now.split(" ")[0] === next.split(" ")[0])
    state.names = [before];
  if (plan.news.size > 0 && (flow || asked === "name" || asked === "phone")) plan.understood = true;
}

/**
 * 'Half past ten and then quarter past eleven', of two who come one after the other, is what was agreed; 'nine for me
 * and ten for Carol' takes the offer of nine and ten.
 */
function theirTimes(context: DialogueContext, state: DialogueState, heard: Heard): void {
  const { slots, language, offered } = state;
  if (seatsOf(state) < 2) return;
  const told = heard.words
    .replace(/\d{3}[\d -]+/g, ". ")
    .split(/[,.;?!]\s|\s(?:and|then|y|luego)\s|\s(?:for|para) (?=me(?!\p{L})|my |\p{Lu})/iu)
    .map((part) => timeHeard(digitize(language === "es" ? anglicize(plain(part)) : plain(part)), true).at)
    .filter((at) => at !== undefined);
  if (told.length < 2) return;
  const areOf = (time: string) => {
    const starts = startsOf(context, state, toMinutes(time)).map((at) => at % 720);
    return told.every((at) => starts.includes(at % 720));
  };
  if (slots.time) {
    if (areOf(slots.time.value)) heard.values.time = { sure: true };
    return;
  }
  const { days } = heard.values.days;
  const meant = offered.filter(({ day, time }) => areOf(time) && (days.length === 0 || days.includes(day)));
  if (meant.length === 1) heard.values.time = { sure: true, at: toMinutes(meant[0]!.time) };
}
