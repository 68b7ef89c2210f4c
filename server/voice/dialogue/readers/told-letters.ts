/** Letters said one by one: at least three. */
export const SPELLED =
  /(?<![\p{L}\p{M}'])(?![Ii]['’](?:m|d|s)\b)\p{L}(?:(?:\s*[-.,']\s*|\s+)\p{L}(?![\p{L}\p{M}]|['’]\p{L})){2,}/gu;
/** 'Stephanie, with a p h' tells a letter, not a name. */
export const WITH_LETTER =
  /,? with (?:an?|two|double) (?:\p{L}(?:'?s)?(?![\p{L}\p{M}'])[ -]?)+(?:(?:at|in|on) (?:the )?(?:end|middle|front|beginning|start))?|,? con (?:eñe|hache|zeta|ese|ce|be|ve|uve|jota|ka|equis|ye|doble \p{L}+|\p{L})(?:[ -](?:alta|baja|grande|chica|corta|larga|de \p{L}+))?(?:,? y (?:luego )?)?(?![\p{L}\p{M}'])/giu;

/** Each letter by itself: 'double l', 's as in sam'. */
export const eachLetter = (words: string): string =>
  words
    .replace(/\bdouble[ -](\p{L})(?![\p{L}\p{M}'])/giu, "$1 $1")
    .replace(
      /(?<![\p{L}\p{M}'])(\p{L}),?(?: is)? (?:as in|for|like|de) [\p{L}\p{M}]+(?:,(?=\s*\p{L}(?![\p{L}\p{M}'])))?/giu,
      "$1",
    );
/** 'Vance, v as in Victor': one letter alone makes a word sure, and is none. */
export const SURE_LETTER =
  /,? (?:(?:that's |it's )?(?:with )?(?:an? )?)?(?<![\p{L}'])\p{L}[,.]?(?: is)? (?:as in|like in|for|de) \p{L}+(?![.,\s]+\p{L}[.,\s]+\p{L}(?![\p{L}'’]))(?=[.,]| (?:and|y|but|my|the|it's)(?!\p{L})|$)/giu;
/** Letters as they are told, 'apostrophe' and 'hyphen' too. */
export const letters = (words: string): string =>
  eachLetter(words)
    .replace(/ ?\bapostrophe\b ?/giu, "'")
    .replace(
      /([\p{L}\p{M}]+) ([\p{L}\p{M}]+),? (?:with a|with the|con) (?:hyphen|dash|gui[oó]n)(?: (?:in )?between)?/giu,
      "$1-$2",
    )
    .replace(/([\p{L}\p{M}]{2,}) (?:hyphen|dash|guion|guión) ([\p{L}\p{M}]{2,})/giu, "$1-$2");

/** Letters in one word; an 'I' after them that begins the next sentence is none of them. */
export function lettersOf(said: string, words: string): string {
  const all = said.replace(/[^\p{L}\p{M}']/gu, "");
  const known = (word: string) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, "iu").test(words);
  return /[ia]$/i.test(all) && !known(all) && known(all.slice(0, -1)) ? all.slice(0, -1) : all;
}
