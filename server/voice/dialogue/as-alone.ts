import { ANSWERED_MAX, type DialogueState, NOTES_MAX, TOLD_MAX } from "../../../contracts/voice.ts";
import { type DialogueContext, newState } from "./context.ts";
import { asMeant } from "./hearing/as-meant.ts";
import { asAsked } from "./hearing/hearsay.ts";
import { hearTurn } from "./hearing/hear.ts";
import type { Heard } from "./hearing/heard.ts";
import { interpret } from "./interpret.ts";
import { isChange, proceed, topFlow } from "./next.ts";
import { sentencesOf } from "./paper/note-words.ts";
import { ASKS, contentOf, openOf } from "./paper/paper-text.ts";
import { takeBack } from "./paper/taken-back.ts";
import { asksIn } from "./questions/asked-words.ts";
import { plain } from "./readers/text.ts";

// What is known when it is asked first is known inside whatever is under way: 'who's on call at night?' does not become a
// call back because a visit is being booked.

/** Answers a turn: what is known, or wished for, is understood as it is alone, and what was under way goes on. */
export function answerAnywhere(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  words: string,
): string {
  if (state.turn <= 1 || state.alarm || state.suspected || state.held)
    return interpret(context, state, heard);
  const before = structuredClone(state);
  const { told } = heard;
  const noted = before.asked === "note" && heard.questions.length > 0;
  const said = interpret(context, state, heard);
  if (state.alarm) return said;
  if (before.stack.length === 0 ? !state.ended : isServed(before, state, { said, told, noted })) return said;
  const alone: DialogueState = { ...newState(state.scenario), language: state.language, turn: state.turn };
  const first = hearTurn(context, alone, asMeant(asAsked(words), alone));
  const asks = first.questions.length > 0 || asksIn(first);
  const answer = interpret(context, alone, first);
  const core = answer.replace(LAST_QUESTION, "").trim();
  const unclear =
    alone.ended || alone.later || alone.unknown + alone.misses + alone.filed.length > 0 || core === "";
  if (unclear || said.includes(core)) return said;
  const message = topFlow(before)?.files?.kind === "message" && !isChange(topFlow(before)?.id);
  const stays = !noted && !state.ended && state.stack.join() === before.stack.join();
  const gave = stays && JSON.stringify(state.slots) !== JSON.stringify(before.slots);
  const wished = alone.stack.at(-1);
  if (wished !== undefined) {
    const known = [...state.stack, state.later?.flow].includes(wished) || before.note !== "";
    if (
      gave ||
      message ||
      known ||
      alone.stack.length > 1 ||
      !BESIDE.includes(wished) ||
      before.stack.length === 0
    )
      return said;
    restore(state, before);
    state.note = alone.note;
    state.stack = [...state.stack, wished].slice(-4);
    state.notes = [...new Set([...state.notes, ...alone.notes])].slice(-NOTES_MAX);
    state.told = [...new Set([...state.told, ...alone.told])].slice(-TOLD_MAX);
    return `${core} ${proceed(context, state)}`;
  }
  if (alone.topics.length === 0 || (!asks && message)) return said;
  // What was told or wished for beside the question stays, and so does a time or name that was given.
  const unknown = state.unknown > before.unknown;
  const beside = noted ? [] : state.told.filter((each) => !unknown || !each.startsWith(ASKS));
  if (gave) Object.assign(state, { unknown: before.unknown, misses: before.misses, told: beside });
  else {
    const { notes } = state;
    restore(state, before);
    if (!noted) state.notes = notes;
  }
  const { topics, told: open, question, about, answered } = alone;
  state.topics = [...new Set([...state.topics, ...topics])].slice(-8);
  state.told = [...new Set([...state.told, ...beside, ...open])].slice(-TOLD_MAX);
  for (const each of sentencesOf(words)) takeBack(state, each);
  state.answered = [...(state.answered ?? []), ...(answered ?? [])].slice(-ANSWERED_MAX);
  Object.assign(state, { ...(question && { question }), ...(about && { about }) });
  return `${core} ${gave ? said.replace(ONLY_NOTED, "").trim() : proceed(context, state)}`;
}

/** What is taken up beside a visit. */
const BESIDE: readonly string[] = ["billing", "complaint", "records", "refill", "results", "casestatus"];

/** What was asked was answered where it stands, or the turn gave what this call asked for. */
function isServed(
  before: DialogueState,
  state: DialogueState,
  { said, told, noted }: { said: string; told: string; noted: boolean },
): boolean {
  if (state.filed.length > before.filed.length) return true;
  const astray =
    state.ended ||
    state.misses > before.misses ||
    state.unknown > before.unknown ||
    ![before.stack.at(-1), before.stack.at(-2), "book"].includes(state.stack.at(-1));
  if (astray) return false;
  // More was said of it than that it is noted.
  if (said.replace(LAST_QUESTION, "").replace(ONLY_NOTED, "").trim() !== "") return !noted;
  if (openOf(state) > openOf(before)) return false;
  if (state.topics.join() !== before.topics.join()) return true;
  const given = ({ slots, digits, wish, which, callback, asked, how, whom }: DialogueState) =>
    JSON.stringify([slots, digits, wish, which, callback, asked, how, whom]);
  return !noted && given(before) !== given(state) && contentOf(plain(told)).length > 0;
}

const ONLY_NOTED =
  /[^.!?]*(?<!\p{L})(?:noted|have that|got that|added|anotad[oa]|tengo)(?!\p{L})[^.!?]*[.!]/giu;
const LAST_QUESTION = /(?<=[.!?])\s+[^.!?]*\?\s*$/u;

function restore(state: DialogueState, before: DialogueState): void {
  for (const key of Object.keys(state) as (keyof DialogueState)[]) delete state[key];
  Object.assign(state, before);
}
