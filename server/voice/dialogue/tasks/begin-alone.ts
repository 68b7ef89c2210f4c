import { flowOf } from "../../../../content/flows/flows.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { type DialogueContext, file } from "../context.ts";
import type { Plan } from "../plan.ts";
import { ask } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { fill, inTurn, wording } from "../say/speech.ts";
import { handOver } from "../tools.ts";

/** A flow that asks nothing: its words, and what a yes to them begins. */
export function alone(context: DialogueContext, state: DialogueState, id: string, plan: Plan): string {
  const flow = flowOf(id);
  const { language } = state;
  const values = valuesOf(context, state);
  const before = state.filed.filter(({ kind }) => kind === "handover").length;
  if (id === "person" && before === 0) file(state, handOver({ to: values["desk"]!.slice(0, 60) }));
  const times = id === "person" ? before : flow.ends && state.stranger ? 1 : 0;
  const said = fill(inTurn(flow.opening, language, times), values);
  if (flow.offers) {
    ask(state, "meant", "");
    state.yes = flow.offers;
    plan.asks = true;
    return said;
  }
  if (flow.ends) {
    state.stack = [];
    state.stranger = true;
    plan.asks = true;
    return `${said} ${ask(state, "anything-else", wording(talk.anythingElse, language))}`;
  }
  return said;
}
