import { flowOf } from "../../../../content/flows/flows.ts";
import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { Heard } from "../hearing/heard.ts";
import { forget } from "../hearing/turn-clauses.ts";
import { topFlow } from "../next.ts";
import type { Plan } from "../plan.ts";
import { shorten } from "../readers/text.ts";
import { inTurn, wording } from "../say/speech.ts";

/** Matters of their own: neither is a part of the other, or a better word for it. */
const MATTERS: readonly string[] = ["refill", "results", "referral", "records", "billing", "case", "lost"];

/**
 * A refill and the labs in one call stand side by side: the one that is under way is finished first, and the other
 * waits for its turn. True when the turn only asked for one that waits or is under way.
 */
export function standsBeside(
  state: DialogueState,
  heard: Heard,
  task: string | undefined,
  plan: Plan,
): boolean {
  const flow = topFlow(state);
  const waits = state.later?.flow;
  // 'What about her blood test?', while times for a visit are on the table, comes after it.
  const chooses = flow?.id === "book" && !state.changing && (state.offered.length > 0 || !!state.slots.time);
  const known = waits !== undefined && MATTERS.includes(waits) && heard.has(...flowOf(waits).on);
  // 'And the balance thing?', of what is known to come next.
  const comes = known && flow?.id === "book" && !state.changing;
  if (
    !flow ||
    !(MATTERS.includes(flow.id) || ((chooses || comes) && !heard.has("deny", "frustrated", "drop")))
  )
    return false;
  const other = task !== undefined && task !== flow.id && MATTERS.includes(task) ? task : undefined;
  if (!known && !other) return false;
  if (other && waits !== undefined && waits !== other) return false;
  // 'No, not the labs, I need a refill' takes its place.
  if (other && !known && INSTEAD.test(heard.text)) return false;
  if (other && !known) state.later = { flow: other, words: shorten(heard.words, 200) };
  plan.understood = true;
  // What is to come is no question for somebody else.
  const { on } = flowOf(waits ?? other!);
  for (const { words, clauses } of heard.questions)
    if (clauses.some(({ acts }) => acts.some((act) => on.includes(act)))) heard.answered.add(words);
  plan.said.push(
    chooses || comes ? inTurn(talk.oneAtATime, state.language, 0) : wording(talk.bothStand, state.language),
  );
  forget(heard, "deny", "correct", "frustrated", ...on);
  return true;
}
const INSTEAD = /(?<!\p{L})(?:not|instead|rather|forget|never mind|no (?:es|era)|en vez)(?!\p{L})/u;
