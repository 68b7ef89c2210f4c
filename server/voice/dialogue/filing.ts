import type { Flow } from "../../../content/flows/flow.ts";
import { talk } from "../../../content/flows/talk.ts";
import { type DialogueState, type MessageOutcome, NOTE_MAX } from "../../../contracts/voice.ts";
import { type DialogueContext, file, noWish, withBookings } from "./context.ts";
import { leave } from "./dropping.ts";
import { NONE, valuesOf } from "./next.ts";
import { sentencesOf } from "./note-words.ts";
import { offer } from "./offer.ts";
import { fileMates, namesMissing } from "./pair.ts";
import { ASKS, composed, weighs, saysOnlyWhen, shares, withoutName, withoutTime } from "./paper-text.ts";
import { toMinutes } from "./readers/calendar.ts";
import { fill, inTurn, wording } from "./say/speech.ts";
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
  state.notes = [];
  state.told = [];
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
  state.notes = [];
  state.told = [];
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
  const whose = dated
    ? notes.find((each) => each.startsWith("For ") && each !== `For ${state.to}`)
    : undefined;
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
        state.refused !== undefined ||
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
  state.notes = [];
  state.told = [];
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
  // What stands on the paper already is judged no more.
  const all = [own, ...told].flatMap((each) => (each.startsWith(ASKS) ? [each] : sentencesOf(each)));
  return [composed([], all, NOTE_MAX - call.length - 2), call]
    .filter(Boolean)
    .join(". ")
    .replace(/([?!….])\. /g, "$1 ");
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
