/** A prompt in lower case, with plain signs and single spaces: what patterns are matched with. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—]/g, "-")
    // 'Stop no-showing' is said of no-shows.
    .replaceAll(/\bno[- ]show(?:ing|ed|ers?)\b/g, "no-shows")
    .replaceAll(/\s+/g, " ")
    .trim();

const SMALL = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const TENS: Record<string, number> = {
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  sixty: 60,
  ninety: 90,
  a: 1,
  an: 1,
};

/** Digits, or a number in words, as a pattern. */
export const NUMBER = `(\\d{1,3}|${[...SMALL, "fifteen", "twenty", "thirty", "sixty", "ninety"].join("|")})`;
/** 'One step per week' says how fast, not how many. */
export const PACE =
  "(?:one|two|three|\\d) (?:\\w+ )?(?:steps?|tasks?|things?|points?) (?:per|a|each|every) (?:day|week|month)";

export const numberOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : SMALL.indexOf(text) + 1 || (TENS[text] ?? 0);

/** Up to twelve in words, above it in digits. */
export const inWords = (n: number): string => SMALL[n - 1] ?? String(n);

/** A word without its ending: coarse, and the same for `call`, `calls`, `called` and `calling`. */
export const stem = (word: string): string =>
  word
    .replace(/'s$/, "")
    .replace(/(ies)$/, "y")
    .replace(/(?<=.{3})(ing|ed|es|s|e)$/, "");

/** Words of a text by which it can be told what it is about. */
export const wordsIn = (text: string): string[] =>
  (plain(text).match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []).map((word) => word.replace(/^'|'$/g, ""));
