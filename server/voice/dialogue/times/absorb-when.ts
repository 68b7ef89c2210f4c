import type { DialogueState } from "../../../../contracts/voice.ts";
import { hear } from "../context.ts";
import type { Values } from "../hearing/heard.ts";
import type { Choice } from "../readers/when.ts";
import { addDays, daysBetween, fromOn, inWeekOf, toMinutes, weekdayOf } from "../readers/calendar.ts";

/** What a turn has changed: parts of the slots and the wish. */
export type News = Set<
  | "service"
  | "day"
  | "time"
  | "how"
  | "against"
  | "place"
  | "name"
  | "phone"
  | "digits"
  | "any"
  | "impossible"
>;

export const said = ({ days, time }: Values): boolean =>
  days.days.length > 0 ||
  days.from !== undefined ||
  days.any ||
  days.notWeekdays.length > 0 ||
  days.not.length > 0 ||
  time.at !== undefined ||
  time.after !== undefined ||
  time.before !== undefined ||
  time.lean !== undefined;

/** None of those on offer, and no word of which: later times, then later days. */
export function furtherOn(state: DialogueState, news: News): void {
  const last = state.offered.at(-1);
  if (!last) return;
  const oneDay =
    state.slots.day?.value === last.day || (state.offered.length > 1 && state.offered[0]!.day === last.day);
  if (oneDay && state.wish.after === undefined) {
    state.slots.day = { value: last.day, confirmed: false };
    state.wish.after = Math.min(1440, toMinutes(last.time) + 15);
  } else {
    state.slots.day = undefined;
    state.wish.days = [];
    state.wish.after = undefined;
    state.wish.from = addDays(last.day, 1);
  }
  state.wish.at = undefined;
  news.add("day");
}

/** A weekday's name alone means that of the offers, or of the day being talked about, before the coming one. */
export function meantDays(state: DialogueState, { days }: Values): string[] {
  const known = [
    ...state.offered.map(({ day }) => day),
    ...state.wish.days,
    state.slots.day?.value,
    state.mentioned,
  ].filter((day): day is string => day !== undefined);
  const { from } = state.wish;
  const meant = days.days.map((day) => {
    // 'The Monday the 28th', of one on offer, is in its month.
    const dated = state.asked === "offer" && state.offered.find((each) => each.day.slice(8) === day.slice(8));
    if (dated && !days.bare.includes(day) && !state.offered.some((each) => each.day === day))
      return dated.day;
    if (!days.bare.includes(day) || (days.from && days.to && day >= days.from && day <= days.to)) return day;
    if (days.from && days.from > day && state.stack.at(-1) !== "move" && state.stack.includes("book"))
      return fromOn(days.from, day);
    const talked = known.find((each) => weekdayOf(each) === weekdayOf(day) && each >= day);
    const [first] = state.offered;
    // 'Then the Monday', said to a Saturday, is the one beside it.
    if (!talked && first && state.asked === "offer") {
      const after = fromOn(first.day, day);
      const before = addDays(after, -7);
      return daysBetween(before, first.day) < daysBetween(first.day, after) && before >= day ? before : after;
    }
    // 'Could it be Tuesday instead?', of a Monday that was agreed, is that of the same week.
    const agreed = state.stack.at(-1) === "book" ? state.slots.day?.value : undefined;
    if (!talked && agreed) {
      const same = inWeekOf(agreed, day);
      return same >= day ? same : day;
    }
    // 'Wednesday', once next week is talked about, is that of next week.
    return talked ?? (from && from > day ? fromOn(from, day) : day);
  });
  return [...new Set(meant)].filter((day) => !days.not.includes(day)).sort();
}

/** Several wishes with times of their own: none of their limits is one of all. */
export function choose(state: DialogueState, values: Values, choices: readonly Choice[]): void {
  const meant = (day: string) =>
    meantDays(state, { ...values, days: { ...values.days, days: [day] } })[0] ?? day;
  state.wish.choices = choices.map((choice) => ({ ...choice, day: meant(choice.day) }));
  state.wish.days = [...new Set(state.wish.choices.map(({ day }) => day))];
  state.wish.at = state.wish.after = state.wish.before = undefined;
  state.slots.day = state.slots.time = undefined;
}

