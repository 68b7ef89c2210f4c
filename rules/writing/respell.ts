import { often, shortFor } from "../../content/writing/spelled.ts";
import { capital } from "../../content/capital.ts";
import { isOneOff } from "../one-off.ts";

const known = new Set(often);
/** The same for all forms of a word that is spelled right. */
const stemOf = (word: string): string => word.replace(/(?:ing|ers?|ors?|e?d|al|ly|e?s|e|ions?)$/, "");
const stems = new Set(often.map(stemOf));
/** The same for 'busines' and 'business': letters that are doubled or not. */
const single = (word: string): string => word.replaceAll(/(.)\1+/g, "$1");

/** What every language has of its own: 'personnel' is no slip of 'personal'. */
const OWN =
  /^(?:costumers?|personnel|patents?|practi[sc]es?|officers?|employers?|smell|mall|polic[ey]|salons?|minute|employed|employs)$/;

/** Two slips in a long word; the first letter is hardly ever wrong. */
function isMeant(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0] || Math.abs(typed.length - meant.length) > 2) return false;
  if (single(typed) === single(meant)) return true;
  if (meant.length < 7) return false;
  if (isOneOff(typed, meant)) return true;
  return (
    meant.length > 9 &&
    Array.from(meant, (_, i) => meant.slice(0, i) + meant.slice(i + 1)).some((less) => isOneOff(typed, less))
  );
}

function meantBy(typed: string): string {
  const word = typed.toLowerCase();
  if (known.has(word) || known.has(word.replace(/s$/, "")) || OWN.test(word)) return typed;
  const short = Object.hasOwn(shortFor, word) ? shortFor[word] : undefined;
  const meant =
    short ??
    (word.length > 3 && !stems.has(stemOf(word)) ? often.find((each) => isMeant(word, each)) : undefined);
  if (!meant) return typed;
  return typed[0] === word[0] ? meant : capital(meant);
}

/** Slips that leave a word of its own, and what is written with a sign or a capital. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?out?\b/g, "without"],
  [/\bw\/(?=\s)/g, "with"],
  [/\bi(?=['’](?:m|ve|d|ll)\b|[ ,]|$)/g, "I"],
  [/\bim\b/gi, "I'm"],
  [/\bwhats\b/gi, "what's"],
  [/\b(there|that|here)s(?= (?:a|an|only|no|not|the|one|nothing|always|just)\b)/gi, "$1's"],
  [
    /\bwere(?= (?:with|at|in|on|out|running|closed|open|full|busy|swamped|behind|short|a (?:small|\d)|moving|closing|looking|trying|switching|going)\b)(?<=\b(?:when|while|because|and|but|if|since|that|^) ?were)/gi,
    "we're",
  ],
  [/\bwhos\b/gi, "who's"],
  [/\balot\b/gi, "a lot"],
  [/\bbegginer(?=s?\b)/gi, "beginner"],
  [/\benglish\b/g, "English"],
  [/\bits (?=(?:time|ok|okay|been|not|a|too)\b)/gi, "it's "],
  [/\b(do|does|did|is|are|was|would|should|could|ca|wo|have|has|had)nt\b/gi, "$1n't"],
];

/** Before a day of the month. */
const MONTHS =
  /\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)(?=\.? \d{1,2}\b)/g;

/** A prompt with its slips and short forms spelled out: 'smal biz tipps' is 'small business tips'. Names keep theirs. */
export const respell = (typed: string): string =>
  SPELLINGS.reduce((so, [from, to]) => so.replaceAll(from, to), typed)
    .replaceAll(MONTHS, capital)
    .replaceAll(
      /(?<![\p{L}\p{N}.@/'’-])(?:\p{Ll}{2,20}|^\p{Lu}\p{Ll}{3,20})(?![\p{L}\p{N}@/'’]|\.\w|-)/gu,
      meantBy,
    );
