import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { SURE } from "./heard-words.ts";

/** Of one clause the surest question and the surest task count, and others only when they are sure by themselves. */
export function meantActs(heard: readonly { act: ActId; p: number; clause: number }[]) {
  return heard.filter(({ act, p, clause }) => {
    const [group] = acts[act];
    if (group === "ask" && p < 0.45 && heard.some((other) => other.clause === clause && other.p > 0.8))
      return false;
    if (group === "ask" && p < 0.5 && heard.some((other) => other.p > 0.85 && acts[other.act][0] === "ask"))
      return false;
    if (p >= SURE || (group !== "ask" && group !== "task")) return true;
    return !heard.some((other) => other.clause === clause && other.p > p && acts[other.act][0] === group);
  });
}

/** What no written line was taught for is heard as what is most like it. */
export const taughtFor = (asked: DialogueState["asked"]) =>
  asked === "how" ? "meant" : asked === "against" || asked === "place" ? "name" : asked;
