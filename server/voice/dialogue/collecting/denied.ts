import { acts } from "../../../../content/understanding/acts.ts";
import { flowOf } from "../../../../content/flows/flows.ts";
import { TAKES_OUT } from "../../../../content/understanding/paper-words.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import { leave } from "../talk/dropping.ts";
import type { Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { valuesOf } from "../flow-values.ts";
import { addTold, whatAsks } from "../paper/paper.ts";
import type { Plan } from "../plan.ts";
import { fill, inTurn, writtenDay } from "../say/speech.ts";
import { forget } from "../hearing/turn-clauses.ts";

/**
 * 'I'm not late', 'I don't have one to move': what the caller says it is not ends as if it had never begun, and none of
 * its acts is heard in these words. What it is instead is heard in them, however unsure the model was.
 */
export function deny(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  const flow = topFlow(state);
  const denial = flow?.denied?.find(({ says }) => says.test(heard.text));
  if (!flow || !denial) return;
  forget(heard, ...flow.on, "deny", "drop", "keep");
  const { which } = state;
  leave(state);
  // What was told of an appointment before this was begun by mistake still is of it.
  if (!flow.slots.some(({ slot }) => slot === "which")) state.which = which;
  state.asked = "nothing";
  plan.understood = true;
  const instead = denial.becomes === undefined ? undefined : flowOf(denial.becomes);
  if (instead && !state.stack.includes(instead.id)) {
    heard.acts.set(instead.on[0]!, 0.95);
    // Who is late is late for one of today.
    if (flow.files?.about === "late") state.which = writtenDay(clockOf(context).today, state.language);
  } else if (
    heard.questions.length === 0 &&
    [...heard.acts].every(([act, p]) => p < 0.4 || acts[act]?.[0] !== "task")
  )
    plan.said.push(inTurn(talk.dropped, state.language, state.turn));
}

/** 'That isn't what I asked', and no question beside it: the one that was answered so goes to somebody who knows. */
export function misanswered(context: DialogueContext, state: DialogueState, heard: Heard, plan: Plan): void {
  if (!NO_ANSWER.test(heard.text)) return;
  // It is no refusal of what was offered beside the answer.
  forget(heard, "frustrated", "deny", "refuse", "decline");
  if (state.question === undefined || heard.words.includes("?")) return;
  addTold(state, `Asks: ${whatAsks(state.question)}`);
  plan.understood = true;
  plan.said.push(fill(inTurn(talk.misanswered, state.language, state.turn), valuesOf(context, state)));
  delete state.question;
}
const NO_ANSWER =
  /(?<!\p{L})(?:(?:that's|that is|it's) not|(?:that|it) (?:isn't|wasn't|is not|was not)) (?:what i (?:asked|meant|was asking)|my question)|\b(?:didn't|did not|never|haven't) answer(?:ed)? (?:me|my question|that|it)|\bi (?:didn't|did not|never) ask(?:ed)? (?:you )?(?:that|about)\b|(?<!\p{L})no (?:es|era) (?:lo|eso lo) que (?:le )?pregunt|(?<!\p{L})no (?:me contest|le pregunt[eé] (?:eso|por))/u;

/** 'Forget about the X-rays': what the paper leaves out is heard, and nothing else is asked of it. */
export function takesOut(state: DialogueState, heard: Heard, plan: Plan): void {
  const wants = [...heard.acts].some(
    ([act, p]) => p >= 0.5 && ["task", "ask"].includes(acts[act]?.[0] ?? ""),
  );
  if (wants || !TAKES_OUT.test(heard.words)) return;
  plan.understood = true;
  plan.said.push(inTurn(talk.tells, state.language, state.turn));
}
