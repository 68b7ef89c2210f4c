import type { DialogueState } from "../../../contracts/voice.ts";
import { spansOf, toClock, toMinutes, weekdayOf } from "./calendar.ts";
import { clockOf, hear, noWish } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { fullDay, fullTime, horizon, sentence, spokenDay, spokenTime, vary, weekdayName } from "./phrases.ts";
import { spokenPhone } from "./phone-heard.ts";
import { book, findSlots, minutesOf, refusal } from "./tools.ts";
import type { Refusal } from "./tools.ts";
import type { Heard } from "./understand.ts";

/** Takes over what was said about the appointment. Returns the parts that are new. */
export function absorb(state: DialogueState, heard: Heard): Set<string> {
  const news = new Set<string>();
  const { slots, wish } = state;
  if (heard.service && hear(state, "service", heard.service)) news.add("service");
  if (heard.name && hear(state, "name", heard.name)) news.add("name");
  if (heard.phone.phone && hear(state, "phone", heard.phone.phone)) news.add("phone");
  if (heard.phone.digits !== state.digits) {
    state.digits = heard.phone.digits;
    if (state.digits) news.add("digits");
  }
  if (pickOffered(state, heard)) return news.add("time").add("day");

  const { days, time } = heard;
  const oldTime = slots.time;
  if (days.notWeekdays.length > 0) {
    wish.notWeekdays = [...new Set([...wish.notWeekdays, ...days.notWeekdays])].slice(0, 6);
    if (slots.day && days.notWeekdays.includes(weekdayOf(slots.day.value)))
      slots.day = slots.time = undefined;
    wish.days = wish.days.filter((d) => !days.notWeekdays.includes(weekdayOf(d)));
    news.add("day");
  }
  if (days.days.length > 0) {
    wish.notWeekdays = wish.notWeekdays.filter((w) => !days.days.some((d) => weekdayOf(d) === w));
    wish.from = wish.to = undefined;
    if (days.days.length === 1) {
      wish.days = [];
      if (hear(state, "day", days.days[0]!)) slots.time = undefined;
    } else {
      wish.days = days.days;
      slots.day = slots.time = undefined;
    }
    news.add("day");
  } else if (days.from) {
    [wish.days, wish.from, wish.to] = [[], days.from, days.to];
    slots.day = slots.time = undefined;
    news.add("day");
  }
  if (days.any) {
    news.add("any");
    if (days.days.length === 0 && !days.from && state.asked === "offer") slots.day = undefined;
  }
  if (days.impossible && days.days.length === 0) news.add("impossible");

  if (time.at !== undefined) {
    [wish.at, wish.atSure] = [time.at, time.sure];
    wish.after = wish.before = undefined;
    slots.time = undefined;
    news.add("time");
  } else if (time.after !== undefined || time.before !== undefined) {
    [wish.after, wish.before, wish.at] = [time.after, time.before, undefined];
    slots.time = undefined;
    news.add("time");
  } else if (oldTime && !slots.time && news.has("day")) {
    [wish.at, wish.atSure] = [toMinutes(oldTime.value), true];
  }
  if (time.lean === "later" || time.lean === "earlier") {
    const edge = state.offered.map((o) => toMinutes(o.time));
    wish.at = undefined;
    if (time.lean === "later")
      [wish.after, wish.before] = [
        Math.min(1440, (edge.length > 0 ? Math.max(...edge) : oldTime ? toMinutes(oldTime.value) : 720) + 15),
        undefined,
      ];
    else
      [wish.before, wish.after] = [
        edge.length > 0 ? Math.min(...edge) : oldTime ? toMinutes(oldTime.value) : 720,
        undefined,
      ];
    slots.time = undefined;
    news.add("time");
  }
  return news;
}

function pickOffered(state: DialogueState, heard: Heard): boolean {
  if (state.offered.length === 0) return false;
  const { days, time, pick, intents } = heard;
  let open = state.offered;
  if (days.days.length > 0) open = open.filter((o) => days.days.includes(o.day));
  if (time.at !== undefined)
    open = open.filter((o) =>
      time.sure ? toMinutes(o.time) === time.at : toMinutes(o.time) % 720 === time.at! % 720,
    );
  else if (time.after !== undefined || time.before !== undefined)
    open = open.filter(
      (o) => toMinutes(o.time) >= (time.after ?? 0) && toMinutes(o.time) < (time.before ?? 1440),
    );
  const said =
    days.days.length > 0 ||
    time.at !== undefined ||
    ((time.after ?? time.before) !== undefined && state.offered.length > 1);
  let chosen: (typeof open)[number] | undefined;
  if (open.length > 0 && pick) chosen = pick === "second" ? open.at(-1) : open[0];
  else if (
    said &&
    open.length === 1 &&
    (time.at !== undefined || days.days.length === 0 || state.offered[0]?.day !== state.offered[1]?.day) &&
    !intents.no &&
    !intents.more &&
    time.lean !== "later" &&
    time.lean !== "earlier"
  )
    chosen = open[0];
  else if (state.asked === "offer" && state.offered.length === 1 && intents.yes && !said) chosen = open[0];
  if (!chosen) return false;
  hear(state, "day", chosen.day);
  hear(state, "time", chosen.time);
  state.wish = { ...noWish(), notWeekdays: state.wish.notWeekdays };
  state.offered = [];
  return true;
}

