import type { Desk } from "../../../content/desks/desk.ts";
import { type BookingOutcome, type DialogueState, FILED_MAX } from "../../../contracts/voice.ts";
import type { DeskId } from "../../../contracts/voice-desks.ts";
import type { ArticleBrief } from "./questions/articles.ts";
import { isSameHour, localNow, toMinutes } from "./readers/calendar.ts";

/** A time that is gone: `day` and `time` on the practice's wall clock, `minutes` long. */
export interface TakenSlot {
  day: string;
  time: string;
  minutes: number;
}

/** What the engine knows besides the conversation itself. */
export interface DialogueContext {
  now: Date;
  desk: Desk;
  slotsTaken: readonly TakenSlot[];
  /** Where the caller is, and so the desk that answers; absent: the desk's own place. */
  timeZone?: string;
  /** What the site has published, for the desk that answers for the site. */
  articles?: readonly ArticleBrief[];
}

/** Marks what a caller would not or could not tell. */
export const NONE = "-";

export interface Clock {
  today: string;
  minutes: number;
}

/** The place by whose clock a call is held. */
export const zoneOf = ({ desk, timeZone }: Pick<DialogueContext, "desk" | "timeZone">): string =>
  timeZone ?? desk.timeZone;

export const clockOf = (context: Pick<DialogueContext, "now" | "desk" | "timeZone">): Clock => {
  const { day, minutes } = localNow(context.now, zoneOf(context));
  return { today: day, minutes };
};

export const noWish = (): DialogueState["wish"] => ({
  days: [],
  notWeekdays: [],
  notDays: [],
  atSure: true,
  any: false,
});

/** A wish that was met: its limits hold for whatever is wished for next. */
export const metWish = ({
  notWeekdays,
  notDays,
  after,
  before,
  near,
}: DialogueState["wish"]): DialogueState["wish"] => ({
  ...noWish(),
  notWeekdays,
  notDays,
  ...(after !== undefined && { after }),
  ...(before !== undefined && { before }),
  ...(near !== undefined && { near }),
});

/** A conversation before its first word. */
export const newState = (desk: DeskId): DialogueState => ({
  scenario: desk,
  turn: 0,
  language: "en",
  stack: [],
  asked: "nothing",
  tries: 0,
  slots: {},
  which: "",
  callback: "",
  note: "",
  notes: [],
  told: [],
  wish: noWish(),
  offered: [],
  digits: "",
  more: 0,
  denied: [],
  misses: 0,
  missed: 0,
  silences: 0,
  rude: 0,
  unknown: 0,
  topics: [],
  filed: [],
  said: "",
  ended: false,
});

/** Sets what was heard; a changed value must be read back anew. */
export function hear(state: DialogueState, slot: keyof DialogueState["slots"], value: string): boolean {
  if (state.slots[slot]?.value === value) return false;
  state.slots[slot] = { value, confirmed: false };
  return true;
}

/** The context with what was booked on this call taken too. A booking that is being moved leaves its time. */
export function withBookings(context: DialogueContext, state: DialogueState): DialogueContext {
  const taken = state.filed.flatMap((filed, i) =>
    filed.kind === "booking" && !filed.canceled && state.changing?.index !== i
      ? [
          {
            day: filed.day,
            time: filed.time,
            minutes: context.desk.services.find(({ id }) => id === filed.service)?.minutes ?? 30,
          },
        ]
      : [],
  );
  return taken.length === 0 ? context : { ...context, slotsTaken: [...context.slotsTaken, ...taken] };
}

/**
 * Adds to what the call leaves behind. Where there is no room, what was never confirmed gives way, then a matter of
 * interest; and what is not confirmed itself takes no other's place. @returns whether it is kept
 */
export function file(state: DialogueState, outcome: DialogueState["filed"][number]): boolean {
  if (state.filed.length < FILED_MAX) {
    state.filed.push(outcome);
    return true;
  }
  const open = state.filed.findIndex((filed) => filed.kind === "message" && filed.unconfirmed);
  if (open < 0 && outcome.kind === "message" && outcome.unconfirmed) return false;
  const spare =
    open >= 0 ? open : state.filed.findIndex(({ kind }) => kind === "handover" || kind === "emergency");
  state.filed[spare >= 0 ? spare : FILED_MAX - 1] = outcome;
  return true;
}

/** Whether one more record takes no agreed one's place. */
export const hasRoom = ({ filed }: DialogueState): boolean =>
  filed.length < FILED_MAX ||
  filed.some(
    (each) =>
      each.kind === "handover" || each.kind === "emergency" || (each.kind === "message" && each.unconfirmed),
  );

/** The booking or message that was filed last. */
export const lastWritten = ({ filed }: DialogueState) =>
  filed.findLast((each) => each.kind === "booking" || each.kind === "message");
/** What the message is about that was the last to be filed; empty once anything else was. */
export const lastAbout = ({ filed }: DialogueState): string => {
  const last = filed.at(-1);
  return last?.kind === "message" ? last.about : "";
};

/** The bookings of this call that stand, with their places. */
export const standing = (state: DialogueState): { index: number; booking: BookingOutcome }[] =>
  state.filed.flatMap((booking, index) =>
    booking.kind === "booking" && !booking.canceled ? [{ index, booking }] : [],
  );

/** The hours that a note names. */
export const hoursIn = (note: string): number[] =>
  [...note.matchAll(/(?:at|after|before|las?|de) (\d{1,2})(?::(\d\d))?/g)].map(([, hour, minute = "00"]) =>
    toMinutes(`${hour!.padStart(2, "0")}:${minute}`),
  );
/** Whether an hour is one that was offered, agreed or wished for on this call. */
export const timesInPlay = ({ slots, wish, offered, stack, note, callback }: DialogueState) => {
  const times = [
    ...[slots.time?.value, ...offered.map(({ time }) => time)].flatMap((time) =>
      time ? [toMinutes(time)] : [],
    ),
    ...hoursIn(stack.at(-1) === "move" ? `${note} ${callback}` : callback),
    ...(wish.at === undefined ? [] : [wish.at]),
  ];
  return (at: number): boolean => times.some((each) => isSameHour(each, at));
};
