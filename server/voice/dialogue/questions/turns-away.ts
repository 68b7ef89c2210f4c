import type { DialogueState } from "../../../../contracts/voice.ts";
import { answerQuestion } from "../../knowledge/answer.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { matterOf, noteOf } from "../paper/note-words.ts";
import type { Plan } from "../plan.ts";
import { offerAfter } from "./offer-after.ts";
import { SURE } from "./answers-of-request.ts";

/** 'I got a DUI last night', told to a desk that doesn't do those: says so, where a visit would have begun. */
export function turnsAway(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  task: string | undefined,
  plan: Plan,
): boolean {
  if (task !== "book" || state.stack.length > 0) return false;
  const found = answerQuestion(context.desk, heard.words, { aspect: "offered" }, state.language);
  if (found?.aspect !== "offered" || found.sure < SURE || !NOT_DONE.test(found.answer)) return false;
  // 'A physical' is booked; a kind of it that is not done here needs a name of its own.
  if (heard.values.service && !(found.named && found.sure >= OF_ITS_KIND)) return false;
  plan.understood = true;
  plan.said.push(found.answer);
  state.topics = [...state.topics, found.factId.slice(0, 40)].slice(-8);
  state.note = noteOf(matterOf(heard.words));
  offerAfter(state, plan, "callback");
  return true;
}
const OF_ITS_KIND = 0.9;
const NOT_DONE = /^(?:no, )?(?:we don't (?:do|take)|no (?:hacemos|atendemos|llevamos))(?!\p{L})/iu;
