import type { DialogueState } from "../../../../contracts/voice.ts";
import { ask } from "../next.ts";
import type { Plan } from "../plan.ts";

/** Ends the answer with an offer; a yes to it begins the flow. */
export function offerAfter(
  state: DialogueState,
  plan: Pick<Plan, "said" | "asks">,
  flow: string,
  asked = false,
): void {
  const { language } = state;
  const words = {
    callback: { en: "Shall I have someone call you?", es: "¿Pido que le llamen?" },
    book: { en: "Would you like a time for that?", es: "¿Quiere una cita?" },
  }[flow as "callback" | "book"];
  // A call that was just offered, and passed by, is not offered again.
  if (!asked && flow === "callback" && state.said.includes(words[language])) return;
  if (!asked) plan.said.push(words[language]);
  ask(state, "meant", "");
  state.yes = flow;
  plan.asks = true;
}
