import type { DialogueState } from "../../../contracts/voice.ts";
import { toMinutes } from "./calendar.ts";
import { clockOf, noWish } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { ask, offer, settleTime, wanted } from "./offer.ts";
import { spokenPhone } from "./phone-heard.ts";
import { fullDay, fullTime, sentence, spokenDay, spokenTime, vary } from "./phrases.ts";
import { book, minutesOf, refusal } from "./tools.ts";

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
    state.task === "booking" ? "Which number should the confirmation go to?" : "And your number, please?",
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
