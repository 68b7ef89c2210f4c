import type { Flow } from "../../../content/flows/flow.ts";
import { flowOf } from "../../../content/flows/flows.ts";
import { talk } from "../../../content/flows/talk.ts";
import {
  type BookingOutcome,
  type DialogueState,
  type MessageOutcome,
  NOTE_MAX,
} from "../../../contracts/voice.ts";
import { type DialogueContext, file, noWish, withBookings } from "./context.ts";
import type { Heard } from "./hear.ts";
import { ask, NONE, valuesOf } from "./next.ts";
import { offer } from "./offer.ts";
import { fileMates, namesMissing } from "./pair.ts";
import { composed, weighs, saysOnlyWhen, shares, withoutName, withoutTime } from "./paper.ts";
import { fullDay, shortTime } from "./say/english.ts";
import { toMinutes } from "./readers/calendar.ts";
import { fill, fullWhen, inTurn, serviceName, wording } from "./say/speech.ts";
import { book, takeMessage } from "./tools.ts";

/** Files what was read back and agreed to, and says so. A time that was taken meanwhile is offered anew. */
export function fileFlow(context: DialogueContext, state: DialogueState, flow: Flow): string {
  const done =
    flow.files?.kind === "booking" ? fileBooking(context, state, flow) : fileMessage(context, state, flow);
  return done;
}

function fileBooking(context: DialogueContext, state: DialogueState, flow: Flow): string {
  const { slots, language } = state;
  const moving = state.changing?.to === "move" ? state.changing.index : undefined;
  const mates = moving === undefined && !namesMissing(state) ? (state.names ?? []).slice(0, state.more) : [];
  const booked = book(withBookings(context, state), {
    service: slots.service!.value,
    day: slots.day!.value,
    time: slots.time!.value,
    name: slots.name!.value,
    phone: slots.phone!.value,
    moved: moving !== undefined,
  });
  if (!booked.ok) {
    slots.time = undefined;
    return offer(withBookings(context, state), state);
  }
  // Who comes along is filed with it: all of it was read back.
  if (mates.length > 0) [state.more, state.names] = [0, undefined];
  const before = moving === undefined ? undefined : state.filed[moving];
  const note = composed(
    [
      ...(state.language === "es" ? ["Speaks Spanish"] : []),
      before?.kind === "booking" ? (before.note ?? "") : "",
      // Who turns out to come called for nobody else.
      ...state.notes.filter((each) => !slots.name!.value.startsWith(each.replace("Called by ", ""))),
    ],
    withoutName(state.told, slots.name!.value),
  );
  const outcome = { ...booked.outcome, ...(note && { note }) };
  state.notes = state.told = [];
  if (before) state.filed[moving!] = outcome;
  else {
    // What was passed on as a mere wish is booked now.
    state.filed = state.filed.filter((each) => !(each.kind === "message" && WISHED.test(each.text)));
    file(state, outcome);
  }
  for (const slot of Object.values(slots)) if (slot) slot.confirmed = true;
  const done = fill(
    moving === undefined
      ? inTurn(flow.done!, language, state.filed.length - 1)
      : wording(talk.moved, language),
    valuesOf(context, state),
  );
  const text =
    state.filed.length === 1 && moving === undefined
      ? ` ${wording(state.noTexts ? talk.noText : talk.confirmText, language)}`
      : "";
  const then =
    mates.length > 0
      ? ` ${fileMates(context, state, mates, booked.outcome.day, toMinutes(booked.outcome.time))}`
      : "";
  const next = finish(context, state, flow);
  return `${done}${then}${text}${next}`;
}

function fileMessage(context: DialogueContext, state: DialogueState, flow: Flow): string {
  const { slots, language } = state;
  const message = takeMessage({
    about: flow.files!.about,
    name: slots.name!.value,
    phone: slots.phone!.value,
    text: noteText(state, flow, state.told),
    urgent: (flow.files!.urgent ?? false) || state.topics.includes("urgent"),
    language,
  });
  const known = sameMatter(state, message);
  if (known) known.text = withMore(known.text, [message.text]);
  else file(state, message);
  state.notes = state.told = [];
  slots.name!.confirmed = slots.phone!.confirmed = true;
  const done = fill(wording(flow.done!, language), valuesOf(context, state));
  return done + finish(context, state, flow);
}

