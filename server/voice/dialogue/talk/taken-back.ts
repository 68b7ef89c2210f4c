import { farewell } from "./farewell.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { leave } from "./dropping.ts";
import type { Heard } from "../hearing/heard.ts";
import { proceed } from "../next.ts";
import { inTurn } from "../say/speech.ts";

export function takenBack(context: DialogueContext, state: DialogueState, heard: Heard): string {
  state.notes = [];
  state.told = [];
  leave(state);
  const said = inTurn(talk.dropped, state.language, state.turn);
  if (!heard.has("bye")) return `${said} ${proceed(context, state)}`;
  state.ended = true;
  state.stack = [];
  return `${said} ${farewell(state)}`;
}
