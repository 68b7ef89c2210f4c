import { ALIKE, SAYINGS } from "../../../content/desks/words/alike.ts";
import { keeping } from "../kept.ts";

/** Words that tell nothing of what is asked, in both languages. */
const EMPTY = new Set(
  `a an and are at be but by for from guys hello hey hi i if im in is it its just me my of on or our please so some
  that the their them then there they this to us was we were will with would you your yall ya um uh like okay ok well
  actually really maybe wondering calling question ask quick was were am been being had has have did does do can could
  should may might shall ill ive id youve youd youll weve hes shes theyve youre theyre thats lets tell know need want wanna gonna going get got gotta right
  usually normally generally typically exactly roughly ideally honestly basically probably though anyway still
  now also too any anybody anyone somebody someone anything something thing things one because when about even mr mrs ms dr
  el la los las un una unos unas de del en y o a al que con por para su sus mi mis me se lo le les es son hola buenas
  buenos tardes favor quiero quisiera saber si yo tu usted ustedes nos hay tienen tiene puedo puede pueden este esta`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const sayings = new RegExp(`\\b(?:${Object.keys(SAYINGS).join("|")})\\b`, "g");

/** 'A i', 's t d': letters that were said one by one. */
const SPELLED = /\b(?:(?:[b-hj-z] ){2,4}[a-z](?<! i i)|i r s|a i|t b|v a)\b/g;

/** The phrases that a desk's words are held against come again with every turn. */
const MOST_TEXTS = 1000;
const MOST_WORDS = 4000;

/** Lower case, without accents and apostrophes: 'Do you take X-rays?' becomes 'do you take xrays'. */
export const plainWords = keeping(MOST_TEXTS, (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .replace(/(?<=\p{L})['’-](?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(SPELLED, (letters) => (/^a i$|[^aeiouy ]/.test(letters) ? letters.replaceAll(" ", "") : letters))
    // A son, and no Spanish 'are'.
    .replace(/\b(my|our|his|her|your|their|the|a|and|or|old|little|young|younger|older) sons?\b/g, "$1 child")
    .replace(sayings, (said) => SAYINGS[said] ?? said)
    // Words that some write in two.
    .replace(
      /\b(x|check|walk|follow|set|tooth|voice|web|e) (rays?|ups?|ins?|aches?|mails?|sites?)\b/g,
      "$1$2",
    )
    .trim(),
);

/** The root of a word, so that 'cleanings' is 'cleaning' and 'insured' like 'insure'. */
export const root = keeping(MOST_WORDS, (word) => {
  const known = ALIKE[word];
  if (known) return known;
  if (word.length <= 3) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  const short = word.replace(/(?:'s|es|s)$/, (end) =>
    end === "es" && !/(?:sh|ch|x|s)es$/.test(word) ? "e" : "",
  );
  const stem = short.length > 5 ? short.replace(/(?:ing|ed)$/, "") : short;
  return ALIKE[stem] ?? (stem.length > 4 ? stem.replace(/e$/, "") : stem);
});

/** All words of a text as roots, in their order. */
export const rootsOf = (text: string): string[] => {
  const plain = plainWords(text);
  return plain === "" ? [] : plain.split(" ").map(root);
};

/** Stands for the thing that a question is about. */
export const THING = "·";

const emptyRoots = new Set([...EMPTY].map(root));
export const isTelling = (word: string): boolean => word !== THING && !emptyRoots.has(word);

/** What a question is compared by: its telling words, and its pairs of words, which hold its form ('do you', 'can i'). */
export function featuresOf(words: readonly string[]): Set<string> {
  const features = new Set(words.filter(isTelling));
  for (let i = 0; i + 1 < words.length; i++) features.add(`${words[i]} ${words[i + 1]}`);
  return features;
}
