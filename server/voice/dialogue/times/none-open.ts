import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { serviceName, wording } from "../say/speech.ts";

/** A business that is open on no day has no time to give: somebody calls about the visit. @returns what is said of that */
export function noneOpen({ desk }: DialogueContext, state: DialogueState): string | undefined {
  if (Object.values(desk.hours).some((spans) => spans.length > 0)) return undefined;
  const { service } = state.slots;
  state.note ||= service ? `Wants ${serviceName(desk, service.value, "en")}` : "Wants a visit";
  state.stack.splice(-1, 1, "callback");
  state.offered = [];
  state.asked = "nothing";
  return wording(talk.noHours, state.language);
}
