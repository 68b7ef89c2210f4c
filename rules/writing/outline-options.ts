import { plural } from "./called.ts";
import { NUMBER, inWords, numberOf, plain } from "./plain.ts";

/** What a text may have several of, each told by itself, as alternatives of a pattern. */
export const OPTION_NOUNS =
  "options|types|kinds|models|materials|brands|alternatives|choices|varieties|styles|metals|woods|fabrics|colors|breeds|picks";
const OPTIONS = new RegExp(`\\b${NUMBER} (?:\\w+ )?(${OPTION_NOUNS})\\b`);
/** So many of a kind, each told by itself: ‘five options’. It is a form and no subject. */
export function optionsIn(typed: string): { count: number; said: string; noun: string } | undefined {
  const [, number = "", noun = ""] = OPTIONS.exec(plain(typed)) ?? [];
  const count = number ? numberOf(number) : 0;
  return count > 1 && count < 21 ? { count, said: `${inWords(count)} ${noun}`, noun } : undefined;
}

/** 'Compare five practice management systems': how many are to stand beside each other. */
const COMPARED = new RegExp(
  `\\bcompar(?:e|es|ing|ison of) (?:(?:the|top|best|leading) )*${NUMBER} (?:[\\w-]+ ){0,4}?([a-z]{3,}s)\\b`,
);
export function candidatesIn(typed: string): { count: number; said: string; noun: string } | undefined {
  const found = optionsIn(typed);
  if (found) return found;
  const [, number = "", noun = ""] = COMPARED.exec(plain(typed)) ?? [];
  const count = number ? numberOf(number) : 0;
  return count > 1 && count < 21 ? { count, said: `${inWords(count)} ${noun}`, noun } : undefined;
}

/** What is compared of each of them is no second thing: 'compare three cameras with prices'. */
export const PRICED =
  /(?<=^compar\w+ .{6,80}),? (?:with|and|including|by) (?:(?:their|its|monthly|yearly|current) )*(?:prices?|pricing|costs?|features|specs)(?:,? and (?:\w+ )?(?:prices?|pricing|costs?|features|specs))?$|(?<=^compar\w+ .{6,80}), (?:features|prices|costs|specs) and \w+$/i;

/** 'Which intraoral scanner should …': what is to be bought, where several of it stand beside each other. */
export function boughtIn(clause: string): string | undefined {
  const [, thing = ""] =
    /^(?:which|what)(?: is the)?(?: best)? ((?:[\w-]+ ){0,3}?[\w-]+) (?:should|is|to|for|do|does|would|can)\b/i.exec(
      clause,
    ) ?? [];
  if (!thing) return undefined;
  return /(?:s|ware|ment|ing)$/i.test(thing) ? thing : plural(thing);
}
