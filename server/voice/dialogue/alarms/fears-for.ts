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