export function absorbDays(
  state: DialogueState,
  { days }: Values,
  meant: readonly string[],
  news: News,
): void {
  const { slots, wish } = state;
  if (days.notWeekdays.length > 0) {
    wish.notWeekdays = [...new Set([...wish.notWeekdays, ...days.notWeekdays])].slice(0, 6);
    if (slots.day && days.notWeekdays.includes(weekdayOf(slots.day.value)))
      slots.day = slots.time = undefined;
    wish.days = wish.days.filter((day) => !days.notWeekdays.includes(weekdayOf(day)));
    news.add("day");
  }
  if (days.not.length > 0) {
    wish.notDays = [...new Set([...wish.notDays, ...days.not])].slice(-4);
    if (slots.day && days.not.includes(slots.day.value)) slots.day = slots.time = undefined;
    news.add("day");
  }
  if (meant.length > 0) {
    wish.notWeekdays = wish.notWeekdays.filter((w) => !meant.some((day) => weekdayOf(day) === w));
    // 'Wednesday', once next week was wished for: the week holds, should that day be full.
    if (!meant.every((day) => day >= (wish.from ?? "") && day <= (wish.to ?? day)))
      wish.from = wish.to = undefined;
    wish.any = false;
    if (meant.length === 1) {
      wish.days = [];
      if (hear(state, "day", meant[0]!)) slots.time = undefined;
    } else {
      wish.days = [...meant];
      slots.day = slots.time = undefined;
    }
    news.add("day");
  } else if (days.from) {
    // 'Thursday or Friday', and then 'what about the week after?': the weekdays hold where only the week changes.
    const held =
      wish.days.length > 1 && !days.any ? inSpan(wish.days.map(weekdayOf), days.from, days.to) : [];
    [wish.days, wish.from, wish.to] = [held, days.from, days.to];
    slots.day = slots.time = undefined;
    news.add("day");
  }
  if (days.any) {
    wish.any = true;
    news.add("any");
    if (meant.length === 0 && !days.from && state.asked === "offer") slots.day = undefined;
  }
  if (days.impossible && meant.length === 0) news.add("impossible");
}

/** The days of these weekdays in a span of three weeks at most. */
function inSpan(weekdays: readonly number[], from: string, to: string | undefined): string[] {
  const length = to ? Math.min(daysBetween(from, to), 20) : 6;
  return Array.from({ length: length + 1 }, (_, n) => addDays(from, n))
    .filter((day) => weekdays.includes(weekdayOf(day)))
    .slice(0, 8);
}

export function absorbTime(
  state: DialogueState,
  { time }: Values,
  news: News,
  before: string | undefined,
): void {
  const { slots, wish } = state;
  // 'As early as possible': a yes to two times takes the first of them.
  if (time.lean === "early") wish.any = true;
  if (time.at !== undefined) {
    // 'At five', said to offers of two days, is five on one of those.
    if (state.asked === "offer" && !slots.day && wish.days.length === 0 && !wish.to && !news.has("day"))
      wish.days = [...new Set(state.offered.map(({ day }) => day))];
    [wish.at, wish.atSure] = [time.at, time.sure];
    wish.near = time.sure || time.at >= 420 ? time.at : time.at + 720;
    [wish.after, wish.before] = [time.after, time.before];
    slots.time = undefined;
    news.add("time");
  } else if (
    slots.time &&
    !news.has("day") &&
    time.lean === undefined &&
    (time.after !== undefined || time.before !== undefined) &&
    toMinutes(slots.time.value) >= (time.after ?? 0) &&
    toMinutes(slots.time.value) < (time.before ?? 1440)
  ) {
    // 'Morning', of nine o'clock, is what was agreed.
    return;
  } else if (time.after !== undefined || time.before !== undefined) {
    // 'After two', and 'before five' later on, are both limits.
    if (
      time.lean === undefined &&
      state.asked === "offer" &&
      time.after === undefined &&
      (wish.after ?? 1440) < time.before!
    )
      wish.before = time.before;
    else [wish.after, wish.before] = [time.after, time.before];
    wish.at = undefined;
    slots.time = undefined;
    news.add("time");
  } else if (time.lean === "late") {
    wish.near = 1439;
    [wish.at, slots.time] = [undefined, undefined];
    news.add("time");
  } else if (before && !slots.time && news.has("day")) [wish.at, wish.atSure] = [toMinutes(before), true];
  if (time.lean !== "later" && time.lean !== "earlier") return;
  const edges = state.offered.map((o) => toMinutes(o.time));
  const [first] = state.offered;
  // 'Somebody sooner than that': days before those on offer, and hours only where there are none.
  const soonest = slots.day?.value ?? first?.day;
  // A week that was wished for holds.
  if (time.sooner && !before && soonest && (wish.from ?? "") < soonest && !news.has("day")) {
    [slots.day, slots.time, wish.days] = [undefined, undefined, []];
    [wish.to, wish.at, wish.after, wish.before] = [addDays(soonest, -1), undefined, undefined, undefined];
    news.add("day");
    return;
  }
  // 'Anything earlier?', of two days, is sooner than both.
  if (time.lean === "earlier" && !before && !slots.day && first && first.day !== state.offered.at(-1)!.day)
    wish.to = first.day;
  const from = before ? [toMinutes(before)] : edges.length > 0 ? edges : [720];
  wish.at = undefined;
  if (time.lean === "later") {
    const last = Math.max(...from);
    // A quarter of an hour is hardly later, where more of the morning or the day is left.
    const until = time.before ?? (wish.before !== undefined && wish.before > last ? wish.before : undefined);
    const later = last + ((until ?? 1020) - last >= 120 ? 60 : 15);
    [wish.after, wish.before] = [Math.min(1440, Math.max(time.after ?? 0, later)), until];
  } else [wish.before, wish.after] = [Math.min(...from), undefined];
  slots.time = undefined;
  news.add("time");
}
