import type { BookingOutcome, DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, noWish } from "../context.ts";
import { ask } from "../next.ts";
import { fullWhen, serviceName } from "../say/speech.ts";

// A booking of this call that is moved or taken back.

export const bookingWords = (
  context: DialogueContext,
  state: DialogueState,
  { service, day, time, name }: BookingOutcome,
): string =>
  state.language === "es"
    ? `${serviceName(context.desk, service, "es")}, ${fullWhen(day, time, "es")}, a nombre de ${name}`
    : `${serviceName(context.desk, service, "en")}, ${fullWhen(day, time, "en")}, for ${name}`;

/** Begins to move or cancel a booking of this call. */
export function changeBooking(
  context: DialogueContext,
  state: DialogueState,
  to: "move" | "cancel",
  index: number,
): string {
  const found = state.filed[index];
  if (found?.kind !== "booking") return "";
  const { language } = state;
  const words = bookingWords(context, state, found);
  state.changing = { index, to };
  const heard = (value: string) => ({ value, confirmed: true });
  state.slots = { service: heard(found.service), name: heard(found.name), phone: heard(found.phone) };
  state.mentioned = found.day;
  state.mentionedTime = found.time;
  if (to === "move") {
    state.stack = [...state.stack.filter((id) => id !== "book"), "book"].slice(-4);
    state.wish = noWish();
    return language === "es" ? "Claro, la cambiamos." : "Sure, let's move it.";
  }
  state.slots.day = heard(found.day);
  state.slots.time = heard(found.time);
  return ask(
    state,
    "confirm",
    language === "es" ? `¿Cancelo esta cita: ${words}?` : `Shall I cancel it: ${words}?`,
  );
}

/** Takes back a booking of this call after a yes. */
export function cancelBooking(state: DialogueState): string {
  const found = state.changing && state.filed[state.changing.index];
  if (found?.kind === "booking") found.canceled = true;
  delete state.changing;
  state.slots.day = state.slots.time = undefined;
  return state.language === "es" ? "Queda cancelada." : "It's canceled.";
}
