import { farewell } from "./farewell.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { standing } from "../context.ts";
import { leave } from "./dropping.ts";
import type { Heard } from "../hearing/heard.ts";
import type { Plan } from "../plan.ts";
import { topFlow } from "../next.ts";
import { SURE } from "../tasks/how-sure.ts";
import { DROP, NO_NEW } from "../readers/yes-no.ts";
import type { Say } from "./goodbye.ts";

/** 'Never mind', 'don't cancel it': what was under way is left as it was. What else was said is still answered. */
const ONE_ALONE = /(?<!\p{L})(?:mine|his|hers|my|me|one|the first|mía|mío)(?!\p{L})/u;
export function dropped(state: DialogueState, heard: Heard, plan: Plan, say: Say): string | undefined {
  const flow = topFlow(state);
  // 'Yes, have them call me. Don't cancel anything until then.'
  if (state.yes === "callback" && heard.has("affirm", "callback", "person")) return undefined;
  // Beside a yes to what was read back, 'I don't want a new date' drops nothing.
  const leavesIt =
    DROP.test(heard.text) || /^(?:ok|okay|well|no|oh)\b.*\b(?:forget|never ?mind)/.test(heard.text);
  if (state.asked === "confirm" && (heard.acts.get("affirm") ?? 0) > 0.5 && !leavesIt) return undefined;
  // 'No, just cancel it for now', of one that is to be canceled.
  if (flow?.id === "cancel" && heard.has("cancel")) return undefined;
  // 'I don't want a set-up call' drops no message.
  if (flow?.files?.kind === "message" && heard.repair.no.has("visit")) return undefined;
  // 'No, I don't want a new one', of one that is to be canceled.
  if (flow?.files?.kind === "message" && NO_NEW.test(heard.text)) return undefined;
  // 'Forget the cleaning, just the double charge' drops no complaint about a bill.
  const ofVisit = ["move", "cancel", "late", "existing", "book"].includes(flow?.id ?? "book");
  if (!ofVisit && heard.values.service !== undefined) return undefined;
  const keeps = heard.has("keep");
  // 'I don't want to cancel it, I want to know that it's there' goes on asking about it.
  if (keeps && flow?.id === "existing") return undefined;
  if (!keeps && (flow?.id === "book" || !flow)) state.noBooking = true;
  const other = [...heard.acts.keys()].some((act) =>
    ["move", "cancel", "book", "message", "callback", "person", "billing", "complaint"].includes(act),
  );
  // 'I don't want to book anything, I want hers canceled' takes another request up.
  const changes = Math.max(heard.acts.get("cancel") ?? 0, heard.acts.get("move") ?? 0);
  if (!keeps && flow?.id === "book" && changes >= SURE && !standing(state).length) return undefined;
  if (keeps && other && flow) {
    // Moved rather than canceled: what was told of it stays.
    if (!heard.has("move")) leave(state);
    return undefined;
  }
  if (!flow && !state.changing && !keeps) {
    if (heard.has("bye")) return undefined;
    plan.understood = true;
    // 'Never mind. How much is it?' goes on with what it asks.
    if (heard.questions.length === 0) plan.said.push(say("asYouLike"));
    return undefined;
  }
  if (flow?.id === "book" && !heard.has("callback", "message", "person")) delete state.slots.service;
  if (flow) leave(state);
  else state.note = "";
  // 'Forget the call back' begins no other one.
  if (flow?.files?.kind === "message") for (const act of flow.on) heard.acts.delete(act);
  delete state.changing;
  plan.understood = true;
  // A wish for a call was never kept anywhere, so 'forget it' leaves nothing as it was.
  const ofOther = flow !== undefined && (flow.id === "book" || !ofVisit);
  const stays = keeps && (!ofOther || state.changing !== undefined || standing(state).length > 0);
  // 'Never mind', of two who come apart, is of both.
  const ofBoth = heard.text.split(" ").length <= 5 && !ONE_ALONE.test(heard.text);
  if (flow?.id === "book" && !stays && !other && state.later?.who && ofBoth) delete state.later;
  plan.said.push(say(stays ? "kept" : "dropped"));
  if (heard.has("bye")) {
    state.ended = true;
    return `${plan.said.join(" ")} ${farewell(state)}`;
  }
  return undefined;
}
