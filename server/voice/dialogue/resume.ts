import type { DialogueState } from "../../../contracts/voice.ts";
import { askPhone, proceed } from "./booking.ts";
import { ask, sayOffer } from "./offer.ts";
import { toMinutes } from "./calendar.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { proceedMessage } from "./message.ts";
import { spokenPhone } from "./phone-heard.ts";
import { spokenDay, spokenTime, vary } from "./phrases.ts";

/** Says again what the call is waiting for. */
export function resume(context: DialogueContext, state: DialogueState): string {
  if (state.task === "booking") {
    if (state.asked === "phone") return askPhone(state);
    if (state.asked === "day")
      return vary(state.turn, "Which day would suit you?", "What day would you like?");
    if (state.asked === "confirm") return confirmAgain(context, state);
    if (state.asked === "change") return "What should I change: the day, the time, the name or the number?";
    if (state.offered.length > 0 && !state.slots.time) return sayOffer(context, state);
    return proceed(context, state, new Set());
  }
  if (state.task === "message" || state.task === "cancel") return proceedMessage(state, new Set());
  return ask(state, "nothing", "How can I help?");
}

function confirmAgain(context: DialogueContext, state: DialogueState): string {
  const { day, time } = state.slots;
  if (!day || !time || !state.slots.name || !state.slots.phone) return proceed(context, state, new Set());
  return `Shall I book it: ${spokenDay(day.value, clockOf(context).today)} at ${spokenTime(toMinutes(time.value))}, for ${state.slots.name.value}, at ${spokenPhone(state.slots.phone.value)}?`;
}
