import { UTTERANCE_MAX } from "../../../../contracts/voice-limits.ts";
import { keeping } from "../../kept.ts";

const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;
const FILLERS =
  /(?<![\p{L}])(u+m+|u+h+|e+r+m*|hm+|ah+|eh|you know|i guess|i think|like|kinda|or whatever|so yeah)(?![\p{L}])/gu;

/** As they are typed, or written by a recogniser: 'dont' is "don't". What is also a word of its own ('ill', 'wont', 'its') stays. */
const LONG: Readonly<Record<string, string>> = Object.fromEntries(
  "don't didn't doesn't isn't wasn't aren't weren't haven't hasn't hadn't couldn't wouldn't shouldn't can't i'm i've you're they're we've you've they've that's what's who's where's there's he's she's let's"
    .split(" ")
    .map((word) => [word.replace("'", ""), word]),
);
const SHORT = new RegExp(`(?<![\\p{L}'])(?:${Object.keys(LONG).join("|")})(?![\\p{L}'])`, "gu");

/** An utterance as it may be stored: bounded, well-formed, one line, no control characters. */
export const clean = (raw: string): string =>
  raw
    .slice(0, UTTERANCE_MAX * 2)
    .toWellFormed()
    .normalize("NFKC")
    .replace(CONTROL, " ")
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, "-")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, UTTERANCE_MAX)
    .toWellFormed();

/**
 * Lower case, without punctuation (but `10:30`, `12/3` and hyphens and apostrophes inside words) and fillers. A turn
 * reads each of its sentences some ten times, so the last ones are kept.
 */
export const plain = keeping(64, (cleaned) =>
  cleaned
    .toLowerCase()
    .replace(/\b([ap])\.\s?m\b\.?/g, "$1m")
    .replace(/(\d)\.(\d)/g, "$1:$2")
    // 'No, el martes' wishes for it; 'no el martes' does not.
    .replace(/(?<!\p{L})no[,.;!]+ (?=(?:el|los|la|las) )/gu, "no pues ")
    // 'El jueves, no el martes' keeps the first.
    .replace(/(?<=\p{L}), no (?=(?:el|los|la|las) )/gu, " y no ")
    .replace(/[^\p{L}\p{M}\p{N}'\-:/+ ]+/gu, " ")
    .replace(/:(?!\d)|(?<!\d):/g, " ")
    .replace(/(?<![\p{L}\p{N}])[-']+|[-']+(?![\p{L}\p{N}])/gu, " ")
    .replace(SHORT, (said) => LONG[said]!)
    .replace(FILLERS, " ")
    .replace(/\s+/g, " ")
    .trim(),
);

/** True when `text` (plain) has one of the phrases as whole words; a phrase may be a pattern. */
export const has = (text: string, ...phrases: readonly string[]): boolean =>
  phrases.some((p) => pattern(p).test(text));

const patterns = new Map<string, RegExp>();

/** A whole-word pattern, made once per phrase; phrases come from the code and the scenarios only. */
export function pattern(phrase: string): RegExp {
  let made = patterns.get(phrase);
  if (!made) {
    made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrase})(?![\\p{L}\\p{N}])`, "u");
    patterns.set(phrase, made);
  }
  return made;
}

const COMMON = new Set(
  "a an and are at be but by can could do does for from get have how i if in is it its just me my of on or our please so some tell that the their them there they this to us was we what when where which who will with would you your about need want know say here like much".split(
    " ",
  ),
);
/** The root of a word for searching; null for a word that says nothing. */
export const stem = (word: string): string | null => {
  const w = word.toLowerCase().replace(/'s$/, "");
  if (w.length < 2 || COMMON.has(w)) return null;
  return w.length > 4 ? w.replace(/(?:ies|es|s|ing|ed)$/, "") : w;
};

/** Cuts at a word's end so that `text` is at most `max` characters. */
export const shorten = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .replace(/\s+\S*$/, "")
        .toWellFormed()}…`;

/** 'Revisión' as a keyboard without accents has it; an ñ is a letter of its own. */
export const unaccented = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/(?<!n)[\u0301\u0303\u0308]|(?<=n)\u0301/gu, "")
    .normalize("NFC");

/** A table to look words up in: without a prototype, so that 'constructor' is not in it. */
export const lookup = <T>(table: Record<string, T>): Record<string, T> =>
  Object.assign(Object.create(null), table);