/** Says what comes next of a booking: a time, an offer, a question, or the whole read back. */
export function proceed(context: DialogueContext, state: DialogueState, news: Set<string>): string {
  const { scenario } = context;
  const { slots, wish } = state;
  const seed = state.turn;
  if (!slots.service) {
    const told =
      slots.day && (news.has("day") || news.has("time"))
        ? `${sentence(spokenDay(slots.day.value, clockOf(context).today))}${wish.at === undefined ? "" : ` at ${spokenTime(wanted(state)[0]!)}`}, I'll look. `
        : "";
    return ask(
      state,
      "service",
      told +
        (state.moved
          ? scenario.askService.replace(
              /^What (?:should I book it for|is the visit for|is it about)/,
              "Which appointment is it",
            )
          : scenario.askService),
    );
  }
  const service = scenario.services.find((s) => s.id === slots.service!.value)!;
  const sympathy = news.has("service") && service.sympathy ? `${service.sympathy} ` : "";

  if (!slots.time && slots.day && wish.at !== undefined) settleTime(context, state);
  if (slots.time && slots.day && news.has("service")) {
    const why = refusal(
      context,
      slots.day.value,
      toMinutes(slots.time.value),
      minutesOf(context, service.id),
    );
    if (why) slots.time = undefined;
  }
  if (!slots.time || !slots.day) {
    const nothingSaid =
      !slots.day &&
      wish.days.length === 0 &&
      !wish.from &&
      wish.at === undefined &&
      wish.after === undefined &&
      wish.before === undefined &&
      wish.notWeekdays.length === 0;
    if (news.has("impossible"))
      return ask(
        state,
        "day",
        "I'm afraid that day is past, or not in the calendar. Which day would suit you?",
      );
    if (nothingSaid && !news.has("any") && !service.soon) {
      return ask(
        state,
        "day",
        `${sympathy}${vary(seed, `Sure, ${service.spoken}. What day would suit you?`, `${sentence(service.spoken)}, gladly. Which day works for you?`)}`,
      );
    }
    return (
      (sympathy ||
        (news.has("service")
          ? `${vary(seed, `${sentence(service.spoken)}, gladly.`, `Sure, ${service.spoken}.`)} `
          : "")) + offer(context, state)
    );
  }
  state.offered = [];
  const when = `${sentence(spokenDay(slots.day.value, clockOf(context).today))} at ${spokenTime(toMinutes(slots.time.value))}`;
  const lead =
    news.has("time") || news.has("day")
      ? `${vary(seed, `${when} it is.`, `Good, ${when.charAt(0).toLowerCase() === when.charAt(0) ? when : when.replace(/^(Today|Tomorrow)/, (w) => w.toLowerCase())}.`)} `
      : news.has("service")
        ? `${sympathy}${sentence(service.spoken)}, then. `
        : "";
  if (!slots.name)
    return ask(
      state,
      "name",
      `${lead}${vary(seed, "What name shall I put it under?", "And your name, please?", "May I have your name?")}`,
    );
  const thanks = news.has("name") ? `Thank you, ${slots.name.value}. ` : "";
  if (!slots.phone) return ask(state, "phone", lead + thanks + askPhone(state));
  return readBack(context, state);
}

/** Asks for the number, or for what is missing of it. */
export function askPhone(state: DialogueState): string {
  const { digits } = state;
  if (digits.length === 7) return `I have ${[...digits].join(" ")}. And the area code?`;
  if (digits.length > 0) return `I have ${[...digits].join(" ")} so far. What comes after that?`;
  return vary(
    state.turn,
    "What number can we reach you at?",
    "And a phone number, please?",
    "Which number should the confirmation go to?",
  );
}

function readBack(context: DialogueContext, state: DialogueState): string {
  const { service, day, time, name, phone } = state.slots;
  const spoken = context.scenario.services.find((s) => s.id === service!.value)!.spoken;
  return ask(
    state,
    "confirm",
    `Let me read that back. ${sentence(spoken)}, ${fullDay(day!.value)} at ${fullTime(toMinutes(time!.value))}, for ${name!.value}, at ${spokenPhone(phone!.value)}. Is that right?`,
  );
}

/** Files what was read back and agreed to. */
export function fileBooking(context: DialogueContext, state: DialogueState): string {
  const { service, day, time, name, phone } = state.slots;
  const done = book(context, {
    service: service!.value,
    day: day!.value,
    time: time!.value,
    name: name!.value,
    phone: phone!.value,
    moved: state.moved,
  });
  if (!done.ok) {
    state.wish.at = toMinutes(time!.value);
    state.slots.time = undefined;
    return `I'm sorry, that time has just gone. ${offer(context, state)}`;
  }
  for (const slot of [service, day, time, name, phone]) slot!.confirmed = true;
  state.filed = done.outcome;
  state.task = "none";
  state.wish = noWish();
  const verb = state.moved ? "Your appointment is moved to" : "You're booked for";
  return ask(
    state,
    "anything-else",
    `${verb} ${fullDay(day!.value)} at ${spokenTime(toMinutes(time!.value))}. You would get a text to confirm it. Is there anything else?`,
  );
}

function settleTime(context: DialogueContext, state: DialogueState): void {
  const { wish, slots } = state;
  const minutes = minutesOf(context, slots.service?.value);
  const fits = wanted(state).find((at) => !refusal(context, slots.day!.value, at, minutes));
  if (fits === undefined) return;
  hear(state, "time", toClock(fits));
  state.wish = { ...noWish(), notWeekdays: wish.notWeekdays };
}

/** The times that a wish can mean, the likelier first: '3' is the afternoon, '9' the morning. */
function wanted(state: DialogueState): number[] {
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
    if (reason === "closed-day") why = `We're closed on ${weekdayName(day)}s.`;
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
    if (found.length > 0) slots.day = undefined;
  }
  if (found.length === 0) {
    state.offered = [];
    return ask(state, "day", `${why} I can't find a free time. Would another day do?`);
  }
  state.offered = found;
  wish.at = undefined;
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
