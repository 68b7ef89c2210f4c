import { nameSlot, phoneSlot } from "../../../../content/flows/common.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, standing } from "../context.ts";
import { bookingWords, changeBooking } from "./change-booking.ts";
import { ask, proceed, topFlow } from "../next.ts";
import { wording } from "../say/speech.ts";

/** What the call has come to, in words. */
export function recap(context: DialogueContext, state: DialogueState): string {
  const { language } = state;
  const booked = standing(state).map(({ booking }) => bookingWords(context, state, booking));
  const noted = state.filed.filter(({ kind }) => kind === "message").length;
  const parts = [
    ...(booked.length
      ? [
          language === "es"
            ? `Tengo reservado: ${booked.join("; ")}.`
            : `I have you down for ${booked.join("; and ")}.`,
        ]
      : []),
    ...(noted ? [language === "es" ? "Y su mensaje queda anotado." : "And your message is noted."] : []),
  ];
  if (parts.length === 0 && state.stack.includes("book") && state.slots.time)
    return language === "es"
      ? "Su cita no está reservada todavía; la terminamos ahora."
      : "Your appointment isn't booked yet; we'll finish it now.";
  // What is under way is read back in its turn.
  if (parts.length === 0 && topFlow(state)) return "";
  return parts.length ? parts.join(" ") : wording(talk.nothingNoted, language);
}

/** 'Change the day': from the panel's buttons, or said so. */
export function changePart(context: DialogueContext, state: DialogueState, part: string): string {
  const booked = standing(state).at(-1);
  if (!topFlow(state) && booked) {
    // What is booked is put right as a move of it, read back again.
    changeBooking(context, state, "move", booked.index);
    state.slots.day = { value: booked.booking.day, confirmed: true };
    state.slots.time = { value: booked.booking.time, confirmed: true };
  } else if (!topFlow(state) && state.slots.service) state.stack = ["book"];
  if (topFlow(state)?.slots.some(({ slot }) => slot === "which") && /day|día|time|hora/.test(part)) {
    state.which = "";
    if (topFlow(state)?.id === "move") state.note = "";
  } else if (/service|servicio/.test(part)) state.slots.service = undefined;
  else if (/day|día/.test(part)) {
    state.slots.day = state.slots.time = undefined;
    state.wish.from = state.wish.to = undefined;
    state.wish.days = [];
    state.wish.at = undefined;
    state.wish.any = false;
    state.offered = [];
    return ask(
      state,
      "day",
      state.language === "es" ? "¿Qué día prefiere?" : "Which day would you like instead?",
    );
  } else if (/time|hora/.test(part)) {
    state.slots.time = undefined;
    state.offered = [];
    if (state.slots.day)
      return ask(
        state,
        "day",
        state.language === "es" ? "¿A qué hora?" : "What time would you like instead?",
      );
  } else if (/name|nombre/.test(part)) {
    state.slots.name = undefined;
    return ask(state, "name", wording(nameSlot.ask, state.language));
  } else if (/number|número/.test(part)) {
    state.slots.phone = undefined;
    state.digits = "";
    return ask(state, "phone", wording(phoneSlot.ask, state.language));
  } else state.note = "";
  state.tries = 0;
  return proceed(context, state);
}
