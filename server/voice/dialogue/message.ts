import { NOTE_MAX } from "../../../contracts/voice.ts";
import type { DialogueState } from "../../../contracts/voice.ts";
import { askPhone } from "./booking.ts";
import { ask } from "./offer.ts";
import { spokenPhone } from "./phone-heard.ts";
import { vary } from "./phrases.ts";
import { shorten } from "./text.ts";
import { takeMessage } from "./tools.ts";

/** Notes what should be passed on. */
export function note(state: DialogueState, text: string): void {
  state.note = shorten(text.trim(), NOTE_MAX);
}

/** Says what comes next of a message: what it says, whose it is, the number, or all of it read back. */
export function proceedMessage(state: DialogueState, news: Set<string>): string {
  const { name, phone } = state.slots;
  if (!state.note)
    return ask(
      state,
      "note",
      vary(state.turn, "I'll pass it on. What's the message?", "Gladly. What should I pass on?"),
    );
  if (!name)
    return ask(
      state,
      "name",
      vary(state.turn, "And your name, please?", "Who shall I say called? Your name, please."),
    );
  const thanks = news.has("name") ? `Thank you, ${name.value}. ` : "";
  if (!phone) return ask(state, "phone", thanks + askPhone(state));
  return ask(
    state,
    "confirm",
    `${state.task === "cancel" ? "I'll note that you want to cancel" : `I'll pass on: ${shorten(state.note, 120).replace(/[.!?…]+$/, "")}`}. From ${name.value}, at ${spokenPhone(phone.value)}. Is that right?`,
  );
}

/** Files the message that was read back and agreed to. */
export function fileMessage(state: DialogueState): string {
  const { name, phone } = state.slots;
  const cancels = state.task === "cancel";
  state.filed = takeMessage({
    name: name!.value,
    phone: phone!.value,
    text: state.note,
    language: state.language,
  });
  name!.confirmed = phone!.confirmed = true;
  state.task = "none";
  const done = cancels
    ? "Done. I've noted that your appointment is to be canceled."
    : vary(
        state.turn,
        "Thank you, I've noted it, and a colleague would call you back.",
        "Noted. A colleague would get that right away.",
      );
  return ask(state, "anything-else", `${done} Is there anything else?`);
}
