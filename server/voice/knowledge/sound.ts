import type { FactIndex } from "./fact-index.ts";
import { isTelling, plainWords, root } from "./words.ts";

// 'Route canal', 'in plants', 'porcelain vineers': what was misheard, or never seen written, by how it sounds.

/** So many words may stand for one name: 'die a bee tees'. */
const MOST = 4;
/** Shorter sounds are too many things at once, but where nearly every letter is right too. */
const LEAST = 4;

/** The consonants of words as they are heard, those that differ by the voice alone taken for one. */
export const soundOf = (words: string): string =>
  words
    .replace(/\s+/g, "")
    .replace(/^(?:kn|gn|pn)/, "n")
    .replace(/^wr/, "r")
    .replace(/igh(?=t|$)|eigh(?=t|$)/g, "i")
    .replace(/ph/g, "f")
    .replace(/(?:ti|ci|si)(?=on|ous|an|al)|sh|ch/g, "x")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/m(?=[pb])/g, "n")
    .replace(/gu(?=[aei])|ck|[gcq]/g, "k")
    .replace(/^[aeiouy]+/, "a")
    .replace(/w(?![aeiou])|(?!^)[aeiouyh]/g, "")
    .replace(/b/g, "p")
    .replace(/d/g, "t")
    .replace(/v/g, "f")
    .replace(/[zj]/g, "s")
    .replace(/(.)\1+/g, "$1")
    .replace(/s$/, "");

/** A word that nothing at this desk holds, as it is or in plainer words. */
function isStrangeTo(index: FactIndex, word: string): boolean {
  const own = root(word);
  return word !== "" && isTelling(own) && !index.rootsOf(word).some((each) => index.knows(each));
}

interface Sounds {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly words: ReadonlySet<string>;
}
const kept = new WeakMap<FactIndex, Sounds>();

function soundsOf(index: FactIndex): Sounds {
  let sounds = kept.get(index);
  if (sounds) return sounds;
  const names = new Map<string, string[]>();
  const words = new Set<string>();
  for (const { fact } of index.facts)
    for (const each of fact.entity?.split("/") ?? []) {
      const name = plainWords(each);
      words.add(name);
      const sound = soundOf(name);
      const others = names.get(sound) ?? [];
      if (sound.length >= LEAST - 1 && !others.includes(name)) names.set(sound, [...others, name]);
    }
  kept.set(index, (sounds = { names, words }));
  return sounds;
}

/** The words with what only sounds like a thing of this desk put as the thing is written. */
export function asItSounds(index: FactIndex, said: string): string {
  const { names, words } = soundsOf(index);
  const tokens = said.split(/\s+/).filter(Boolean);
  const plain = tokens.map(plainWords);
  const strange = plain.map((word) => isStrangeTo(index, word));
  // What is written as a thing of this desk is no part of another.
  const right = new Set<number>();
  for (const at of plain.keys())
    for (let count = 1; count <= MOST; count++)
      if (words.has(plain.slice(at, at + count).join(" "))) for (let i = 0; i < count; i++) right.add(at + i);
  const heard: string[] = [];
  for (let at = 0; at < tokens.length; ) {
    let taken = 0;
    for (let count = Math.min(MOST, tokens.length - at); count >= 1 && taken === 0; count--) {
      const window = plain.slice(at, at + count);
      const written = window.join(" ");
      const stops = tokens.slice(at, at + count - 1).some((each) => /[,.?!]$/.test(each));
      if (stops || isPartOf(right, at, count) || SPELLED.test(written) || words.has(written)) continue;
      if (count > 1 && PRONOUN.test(window[0]!)) continue;
      const sound = soundOf(written);
      const isStrange = strange.slice(at, at + count).some(Boolean);
      const name = names
        .get(sound)
        ?.find((each) =>
          sound.length < LEAST
            ? isStrange && nearlyIt(written, each)
            : (isStrange && mostlyIt(written, each)) || differsByOne(window, each.split(" ")),
        );
      if (!name) continue;
      heard.push(name + (/[,.?!]+$/.exec(tokens[at + count - 1]!)?.[0] ?? ""));
      taken = count;
    }
    if (taken === 0) heard.push(tokens[at]!);
    at += Math.max(1, taken);
  }
  return heard.join(" ");
}

/** 'Night card' for a night guard: of a name of several words all but one stand there as they are. */
function differsByOne(window: readonly string[], name: readonly string[]): boolean {
  if (window.length < 2 || window.length !== name.length) return false;
  const others = window.flatMap((word, i) => (word === name[i] ? [] : [[word, name[i]!] as const]));
  const [other] = others;
  return (
    others.length === 1 &&
    Math.abs(other![0].length - other![1].length) <= 1 &&
    soundOf(other![0]).length >= 2 &&
    soundOf(other![0]) === soundOf(other![1]) &&
    mostlyIt(...other!)
  );
}

/** Whether a thing that is written right would be cut. */
const isPartOf = (right: ReadonlySet<number>, at: number, count: number): boolean =>
  Array.from({ length: count }, (_, i) => at + i).some((each) => right.has(each));

/** 'Does it stink' asks of no 'ADD testing'. */
const PRONOUN = /^(?:it|its|he|she|we|they|this|that)$/;

/** 'S t d', one letter after another. */
const SPELLED = /(?:^| )\p{L} \p{L}(?: |$)/u;

/** 'Vineers': as many letters, and one or two of them wrong. */
const nearlyIt = (word: string, name: string): boolean =>
  word.length >= 6 &&
  word.length === name.length &&
  [...word].filter((letter, i) => letter !== name[i]).length <= 2;

/** At least half of the letters are right, in their order. */
function mostlyIt(said: string, name: string): boolean {
  const [a, b] = [said.replaceAll(" ", ""), name.replaceAll(" ", "")];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + Number(letter !== other)));
    row = next;
  }
  return row[b.length]! * 2 <= Math.max(a.length, b.length);
}
