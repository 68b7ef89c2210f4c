import { acts } from "../../../content/understanding/acts.ts";
import type { Asked } from "../../../content/understanding/asked.ts";
import type { LeaveTold } from "./alarms.ts";

/**
 * Whether a turn sounds like somebody who takes leave of life and names nothing: a measure over the whole of it, since no
 * list of lines holds what people say. Weak signs add up: kinds of leave, words that weigh, what the model hears, and that
 * it is no errand at all. A question, an errand, or a reason for it (a trip, a move, another office) takes away.
 */
export function takesLeave(
  { kinds, heavy, explained }: LeaveTold,
  heard: { act: string; p: number }[],
  words: string,
  asked: Asked,
): boolean {
  const despair = heard.find(({ act }) => act === "em.crisis")?.p ?? 0;
  const errand = Math.max(0, ...heard.filter(({ act }) => !TELLS.includes(act)).map(({ p }) => p));
  const question = words.includes("?");
  const idle = errand < 0.4 && !question && OPEN.includes(asked);
  const signs =
    Math.min(
      2,
      kinds.map((kind) => (LESSER.includes(kind) ? 0.75 : 1)).reduce((sum, each) => sum + each, 0),
    ) +
    (despair >= 0.3 ? 1 : despair >= 0.1 ? 0.75 : despair >= 0.03 ? 0.25 : 0) +
    Math.min(1.5, heavy / 2) +
    (idle ? 0.75 : 0);
  const against = (errand >= 0.6 ? 1 : 0) + (explained ? 1.5 : 0) + (question ? 0.25 : 0);
  return asked !== "alarm" && signs - against >= ENOUGH;
}
/** From here on it is asked about. */
const ENOUGH = 1.75;
/** Kinds that are told of an errand, too. */
const LESSER: readonly string[] = ["unwanted", "given", "alone"];
/** Acts that tell of somebody; all others have an errand, an answer or a greeting. */
const TELLS: readonly string[] = Object.keys(acts).filter(
  (act) =>
    act.startsWith("em.") ||
    [
      "reason",
      "complaint",
      "frustrated",
      "forother",
      "dontknow",
      "advice",
      "late",
      "inform",
      "message",
    ].includes(act),
);
/** What was asked leaves room to tell of oneself. */
const OPEN: readonly Asked[] = ["nothing", "reason", "note"];
