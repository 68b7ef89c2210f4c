import type { DialogueState } from "../../../contracts/voice.ts";
import { toMinutes } from "./calendar.ts";
import { clockOf } from "./context.ts";
import type { DialogueContext } from "./context.ts";
import { sentence, shortTime, spokenDay } from "./phrases.ts";

/** What the visitor could say next, as buttons: each is an utterance that the engine understands. */
export function chipsFor(context: DialogueContext, state: DialogueState): string[] {
  if (state.language !== "en") return ["English, please"];
  const { asked, offered } = state;
  const { today } = clockOf(context);
  if (asked === "service") return context.scenario.services.slice(0, 4).map((s) => s.name);
  if (asked === "day") return ["The soonest you have", "Tomorrow", "Next week"];
  if (asked === "offer" && offered.length > 0) {
    const times = offered.map(
      (o) => `${sentence(spokenDay(o.day, today))} at ${shortTime(toMinutes(o.time))}`,
    );
    return [...times, "Something later", "Another day"];
  }
  if (asked === "name" || asked === "phone")
    return state.task === "booking" ? ["Never mind", "Can I talk to a person?"] : ["Never mind"];
  if (asked === "confirm")
    return state.task === "booking"
      ? ["Yes, that's right", "Change the time", "Change the number"]
      : ["Yes, that's right", "No"];
  if (asked === "change")
    return state.task === "booking"
      ? ["The day", "The time", "The name", "The number"]
      : ["The message", "The name", "The number"];
  if (asked === "note") return ["Please call me back", "Never mind"];
  if (asked === "anything-else") return ["No, that's all", ...context.scenario.chips.slice(0, 3)];
  if (asked === "book-or-message") return ["Yes, please", "No, thank you", "I'd like to leave a message"];
  return [...context.scenario.chips];
}
