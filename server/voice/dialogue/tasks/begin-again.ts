import type { DialogueState } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { SAME_TIME } from "../times/wish-words.ts";
import { addDays, toMinutes } from "../readers/calendar.ts";
import { has } from "../readers/text.ts";

/** A booking of this call that is meant by 'move it' or 'cancel it': by its name, its day, or the last one. */
export function ofThisCall(state: DialogueState, heard: Heard, id: string): number | undefined {
  if (id !== "move" && id !== "cancel") return undefined;
  const made = standing(state);
  if (
    made.length === 0 ||
    has(heard.text, "my (existing|old|other) appointment", "another appointment i have")
  )
    return undefined;
  const named = made.find(({ booking }) =>
    booking.name
      .toLowerCase()
      .split(" ")
      .some((part) => part.length > 2 && heard.text.split(" ").some((w) => w.replace(/'s$/, "") === part)),
  );
  const byService = made.find(({ booking }) => booking.service === heard.values.service);
  return (named ?? byService ?? made.at(-1))!.index;
}

/** What was said about the new time, once the booking's own day is known. */
export function retake(state: DialogueState, heard: Heard, plan: Plan): void {
  const { days, time } = heard.values;
  // 'From Monday to Wednesday' leaves the Monday; 'Tuesday or Wednesday' are two to choose from.
  const others = days.days.filter((day) => day !== state.mentioned);
  if (others.length > 1 && OR.test(heard.text)) state.wish.days = others;
  else if (days.days.length > 0) state.slots.day = { value: days.days.at(-1)!, confirmed: false };
  if (days.from) {
    // 'Next week', of a visit that is in the coming week already, is the week after.
    const own = state.mentioned;
    const later = days.to && own && own >= days.from && own <= days.to ? 7 : 0;
    [state.wish.from, state.wish.to] = [addDays(days.from, later), days.to && addDays(days.to, later)];
  }
  if (time.at !== undefined) {
    [state.wish.at, state.wish.atSure] = [time.at, time.sure];
    if (!state.slots.day && state.mentioned) state.slots.day = { value: state.mentioned, confirmed: false };
  } else if ((days.days.length > 0 || SAME_TIME.test(heard.text)) && state.mentionedTime) {
    [state.wish.at, state.wish.atSure] = [toMinutes(state.mentionedTime), true];
  }
  if (time.after !== undefined || time.before !== undefined)
    [state.wish.after, state.wish.before] = [time.after, time.before];
  if (time.lean === "later" || time.lean === "earlier") {
    if (state.mentioned && !state.slots.day) state.slots.day = { value: state.mentioned, confirmed: false };
    const before = toMinutes(state.mentionedTime ?? "12:00");
    if (time.lean === "later") state.wish.after = before + 15;
    else state.wish.before = before;
  }
  plan.news.add("day").add("time");
}

const OR = /\b(?:or|o)\b/;
