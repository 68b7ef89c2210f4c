import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { proceed, topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { fill, inTurn } from "../say/speech.ts";
import { matterOf, noteOf } from "../paper/note-words.ts";
import { offerAfter } from "./offer-after.ts";

/** What nobody here can answer goes to somebody who can: at once where nothing else is under way, and else beside it. */
export function asksWhom(context: DialogueContext, state: DialogueState, heard: Heard): string {
  state.misses = 0;
  if (topFlow(state)) return proceed(context, state);
  state.unknown = Math.min(99, state.unknown + 1);
  state.note = noteOf(matterOf(heard.words)) || state.note;
  const plan = { said: [], asks: false };
  offerAfter(state, plan, "callback", true);
  return fill(inTurn(talk.unknownAnswer, state.language, state.unknown - 1), valuesOf(context, state));
}
