import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext, hear, metWish } from "../context.ts";
import { spansOf } from "./hours.ts";
import { addDays, toClock, toMinutes } from "../readers/calendar.ts";
import { holidayOn } from "../readers/holidays.ts";
import { offerWords as words } from "../say/offer-words.ts";
import { seatsOf, spanOf, startsWords } from "../people/pair.ts";
import { speeches } from "../say/speech.ts";
import { findSlots, type FreeSlot, horizon, refusal } from "../tools.ts";

/** The times that a wish can mean, the likelier first: '3' is the afternoon, '9' the morning. */
export function wanted({ wish: { at, atSure } }: DialogueState): number[] {
  if (at === undefined) return [];
  if (atSure || at >= 780) return [at];
  return at < 420 ? [at + 720, at] : [at, (at % 720) + 720];
}

/** Agrees on the wished time when it is free. */
export function settleTime(context: DialogueContext, state: DialogueState): void {
  const { slots, wish } = state;
  const minutes = spanOf(context, state);
  const free = wish.choices?.find(({ day, at }) => at !== undefined && !refusal(context, day, at, minutes));
  if (free && wish.choices!.every(({ at }) => at !== undefined)) {
    hear(state, "day", free.day);
    [wish.at, wish.atSure] = [free.at, true];
  }
  if (!slots.day || wish.at === undefined) return;
  const fits = wanted(state).find((at) => !refusal(context, slots.day!.value, at, minutes));
  if (fits === undefined) return;
  hear(state, "time", toClock(fits));
  state.offered = [];
  state.wish = { ...metWish(wish), near: fits };
}

/** Why the day or time wished for cannot be, as it is said; empty when nothing speaks against it. */
function objection(context: DialogueContext, state: DialogueState, near: number | undefined): string {
  const day = state.slots.day?.value;
  if (!day) return "";
  const say = words[state.language];
  const reason = refusal(context, day, near ?? 0, spanOf(context, state));
  if (reason === "closed-day") return closedWords(context, state, day);
  if (day > horizon(context)) return say.refused["too-far"];
  if (near === undefined || !reason) return "";
  const inside = spansOf(context.desk, day).some(([open, close]) => near >= open && near < close);
  return reason === "closed-hours" && !inside ? say.closedThen : say.refused[reason];
}

export function closedWords(
  { desk }: DialogueContext,
  { language }: DialogueState,
  ...days: string[]
): string {
  const names = days.map(
    (day) =>
      holidayOn(desk.closedOn, day)?.[language === "es" ? "nameEs" : "name"] ??
      speeches[language].weekdays(day),
  );
  return words[language].closedOn([...new Set(names)].join(language === "es" ? " y " : " and "));
}
/** The days that were wished for, where there is more than one and none is open. */
function closedAll({ desk }: DialogueContext, { wish }: DialogueState): string[] {
  const days = [...new Set(wish.choices?.length ? wish.choices.map(({ day }) => day) : wish.days)].toSorted();
  return days.length > 1 && days.length < 4 && days.every((day) => spansOf(desk, day).length === 0)
    ? days
    : [];
}

/** 'Anything open today?', on a Sunday: told before it is asked what for. */
export const closedThen = (context: DialogueContext, state: DialogueState): string => {
  const day = state.slots.day?.value;
  if (!day || state.asked === "service" || spansOf(context.desk, day).length > 0) return "";
  return `${closedWords(context, state, day)} `;
};

