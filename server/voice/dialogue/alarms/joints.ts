import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import type { Heard } from "../hearing/heard.ts";

/** A sore knee, a stiff back or a swollen ankle, and no word of danger beside it. */
export const ofJoint = ({ words, text }: Heard): boolean => {
  // 'Back' is a joint here, and 'my face is swollen, call me back' tells of none.
  const told = words.replace(FELL_BEFORE, " ");
  const rest = ELSEWHERE.test(text) ? told : told.replace(SWELLING, " ");
  const now = text.replace(FELL_BEFORE, " ");
  return JOINT.test(text) && !WORSE.test(now) && !alarmsIn(rest, clausesOf(rest)).signs;
};
/** 'Since I fell off a ladder Sunday': a fall of another day, which somebody has walked around with. */
const FELL_BEFORE =
  /(?:(?:ever )?since |when |after |because )?(?:i|he|she|they|we) (?:fell|slipped|tripped|landed)(?: \S+){0,6}? (?:(?:on |last |this past )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|the other day|last (?:week|weekend|month)|(?:a few|a couple(?: of)?|two|three|four|five|six|\d) (?:days|weeks|months) ago)(?!\p{L})/giu;
/** Which is what a visit is for, however badly it is meant. */
export const isSprain = (heard: Heard): boolean =>
  SPRAIN.test(heard.text) && !ELSEWHERE.test(heard.text) && ofJoint(heard);
/** A sign of danger elsewhere in the body, and none in a joint. */
const SWELLING = /(?<!\p{L})(?:swoll?en|swell\p{L}*|puff\p{L}*|hinchad\p{L}*)(?!\p{L})/giu;
const ELSEWHERE =
  /(?<!\p{L})(?:face|facial|necks?|throat|tongue|lips?|mouth|cheeks?|eyes?|gums?|tooth|teeth|molar|head|legs?|calf|bell(?:y|ies)|stomach|abdomen|testic\p{L}*|cara|cuello|garganta|lengua|labios?|boca|ojos?|enc[ií]as?|muelas?|dientes?|cabeza|piernas?|pantorrilla)(?!\p{L})/u;
const SPRAIN =
  /(?<!\p{L})(?:swoll?en|swell\p{L}*|puff\p{L}*|sprain\p{L}*|twisted|rolled|stiff|sore|aching|hinchad\p{L}*|torcid\p{L}*|torc[ií])(?!\p{L})/u;
const JOINT =
  /(?<!\p{L})(?:knees?|back|hips?|ankles?|foot|feet|toes?|heels?|wrists?|elbows?|thumbs?|fingers?|shoulders?|rodillas?|espalda|caderas?|tobillos?|pies?|muñecas?|codos?|dedos?|hombros?)(?!\p{L})/u;
const WORSE =
  /(?<!\p{L})(?:chest|breath\p{L}*|heart|arm|jaw|sweat\p{L}*|faint\p{L}*|dizzy|numb\p{L}*|bleed\p{L}*|blood|bone|feel (?:my|his|her|it)|move (?:my|his|her|it)|can't (?:walk|stand|get up)|pee|bladder|bowel|blue|cold|crash\p{L}*|hit|fell|pregnan\p{L}*|stroke|sudden\p{L}*|pecho|respir\p{L}*|sangr\p{L}*|coraz[oó]n|brazo|dorm\p{L}*|desmay\p{L}*|cay[oó]\p{L}*|embaraz\p{L}*)(?!\p{L})/u;