const WISHED = /^Wanted a visit\b.*; not booked/;

/** What the office reads: which appointment, what the caller told, and when to call. */
export function noteText(state: DialogueState, flow: Flow, told: readonly string[] = []): string {
  const { which, callback, note, notes } = state;
  const dated = flow.id === "move" || flow.id === "cancel";
  const asked = flow.slots.some(({ slot }) => slot === "which");
  const known = asked && which && which !== NONE ? ` (${which})` : "";
  const whose = dated ? notes.find((each) => each.startsWith("For ")) : undefined;
  const head = dated
    ? `Wants to ${flow.id} an appointment${whose ? ` ${whose.replace("For", "of")}` : ""}${known}${flow.id === "move" && note && saysOnlyWhen(note) ? ` to ${note}` : ""}`
    : known.trim();
  const call = callback && callback !== NONE ? `Call back: ${callback}` : "";
  const own = [
    ...(flow.id !== "move" && note !== NONE ? [note] : []),
    ...notes.filter((each) => each !== whose),
  ];
  const text = composed(
    own,
    withoutTime(withoutName(told, state.slots.name?.value), callback).filter(
      // The day stands in its head; a second choice, and what is not sure, does not.
      (each) =>
        !dated ||
        !saysOnlyWhen(each) ||
        /(?<!\p{L})(?:or|not|maybe|think|o|no|quizás?)(?!\p{L})/iu.test(each),
    ),
    NOTE_MAX - head.length - call.length - 4,
  );
  const parts = [head, text, call].filter(Boolean);
  return (
    parts
      .map((part) => part.replace(/(?<![.?!…])$/, "."))
      .join(" ")
      .replace(/\.$/, "") || flow.id
  );
}

/** Once nothing is under way, what is noted belongs to what was filed last; after the turn that filed it only what weighs. */
export function settleNotes(state: DialogueState, filed: boolean): boolean {
  if (state.notes.length + state.told.length === 0 || state.stack.length > 0) return false;
  const last = state.filed.findLast(({ kind }) => kind === "message" || kind === "booking");
  if (!last) return false;
  const more = [...state.notes, ...(filed ? state.told : state.told.filter(weighs))];
  if (last.kind === "message") last.text = withMore(last.text, more);
  else if (last.kind === "booking" && more.length > 0) last.note = composed([last.note ?? "", ...more]);
  state.notes = state.told = [];
  return true;
}

/** A text, and when to call. */
const CALL = /^(.*?)(?:(?<=^|[.?!…] )(Call back: .*))?$/su;
/** A message with more sentences, before the time to call. */
export function withMore(text: string, more: readonly string[]): string {
  if (more.length === 0) return text;
  const [, own = text, before = ""] = CALL.exec(text) ?? [];
  // Of two times to call the later one holds.
  const call = more.map((each) => CALL.exec(each)?.[2]).findLast(Boolean) ?? before;
  const told = more.map((each) => CALL.exec(each)?.[1] ?? each);
  return [composed([own, ...told], [], NOTE_MAX - call.length - 2), call]
    .filter(Boolean)
    .join(". ")
    .replace(/([?!….])\. /g, "$1 ");
}

/**
 * Passes on what a caller gave before they hung up or had to: their words, name and number as they stand, marked as not
 * confirmed. A visit that was not agreed becomes a wish for a call. True when there was something to pass on.
 */
export function fileAsItStands(state: DialogueState, urgent = false): boolean {
  const { slots, language } = state;
  const id = state.stack.at(-1);
  const flow = id === undefined ? undefined : flowOf(id);
  const visit = flow?.id === "book" && !state.changing;
  const wished =
    visit && (!state.implied || slots.time) && (slots.service || slots.day || wishWords(state) !== "");
  const wish =
    visit && !wished ? "" : visit ? visitWish(state) : flow?.files ? noteText(state, flow, state.told) : "";
  const told =
    state.note !== "" ||
    state.notes.length > 0 ||
    state.which !== "" ||
    wished ||
    (flow?.files !== undefined && state.told.length > 0);
  if (!told || !(slots.name || slots.phone) || (flow && !flow.files) || state.changing) return false;
  const text =
    visit || !flow?.files
      ? composed([wish, state.note, ...state.notes], state.told)
      : wish === id
        ? ""
        : wish;
  if (text === "") return false;
  const kept = file(
    state,
    takeMessage({
      about: visit ? "callback" : (flow?.files?.about ?? "message"),
      name: slots.name?.value ?? calledBefore(state) ?? "not given",
      phone: slots.phone?.value ?? "not given",
      text,
      urgent: urgent || (flow?.files?.urgent ?? false),
      unconfirmed: true,
      language,
    }),
  );
  state.notes = state.told = [];
  return kept;
}

