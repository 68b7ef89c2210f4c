import { talk } from "../../../../content/flows/talk.ts";
import type { DialogueState } from "../../../../contracts/voice.ts";
import type { DialogueContext } from "../context.ts";
import type { Heard } from "../hearing/heard.ts";
import { plain } from "../readers/text.ts";
import { fill, inTurn } from "../say/speech.ts";
import { LEADS } from "./question-forms.ts";
import type { Answer } from "./spoken-answer.ts";

/** 'Did you get the X-rays my old dentist sent?': what has come in is seen by who is there, and no fact tells it. */
export function whetherItCame(
  { desk }: DialogueContext,
  { language, topics, stack }: DialogueState,
  heard: Heard,
  words: string,
): Answer | undefined {
  if (!CAME.test(plain(words)) || heard.has("results", "refill", "casestatus")) return undefined;
  // Beside a visit that is being booked a payment is asked about, and no bill is talked over.
  if (stack.length === 0 && heard.has("billing")) return undefined;
  const team = language === "es" ? desk.frontDeskEs : desk.frontDesk;
  return {
    say: fill(inTurn(talk.cannotSeeIfCame, language, Number(topics.includes("came"))), { team }),
    topic: "came",
    known: true,
    next: "message",
  };
}
const THINGS =
  "(?:x-?rays?|records|files?|fax(?:es)?|letters?|forms?|papers?|paperwork|documents?|referrals?|orders?|payments?|checks?|pictures|photos|films|scans?|packet|application|transcripts?|chart|images|notes from dr)";
const KNOW =
  "(?:(?:i|we)(?:'d)? (?:(?:just|also|really) )*(?:need|want|wanted|like|was calling) to (?:know|see|find out|check|ask) |i was wondering |can you (?:tell me|see|check) |do you know )?(?:if |whether )?";
export const CAME = new RegExp(
  `^${LEADS}${KNOW}(?:(?:did|have|has|do) )?(?:(?:you|y'all|they|the office|somebody|anybody|anyone|dr \\p{L}+)(?: guys| folks| people)?(?: ever| even| already| actually)? (?:get|got|gotten|received?|find|found) (?:my|the|his|her|our|those|these) (?:\\S+ ){0,2}?${THINGS}(?!\\p{L})|(?:(?:what|how) about (?:my|the|that|his|her|our) (?:\\S+ ){0,2}?${THINGS},? )?(?:did|has|have) (?:it|they)(?: ever| even| already| actually)? (?:get there|got there|come(?: in| through)?|arrived?|made? it(?: there| over)?)|(?:did|has|have|is) (?:my|the|his|her|our|that) (?:\\S+ ){0,2}?${THINGS} (?:\\S+ ){0,2}?(?:get there|got there|come(?: in| through)?|arrived?|made? it(?: there| over)?|been (?:received|faxed|sent))(?!\\p{L}))`,
  "u",
);
