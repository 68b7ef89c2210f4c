import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { hearTurn } from "../hearing/hear.ts";
import { valuesOf } from "../flow-values.ts";
import { proceed } from "../next.ts";
import { addTold } from "../paper/paper.ts";
import { takeOwnMatter } from "../people/own-matter.ts";
import type { Plan } from "../plan.ts";
import { fill, wording } from "../say/speech.ts";
import { begin } from "./begin.ts";

/** Begins the move that was asked for beside something else, with the times that were told then. */
export function changeThatWaited(context: DialogueContext, state: DialogueState): string {
  const { flow, words } = state.later!;
  delete state.later;
  state.asked = "nothing";
  state.reread = true;
  takeOwnMatter(state, words);
  addTold(state, words);
  const heard = hearTurn(context, state, words);
  const plan: Plan = { said: [], understood: true, noted: false, asks: false, open: [], news: new Set() };
  const lead = fill(wording(talk.nowTheOther, state.language), valuesOf(context, state));
  return [lead, begin(context, state, heard, flow, plan), proceed(context, state)].join(" ");
}
