import { acts } from "../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { hear } from "./context.ts";
import type { Heard, Values } from "./hear.ts";
import { type Choice, saysWhen } from "./readers/when.ts";
import {
  addDays,
  daysBetween,
  isSameHour,
  toMinutes,
  weekdayOf,
  fromOn,
  inWeekOf,
} from "./readers/calendar.ts";
import { rowsOf, withRow } from "./note-rows.ts";
import { takeOffer } from "./take-offer.ts";

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

/**
 * Takes over what was said, as it is meant here: against the times on offer first, then against the day that is being
 * talked about, then against the calendar. A flow that books nothing takes only who is calling.
 */
export function absorb(state: DialogueState, heard: Heard, booking = true): News {
  const news: News = new Set();
  const { values, has } = heard;
  const { slots } = state;
  // 'The second one works' takes a time; it changes nothing of what it is for.
  const taken =
    state.asked === "offer" &&
    slots.service &&
    (values.pick || values.time.at !== undefined) &&
    // 'Not a physical, just the flu shot. Thursday at two' changes both.
    !/(?:^|[,.!] )not (?:an?|the) \p{L}/iu.test(heard.words) &&
    // 'My number is ..., no, sorry, ...' puts another thing right.
    (!heard.has("book", "correct") || (values.phone !== undefined && !heard.has("book")));
  // 'Monday my son's got his swim thing' tells who keeps them from coming, not who comes.
  const keptAway =
    slots.service && values.whom !== undefined && saysWhen(values) && !has("forother") && !has("book");
  // Nor does a thing that is only asked about, or named beside a yes.
  const aside =
    slots.service &&
    state.stack.length > 0 &&
    !heard.has("book", "correct", "deny") &&
    (["confirm", "name", "phone"].includes(state.asked) || asksAbout(heard) || asksOfOther(state, heard));
  if (booking && values.service && !taken && !aside && !keptAway && hear(state, "service", values.service))
    news.add("service");
  // 'Beth Strand, 415 ...', of Beth, who calls for Owen, is her own name.
  const [caller] = rowsOf(state.notes, "Called by");
  const ofCaller =
    values.name &&
    caller &&
    !heard.has("correct", "deny") &&
    values.name.split(" ")[0] === caller.split(" ")[0];
  if (ofCaller && slots.name && values.name!.length > caller.length)
    state.notes = withRow(state.notes, "Called by", values.name!);
  else if (values.name && !(ofCaller && slots.name) && hear(state, "name", putRight(state, values.name)))
    news.add("name");
  if (values.phone && hear(state, "phone", values.phone)) news.add("phone");
  if (values.digits !== state.digits) {
    state.digits = values.phone ? "" : values.digits;
    if (state.digits) news.add("digits");
  }
  if (!booking) return news;
  if (values.deadline && !state.wish.to) {
    state.wish.to = values.deadline;
    // 'I've got a wedding Saturday, so before that', once a day was asked for.
    if (state.asked === "day") news.add("day");
  }
  const days = meantDays(state, values);
  if (staysAgreed(state, heard)) return news;
  if (takeOffer(state, heard, days)) return news.add("time").add("day");

  // 'No, it's Farrow' and 'Can it be by phone?' turn down no time.
  const other =
    values.name !== undefined ||
    values.phone !== undefined ||
    /\b(?:name|number|nombre|n[uú]mero)\b/.test(heard.text) ||
    (asksAbout(heard) && !heard.has("decline"));
  if (state.asked === "offer" && heard.has("decline", "deny", "avail") && !said(values) && !other)
    furtherOn(state, news);
  // Beside a yes the day and time that were read back change nothing.
  if (state.asked === "confirm" && sameAgain(state, values, days)) return news;
  const before = slots.time?.value;
  if (before) state.mentionedTime = before;
  absorbDays(state, values, days, news);
  absorbTime(state, values, news, before);
  if (said(values)) delete state.wish.choices;
  if (values.choices) choose(state, values, values.choices);
  if (days.length === 1) state.mentioned = days[0];
  // 'That week', once it must be done by the eleventh.
  else if (days.length === 0 && values.days.to && state.stack.at(-1) === "book")
    state.mentioned = values.days.to;
  return news;
}

