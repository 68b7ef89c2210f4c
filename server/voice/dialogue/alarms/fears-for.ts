import type { DialogueState } from "../../../../contracts/voice.ts";
import { plain } from "../readers/text.ts";

const SELF =
  /(?<!\p{L})(?:i (?:want|wanna|don't want|can't|cannot|wish|feel|am|just|should|took|have|might|keep|hate)|i'm (?:going|gonna|done|tired|so|not|thinking|suicidal|ready|a burden)|i've (?:been|got|had|thought)|(?:kill|hurt|harm|cut|cutting|end) (?:myself|my life)|without me|quiero|no puedo m[aá]s|me quiero|matarme)(?!\p{L})/u;
const OTHER =
  /(?<!\p{L})(?:(?:he|she|they)(?:'s|'re| is| are)? (?:\p{L}+ ){0,2}?(?:says?|saying|said|texted|texting|talking|told|wants?|can't|doesn't|don't|talk\p{L}*|think\p{L}*|keeps?|posted|wrote|going|going to|locked|has)|(?:my|a|our) (?:\p{L}+ )?(?:friend|brother|sister|son|daughter|mom|mother|dad|father|husband|wife|partner|roommate|neighbor|coworker|cousin|nephew|niece|client|patient|boyfriend|girlfriend|ex|kid|teen\p{L}*|amig[oa]|hij[oa]|herman[oa]|espos[oa]|mam[aá]|pap[aá]))(?!\p{L})/u;
/** Somebody else is who may harm themselves, by what was told. */
export const isOfOthers = (words: string): boolean => OTHER.test(plain(words)) && !SELF.test(plain(words));
export const fearsForOthers = ({ filed }: DialogueState): boolean =>
  filed.some((each) => each.kind === "emergency" && each.line === "988" && isOfOthers(each.words ?? ""));
/** 'She keeps saying we won't have to worry about her soon': nobody speaks of themselves. */
export const tellsOfOthers = (words: string): boolean =>
  SOMEBODY.test(plain(words)) && !THEMSELVES.test(plain(words));
const SOMEBODY =
  /(?<!\p{L})(?:he|she|they)(?:'s|'ve|'re)?(?!\p{L})|(?<!(?:tell|told|to|for|on|with|without|let) )(?<!\p{L})(?:my|our) (?:friend|brother|sister|son|daughter|mom|mother|dad|father|husband|wife|partner|roommate|neighbor|coworker|cousin|nephew|niece|kid)(?!\p{L})|(?<!\p{L})(?:él|ella|mi (?:hij[oa]|herman[oa]|espos[oa]|mamá|papá|amig[oa]))(?!\p{L})/u;
const THEMSELVES =
  /(?<!\p{L})(?:i|i'm|i've|i'll|i'd|me|myself|yo|me|estoy|quiero|puedo)(?!\p{L})(?! (?:worried|scared|afraid|think|know|found|saw|heard|can't reach|told|said))/u;
