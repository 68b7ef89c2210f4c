import { NOT_GIVEN } from "../collecting/reach.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { file } from "../context.ts";
import { bare } from "../paper/note-words.ts";
import { paperOf } from "../paper/paper-rows.ts";
import { toMinutes } from "../readers/calendar.ts";
import { fullDay, shortTime } from "../say/english.ts";

// What was not agreed to, for the people here: a wish, and words as they stand.

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
  // What was asked and answered is no message.
  const answered = flow === undefined && bare(state.note) === bare(state.question ?? "-");
  const told =
    (state.note !== "" && !answered) ||
    state.notes.length > 0 ||
    state.which !== "" ||
    wished ||
    (flow?.files !== undefined && state.told.length > 0);
  if (!told || !(slots.name || slots.phone) || (flow && !flow.files) || state.changing) return false;
  const notes = [...(wished ? [visitWish(state)] : []), ...state.notes, ...waiting(state)];
  const paper = paperOf({ ...state, notes, which: visit ? "" : state.which }, visit ? undefined : flow);
  if (paper.notes.length + paper.told.length === 0) return false;
  const kept = file(state, {
    kind: "message",
    about: visit ? "callback" : (flow?.files?.about ?? "message"),
    name: slots.name?.value ?? calledBefore(state) ?? NOT_GIVEN,
    phone: slots.phone?.value ?? NOT_GIVEN,
    ...paper,
    urgent: urgent || (flow?.files?.urgent ?? false),
    unconfirmed: true,
    language,
  });
  state.notes = [];
  state.told = [];
  return kept;
}

/** Who was to be booked next, and what was told of it. */
const waiting = ({ later }: DialogueState): string[] =>
  later?.who
    ? [`Also for ${later.who === "me" ? "the caller" : (later.name ?? later.who)}: ${later.words}`]
    : [];

/** Whose number was filed on this call already. */
function calledBefore({ filed, slots }: DialogueState): string | undefined {
  const same = filed.findLast(
    (each) => "phone" in each && (!slots.phone || each.phone === slots.phone.value),
  );
  return same && "name" in same ? same.name : undefined;
}

/** A visit that is not booked, as far as it was told. */
export const visitWish = (state: DialogueState): string =>
  `Wanted: a visit${state.slots.service ? ` (${state.slots.service.value.replaceAll("-", " ").replace("+", " and ")})` : ""}${wishWords(state)}; not booked`;

/** The visit of this call that was to be changed and stands, and what was wished for instead. */
export function changeWish(state: DialogueState): string {
  const visit = state.changing && state.filed[state.changing.index];
  if (visit?.kind !== "booking") return visitWish(state);
  const { day, time } = visit;
  return `Stands: the visit of ${fullDay(day)} at ${shortTime(toMinutes(time))}; wanted to ${state.changing?.to} it${wishWords(state)}`;
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
