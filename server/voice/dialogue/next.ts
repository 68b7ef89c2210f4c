import { callerOfTwo } from "./people/first-of-two.ts";
import { capital } from "../../../content/capital.ts";
import type { Flow, FlowSlot } from "../../../content/flows/flow.ts";
import { flowOf } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import type { Asked, DialogueState } from "../../../contracts/voice.ts";
import type { News } from "./times/absorb-when.ts";
import { otherSide, wantsOtherSide } from "./people/against.ts";
import { type DialogueContext, NONE, withBookings } from "./context.ts";
import { noteOf, sentencesOf } from "./paper/note-words.ts";
import { nameAsked, OF_SOMEBODY } from "./people/name-asked.ts";
import { put } from "./paper/paper-text.ts";
import { spanOf } from "./people/pair.ts";
import { whichOne } from "./people/staff-names.ts";
import { namesMissing } from "./people/pair-names.ts";
import { takeOwnMatter } from "./people/own-matter.ts";
import { ofTheirs } from "./people/whose.ts";
import { placeOf, wantsPlace } from "./collecting/place.ts";
import { agreedWords } from "./times/agreed-words.ts";
import { closedCall, closedMove } from "./times/call-day.ts";
import { noneOpen } from "./times/none-open.ts";
import { closedThen, offer, sayOffer, settleTime } from "./times/offer.ts";
import { toMinutes } from "./readers/calendar.ts";
import { readBack } from "./confirming/read-back.ts";
import { serviceHeard } from "./readers/service.ts";
import { plain } from "./readers/text.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
import { digitsSoFar, hasNumber } from "./collecting/reach.ts";
import { refusal } from "./tools.ts";
import { wayWords } from "./collecting/way-words.ts";
import { waysOf } from "./collecting/ways.ts";
import { valuesOf } from "./flow-values.ts";

const ASKED_OF: Record<FlowSlot["slot"], Asked> = {
  service: "service",
  when: "day",
  name: "name",
  phone: "phone",
  note: "note",
  which: "which",
  callback: "when",
  how: "how",
  against: "against",
  place: "place",
};

export const topFlow = (state: DialogueState): Flow | undefined => {
  const id = state.stack.at(-1);
  return id === undefined ? undefined : flowOf(id);
};

/** The first thing of a flow that is still missing. */
export function missing(context: DialogueContext, state: DialogueState, flow: Flow): FlowSlot | undefined {
  const { slots } = state;
  const has: Record<FlowSlot["slot"], boolean> = {
    service: Boolean(slots.service),
    when: Boolean(slots.day && slots.time),
    name: Boolean(slots.name),
    phone: Boolean(slots.phone),
    note: state.note !== "",
    which: state.which !== "",
    callback: state.callback !== "",
    how: state.how !== undefined || waysOf(context, state).length < 2,
    against: otherSide(state) !== undefined || !wantsOtherSide(context, state),
    place: placeOf(state) !== undefined || !wantsPlace(context, state),
  };
  return flow.slots.find(({ slot }) => !has[slot]);
}

/** What comes next of the flow that is talked about: an offer, a question, or all of it read back. */
export function proceed(context: DialogueContext, state: DialogueState, news: News = new Set()): string {
  // Nobody is called without a number: what was to be a call is a message.
  if (topFlow(state)?.id === "callback" && state.slots.phone && !hasNumber(state))
    state.stack.splice(-1, 1, "message");
  const flow = topFlow(state);
  const { language } = state;
  // Whoever waits for a visit of their own comes next: there is no 'anything else'.
  if (!flow && (state.later?.who || isChange(state.later?.flow))) return "";
  if (!flow && state.later) return theOther(context, state, state.later);
  // Nothing was answered or done yet: there is no 'else'.
  const first = state.topics.length + state.filed.length === 0;
  if (!flow)
    return ask(
      state,
      "anything-else",
      inTurn(first ? talk.howCanIHelp : talk.anythingElse, language, state.turn),
    );
  const desk = withBookings(context, state);
  if (flow.id === "book") {
    const none = noneOpen(context, state);
    if (none) return `${none} ${proceed(context, state)}`;
    if (!state.slots.time) settleTime(desk, state);
    dropImpossible(desk, state, news);
  }
  const shut = flow.id === "move" ? closedMove(context, state) : "";
  // What may be left open is not asked a third time.
  if (state.asked === "when" && state.tries >= 2) state.callback ||= NONE;
  // Who told all else hears the usual way in what is read back.
  const [usual, other] = waysOf(context, state);
  if (other && state.slots.time && state.slots.name && state.slots.phone) state.how ??= usual;
  const slot = missing(context, state, flow);
  const thanked =
    // Whose name it is may be another's than the caller's.
    news.has("name") && state.slots.name && !(OF_SOMEBODY.includes(flow.id) && state.whom)
      ? `${fill(inTurn(talk.thankName, language, 0), { name: callerOfTwo(state) ?? state.slots.name.value })} `
      : news.has("name") && state.asked === "name"
        ? `${wording(talk.thankYou, language)} `
        : "";
  if (flow.id === "book" && !slot && namesMissing(state))
    return thanked + ask(state, "name", again(state, "name", talk.nameOfMate));
  if (!slot)
    return (
      closedCall(context, state, flow) +
      ask(state, "confirm", readBack(state, flow, news, valuesOf(context, state)))
    );
  if (slot.slot === "service")
    return (
      (thanked || closedThen(context, state)) +
      ask(state, "service", language === "es" ? context.desk.askServiceEs : context.desk.askService)
    );
  if (slot.slot === "when") return (thanked || noted(state, news)) + when(desk, state, slot, news);
  const agreed = [
    flow.id === "book" && news.has("time") && state.slots.day && state.slots.time
      ? `${agreedWords(context, state)} `
      : "",
    // What was asked for is said back.
    state.asked === "how" && news.has("how") && state.how
      ? `${capital(wayWords(state.how, language))}${language === "es" ? "" : ", then"}. `
      : "",
  ].join("");
  if (slot.slot === "phone" && state.digits) return agreed + ask(state, "phone", digitsSoFar(state));
  const wished =
    flow.id === "move" && news.has("day") && state.note !== ""
      ? `${fill(wording(talk.wished, language), { note: capital(state.note) })} `
      : "";
  // A message that was just told is taken before anything else is asked.
  const told = state.asked === "note" && flow.id !== "move" && slot.slot !== "note";
  const question = slot.slot === "name" ? nameAsked(state, flow, slot) : slot.ask;
  return (
    agreed +
    shut +
    wished +
    (told ? `${wording(talk.takenDown, language)} ` : "") +
    thanked +
    whichOne(context, state, flow.id) +
    ask(
      state,
      ASKED_OF[slot.slot],
      fill(again(state, ASKED_OF[slot.slot], question), valuesOf(context, state)),
    )
  );
}

