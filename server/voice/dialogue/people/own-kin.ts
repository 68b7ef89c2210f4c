import type { Desk } from "../../../../content/desks/desk.ts";
import { relationHeard } from "../readers/relation.ts";

// Family is on the other side of a matter only where it is said.

/** 'For my sister Pam', 'my husband Frank and I were hit' name nobody who is on the other side. */
export const isOwn = (words: string, who: string): boolean => {
  const named = `,? (?:is |named |called |se llama )?${who.replace(/[^\p{L}]/gu, ".")}(?!\\p{L})`;
  const says = (each: string) => new RegExp(`(?<!\\p{L})${each}`, "iu").test(words);
  return (
    // 'A divorce, for my sister Marta', 'my sister Marta wants a divorce': whom it is for, whatever it is about.
    says(`(?:for|on behalf of|para) (?:my|our|mi) (?:[\\p{Ll}-]+ ){0,2}?[\\p{Ll}-]+${named}`) ||
    says(`(?:my|our|mi) (?:\\p{Ll}+ ){0,2}?(?:${BLOOD})${named}${WANTS}`) ||
    (!AT_ODDS.test(words) && says(`(?:my|mi) (?:\\p{Ll}+ ){0,2}?(?:${CLOSE})(?:['’]s name is)?${named}`))
  );
};
const CLOSE = "husband|wife|spouse|partner|brother|sister|client|marido|espos[oa]|soci[oa]";
const BLOOD =
  "sister|brother|mother|mom|father|dad|son|daughter|cousin|niece|nephew|aunt|uncle|friend|grand(?:mother|father|ma|pa)|herman[oa]|madre|padre|hij[oa]|amig[oa]";
const WANTS =
  ",? (?:who )?(?:wants|needs|would like|is (?:getting|going through|divorcing|separating|leaving|looking|thinking|filing|being)|has (?:to|been)|was (?:served|hit|fired)|quiere|necesita)(?!\\p{L})";
const AT_ODDS =
  /(?<!\p{L})(?:divorc\p{L}*|separat\p{L}*|custody|sue[ds]?|suing|against|disput\p{L}*|contest\p{L}*|fight\p{L}*|fought|owes?|owed|stole|steal\p{L}*|took|tak(?:es|ing)|cheat\p{L}*|hit|hurts?|hits|left|leav\p{L}*|moved out|kicked|threaten\p{L}*|refus\p{L}*|won['’]t|demand\p{L}*|lawsuit|violen\p{L}*|abus\p{L}*|fired|breach\p{L}*|other (?:side|party)|served|order|demand|contra|debe|rob[oó])(?!\p{L})/iu;
/** 'My wife filed for divorce' tells of who is on the other side, and not of whom the visit is for. */
const HOSTILE =
  /(?<!\p{L})(?:my (?:soon[- ]to[- ]be )?(?:husband|wife|spouse|partner|brother|sister|uncle|aunt|cousin|stepm\p{L}+|stepf\p{L}+|roommate|tenant)(?: (?:just|has|is|who|wants|now|and i are|and i|recently|suddenly|already|got|to))*(?: ?(?:filed|left|leaving|moved out|took|tak(?:es|ing)|stole|served|sued|suing|hit|hits|threaten\p{L}*|won['’]t|refuses|cheat\p{L}*|kicked|divorc\p{L}*|separat\p{L}*|splitting|split(?: up)?|wants? (?:out|a divorce|custody|the (?:house|kids))|owes|lock(?:ed|s)|a divorce|out|custody))(?! (?:her|his|their) (?:husband|wife|ex))|(?:divorc\p{L}*|separat\p{L}*) (?:from )?my (?:husband|wife|spouse)|divorce (?:with|against) my (?:husband|wife))(?!\p{L})/iu;
/** Whom of their own a caller speaks for. */
export const whomHeard = ({ kind }: Pick<Desk, "kind">, words: string, text: string): string | undefined =>
  kind === "law" && HOSTILE.test(words) ? undefined : relationHeard(text);
/** Somebody who was told of is on the other side, without a name. */
export const tellsOfOpponent = (told: readonly string[]): boolean =>
  told.some((each) => HOSTILE.test(each) || STRANGERS.test(each));
const STRANGERS =
  /(?<!\p{L})(?:my|our|the) (?:old |former |ex[- ])?(?:ex(?:[- ](?:husband|wife|boyfriend|girlfriend|partner))?|landlord|landlady|boss|employer|contractor|neighbor|other driver)(?!\p{L})/iu;
/** 'Curtis Bell's the guy who hit me' names Curtis Bell; 'Wendy's' is a name. */
export const withoutIs = (who: string, words: string): string =>
  /['’]s$/.test(who) &&
  /^ (?:the|an?|my|his|her|who|been|not|just|also|at|from)(?!\p{L})/u.test(
    words.slice(words.indexOf(who) + who.length),
  )
    ? who.slice(0, -2)
    : who;