/** What was agreed is given up only where words say so: a day or time beside a name, a question or a tale changes nothing. */
function staysAgreed(
  { asked, slots }: DialogueState,
  { text, values, has, acts: heard, words, wishes }: Heard,
): boolean {
  if (!slots.day || !slots.time || !["name", "phone", "confirm"].includes(asked)) return false;
  // A day and a time that are told together are another choice.
  const [day] = values.days.days;
  const { at } = values.time;
  if (values.days.days.length === 1 && at !== undefined)
    if (day !== slots.day.value || !isSameHour(at, toMinutes(slots.time.value))) return false;
  if (wishes.length > 0) return false;
  if (has("correct", "deny", "move", "decline", "frustrated") || CHANGES.test(text)) return false;
  return (
    text.split(" ").length > 6 ||
    words.includes("?") ||
    values.name !== undefined ||
    values.phone !== undefined ||
    (heard.get("affirm") ?? 0) >= 0.8
  );
}
const CHANGES =
  /(?<!\p{L})(?:actually|instead|wait|rather|chang\p{L}*|make|move|switch|no|not|nope|can't|cannot|won't|better|could|can|how about|what about|sorry|hold on|prefer|let's|earlier|later|sooner|mejor|cambi\p{L}*|pued[eoa]\p{L}*|podr\p{L}*|prefiero|espere|perdón|n't)(?!\p{L})/u;

/** 'No, O'Dea', said of 'Siobhan Oday', puts one part right. */
function putRight({ asked, slots }: DialogueState, name: string): string {
  const parts = slots.name?.value.split(" ") ?? [];
  const flat = (said: string) => said.toLowerCase().replace(/[^\p{L}]/gu, "");
  // 'C A R L B R A N D V O L D', of Carl Brandvold, spells all of it.
  if (flat(name) === flat(parts.join(""))) return slots.name!.value;
  if (asked === "name" || name.includes(" ") || parts.length < 2) return name;
  const at = parts.findLastIndex(
    (part) => part[0]!.toLowerCase() === name[0]!.toLowerCase() || flat(name).includes(flat(part)),
  );
  return at < 0 ? name : parts.with(at, name).join(" ");
}

function sameAgain({ slots }: DialogueState, { time, days }: Values, meant: readonly string[]): boolean {
  if (!slots.day || !slots.time || days.from || days.any || days.not.length + days.notWeekdays.length > 0)
    return false;
  const timeSame =
    time.at === undefined
      ? time.after === undefined && time.before === undefined && time.lean === undefined
      : isSameHour(time.at, toMinutes(slots.time.value));
  return (
    timeSame && meant.every((day) => day === slots.day!.value) && (meant.length > 0 || time.at !== undefined)
  );
}

const said = ({ days, time }: Values): boolean =>
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
function furtherOn(state: DialogueState, news: News): void {
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

/** 'And what about the whitening?', of a check-up that is being booked. */
export const asksOfOther = ({ asked, slots }: DialogueState, { text, values }: Heard): boolean =>
  asked === "offer" &&
  values.service !== undefined &&
  slots.service !== undefined &&
  values.service !== slots.service.value &&
  /\b(?:(?:what|how) about|ask(?:ing|ed)? about|(?:didn't|never) (?:say|answer)) /.test(text) &&
  !/\b(?:instead|rather)\b/.test(text);
const asksAbout = (heard: Heard): boolean =>
  [...heard.acts].some(([act, p]) => acts[act][0] === "ask" && p > 0.4);

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
function choose(state: DialogueState, values: Values, choices: readonly Choice[]): void {
  const meant = (day: string) =>
    meantDays(state, { ...values, days: { ...values.days, days: [day] } })[0] ?? day;
  state.wish.choices = choices.map((choice) => ({ ...choice, day: meant(choice.day) }));
  state.wish.days = [...new Set(state.wish.choices.map(({ day }) => day))];
  state.wish.at = state.wish.after = state.wish.before = undefined;
  state.slots.day = state.slots.time = undefined;
}

function absorbDays(state: DialogueState, { days }: Values, meant: readonly string[], news: News): void {
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

function absorbTime(state: DialogueState, { time }: Values, news: News, before: string | undefined): void {
  const { slots, wish } = state;
  if (time.at !== undefined) {
    // 'At five', said to offers of two days, is five on one of those.
    if (state.asked === "offer" && !slots.day && wish.days.length === 0 && !news.has("day"))
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
  // 'Anything earlier?', of two days, is sooner than both.
  if (time.lean === "earlier" && !before && !slots.day && first && first.day !== state.offered.at(-1)!.day)
    wish.to = first.day;
  const from = before ? [toMinutes(before)] : edges.length > 0 ? edges : [720];
  wish.at = undefined;
  if (time.lean === "later")
    [wish.after, wish.before] = [
      Math.min(1440, Math.max(time.after ?? 0, Math.max(...from) + 15)),
      undefined,
    ];
  else [wish.before, wish.after] = [Math.min(...from), undefined];
  slots.time = undefined;
  news.add("time");
}
