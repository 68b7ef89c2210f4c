import { titleCase } from "../../../../content/capital.ts";
import { partsNamed } from "./name-parts.ts";
import { COMMON } from "../../../../content/understanding/paper-words.ts";

// A name that is known, and is told anew by how one part of it is said or written: 'it's Karin with an i', 'Voss, not Foss'.

const SPELLED = /(?<![\p{L}-])\p{L}(?:-\p{L}){2,}(?![\p{L}-])/gu;
const WORD = "\\p{L}[\\p{L}'’-]+";
const LED = new RegExp(
  `(?:(?<!\\p{L})(?:it's|its|it is|that's|name is|name's|i'm|is|es|soy|se escribe|me llamo|con|not|no|nope|but|pero|actually|sorry|perd[oó]n|i said|i meant|dije|should be|make (?:it|that)|sea|spelled)[,.:]? )(${WORD})(?: (${WORD}))?`,
  "giu",
);
const LETTERED = new RegExp(
  `(${WORD}),? (?:(?:es|it's|that's) )?(?:with|without|con|sin) (?:(?:an?|the|one|two|double|una?|dos|doble) )?(?:\\p{L}(?:'?s)?|hache|eñe|zeta|ese|ce|be|ve|uve|jota|ka|cu|equis|ye|i griega|i latina|acento)(?: (?:at|in|on) .*)?(?![\\p{L}'])`,
  "giu",
);
const INSTEAD = [
  new RegExp(
    `(?<!\\p{L})(?<right>(?:${WORD} )?${WORD}),? (?:and |y )?(?:not|no|rather than|instead of|en vez de) (?<wrong>${WORD})`,
    "giu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:not|no(?: es)?) (?<wrong>${WORD}),? (?:but |it's |it is |sino |es )*(?<right>${WORD})`,
    "giu",
  ),
];

/** The whole name as it is now; undefined when nothing of it was told anew. */
export function namePutRight(known: string, said: string): string | undefined {
  // 'My last name is T-R-A-N-H'.
  const words = said.replace(SPELLED, (letters) => titleCase(letters.replaceAll("-", "").toLowerCase()));
  const parts = known.split(" ");
  const put = (at: number, right: string) => titleCase(parts.with(at, right).join(" "));
  for (const each of INSTEAD)
    for (const { groups } of words.matchAll(each)) {
      const at = parts.findIndex((part) => flat(part) === flat(groups!["wrong"]!));
      const told = groups!["right"]!.split(" ").filter((word) => !COMMON.has(word.toLowerCase()));
      const [right] = told.slice(-1);
      if (at < 0 || !right || parts.some((part) => flat(right) === flat(part))) continue;
      // 'Gail Pruitt, not Dale' is all of the name.
      return told.length > 1 && !/['’]/.test(told[0]!) ? titleCase(told.join(" ")) : put(at, right);
    }
  const { first, last } = partsNamed(words);
  if (first && last) return titleCase(`${first} ${last}`);
  const own = parts.find((part) => [first, last].some((each) => each && flat(each) === flat(part)));
  const others = parts.filter((part) => part !== own);
  // 'No, Alan is my first name', of a Burke Alan.
  if (own && others.length > 0) return (first ? [own, ...others] : [...others, own]).join(" ");
  const anew = [
    ...[...words.matchAll(LETTERED)].map(([, word]) => word),
    ...[...words.matchAll(LED)].flatMap(([, first, second]) =>
      OF_A_THING.test(first ?? "") ? [] : [first, second],
    ),
  ];
  for (const word of anew) {
    if (
      !word ||
      COMMON.has(word.toLowerCase()) ||
      NO_NAME.test(word) ||
      parts.some((part) => part.toLowerCase() === word.toLowerCase())
    )
      continue;
    const at = parts.findIndex((part) => isLike(flat(part), flat(word)));
    if (at >= 0) return put(at, word);
  }
  return undefined;
}

/** 'Sorry, the baby's sick', of a Voss. */
const OF_A_THING = /^(?:the|an?|my|our|his|her|their|your|el|la|los|las|una?|mis?|sus?)$/i;
/** 'No pain', of a Penn; 'area code', of a Chad. */
const NO_NAME =
  /^(?:area|codes?|pains?|fever|swelling|bleeding|rash|cough|allergies|meds|insurance|rush|hurry|worries|problem|thanks|dolor|fiebre|prisa)$/i;
const flat = (word: string): string =>
  word
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-zñ]/g, "");
/** What is heard of a word: its consonants, each as it sounds. */
const sound = (word: string): string =>
  word
    .replace(/ph/g, "f")
    .replace(/c(?=[ei])|z/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/[wv]/g, "b")
    .replace(/(?<=.)[aeiouyh]/g, "")
    .replace(/(.)\1+/g, "$1");
/** Whether two words may be one that was misheard. */
function isLike(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 3 || sound(one)[0] !== sound(other)[0]) return false;
  const heard = sound(one);
  if (heard.length > 1 && heard === sound(other)) return true;
  return apart(one, other) <= (Math.min(one.length, other.length) > 5 ? 2 : 1);
}
/** How many letters have to be changed to make one word of another. */
function apart(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const row = [i + 1];
    for (const [j, own] of [...other].entries())
      row.push(Math.min(row[j]! + 1, before[j + 1]! + 1, before[j]! + (letter === own ? 0 : 1)));
    before = row;
  }
  return before.at(-1)!;
}
