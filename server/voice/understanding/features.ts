import type { Asked } from "../../../content/understanding/asked.ts";
import { tokensOf } from "./tokens.ts";
import { classOf } from "./word-classes.ts";

/** What had just been asked, and the language of the call. */
export type Setting = { asked: Asked; language: "en" | "es" };

/** Features are hashed into this many places; a power of two. */
export const featureSpace = 1 << 16;
const negations = new Set(
  "not dont doesnt didnt no never wont cant cannot isnt arent wasnt without nothing nunca nada sin tampoco".split(
    " ",
  ),
);
const negationReach = 4;

/** FNV-1a with a mix at its end, so that its low bits may be used. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Words that many written lines share, as one bit for each hash: what is not among them is mostly a name. */
export type KnownWords = { has(word: string): boolean };

/** The hashed features of a turn or a clause, each once. */
export function featuresOf(words: string, { asked, language }: Setting, known: KnownWords): Int32Array {
  const found = new Set<number>();
  const add = (feature: string) => found.add(hashOf(feature) & (featureSpace - 1));
  const tokens = tokensOf(words, language);
  addWords(
    tokens.map((word) => (word.startsWith("#") || word.length === 1 || known.has(word) ? word : "#rare")),
    add,
  );
  addLetters(tokens, add);
  addPlace(tokens, asked, add);
  addRare(tokens, asked, known, add);
  if (language === "en") addClasses(tokens, add);
  if (/\?\s*$/.test(words)) add("?");
  return Int32Array.from(found);
}

type Add = (feature: string) => void;

function addWords(tokens: string[], add: Add): void {
  let negated = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at]!;
    add(`w${word}`);
    add(`p${tokens[at - 1] ?? "^"} ${word}`);
    if (at + 2 < tokens.length) add(`s${word} _ ${tokens[at + 2]}`);
    if (negated > 0) add(`!${word}`);
    negated = negations.has(word) ? negationReach : negated - 1;
  }
  add(`p${tokens.at(-1) ?? "^"} $`);
}

/** Pieces of three to five letters, for words that were never seen and for misspellings. */
function addLetters(tokens: string[], add: Add): void {
  for (const word of tokens) {
    if (word.startsWith("#")) continue;
    const marked = `<${word}>`;
    for (let size = 3; size <= 5; size += 1)
      for (let at = 0; at + size <= marked.length; at += 1) add(`c${marked.slice(at, at + size)}`);
  }
}

/** What was asked, by itself and with the turn's size, ends and numbers. */
function addPlace(tokens: string[], asked: string, add: Add): void {
  const size = [1, 3, 7, 14].findIndex((most) => tokens.length <= most);
  add(`n${size}`);
  add(`q${asked}`);
  add(`q${asked} n${size}`);
  add(`q${asked} ^${tokens[0] ?? ""}`);
  add(`q${asked} ${tokens.at(-1) ?? ""}$`);
  for (const word of tokens) if (word.startsWith("#")) add(`q${asked} ${word}`);
}

function addRare(tokens: string[], asked: string, known: KnownWords, add: Add): void {
  const rare = tokens.map((word) => !word.startsWith("#") && word.length > 1 && !known.has(word));
  const count = rare.filter(Boolean).length;
  const share =
    count === 0 ? "none" : count === tokens.length ? "all" : count * 2 >= tokens.length ? "half" : "few";
  add(`r${share}`);
  add(`r${Math.min(count, 4)}`);
  add(`q${asked} r${share}`);
  tokens.forEach((_word, at) => {
    if (!rare[at]) return;
    add(`r ${tokens[at - 1] ?? "^"} _`);
    if (rare[at + 1]) add("r __");
  });
}

/** What words that are used alike have in common, alone and beside a word or another class: for words no written line holds. */
function addClasses(tokens: string[], add: Add): void {
  const classes = tokens.map(classOf);
  for (let at = 0; at <= tokens.length; at += 1) {
    const [word, own] = [tokens[at] ?? "$", classes[at]];
    const [before, beside] = [tokens[at - 1] ?? "^", classes[at - 1]];
    if (own) add(`k${own}`);
    if (own) add(`k${before} ${own}`);
    if (beside) add(`k${beside} ${word}`);
    if (own && beside) add(`k${beside} ${own}`);
  }
}
