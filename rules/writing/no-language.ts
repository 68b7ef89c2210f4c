import { often } from "../../content/writing/spelled.ts";

/** What a request is framed with: it tells no subject. */
const FRAME = new Set(
  "a an the and or of on in to for with about how what why when is are do does i we our my your you me it please write make create draft give article post blog text piece story short long new some words word".split(
    " ",
  ),
);
/** Known to everybody as words that stand for none. */
const FILLERS = new Set("lorem ipsum amet foo bar baz qux blah bla test testing asd asdf xyz abc".split(" "));
const KNOWN = new Set(often);

/** With what a word begins before its first vowel. */
const ONSET =
  /^(?:[bcdfghjklmnprstvwxyz]?|qu|[bcfgps]l|[bcdfgpt]r|[cgpstw]h|s[cklmnpqtvw]|[dt]w|kh|kl|kr|kn|gn|mn|pn|ps|pt|rh|ll|ts|vl|wr|zh|zw|sch|scr|shr|spl|spr|str|squ|thr|chr|chl|phr)$/;
/** Neighbours that no word has, or hardly any. */
const IMPOSSIBLE =
  /q(?!u)|j[^aeiouy]|[cfghkmpqstvwxz]j|v[bcdfghjkmpqstwxz]|[bcdfghjkmpqstvwz]x|x[bdgjkmnrsvxz]|z[bcdfghjkmnprsvwx]|k[bcdfgjqvxz]|f[bcdghjkmpqvwxz]|h[bcgjqvxz]|g[fjkqvxz]|d[cfkpqxz]|p[bdgjqvxz]|b[cfghkqxz]|c[bdfgjmpvwxz]|m[qxz]|w[gjqvxz]|s[xz]|t[jqx]/;
/** Keys that lie side by side and have a vowel among them. */
const KEYS = /asdf|qwer|wert(?!e)|uiop|rewq|poiu|fdsa|yuio|oiuy|tyui|iuyt/;
const LONGEST_RUN = 4;

/** A word of some language, as far as its letters tell: it can be said. */
function canBeSaid(word: string): boolean {
  if (/[^a-z]/.test(word)) return true;
  const vowel = word.search(/[aeiouy]/);
  if (vowel < 0 || FILLERS.has(word) || KEYS.test(word) || IMPOSSIBLE.test(word)) return false;
  const runs = word.split(/[aeiouy]+/);
  const vowels = word.match(/[aeiou]+/g) ?? [];
  return (
    ONSET.test(runs[0] ?? "") &&
    runs.every((run) => run.length <= LONGEST_RUN) &&
    vowels.every((run) => run.length < LONGEST_RUN || word === "queue") &&
    !/([a-z])\1\1/.test(word) &&
    (word.length < 3 || runs.some(Boolean))
  );
}

/** True when a prompt holds no words of any language beside those that frame it: keys that were struck, or fillers. */
export function holdsNoWords(prompt: string): boolean {
  // 'QuickBooks' is two.
  const spread = prompt.normalize("NFC").replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  const typed = spread.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? [];
  // A short name in capitals is a name, where not all is written so.
  const isLoud = typed.every((word) => word === word.toUpperCase());
  const isName = (word: string) => !isLoud && /^\p{Lu}{2,5}s?$/u.test(word);
  const told = typed.filter((word) => !FRAME.has(word.toLowerCase()));
  if (typed.length === 0) return true;
  if (told.length === 0 || told.some((word) => KNOWN.has(word.toLowerCase()))) return false;
  const odd = told.filter((word) => !isName(word) && !canBeSaid(word.toLowerCase().replaceAll(/['’]/g, "")));
  const isOneWord = new Set(told.map((word) => word.toLowerCase())).size === 1;
  if (isOneWord && told.length > 3) return true;
  return told.length < typed.length
    ? odd.length === told.length && odd.length > 1
    : odd.length > told.length / 2;
}
