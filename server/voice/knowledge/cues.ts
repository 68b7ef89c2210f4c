import type { Aspect } from "../../../content/desks/desk.ts";

/** The aspects that single words give away, where no model has heard the question. */
const CUES: readonly (readonly [aspect: Aspect, pattern: RegExp])[] = [
  ["insurance", /\b(insur\w*|cover\w*|network|ppo|seguro)\b/],
  ["cancelpolicy", /\bcancel\b.*\bcost\b|\bcost\b.*\bcancel\b/],
  ["price", /\bcost\b|\bhow much\b(?! time)|\bexpensiv|\bcuanto\b(?! (dura|tarda))/],
  ["duration", /\bhow (long|many minut|much time)\b|\bcuanto (dura|tarda)\b/],
  ["safe", /\bsaf\b|\bseguro durant/],
  ["about", /\bdifferenc\b|\bwhat is\b|\bhow do(e|es)? .* work\b/],
  ["offered", /^(do|can|could|would) (you|i|y) .*|\bhacen\b|\bofrecen\b/],
];
/** What words ask for, as single ones of them tell. */
export const aspectIn = (said: string): Aspect | undefined => CUES.find(([, cue]) => cue.test(said))?.[0];