/** The message of this call that another one only goes on with: of the same matter, or a call about it. */
function sameMatter(
  { filed }: DialogueState,
  { about, phone, text }: MessageOutcome,
): MessageOutcome | undefined {
  const last = filed.findLast((each) => each.kind === "message" && each.phone === phone && !each.unconfirmed);
  const goesOn = (of: string) =>
    of === about ||
    (about === "callback" &&
      (["billing", "complaint"].includes(of) ||
        saysOnlyWhen(text) ||
        (last?.kind === "message" && shares(last.text, text))));
  return last?.kind === "message" && goesOn(last.about) ? last : undefined;
}

/** Whose number was filed on this call already. */
function calledBefore({ filed, slots }: DialogueState): string | undefined {
  const same = filed.findLast(
    (each) => "phone" in each && (!slots.phone || each.phone === slots.phone.value),
  );
  return same && "name" in same ? same.name : undefined;
}

/** A visit that is not booked, as far as it was told. */
export const visitWish = (state: DialogueState): string =>
  `Wanted a visit${state.slots.service ? ` (${state.slots.service.value.replaceAll("-", " ")})` : ""}${wishWords(state)}; not booked`;

/** The visit of this call that was to be changed and stands, and what was wished for instead. */
export function changeWish(state: DialogueState): string {
  const visit = state.changing && state.filed[state.changing.index];
  if (visit?.kind !== "booking") return visitWish(state);
  const { day, time } = visit;
  return `The visit of ${fullDay(day)} at ${shortTime(toMinutes(time))} stands; wanted to ${state.changing?.to} it${wishWords(state)}`;
}

