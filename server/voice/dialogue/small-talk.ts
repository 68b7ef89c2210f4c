import type { DialogueState } from "../../../contracts/voice.ts";
import { ask, offer } from "./offer.ts";
import { settle } from "./caller.ts";
import type { DialogueContext } from "./context.ts";
import { vary } from "./phrases.ts";
import { resume } from "./resume.ts";
import type { Heard } from "./understand.ts";

/** Greetings, thanks, goodbyes, and what nobody could understand. */
export function small(context: DialogueContext, state: DialogueState, heard: Heard): string {
  const { intents } = heard;
  if (
    intents.bye ||
    (intents.thanks && !intents.question && heard.text.split(" ").length <= 6) ||
    (state.asked === "anything-else" && intents.no)
  )
    return goodbye(state);
  if (intents.hello)
    return settle(
      state,
      ask(state, "nothing", vary(state.turn, "Hello! How can I help?", "Hello, what can I do for you?")),
    );
  if (intents.yes && (state.asked === "anything-else" || state.asked === "nothing"))
    return settle(state, ask(state, "nothing", "Gladly. What can I do for you?"));
  if (intents.no)
    return settle(state, ask(state, "anything-else", "All right. Is there anything else I can help with?"));
  if (heard.name) return settle(state, ask(state, "nothing", `Hello, ${heard.name}. How can I help?`));
  return missed(context, state, heard);
}

export function missed(context: DialogueContext, state: DialogueState, heard: Heard): string {
  state.misses = Math.min(9, state.misses + 1);
  if (state.misses >= 2 && state.asked === "day") return `Let me suggest two times. ${offer(context, state)}`;
  if (state.misses >= 2)
    return `I'm still not following, sorry. You can press one of the buttons, or say it another way. ${state.task === "none" ? "" : resume(context, state)}`.trim();
  if (heard.intents.question)
    return `I don't know that one, I'm afraid. I can take a message, and a colleague calls you back. ${state.task === "none" ? "" : resume(context, state)}`.trim();
  const sorry = vary(state.turn, "Sorry, I didn't catch that.", "I'm sorry, I didn't get that.");
  // Somebody who does not know what can be asked for is told.
  if (state.task === "none" && heard.text.split(" ").length > 3)
    return `${sorry} I can book a time, answer a question, or take a message. ${resume(context, state)}`;
  return `${sorry} ${resume(context, state)}`;
}

export function goodbye(state: DialogueState): string {
  state.ended = true;
  return settle(
    state,
    ask(
      state,
      "nothing",
      vary(
        state.turn,
        "Thank you for calling. Goodbye, and take care.",
        "Thanks for calling. Goodbye!",
        "You're welcome. Goodbye, and take care.",
      ),
    ),
  );
}

export function silence(context: DialogueContext, state: DialogueState): string {
  state.silences = Math.min(9, state.silences + 1);
  if (state.silences === 1) return `Are you still there? ${resume(context, state)}`;
  if (state.silences === 2) return "I can't hear anything. You can also type, or press one of the buttons.";
  state.ended = true;
  return "I still can't hear you, so I'll say goodbye. You can type or press a button at any time.";
}

export function rude(context: DialogueContext, state: DialogueState): string {
  state.rude = Math.min(9, state.rude + 1);
  if (state.rude === 1) return `I'd like to help, and I'd rather we stayed polite. ${resume(context, state)}`;
  if (state.rude === 2)
    return "I can't go on like this. I can take a message for a colleague, or you tell me what you need.";
  state.ended = true;
  return "I'm going to end the call here. Goodbye.";
}
