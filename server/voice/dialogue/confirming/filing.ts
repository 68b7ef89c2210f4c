import type { Flow } from "../../../../content/flows/flow.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import { messageDone } from "../../../../content/flows/common.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { BookingOutcome, DialogueState, MessageOutcome } from "../../../../contracts/voice.ts";
import { type DialogueContext, file, noWish, withBookings, lastWritten } from "../context.ts";
import { leave } from "../talk/dropping.ts";
import { hasNumber } from "../collecting/reach.ts";
import { ONLY_WITH, WITH } from "../collecting/with-words.ts";
import { spoken, whoAgrees } from "./only-if.ts";
import { valuesOf } from "../flow-values.ts";
import { wantsNoCall } from "../paper/wants-no-call.ts";
import { offer } from "../times/offer.ts";
import { fileMates, toldOfEach } from "../people/pair.ts";
import { namesMissing } from "../people/pair-names.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { addTo, paperOf } from "../paper/paper-rows.ts";
import { shares, weighs } from "../paper/paper-text.ts";
import { toMinutes } from "../readers/calendar.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { isRow, rowsOf } from "../paper/note-rows.ts";
import { isRush } from "../alarms/rush.ts";
import { apart } from "../people/second-person.ts";
import { replaceChange } from "../times/cancel-then.ts";
import { book } from "../tools.ts";

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
  const outcome = { ...booked.outcome, ...paperOf({ ...state, which: "", note: "" }, flow) };
  const [own, ...theirs] = mates.length > 0 ? toldOfEach(outcome.told, [slots.name!.value, ...mates]) : [];
  if (own) outcome.told = own;
  const before = moving === undefined ? undefined : state.filed[moving];
  if (before?.kind === "booking") {
    const { notes, told } = outcome;
    Object.assign(outcome, { notes: before.notes, told: before.told });
    addTo(outcome, { notes, told });
  }
  state.notes = [];
  state.told = [];
  if (before) state.filed[moving!] = outcome;
  else {
    // What was passed on as a mere wish is booked now.
    state.filed = state.filed.filter(
      (each) => !(each.kind === "message" && each.notes.some((note) => WISHED.test(note))),
    );
    file(state, outcome);
  }
  for (const slot of Object.values(slots)) if (slot) slot.confirmed = true;
  const held = whoAgrees(outcome.notes);
  const done = fill(
    held
      ? wording(talk.heldDone, language)
      : moving === undefined
        ? inTurn(flow.done!, language, state.filed.length - 1)
        : wording(talk.moved, language),
    { ...valuesOf(context, state), ...(held && { whom: spoken(held, language) }) },
  );
  const text =
    state.filed.length === 1 && moving === undefined && !held
      ? ` ${wording(!hasNumber(state) ? talk.noNumberText : state.noTexts ? talk.noText : talk.confirmText, language)}`
      : "";
  const then =
    mates.length > 0
      ? ` ${fileMates(context, state, mates, booked.outcome.day, toMinutes(booked.outcome.time), theirs)}`
      : "";
  const [whom] = rowsOf(outcome.notes, WITH, ONLY_WITH);
  const { frontDesk, frontDeskEs } = context.desk;
  const named = { whom, desk: language === "es" ? frontDeskEs : frontDesk };
  const person =
    whom && context.desk.staff.length === 0 ? ` ${fill(wording(talk.confirmsWhom, language), named)}` : "";
  const next = finish(context, state, flow);
  return `${done}${then}${person}${text}${next}`;
}

