import { titleCase } from "../../../../content/capital.ts";

// 'Kessler Brothers, that's Kessler, K-E-double-S-L-E-R': letters say how a word is written, and are none themselves.

const LETTER = "(?:double[ -])?\\p{L}(?![\\p{L}'’])";
const RUN = `${LETTER}(?:(?:,? (?:as in|for|like|de) \\p{L}+)?[\\s,.-]+${LETTER}){2,}`;
const SPELLED = new RegExp(
  `[,.;:]?\\s*(?:(?:that's|that is|it's|it is|spelled|spelt|with|es|se escribe|con)[, ]+)*(?:(?<again>\\p{Lu}[\\p{L}'’]+)[,:]? (?:(?:that's|spelled|it's|is|es)[, ]+)?)?(?<![\\p{L}'’])(?<run>${RUN})(?<end>[.!]?)`,
  "giu",
);

/** Words without the letters that spell one of them, and that one as it is spelled. */
export function unspelled(words: string): string {
  let text = words;
  for (const { 0: all, groups, index } of words.matchAll(SPELLED)) {
    const spelled = titleCase(
      groups!
        ["run"]!.replace(/double[ -](\p{L})/giu, "$1$1")
        .replace(/,? (?:as in|for|like|de) \p{L}+/giu, "")
        .replace(/[^\p{L}]/gu, "")
        .toLowerCase(),
    );
    const word = words
      .slice(0, index)
      .match(/\p{L}[\p{L}'’]+/gu)
      ?.findLast((each) => isLike(each, spelled));
    const again = groups!["again"];
    const alike = again !== undefined && isLike(again, spelled);
    if (!word && !alike) continue;
    const before = again ? all.slice(0, all.indexOf(again)) : "";
    // What was told once only stands there as it is spelled, and what is no part of it stays.
    const own = !again || (alike && word) ? "" : before + (alike ? written(again, spelled) : again);
    text = text.replace(all, `${own}${groups!["end"]} `);
    if (word) text = text.replace(word, written(word, spelled));
  }
  return text === words
    ? words
    : text
        .replace(/\s+(?=[.,!?])/g, "")
        .replace(/\s+/g, " ")
        .trim();
}
const flat = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
/** 'Zúñiga' keeps the accents that its letters do not say. */
const written = (word: string, spelled: string): string => (flat(word) === flat(spelled) ? word : spelled);
/** Whether letters may spell a word that was misheard: the same first letter, and most of the others. */
function isLike(word: string, spelled: string): boolean {
  const [one, other] = [flat(word), flat(spelled)];
  if (one.length < 3 || one[0] !== other[0]) return false;
  const shared = [...new Set(other)].filter((letter) => one.includes(letter)).length;
  return shared * 3 >= new Set(other).size * 2 && Math.abs(one.length - other.length) < 4;
}
