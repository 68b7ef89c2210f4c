import { type DialogueState, NOTES_MAX, TOLD_MAX } from "../../../../contracts/voice.ts";
import { bare } from "../paper/note-words.ts";

// What was under way when an alarm came up.

/** Puts aside what was under way when an alarm comes up. @param from how much had been filed before it */
export function pause(state: DialogueState, from: number): void {
  const { stack, offered, which, callback, note } = state;
  if (stack.length > 0) state.paused = { stack, offered, which, callback, note, from };
  Object.assign(state, { stack: [], offered: [], which: "", callback: "", note: "" });
}

/** Takes it up again, with all that was told: what was passed on of it in the meantime was for who hangs up. */
export function takeUp(state: DialogueState): boolean {
  const { paused } = state;
  if (!paused) return false;
  delete state.paused;
  const between = state.filed.flatMap((each, at) =>
    at >= paused.from && each.kind === "message" && each.unconfirmed ? [each] : [],
  );
  state.filed = state.filed.filter((each) => !between.some((one) => one === each));
  const told = between.flatMap((each) => each.told);
  const { stack, offered, which, callback, note } = paused;
  Object.assign(state, { stack, offered, which, callback, note });
  state.notes = [...new Set([...between.flatMap(({ notes }) => notes), ...state.notes])]
    .filter((each) => !/^(?:Wanted|Stands): /.test(each))
    .slice(-NOTES_MAX);
  state.told = [...new Set([...told, ...state.told])]
    .filter((each) => !bare(state.note).includes(bare(each)))
    .slice(-TOLD_MAX);
  return true;
}

/** 'Can we finish my physical?', 'I guess I'd still better keep that cleaning.' */
export const GOES_ON =
  /(?<!\p{L})(?:(?:finish|continue|go on with|go ahead with|go back to|get back to|back to|pick up where|keep (?:that|the|my)|where were we)|(?:still|anyway)(?: \p{L}+){0,4} (?:need|want|like|keep|have|come|make|book|on for|set|good|send|get|fill|pass|do)|(?:is|are) (?:my|that|the|it)(?: \p{L}+){0,2} still (?:in|on|there|good|booked)|(?:terminar|terminamos|seguir|seguimos|continuar|volver|volvamos)(?: con)?)(?!\p{L})/u;
/** What is wished for of the people here. */
export const WISH =
  /\b(?:i (?:want|need|would like|was hoping|was calling)\p{L}*|i'd like|(?:can|could) you (?:still |also |please )*(?:put|get|have|send|call|keep)|(?:can|could|would|will|have|ask|get) (?:somebody|someone|the \p{L}+|them|they|him|her|he|she|you)(?: there)?(?: to| please)* (?:call|ring|phone) (?:me|us)|(?:put|keep) me down|(?:calling|ask) about|quer[ií]a|necesito|quisiera)(?!\p{L})/u;

/** What the caller tells of help stands on the paper of the alarm too. */
export function note(state: DialogueState, help: "soon" | "now"): void {
  const { alarm } = state;
  if (!alarm || alarm.helped === "now") return;
  alarm.helped = help;
  for (const filed of state.filed)
    if (filed.kind === "emergency" && filed.line === alarm.line) filed.help = help;
}