/** The day and time of a visit that was not agreed, as far as they were told. */
function wishWords({ slots, wish, offered }: DialogueState): string {
  const clock = (at: number) => shortTime(at);
  const days = slots.day
    ? [slots.day.value]
    : wish.days.length > 0
      ? wish.days
      : [...new Set(offered.map(({ day }) => day))];
  const parts = [
    days.map(fullDay).join(" or "),
    slots.time ? `at ${clock(toMinutes(slots.time.value))}` : "",
    wish.after === undefined || slots.time ? "" : `after ${clock(wish.after)}`,
    wish.before === undefined || slots.time ? "" : `before ${clock(wish.before)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `, ${parts.join(" ")}` : "";
}

/** 'No, bye' to what was read back, or 'don't pass it on': it is dropped, and nothing is passed on. */
export const takesBack = (state: DialogueState, heard: Heard): boolean =>
  (state.asked === "confirm" || state.asked === "change") &&
  state.stack.length > 0 &&
  !heard.has("affirm", "callback", "person") &&
  (NOT_SENT.test(heard.text) || (heard.has("deny") && heard.has("bye")));
const NOT_SENT =
  /\bchanged my mind\b|\b(?:don't|do not|no need to) (?:please )?(?:send|pass|tell|file|forward|bother)\b|cambi[eé] de (?:idea|opini[oó]n)|(?<!\p{L})no (?:lo |la |les? |se l[oa] )?(?:env[ií]|mand|pas|dig|avis)\p{L}*/u;

/** 'Don't cancel it after all': what asks the office to cancel is not filed any more; a move is of that appointment. */
export function withdrawCancel(state: DialogueState, heard: Heard): boolean {
  if (!KEEP_IT.test(heard.text)) return false;
  const at = state.filed.findLastIndex((filed) => filed.kind === "message" && filed.about === "cancel");
  const found = state.filed[at];
  if (found?.kind !== "message") return false;
  state.filed.splice(at, 1);
  if (heard.has("move")) state.which = /\(([^)]+)\)/.exec(found.text)?.[1] ?? "";
  return true;
}
/** A wish or an order, no tale: 'I didn't cancel late' takes nothing back. */
const KEEP_IT =
  /(?<!\b(?:i|you|we|they|he|she) )\b(?:don't|do not|no need to|rather than|instead of) (?:\S+ ){0,2}?cancel|\b(?:i|we) (?:don't|do not) (?:want|wanna|need)(?: to)? (?:\S+ )?cancel|(?<!\p{L})no (?:la |lo |me la |quiero )?(?:cancel|anul)/u;

/** Leaves a flow that is done or dropped; its own words go, who is calling stays. */
export function leave(state: DialogueState): void {
  const left = state.stack.pop();
  state.note = state.which = state.callback = "";
  state.digits = "";
  delete state.yes;
  delete state.refused;
  // A booking that was interrupted goes on with all that it had.
  if (left !== "book" && state.stack.includes("book")) return;
  state.offered = [];
  state.wish = noWish();
  delete state.changing;
  const { name, phone, service } = state.slots;
  state.slots = { ...(service && { service }), ...(name && { name }), ...(phone && { phone }) };
}

/** After one is filed: the second person's, what was interrupted, or nothing. */
function finish(context: DialogueContext, state: DialogueState, flow: Flow): string {
  const { language, slots, more } = state;
  const [day, time] = [slots.day?.value, slots.time?.value];
  leave(state);
  // A visit that nobody asked for is not gone back to once the matter was passed on.
  const unasked = (state.implied && !day) || flow.id === "late";
  if (flow.id !== "book" && unasked && state.stack.at(-1) === "book" && !time) leave(state);
  if (flow.id === "book" && more > 0) {
    state.more = more - 1;
    state.stack.push("book");
    const named = state.names?.[0];
    if (named) state.slots.name = { value: named, confirmed: false };
    else delete state.slots.name;
    state.names = state.names?.slice(1);
    state.whom ??= "other";
    if (day && time) {
      state.mentioned = day;
      state.mentionedTime = time;
      state.slots.day = { value: day, confirmed: false };
      const minutes = context.desk.services.find(({ id }) => id === slots.service?.value)?.minutes ?? 30;
      state.wish = { ...noWish(), after: Math.min(1440, toMinutes(time) + minutes) };
    }
    return ` ${named ? fill(wording(talk.nowNamed, language), { name: named }) : wording(talk.nowSecond, language)}`;
  }
  if (flow.id === "book") {
    delete state.whom;
    delete state.names;
  }
  return "";
}

export const bookingWords = (
  context: DialogueContext,
  state: DialogueState,
  { service, day, time, name }: BookingOutcome,
): string =>
  state.language === "es"
    ? `${serviceName(context.desk, service, "es")}, ${fullWhen(day, time, "es")}, a nombre de ${name}`
    : `${serviceName(context.desk, service, "en")}, ${fullWhen(day, time, "en")}, for ${name}`;

/** Begins to move or cancel a booking of this call. */
export function changeBooking(
  context: DialogueContext,
  state: DialogueState,
  to: "move" | "cancel",
  index: number,
): string {
  const found = state.filed[index];
  if (found?.kind !== "booking") return "";
  const { language } = state;
  const words = bookingWords(context, state, found);
  state.changing = { index, to };
  const heard = (value: string) => ({ value, confirmed: true });
  state.slots = { service: heard(found.service), name: heard(found.name), phone: heard(found.phone) };
  state.mentioned = found.day;
  state.mentionedTime = found.time;
  if (to === "move") {
    state.stack = [...state.stack.filter((id) => id !== "book"), "book"].slice(-4);
    state.wish = noWish();
    return language === "es" ? "Claro, la cambiamos." : "Sure, let's move it.";
  }
  state.slots.day = heard(found.day);
  state.slots.time = heard(found.time);
  return ask(
    state,
    "confirm",
    language === "es" ? `¿Cancelo esta cita: ${words}?` : `Shall I cancel it: ${words}?`,
  );
}

/** Takes back a booking of this call after a yes. */
export function cancelBooking(state: DialogueState): string {
  const found = state.changing && state.filed[state.changing.index];
  if (found?.kind === "booking") found.canceled = true;
  delete state.changing;
  state.slots.day = state.slots.time = undefined;
  return state.language === "es" ? "Queda cancelada." : "It's canceled.";
}
