import { noWish } from "./context.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { toClock, toMinutes } from "./calendar.ts";
import { clockOf, hear } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { closedWords, spansOf } from "./hours.ts";
import { fullTime, horizon, sentence, spokenDay, spokenTime, vary, weekdayName } from "./phrases.ts";
import { findSlots, minutesOf, refusal } from "./tools.ts";
import type { Refusal } from "./tools.ts";

export function settleTime(context: DialogueContext, state: DialogueState): void {
  const { wish, slots } = state;
  const minutes = minutesOf(context, slots.service?.value);
  const fits = wanted(state).find((at) => !refusal(context, slots.day!.value, at, minutes));
  if (fits === undefined) return;
  hear(state, "time", toClock(fits));
  state.wish = { ...noWish(), notWeekdays: wish.notWeekdays };
}

/** The times that a wish can mean, the likelier first: '3' is the afternoon, '9' the morning. */
export function wanted(state: DialogueState): number[] {
  const { at, atSure } = state.wish;
  if (at === undefined) return [];
  if (atSure || at >= 780) return [at];
  return at < 420 ? [at + 720, at] : [at, (at % 720) + 720];
}

const REFUSED: Record<Refusal, string> = {
  past: "That time has passed.",
  "too-far": "I can't book that far ahead.",
  "closed-day": "",
  "closed-hours": "That would run past the time we close.",
  between: "I can't start just then.",
  taken: "That time is taken.",
};

/** Offers two times that come nearest to the wish, and says why it is not the wish itself. */
export function offer(context: DialogueContext, state: DialogueState): string {
  const { slots, wish } = state;
  const { today } = clockOf(context);
  const service = slots.service?.value;
  const minutes = minutesOf(context, service);
  const near = wanted(state)[0];
  const day = slots.day?.value;
  let why = "";
  if (day) {
    const reason = refusal(context, day, near ?? 0, minutes);
    if (reason === "closed-day") why = closedWords(context.scenario, day);
    else if (day > horizon(context.scenario, today)) why = REFUSED["too-far"];
    else if (
      near !== undefined &&
      reason === "closed-hours" &&
      !spansOf(context.scenario, day).some(([open, close]) => near >= open && near < close)
    )
      why = "We're closed then.";
    else if (near !== undefined && reason) why = REFUSED[reason];
  }
  const common = {
    service,
    notWeekdays: wish.notWeekdays,
    after: wish.after,
    before: wish.before,
    near,
    lean: wish.after !== undefined && wish.after >= 930 ? ("late" as const) : undefined,
  };
  const span = day
    ? { days: [day] }
    : wish.days.length > 0
      ? { days: wish.days, spread: wish.days.length > 1 }
      : { from: wish.from, to: wish.to, spread: true };
  let found = findSlots(context, { ...common, ...span });
  if (found.length === 1 && !day) {
    const single = findSlots(context, { ...common, days: [found[0]!.day] });
    if (single.length > 1) found = single;
  }
  if (found.length === 0 && day && (wish.after !== undefined || wish.before !== undefined)) {
    found = findSlots(context, { service, days: [day], near: wish.after ?? wish.before });
    if (found.length > 0)
      why = `I have nothing ${wish.before === undefined ? "later" : wish.after === undefined ? "earlier" : "then"} ${dayWords(day, today)}.`;
  }
  if (found.length === 0) {
    const from = day && day >= today && day <= horizon(context.scenario, today) ? day : wish.from;
    if (!why && wish.from && wish.from > horizon(context.scenario, today)) why = REFUSED["too-far"];
    else if (!why && day)
      why = day === today ? "There's nothing left today." : `${sentence(spokenDay(day, today))} is full.`;
    else if (!why) why = "I have nothing then.";
    found = findSlots(context, { service, notWeekdays: wish.notWeekdays, near, from, spread: true });
    if (found.length === 0) found = findSlots(context, { service });
    if (found.length > 0) {
      slots.day = undefined;
      // 'Make it ten' is then meant for the days that are on offer.
      if (from) wish.from = from;
    }
  }
  if (found.length === 0) {
    state.offered = [];
    return ask(state, "day", `${why} I can't find a free time. Would another day do?`);
  }
  state.offered = found;
  wish.at = undefined;
  return sayOffer(context, state, why);
}

/** Says the times that are on offer, after the reason why they are not the ones wished for. */
export function sayOffer(context: DialogueContext, state: DialogueState, why = ""): string {
  const { today } = clockOf(context);
  const found = state.offered;
  const same = found[1] && found[0]!.day === found[1].day;
  const [a, b] = found.map((f) => toMinutes(f.time));
  const words = same
    ? `${sentence(spokenDay(found[0]!.day, today))}, I can do ${half(a!, b!)}.`
    : `I can do ${found.map((f) => `${spokenDay(f.day, today)} at ${spokenTime(toMinutes(f.time))}`).join(", or ")}.`;
  const question =
    found.length > 1
      ? vary(state.turn, "Which suits you?", "Which would you like?", "What would be better?")
      : "Does that suit you?";
  return ask(state, "offer", `${why ? `${why} ` : ""}${words} ${question}`);
}

const dayWords = (day: string, today: string): string =>
  day === today || spokenDay(day, today) === "tomorrow" ? spokenDay(day, today) : `on ${weekdayName(day)}`;

/** '9:15 or 10:30 in the morning', naming the half of the day once when it is the same. */
function half(a: number, b: number): string {
  const same = a < 720 === b < 720;
  return same ? `${spokenTime(a)} or ${spokenTime(b)}` : `${fullTime(a)} or ${fullTime(b)}`;
}

export function ask(state: DialogueState, asked: DialogueState["asked"], words: string): string {
  state.asked = asked;
  return words;
}
