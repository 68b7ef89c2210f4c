import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";

const STRUCK =
  /(?<!\p{L})(?:an?|the|this|that|some|another|his|her|delivery) (?:\p{L}+ ){0,2}?(?:car|truck|van|suv|bus|pickup|semi|motorcycle|driver|uber|taxi|cab|vehicle|trailer)(?: \p{L}+){0,7}? (?:hit|struck|rear-?ended|sideswiped|t-?boned|ran into|slammed into|clipped|backed into) (?:me|us|my|our)(?!\p{L})/giu;
/** It is over: the case is what they call about. */
const LONG_OVER =
  /(?<!\p{L})(?:ago|yesterday|last (?:week|month|year|night|\p{L}+day)|since|totaled|totalled|insurance|adjuster|claim|therapy|settle\p{L}*|police report|case)(?!\p{L})/u;
const NOW =
  /(?<!\p{L})(?:just (?:now|hit|happened)|right now|minutes? ago|(?:an|half an|one) hour ago|tonight|bleeding|can't (?:move|breathe|feel)|trapped|still here|at the scene)(?!\p{L})/u;

/** 'A van hit me three weeks ago, and his insurance keeps calling': an accident that is over, and nobody's violence. */
export function hitInTraffic(words: string): boolean {
  const text = words.toLowerCase();
  if (!LONG_OVER.test(text) || NOW.test(text)) return false;
  const rest = text.replace(STRUCK, " there was an accident ");
  if (rest === text) return false;
  const { feared, sure, signs } = alarmsIn(rest, clausesOf(rest));
  return feared === undefined && sure.length === 0 && !signs;
}