/** Finds two times that come nearest to the wish and says them, with why it is not the wish itself. */
export function offer(context: DialogueContext, state: DialogueState): string {
  const { slots, wish, language } = state;
  const { today } = clockOf(context);
  const say = words[language];
  const first = state.offered.length === 0;
  const service = slots.service?.value;
  const day = slots.day?.value;
  const near = wanted(state)[0];
  let why = objection(context, state, near);
  const left = state.changing?.to === "move" ? state.filed[state.changing.index] : undefined;
  const limits = {
    service,
    seats: seatsOf(state),
    except: left?.kind === "booking" ? { day: left.day, time: left.time } : undefined,
    notWeekdays: wish.notWeekdays,
    notDays: wish.notDays,
    after: wish.after,
    before: wish.before,
    near: near ?? wish.near,
    lean: wish.after !== undefined && wish.after >= 930 ? ("late" as const) : undefined,
  };
  const span = day
    ? { days: [day] }
    : wish.days.length > 0
      ? { days: wish.days, spread: wish.days.length > 1 }
      : { from: wish.from, to: wish.to, spread: true };
  let found = wish.choices?.length
    ? eachChoice(context, limits, wish.choices)
    : findSlots(context, { ...limits, ...span });
  if (found.length === 1 && !day) {
    const single = findSlots(context, { ...limits, days: [found[0]!.day] });
    if (single.length > 1) found = single;
  }
  if (found.length === 0 && day && (wish.after !== undefined || wish.before !== undefined)) {
    // What cannot be is offered last: the same day within the firmer limit, another day within both, then this day's nearest.
    const open = spansOf(context.desk, day).length > 0;
    const both = wish.after !== undefined && wish.before !== undefined;
    if (both) found = findSlots(context, { service, seats: limits.seats, days: [day], after: wish.after });
    if (both && found.length > 0) why = say.nothingThen;
    if (open && found.length === 0) {
      found = inSpan(context, limits, day, wish);
      if (found.length > 0) slots.day = undefined;
    }
    if (found.length === 0)
      found = findSlots(context, {
        service,
        seats: limits.seats,
        days: [day],
        near: wish.after ?? wish.before,
      });
    if (found.length > 0 && !(both && why === say.nothingThen))
      why = say.nothingOn(speeches[language].day(day, today), wish.before === undefined);
  }
  // Nothing is sooner than the soonest: it is said once more.
  if (found.length === 0 && !day && wish.to && wish.before !== undefined) {
    [wish.to, wish.before] = [undefined, undefined];
    found = findSlots(context, { ...limits, before: undefined, from: wish.from, spread: true });
    why = say.nothingThen;
  }
  if (found.length === 0) {
    const shut = day ? [] : closedAll(context, state);
    const latest = day ?? shut.at(-1);
    const from = latest && latest >= today && latest <= horizon(context) ? latest : wish.from;
    const full = day
      ? day === today
        ? say.nothingToday
        : say.full(capital(speeches[language].day(day, today)))
      : shut.length > 0
        ? closedWords(context, state, ...shut)
        : say.nothingThen;
    const closed = day && spansOf(context.desk, day).length === 0 && closedWords(context, state, day);
    why ||= wish.from && wish.from > horizon(context) ? say.refused["too-far"] : closed || full;
    found = elsewhere(context, limits, from, wish);
    if (found.length > 0) slots.day = undefined;
    if (found.length > 0 && from) wish.from = from;
    // Days that are shut are not sought again.
    if (found.length > 0 && shut.length > 0) [wish.days, wish.choices] = [[], undefined];
  }
  // 'Friday, or if not then the Monday', of a Friday on which nobody is there.
  const [shut] =
    wish.days.length > 1 && !why
      ? wish.days.slice(0, 1).filter((each) => spansOf(context.desk, each).length === 0)
      : [];
  if (shut && !found.some((each) => each.day === shut)) why = closedWords(context, state, shut);
  state.offered = found;
  if (found.length === 0) {
    state.asked = "day";
    return `${why} ${say.noTime}`;
  }
  wish.at = undefined;
  const line = first && cannotWait(context, state) ? say.ifUrgent(context.desk.urgent!.line) : "";
  return sayOffer(context, state, [why, line].filter(Boolean).join(" "));
}

/** A furnace without heat, and the first visit days out: who cannot wait for it hears at once whom to call. */
const cannotWait = ({ desk, ...context }: DialogueContext, { slots, offered, topics, wish }: DialogueState) =>
  desk.comes === true &&
  desk.urgent !== undefined &&
  desk.services.some(({ id, soon }) => soon && id === slots.service?.value) &&
  !topics.includes("urgent") &&
  wish.days.length === 0 &&
  !slots.day &&
  offered[0]!.day > addDays(clockOf({ desk, ...context }).today, 1);

/** The nearest time to each of several wishes. */
const eachChoice = (
  context: DialogueContext,
  limits: Parameters<typeof findSlots>[1],
  choices: NonNullable<DialogueState["wish"]["choices"]>,
): FreeSlot[] =>
  choices
    .flatMap(({ day, at, after, before }) =>
      findSlots(context, { ...limits, days: [day], near: at ?? limits.near, after, before }).slice(0, 1),
    )
    .filter((slot, i, all) => all.findIndex((o) => o.day === slot.day && o.time === slot.time) === i)
    .slice(0, 2);

/** Times of the span that was wished for where there are any, or else those from a day on. */
function inSpan(
  context: DialogueContext,
  limits: Parameters<typeof findSlots>[1],
  from: string | undefined,
  wish: DialogueState["wish"],
): FreeSlot[] {
  const found = wish.to
    ? findSlots(context, { ...limits, from: wish.from ?? from, to: wish.to, spread: true })
    : [];
  return found.length > 0 ? found : findSlots(context, { ...limits, from, spread: true });
}

/** The nearest times on other days: at such an hour if there are any. */
function elsewhere(
  context: DialogueContext,
  limits: Parameters<typeof findSlots>[1],
  from: string | undefined,
  wish: DialogueState["wish"],
): FreeSlot[] {
  const found = inSpan(context, limits, from, wish);
  if (found.length > 0) return found;
  const { after: _after, before: _before, ...loose } = limits;
  const any = findSlots(context, { ...loose, from, spread: true });
  return any.length > 0 ? any : findSlots(context, { service: limits.service, seats: limits.seats });
}

/** Says the times that are on offer, after the reason why they are not the ones wished for. */
export function sayOffer(context: DialogueContext, state: DialogueState, why = ""): string {
  const { today } = clockOf(context);
  const { offered, language } = state;
  const speech = speeches[language];
  const say = words[language];
  const [a, b] = offered;
  const at = (slot: FreeSlot) => toMinutes(slot.time);
  // 'Tomorrow at seven' may be either.
  const clock = (slot: FreeSlot) =>
    state.more === 0 && (at(slot) < 480 || at(slot) >= 1080)
      ? speech.fullAt(at(slot))
      : startsWords(context, state, at(slot));
  const said =
    a && b && a.day === b.day
      ? say.same(
          capital(speech.day(a.day, today)),
          clock(a),
          at(a) < 720 === at(b) < 720 || state.more > 0 ? clock(b) : speech.fullAt(at(b)),
        )
      : say.each(offered.map((o) => `${speech.day(o.day, today)} ${clock(o)}`).join(`, ${speech.or} `));
  state.asked = "offer";
  const questions = offered.length > 1 ? say.which : say.suits;
  return `${why ? `${why} ` : ""}${said} ${questions[state.turn % questions.length]}`;
}
