import type { DialogueState } from "../../../contracts/voice.ts";
import type { Answer } from "./answers.ts";
import { settle, takeCaller } from "./caller.ts";
import type { DialogueContext } from "./context.ts";
import { note, proceedMessage } from "./message.ts";
import { ask } from "./offer.ts";
import { vary } from "./phrases.ts";
import { resume } from "./resume.ts";
import type { Heard } from "./understand.ts";

/** Says an answer and what follows from it: back to the booking, a message, or a time for what was asked about. */
export function answered(
  context: DialogueContext,
  state: DialogueState,
  answer: Answer,
  heard: Heard,
): string {
  if (!state.topics.includes(answer.topic)) state.topics = [...state.topics, answer.topic].slice(-8);
  if (state.task === "booking") return settle(state, `${answer.say} ${resume(context, state)}`);
  if (answer.message) {
    state.task = "message";
    note(state, heard.cleaned);
    return settle(state, `${answer.say} ${proceedMessage(state, takeCaller(state, heard))}`);
  }
  if (answer.service) {
    if (!state.filed) state.slots.service = { value: answer.service, confirmed: false };
    return settle(
      state,
      ask(
        state,
        "book-or-message",
        `${answer.say} ${vary(state.turn, "Shall I find you a time?", "Would you like a time for that?")}`,
      ),
    );
  }
  if (answer.topic === "hearing" || answer.topic === "small-talk")
    return settle(state, ask(state, "nothing", `${answer.say} How can I help?`));
  return settle(
    state,
    ask(
      state,
      "anything-else",
      `${answer.say} ${vary(state.turn, "Anything else I can help with?", "What else can I do for you?", "Is there anything else?")}`,
    ),
  );
}
