import { acts } from "../../../content/understanding/acts.ts";
import type { Asked } from "../../../content/understanding/asked.ts";
import type { LeaveTold } from "./alarms.ts";

/**
 * How much a turn sounds like somebody who takes leave of life and names nothing: a measure over the whole of it, since no
 * list of lines holds what people say. Weak signs add up: kinds of leave, words that weigh, what the model hears, and that
 * it is no errand at all, since what a business is called about can be listed. A question, an errand, or a reason for it (a
 * trip, a move, another office) takes away.
 */
export function leaveWeighed(
  { kinds, heavy, explained, idle, idleSigns }: LeaveTold,
  heard: { act: string; p: number }[],
  words: string,
  asked: Asked,
): { sum: number; signs: number } {
  if (asked === "alarm") return { sum: 0, signs: 0 };
  const despair = heard.find(({ act }) => act === "em.crisis")?.p ?? 0;
  const errand = Math.max(0, ...heard.filter(({ act }) => !TELLS.includes(act)).map(({ p }) => p));
  const question = words.includes("?");
  const open = OPEN.includes(asked);
  const ails = heard.find(({ act }) => act === "reason")?.p ?? 0;
  const tells =
    open &&
    (ails < 0.6 || kinds.length > 0) &&
    idle !== "none" &&
    (idle === "all" ? errand < 0.5 : idleSigns > 0);
  const signs =
    Math.min(
      2,
      kinds.map((kind) => (LESSER.includes(kind) ? 0.75 : 1)).reduce((sum, each) => sum + each, 0),
    ) +
    (despair >= 0.3 ? 1 : despair >= 0.1 ? 0.75 : despair >= 0.03 ? 0.25 : 0) +
    Math.min(1.5, heavy / 2);
  const noErrand =
    (errand < 0.4 && !question && open ? (idle === "none" ? 0.25 : 0.75) : 0) +
    (tells ? (idle === "some" ? 0.5 : 0.75) : 0);
  const against = (errand >= 0.6 ? (tells ? 0.5 : 1) : 0) + (explained ? 1.5 : 0) + (question ? 0.25 : 0);
  return { sum: signs + noErrand - against, signs: Math.max(0, signs - (explained ? 1.5 : 0)) };
}
/** From here on it is asked about. */
export const ENOUGH = 1.75;
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
