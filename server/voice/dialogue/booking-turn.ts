import { noWish } from "./context.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { answerTo } from "./answers.ts";
import { absorb } from "./absorb.ts";
import { askPhone, proceed } from "./booking.ts";
import { ask, offer, sayOffer } from "./offer.ts";
import { clearNamed, settle } from "./caller.ts";
import type { DialogueContext } from "./context.ts";
import { goodbye, missed } from "./small-talk.ts";
import { has } from "./text.ts";
import { answered } from "./answered.ts";
import type { Heard } from "./understand.ts";

export function bookingTurn(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  answer: ReturnType<typeof answerTo>,
): string {
  const { intents, text } = heard;
  if (intents.moveIt) state.moved = true;
  const lead = answer ? `${answer.say} ` : "";
  const news = absorb(state, heard);
  if (news.has("digits") && !state.slots.phone)
    return settle(state, lead + ask(state, "phone", askPhone(state)));
  if (news.size > 0) return settle(state, lead + proceed(context, state, news));
  if (answer) return answered(context, state, answer, heard);
  if (
    has(
      text,
      "(don't|do not|rather not|won't|not going to|not gonna|prefer not|not comfortable)( \\S+){0,3} (give|share|say|tell|giving|sharing|leave)( .*)?",
      "none of your business",
      "rather not say",
      "no number",
      "don't have a (phone|number)",
      "skip (that|it|this)",
      "private",
    ) &&
    (state.asked === "phone" || state.asked === "name")
  )
    return settle(
      state,
      `I understand. I can't hold a time without a ${state.asked === "phone" ? "number" : "name"}, but any made-up one will do in this demonstration, or you can call the desk later.`,
    );
  if (state.asked === "offer" && intents.bye && !intents.yes && !intents.more) return goodbye(state);
  if (state.asked === "offer" && (intents.more || intents.no))
    return settle(state, otherTimes(context, state, text));
  if (state.asked === "offer" && intents.yes)
    return settle(state, `Gladly, which one? ${sayOffer(context, state)}`);
  if (state.asked === "confirm" && intents.no)
    return settle(
      state,
      ask(state, "change", "What should I change: the day, the time, the name or the number?"),
    );
  if (state.asked === "change" || (state.asked === "confirm" && intents.correction)) {
    const cleared = clearNamed(state, text);
    if (cleared === "time" || cleared === "day")
      return settle(
        state,
        cleared === "day"
          ? ask(state, "day", "Which day would you like?")
          : `Another time, then. ${offer(context, state)}`,
      );
    if (cleared) return settle(state, proceed(context, state, new Set()));
  }
  if (state.asked === "day" && (intents.yes || intents.no)) return settle(state, offer(context, state));
  if (intents.book && state.asked !== "name" && state.asked !== "phone")
    return settle(state, proceed(context, state, new Set()));
  if (intents.bye && !intents.yes) return goodbye(state);
  return missed(context, state, heard);
}

function otherTimes(context: DialogueContext, state: DialogueState, text: string): string {
  const last = state.offered.at(-1);
  if (has(text, "(another|different|other) (day|days|date)")) {
    if (last) state.wish = { ...noWish(), notWeekdays: state.wish.notWeekdays, from: next(last.day) };
    state.slots.day = undefined;
    return offer(context, state);
  }
  if (last && (state.slots.day || state.offered[0]?.day === last.day)) {
    const [hours, minutes] = last.time.split(":").map(Number) as [number, number];
    state.wish.after = hours * 60 + minutes + 15;
    state.wish.before = undefined;
  } else if (last) {
    state.wish.from = next(last.day);
    state.wish.days = [];
  }
  return offer(context, state);
}

const next = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
