import { type ActId, acts } from "../../../../content/understanding/acts.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { QUESTION } from "./aside-words.ts";
import { clockOf, type DialogueContext } from "../context.ts";
import type { Clause, Heard } from "../hearing/heard.ts";
import { topFlow } from "../next.ts";
import { toldIn } from "./note-words.ts";
import { anglicize } from "../readers/spanish.ts";
import { plain } from "../readers/text.ts";
import { saysWhen, whenHeard } from "../readers/when.ts";

/** A clause of such an act, or of none, may tell something; others are served in other ways. */
const TELLS: readonly ActId[] = ["inform", "reason", "complaint", "message", "returning", "late", "results"];
const SERVED: readonly ActId[] = [...TELLS, "billing", "casestatus", "refill", "lost", "records"];
const STEERS = [
  ...([
    "repeat",
    "hold",
    "check",
    "drop",
    "keep",
    "person",
    "refuse",
    "dontknow",
    "frustrated",
    "recap",
  ] as const),
  ...(["bot", "move", "cancel", "abuse", "injection", "decline"] as const),
] as const;
/** Refuses something, or tells of the number that was asked for. */
const UNWANTED =
  /^(?:i|we) (?:don't|didn't|do not|did not) (?:want|need|ask)|^(?:it's )?the (?:same|only) (?:one|number)/i;

export function tells(
  context: DialogueContext,
  state: DialogueState,
  heard: Heard,
  clause: Clause,
  message: boolean,
): boolean {
  const { words, acts: own } = clause;
  if (message) {
    // Whatever is told while a message is taken belongs to it.
    if (own.some((act) => (STEERS as readonly ActId[]).includes(act) && act !== "decline")) return false;
    if (
      own.some(
        (act) => acts[act]?.[0] === "task" && !SERVED.includes(act) && (heard.acts.get(act) ?? 0) >= 0.8,
      )
    )
      return false;
    if (state.asked === "confirm" && heard.has("deny", "correct")) return false;
  } else if (heard.has(...STEERS) || heard.has("deny", "correct") || !own.every((act) => TELLS.includes(act)))
    return false;
  const said = toldIn(words, heard.values);
  if (said.split(/\s+/).length < 4 || QUESTION.test(said) || UNWANTED.test(said)) return false;
  const flow = topFlow(state)!;
  const dated = flow.slots.some(({ slot }) => slot === "which" || slot === "callback");
  if (message && !dated) return true;
  if (
    !own.includes("reason") &&
    !/(?<!\p{L})(?:i|i'm|i've|my|he|he's|she|she's|we|we're|they|mi|yo|estoy|tengo)(?!\p{L})/iu.test(said)
  )
    return false;
  const text = plain(words);
  const when = whenHeard(state.language === "es" ? anglicize(text) : text, {
    today: clockOf(context).today,
    todayOpen: true,
    loose: false,
  });
  return own.includes("reason") || (!saysWhen(when) && heard.values.service === undefined);
}