/** What begins by the times that were told of it. */
export const isChange = (flow: string | undefined): boolean => flow === "move" || flow === "cancel";

/** Begins what was asked for beside something else, with the words that asked for it. */
function theOther(
  context: DialogueContext,
  state: DialogueState,
  { flow: id, words }: NonNullable<DialogueState["later"]>,
): string {
  delete state.later;
  state.reread = true;
  const flow = flowOf(id);
  state.stack.push(id);
  if (flow.noteFromStart) state.note = noteOf(words);
  // What was told of it beside the first is on its paper.
  for (const each of sentencesOf(words)) put(state.told, capital(each));
  if (id === "book") {
    const service = serviceHeard(context.desk, plain(words));
    state.slots.service = service && { value: service.id, confirmed: false };
  }
  if (id === "book") ofTheirs(state, words);
  else takeOwnMatter(state, words);
  const opening = fill(wording(flow.opening, state.language), valuesOf(context, state));
  const named = id === "book" && state.slots.service ? talk.nowTheOne : talk.nowTheOther;
  const lead = fill(wording(named, state.language), valuesOf(context, state));
  return `${lead} ${id === "book" ? "" : opening} ${proceed(context, state)}`;
}

/** What was told while a time is still to be chosen is not passed over. */
function noted({ slots, language, whom }: DialogueState, news: News): string {
  if (news.has("name") && slots.name)
    return `${fill(inTurn(whom ? talk.nameOfTheirs : talk.nameNoted, language, 0), { name: slots.name.value })} `;
  return news.has("phone") && /\d/.test(slots.phone?.value ?? "")
    ? `${wording(talk.numberNoted, language)} `
    : "";
}

/** The wording for as often as the same was asked in a row. */
const again = (state: DialogueState, asked: Asked, words: FlowSlot["ask"]): string =>
  wording(words, state.language, state.asked === asked ? state.tries : 0);

/** Counts how often the same is asked in a row. */
export function ask(state: DialogueState, asked: Asked, words: string): string {
  state.tries = state.asked === asked ? Math.min(99, state.tries + 1) : 1;
  state.asked = asked;
  return words;
}

function when(context: DialogueContext, state: DialogueState, slot: FlowSlot, news: News): string {
  const { wish, slots } = state;
  const service = context.desk.services.find(({ id }) => id === slots.service?.value);
  if (news.has("impossible"))
    return ask(
      state,
      "day",
      state.language === "es"
        ? "Ese día ya pasó o no existe. ¿Qué otro día le conviene?"
        : "That day is past, or not in the calendar. Which day would suit you?",
    );
  const said =
    slots.day ||
    wish.days.length > 0 ||
    wish.from ||
    wish.to ||
    wish.at !== undefined ||
    wish.after !== undefined ||
    wish.before !== undefined ||
    wish.notWeekdays.length > 0 ||
    wish.notDays.length > 0 ||
    wish.any;
  if (!said && !service?.soon && state.offered.length === 0)
    return ask(state, "day", again(state, "day", slot.ask));
  const anew = (["day", "time", "any", "service"] as const).some((each) => news.has(each));
  if (state.offered.length > 0 && !anew) {
    const words = sayOffer(context, state);
    state.tries = Math.min(99, state.tries + 1);
    return words;
  }
  state.tries = 1;
  return offer(context, state);
}

/** A time that was agreed for one service may not be free for another. */
function dropImpossible(context: DialogueContext, state: DialogueState, news: News): void {
  const { slots } = state;
  if (!slots.day || !slots.time) return;
  const why = refusal(context, slots.day.value, toMinutes(slots.time.value), spanOf(context, state));
  if (!why) return;
  state.wish.at = toMinutes(slots.time.value);
  state.wish.atSure = true;
  slots.time = undefined;
  news.add("time");
}
