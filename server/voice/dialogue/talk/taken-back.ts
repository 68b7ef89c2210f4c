import { farewell } from "./farewell.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import { MATTER_WORDS } from "../../../../content/understanding/matter-words.ts";
import {
  CALLS_OFF,
  CALLS_OFF_WHAT,
  OF_ANY_MESSAGE,
} from "../../../../content/understanding/taken-back-words.ts";
import { leave, takesBack } from "./dropping.ts";
import type { Heard } from "../hearing/heard.ts";
import { proceed, topFlow } from "../next.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { inTurn } from "../say/speech.ts";

function takenBack(context: DialogueContext, state: DialogueState, heard: Heard): string {
  state.notes = [];
  state.told = [];
  leave(state);
  const said = inTurn(talk.dropped, state.language, state.turn);
  if (!heard.has("bye")) return `${said} ${proceed(context, state)}`;
  state.ended = true;
  state.stack = [];
  return `${said} ${farewell(state)}`;
}

/** 'Never mind the note', of what is being told or was just passed on: it is passed on no more. */
export function calledOff(context: DialogueContext, state: DialogueState, heard: Heard): string | undefined {
  if (takesBack(state, heard)) return takenBack(context, state, heard);
  if (heard.words.includes("?")) return undefined;
  const [sentence = "", ...rest] = sentencesOf(heard.words);
  const what = CALLS_OFF_WHAT.exec(sentence)?.groups?.["what"];
  const flow = topFlow(state);
  if (flow) {
    const whole = rest.length === 0 && !/[,;]./u.test(sentence);
    const told = state.asked === "note" && flow.files?.kind === "message";
    return whole && told && what && OF_ANY_MESSAGE.test(what) ? takenBack(context, state, heard) : undefined;
  }
  const last = state.filed.at(-1);
  if (last?.kind !== "message") return undefined;
  const ours = what && (OF_ANY_MESSAGE.test(what) || MATTER_WORDS[last.about]?.test(what));
  if (!ours && !CALLS_OFF.test(sentence)) return undefined;
  state.filed.pop();
  return takenBack(context, state, heard);
}
