import { remarksOnSpelling } from "../questions/question-forms.ts";
import { sentencesOf } from "./note-words.ts";
import { plain } from "../readers/text.ts";

const LEADS = "(?:(?:no|oh|well|hold on|hang on|wait|sorry|um|uh|okay|ok),? )*";
const CHATTER = [
  `(?:this|that) (?:(?:is|may|might|will|one(?:'s| is)?)(?: going to| gonna)?(?: be| sound)? )(?:a |an |kind of |kinda |a bit )?(?:funny|silly|odd|weird|strange|dumb|stupid)(?: one| question| thing)?`,
  "let me (?:just )?(?:find|get|grab|put on|look for|see|check) (?:my|the) (?:glasses|reading glasses|specs|phone|card|calendar|pen)",
  "(?:that's|that is|it's|that was) (?:my |the |an? |his |her )?(?:old|wrong) (?:one|number|phone)",
  "(?:wonderful|great|lovely|perfect|terrific|oh joy)[, ]+(?:a|another) (?:machine|robot|recording|computer)",
  "(?:and |so )?that's (?:really |all )?the (?:main|big|key|most important|important) (?:thing|point|part|bit)",
  "(?:that's|that is) (?:her|him|the one|it)",
  "(?:(?:dr|doctor|mr|ms|mrs) \\p{L}+|\\p{L}+) that's (?:her|him|the one)(?: \\p{L}+)?",
  // Whom it is for has a row.
  "(?:please |so |and |but )*(?:(?:can|could|would|will) you (?:please |just )*)?(?:let|tell) (?:her|him|them)(?: know)?(?: that| this| about it| please)*",
  // That a call is wished for is filed as such.
  "(?:yes|yeah|please|just)?[, ]*(?:have|ask|tell|get) (?:him|her|them|somebody|someone)(?: to)?(?: please)? (?:call|ring) (?:me|us)(?: back)?",
].map((each) => new RegExp(`^${LEADS}(?:${each})$`, "u"));

/** Said to somebody else who is there: 'sorry, talking to my guy', 'not the half inch bit, that was me talking to my helper'. */
export const isSaidAside = (sentence: string): boolean => SAID_ASIDE.test(plain(sentence));
const SAID_ASIDE = new RegExp(
  `^(?:(?:yeah|yes|no|oh|well|hold on|hang on|wait|sorry|um|uh|okay|ok|not you) )*(?:not (?:the|that) (?:\\p{L}+ ){0,4}(?:bit|part|thing|one) )?(?:(?:i'm|i was|that was me|that's me|it was me|that was|just|was) )*(?:(?:talking|speaking|yelling|hollering|talkin) (?:to |at |with )|(?<=(?:that|it) was )(?:meant )?for )(?:my|somebody|someone|one of|him|her|them|the) (?:guys?|helper|kids?|son|daughter|wife|husband|dog|crew|apprentice|assistant|coworker|partner|boss|mom|dad|customer|guy here|other line)(?: \\p{L}+){0,2}$`,
  "u",
);

/** A turn without what was said to somebody else in it, and without the words that say so. */
export function withoutAsides(words: string): string {
  const all = sentencesOf(words);
  const aside = all.map(
    (each) => isSaidAside(each) && !/^\W*(?:\p{L}+[, ]+){0,2}not (?:the|that)/iu.test(each),
  );
  if (!aside.includes(true)) return words;
  return all.filter((each, at) => !aside[at] && !(aside[at + 1] && TO_OTHER.test(each))).join(" ");
}
const TO_OTHER =
  /^(?:no|hey|yes|yeah|stop|not|get|put|hold|the|down|quit|okay|ok|wait|hang)(?!\p{L})[^\d?]{0,40}$/iu;

/** 'This is a funny one', 'let me find my glasses', 'that's my old one': said beside what is told, and none of it. */
export const isChatter = (told: string): boolean =>
  CHATTER.some((each) => each.test(plain(told))) || isSaidAside(told) || remarksOnSpelling(told);