function fileMessage(context: DialogueContext, state: DialogueState, flow: Flow): string {
  const { slots, language, callback, later } = state;
  const name = slots.name!.value;
  let rush = false;
  // Who gave no number is promised no call.
  const none = wantsNoCall(state) || (flow.id === "complaint" && !hasNumber(state));
  for (const paper of apart(paperOf(state, flow), name)) {
    const urgent = isRush(flow.id, [...paper.told, ...paper.notes]);
    rush ||= urgent;
    const message: MessageOutcome = {
      kind: "message",
      about: flow.files!.about!,
      name,
      phone: slots.phone!.value,
      ...paper,
      urgent: (flow.files!.urgent ?? false) || state.topics.includes("urgent") || urgent,
      language,
    };
    replaceChange(state, message);
    const known = sameMatter(state, message);
    if (known) {
      addTo(known, message);
      known.urgent ||= message.urgent;
    } else file(state, message);
  }
  const values = valuesOf(context, state);
  // What is known of a visit that was interrupted stays with it.
  state.notes = state.stack.includes("book") ? state.notes.filter(isRow) : [];
  state.told = [];
  slots.name!.confirmed = slots.phone!.confirmed = true;
  const done = none
    ? fill(wording(messageDone, language), { promise: values["reaches"] })
    : fill(wording(flow.done!, language), values);
  const said = [
    // Whoever gets a new one on this call is not told to call for it.
    flow.id === "cancel" && (later?.flow === "book" || state.noBooking || state.topics.includes("loss"))
      ? sentencesOf(done)[0]
      : done,
    rush && flow.id !== "complaint" ? ` ${wording(talk.markedUrgent, language)}` : "",
    finish(context, state, flow),
  ].join("");
  // When to call is told once for both.
  if (later && flowOf(later.flow).files?.kind === "message") state.callback = callback;
  return said;
}

const WISHED = /^Wanted: a visit\b.*; not booked/;

/** Once nothing is under way, what is noted belongs to what was filed last; after the turn that filed it only what weighs. */
export function settleNotes(state: DialogueState, filed: boolean): boolean {
  if (state.notes.length + state.told.length === 0 || state.stack.length > 0) return false;
  const last = lastWritten(state);
  if (!last) return false;
  const own = { ...state, language: "en" as const, which: "", callback: "", note: "" };
  const { notes, told } = paperOf(filed ? own : { ...own, told: own.told.filter(weighs) });
  addTo(last, { notes, told: told.filter((each) => whose(state, each, last) === last) });
  for (const each of told) {
    const other = whose(state, each, last);
    if (other !== last) addTo(other, { notes: [], told: [each] });
  }
  state.notes = [];
  state.told = [];
  return true;
}

/** The record of whom a sentence names, where several were filed: 'Silas was born in March' is his alone. */
function whose(
  { filed }: DialogueState,
  sentence: string,
  last: BookingOutcome | MessageOutcome,
): BookingOutcome | MessageOutcome {
  const names = (each: BookingOutcome | MessageOutcome) =>
    [each.name, ...rowsOf(each.notes, "For")].some((name) =>
      new RegExp(`(?<!\\p{L})${name.split(" ")[0]!.replace(/[^\p{L}]/gu, ".")}(?!\\p{L})`, "u").test(
        sentence,
      ),
    );
  const records = filed.filter((each) => each.kind === "booking" || each.kind === "message");
  return names(last) ? last : (records.findLast(names) ?? last);
}

/** The message of this call that another one only goes on with: of the same matter, or a call about it. */
function sameMatter(
  { filed }: DialogueState,
  { about, phone, notes, told }: MessageOutcome,
): MessageOutcome | undefined {
  const [whose] = rowsOf(notes, "For");
  const last = filed.findLast(
    (each) =>
      each.kind === "message" &&
      each.phone === phone &&
      !each.unconfirmed &&
      // A husband's refill is another than hers.
      (about === "callback" || rowsOf(each.notes, "For")[0] === whose),
  );
  const goesOn = (of: string) =>
    of === about ||
    (about === "callback" &&
      (["billing", "complaint"].includes(of) ||
        told.length === 0 ||
        (last?.kind === "message" && shares(last.told.join(" "), told.join(" ")))));
  return last?.kind === "message" && goesOn(last.about) ? last : undefined;
}

/** After one is filed: the second person's, what was interrupted, or nothing. */
function finish(context: DialogueContext, state: DialogueState, flow: Flow): string {
  const { language, slots, more } = state;
  const [day, time] = [slots.day?.value, slots.time?.value];
  leave(state);
  // A visit that nobody asked for is not gone back to once the matter was passed on.
  const unasked = (state.implied && !day) || flow.files?.about === "late";
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
  if (["book", "move", "cancel"].includes(flow.id)) delete state.whom;
  if (flow.id === "book") {
    delete state.how;
    delete state.names;
  }
  return "";
}
