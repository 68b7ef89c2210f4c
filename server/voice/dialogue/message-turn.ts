import type { DialogueState } from "../../../contracts/voice.ts";
import { answerTo } from "./answers.ts";
import { absorb } from "./absorb.ts";
import { proceed } from "./booking.ts";
import { ask } from "./offer.ts";
import { clearNamed, drop, settle, startBooking, takeCaller } from "./caller.ts";
import type { DialogueContext } from "./context.ts";
import { proceedMessage } from "./message.ts";
import { missed } from "./small-talk.ts";
import { has } from "./text.ts";
import type { Heard } from "./understand.ts";

export function messageTurn(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  answer: ReturnType<typeof answerTo>,
): string {
  const news = takeCaller(state, heard);
  if (news.size > 0) return settle(state, proceedMessage(state, news));
  if (answer && (heard.intents.question || answer.topic === "number"))
    return settle(state, `${answer.say} ${proceedMessage(state, news)}`);
  if (heard.intents.book && (heard.service || heard.days.days.length > 0)) {
    startBooking(state, false);
    return settle(state, proceed(context, state, absorb(state, heard)));
  }
  if (state.asked === "note" && heard.intents.no) {
    drop(state);
    return settle(state, ask(state, "anything-else", "All right. Is there anything else?"));
  }
  if (state.asked === "note") return settle(state, proceedMessage(state, news));
  if (state.asked === "confirm" && heard.intents.no)
    return settle(state, ask(state, "change", "What should I change: the message, the name or the number?"));
  if (state.asked === "change") {
    if (has(heard.text, "message", "note", "text")) state.note = "";
    else clearNamed(state, heard.text);
    return settle(state, proceedMessage(state, news));
  }
  if (heard.intents.yes && state.asked === "name") return settle(state, proceedMessage(state, news));
  return missed(context, state, heard);
}
