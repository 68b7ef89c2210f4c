import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";

const STRUCK =
  /(?<!\p{L})(?:an?|the|this|that|some|another|his|her|delivery) (?:\p{L}+ ){0,2}?(?:car|truck|van|suv|bus|pickup|semi|motorcycle|driver|uber|taxi|cab|vehicle|trailer)(?: \p{L}+){0,7}? (?:hit|struck|rear-?ended|sideswiped|t-?boned|ran into|slammed into|clipped|backed into) (?:me|us|my|our)(?!\p{L})/giu;
/** The other driver, or somebody who ran into them; nobody whom the caller lives with. */
const DRIVER =
  /(?<!\p{L})(?:(?:the other|another) (?:guy|man|lady|woman|person|driver|kid|party|one|fellow|dude)|(?:an?|some|this|that|the) (?:\p{L}+ )?(?:guy|man|lady|woman|person|kid|fellow|dude|teenager)|he|she|they|somebody|someone) (?:\p{L}+ ){0,2}?(?<how>hit|struck|rear-?ended|sideswiped|t-?boned|ran into|slammed into|clipped|backed into|plowed into) (?:me|us|my car|our car)(?!\p{L})/iu;
const OTHER_DRIVER = /^(?:the other|another) /iu;
/** Done with a car, and never with a fist. */
const WITH_A_CAR = /rear|sideswip|bone|clip|back|plow/iu;
const ON_THE_ROAD =
  /(?<!\p{L})(?:red light|green light|yellow light|stop sign|intersection|crosswalk|freeway|highway|interstate|parking (?:lot|garage)|roundabout|turn signal|blinker|seat ?belt|lanes?|brak(?:e|ed|ing)|merging|(?:left|right) turn|turning (?:left|right)|at fault|my fault|his fault|her fault|my car|the car|bumper|fender|bike lane|on my bike|ran (?:a|the) (?:light|red|stop))(?!\p{L})/u;
/** What the one who drives may have done beside it, where the other one drove too. */
const DISTRACTED =
  /(?<!\p{L})(?:on my (?:phone|cell)|texting|speeding|driving|changing the radio|uninsured|no insurance|not looking|wasn't (?:looking|wearing))(?!\p{L})/u;
/** Not with a car. */
const BY_HAND =
  /(?<!\p{L})(?:fists?|hands?|punch\p{L}*|slap\p{L}*|kick\p{L}*|shov\p{L}*|bat|bottle|belt(?<!seat ?belt)|face|beat\p{L}*|fight|fighting|grabbed|bar|club|gun|knife|threat\p{L}*)(?!\p{L})/u;
/** It is over: the case is what they call about. */
const LONG_OVER =
  /(?<!\p{L})(?:ago|yesterday|last (?:week|month|year|night|\p{L}+day)|since|totaled|totalled|insurance|adjuster|claim|therapy|settle\p{L}*|police report|case)(?!\p{L})/u;
const NOW =
  /(?<!\p{L})(?:just (?:now|hit|happened)|right now|minutes? ago|(?:an|half an|one) hour ago|tonight|bleeding|can't (?:move|breathe|feel)|trapped|still here|at the scene)(?!\p{L})/u;

/**
 * 'A van hit me three weeks ago, and his insurance keeps calling', 'the other guy hit me but I was on my phone': an
 * accident that is over, and nobody's violence.
 */
export function hitInTraffic(words: string): boolean {
  const text = words.toLowerCase();
  if (NOW.test(text)) return false;
  const rest = LONG_OVER.test(text) ? text.replace(STRUCK, ACCIDENT) : text;
  return rest === text ? metADriver(text) : isQuiet(rest);
}

function metADriver(text: string): boolean {
  const found = DRIVER.exec(text);
  if (
    !found ||
    BY_HAND.test(text) ||
    !(WITH_A_CAR.test(found.groups?.["how"] ?? "") || drove(text, found[0]))
  )
    return false;
  return isQuiet(text.replace(DRIVER, ACCIDENT));
}
const drove = (text: string, struck: string): boolean =>
  ON_THE_ROAD.test(text) || (OTHER_DRIVER.test(struck) && DISTRACTED.test(text));
const ACCIDENT = " there was an accident ";
function isQuiet(rest: string): boolean {
  const { feared, sure, signs } = alarmsIn(rest, clausesOf(rest));
  return feared === undefined && sure.length === 0 && !signs;
}
