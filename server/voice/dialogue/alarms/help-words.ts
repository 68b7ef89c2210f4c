import { sentencesOf } from "../paper/note-words.ts";
import { plain } from "../readers/text.ts";
import { WISH } from "./paused.ts";

// Whether help is called or there, as the caller tells it.

const HELP =
  "(?:911|nine one one|988|poison(?: control)?|(?:an? |the |my )?(?:ambulance|paramedics?|medics?|emts?|fire ?(?:fighters|men|department|truck)|police|cops|rescue squad|gas (?:company|people|guys?)|nurse|doctors?)|help|them)";
const SOMEBODY =
  "(?:(?:my|the|a|our) (?:\\p{L}+ )?\\p{L}+|he|she|they|we|i|somebody|someone|everybody)(?:'s|'re|'m| is| are| am| was)?";
const HERE =
  "(?:here|coming|in the house|at the door|on (?:the|its|their) way|arrived|got here|pulling up|pulled up|showed up|on it|outside|with (?:him|her|me|us|them)|working on|(?:has|have|'ve|got|took|taking|loading|checked|checking|looking at|seeing) (?:him|her|me|us|them)|(?:says?|said|told|telling|asking)(?: (?:me|us|him|her|that|it|he|she|they|to)))";
/** Somebody is there, on the line or on the way: what is done already. */
const NOW = new RegExp(
  `(?<!\\p{L})(?:(?:on|talking|speaking|spoke|talked) (?:hold |the (?:other )?(?:line|phone) )?(?:with|to) ${HELP}|(?:have|got|'ve got|have got|with) ${HELP} (?:here|on|coming)|${HELP}(?:'s|'re| is| are| has| have)?(?: just| already| finally| now| all)* ${HERE}|they(?:'re| are|'ve)?(?: just| already| finally| now)* ${HERE}|(?:already|just) (?:called|dialed|phoned|rang) ${HELP}|(?<!n't )(?:called|dialed|phoned) (?:911|988|poison|(?:an|the) ambulance|them(?! (?:back|about|later|tomorrow)))|(?<!i'm )(?<!i am )(?:my|the|our) (?:\\p{L}+ )?\\p{L}+(?:'s| is) (?:already )?(?:calling|dialing) (?:911|988|them|poison|an? ambulance)|${SOMEBODY} (?:already |now )*(?:at|in) (?:the |an )?(?:emergency room|hospital|ambulance)|ya (?:est[aá]n (?:aqu[ií]|con)|llegaron|lleg[oó]|vienen?(?: en camino)?|(?:la|lo|los|les|le )?llam(?:[eé]|amos|aron|ó))|(?:estoy|est[aá]) (?:en la l[ií]nea|hablando) con|los? param[eé]dicos? (?:ya )?(?:est[aá]n|lleg))(?!\\p{L})`,
  "u",
);
/** Who goes or calls, or says that they will. */
const SOON =
  /(?<!\p{L})(?:calling (?:now|them|it|right now|911|988)|^(?:ok(?:ay)? |yes |got it )*(?:i'm |im )?calling\b|(?:i'm|i am|we're|im|he's|she's) (?:going|leaving|calling|heading|on (?:my|our|his|her) way|driving|dialing)|going (?:now|there)|(?:will|i'll|we'll|let me) (?:just )?(?:call|text|go|do that|take (?:him|her|them))|already calling|(?:drive|drives|driving|take|takes|taking|bring|bringing|rush\p{L}*) (?:me|him|her|us|them)(?: \p{L}+){0,2} to (?:the |an )?(?:emergency|hospital|urgent)|hanging up|(?:ya|voy a|vamos a) (?:(?:lo|la|les|los|le|me) )?(?:voy|vamos|llamo|llamar|salimos|salgo|estoy llamando)|voy para all|estoy llamando|ok(?:ay)? i will)(?!\p{L})/u;
/** Who has said that they called, and after all has not or will not. */
const NOT_CALLED =
  /(?<!\p{L})(?:not (?:going|calling|called|call|yet)|never (?:called|mind)|(?:won't|don't|can't|didn't|haven't|hasn't|should i|do i have to|if i|if we) (?:\p{L}+ ){0,3}?(?:call|called|go|reach|get|need)|nobody(?:'s| has| is)|no one(?:'s| has| is)|instead of|todav[ií]a no|no (?:he|hemos|han|voy a|quiero) llam\p{L}*)(?!\p{L})/u;

/** What the caller tells of help in a turn: that it is there or on its way, or that they go or call now. */
export function helpTold(words: string): "soon" | "now" | undefined {
  const text = heardAs(words);
  if (NOT_CALLED.test(text)) return undefined;
  return NOW.test(text) ? "now" : SOON.test(text) ? "soon" : undefined;
}
/** Who is driven to where help is. */
export const goesThere = (words: string): boolean => THERE.test(heardAs(words));
const THERE =
  /(?<!\p{L})(?:going|heading|driv\p{L}*|tak\p{L}+|bring\p{L}*|rush\p{L}*|go)(?: \p{L}+){0,3} to (?:the |an )?(?:emergency room|hospital|urgent care)(?!\p{L})/u;
/** After all nobody was called. */
export const notCalled = (words: string): boolean => NOT_CALLED.test(heardAs(words));
/** 'The ER' is no 'er' of somebody who thinks. */
const heardAs = (words: string): string =>
  plain(words.replace(/(?<=\b(?:the|an|to) )e\.?r\.?(?!\p{L})/giu, "emergency room"));

/** A turn without what it tells of help. */
export const besideHelp = (words: string): string =>
  sentencesOf(words)
    .flatMap((each) => {
      if (helpTold(each) === undefined) return [each];
      // 'They're coming, it's Dana, can the lawyer call me back today', in one breath.
      const pieces = each.split(/,\s+/);
      const rest = pieces.filter((piece) => helpTold(piece) === undefined);
      if (rest.some((piece) => WISH.test(plain(piece)))) return [rest.join(", ")];
      return each.includes("?") ? [each] : [];
    })
    .join(" ");
