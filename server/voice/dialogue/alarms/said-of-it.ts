import { capital } from "../../../../content/capital.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import { alarmsIn } from "../../understanding/alarms.ts";
import { clausesOf } from "../../understanding/clauses.ts";
import { sentencesOf } from "../paper/note-words.ts";
import { plain, shorten } from "../readers/text.ts";
import { helpTold } from "./help-words.ts";
import { GOES_ON, WISH } from "./paused.ts";

// What stands on the paper of an alarm: what tells of the danger, and nothing of what else was talked about.

const SAID_MAX = 400;
/** Answers, thanks and what is wanted of the desk. */
const NOD =
  /^(?:(?:ok|okay|oh|oh my|well|alright|all right|yes|yeah|yep|no|please|right|sure|hold on|wait|sorry|one second|that's (?:right|it|all)|nothing else|adi[oó]s|ma'am|sir|bueno|s[ií]|thank you|thanks|bye|so much|gracias|hi|hello|there|good morning)(?:\s|$))+$/;
/** Said to the line, and not of the danger: 'are you still there', 'what do I do till they come'. */
const TO_THE_LINE =
  /^(?:(?:ok|okay|so|and|but|please) )*(?:(?:are|can|could|do|don't|should|would|will|what|which|where|who|how) (?:you|i|we|hang|do|should|hospital)(?!\p{L})|don't hang up|ok(?:ay)? (?:they're|i) )/u;
const fears = (sentence: string): boolean => {
  const { sure, signs, feared } = alarmsIn(sentence, clausesOf(sentence));
  return sure.length > 0 || feared !== undefined || (signs && !sentence.trim().endsWith("?"));
};
const tells = (sentence: string): boolean => {
  const text = plain(sentence);
  return ![NOD, GOES_ON, WISH, TO_THE_LINE].some((each) => each.test(text)) && !sentence.trim().endsWith("?");
};

/** @param sentences what was said until the alarm, in its order */
export function toldOfIt(sentences: readonly string[]): string {
  const said = [...new Set(sentences)].filter((each) => each !== "");
  const kept = said.filter((each) => fears(each) || tells(each));
  const words = kept.length > 0 ? kept : said;
  // Where it is too long, the last words tell the danger.
  while (words.length > 1 && words.join(" ").length > SAID_MAX) words.shift();
  return shorten(words.join(" "), SAID_MAX).replace(/\.$/, "");
}

/** What is told while it stands: where they are, how somebody is, whom it is to be told. */
export function addSaid(
  { filed }: DialogueState,
  line: string,
  words: string,
  belongs: (sentence: string) => boolean,
): void {
  const paper = filed.findLast((each) => each.kind === "emergency" && each.line === line);
  if (paper?.kind !== "emergency") return;
  for (const each of sentencesOf(words)) {
    const isOfIt = fears(each) || belongs(each) || (tells(each) && helpTold(each) !== "soon");
    const said = capital(each).replace(/[.!]+$/, "");
    if (!isOfIt || paper.words?.includes(said) || paper.words?.endsWith("…")) continue;
    paper.words = shorten([paper.words, said].filter(Boolean).join(". ").replaceAll("?.", "?"), SAID_MAX);
  }
}
