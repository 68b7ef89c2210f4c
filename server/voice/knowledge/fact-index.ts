import type { Desk, Fact } from "../../../content/desks/desk.ts";
import { COMMON } from "../../../content/understanding/paper-words.ts";
import { type Leanings, leaningsOf } from "./leanings.ts";
import { type Packed, packed } from "./packed.ts";
import type { Language } from "./spoken-hours.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { featuresOf, isTelling, rootsOf as bareRoots, THING } from "./words.ts";

/** A name of a thing, as roots. */
export type Name = readonly string[];

export interface IndexedFact {
  fact: Fact;
  /** Where its questions stand in the index. */
  from: number;
  to: number;
  /** Its questions with the thing taken out: what is left is the aspect. Empty without a thing. */
  aspects: readonly ReadonlySet<string>[];
  /** All that it speaks of: the roots of its questions, its names and its answer. */
  speaksOf: ReadonlySet<string>;
}

/** A desk's questions by their words, so that one pass over a caller's words finds all that is alike. */
export interface FactIndex {
  /** The words of a text as roots, each in the desk's plain word for it. */
  rootsOf(text: string): string[];
  facts: readonly IndexedFact[];
  /** What each question weighs. */
  weights: readonly number[];
  /** The questions that have a word or pair. */
  having: Packed;
  /** The facts that are asked with it. */
  asked: Packed;
  leanings: Leanings;
  /** Names by their first word. */
  names: ReadonlyMap<string, readonly { name: Name; fact: number }[]>;
  /** How many facts know a name (its words joined). */
  sharing: ReadonlyMap<string, number>;
  /** How much a feature tells, 0 to 1: the fewer facts have it the more; one that is nowhere as much as the rarest. */
  weight(feature: string): number;
  knows(root: string): boolean;
}

/** Pairs of words tell less than words. */
const PAIR = 0.3;

/** The words with a name of the thing replaced by a mark. */
export function withoutName(words: readonly string[], name: Name): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    if (name.every((part, i) => words[at + i] === part)) {
      left.push(THING);
      at += name.length - 1;
    } else left.push(words[at]!);
  }
  return left;
}

const stands = (words: readonly string[], name: Name): boolean =>
  words.some((_, at) => name.every((part, i) => words[at + i] === part));

const listOf = <T>(lists: Map<string, T[]>, key: string): T[] => {
  let list = lists.get(key);
  if (!list) lists.set(key, (list = []));
  return list;
};

/** Makes the index of facts in one language. */
export function indexFacts(all: readonly Fact[], language: Language, lexicon: Lexicon): FactIndex {
  const rootsOf = (text: string) => lexicon(bareRoots(text));
  const facts: IndexedFact[] = [];
  const questionsWith = new Map<string, number[]>();
  const factsWith = new Map<string, number[]>();
  const names = new Map<string, { name: Name; fact: number }[]>();
  const questions: Set<string>[] = [];
  const sayings: Set<string>[][] = [];
  for (const fact of all) {
    const asked = language === "es" ? (fact.questionsEs ?? []) : fact.questions;
    if (asked.length === 0 || (language === "es" && fact.es === undefined)) continue;
    const called = (fact.entity?.split("/") ?? []).map(rootsOf).filter((name) => name.length > 0);
    // The longest name first, so that 'dental implant' is taken out whole.
    called.sort((a, b) => b.length - a.length);
    for (const name of called) {
      listOf(names, name[0]!).push({ name, fact: facts.length });
    }
    const aspects: Set<string>[] = [];
    const told = language === "es" ? (fact.es ?? "") : fact.answer;
    // First aid holds words of another trouble: 'hold it by its crown' is not for a crown that fell off.
    const tells = fact.aspect === "urgent" ? "" : told;
    const speaksOf = new Set([fact.entity ?? "", tells].flatMap(rootsOf));
    const from = questions.length;
    for (const question of asked) {
      const words = rootsOf(question);
      for (const word of words) speaksOf.add(word);
      const features = featuresOf(words);
      for (const feature of features) {
        listOf(questionsWith, feature).push(questions.length);
        const known = listOf(factsWith, feature);
        if (known.at(-1) !== facts.length) known.push(facts.length);
      }
      questions.push(features);
      const name = called.find((each) => stands(words, each));
      if (name) aspects.push(featuresOf(withoutName(words, name)));
    }
    sayings.push([...questions.slice(from), ...called.map(featuresOf), featuresOf(rootsOf(told))]);
    facts.push({ fact, from, to: questions.length, aspects, speaksOf });
  }
  const rarest = Math.log(1 + facts.length);
  const named = new Set([...names.values()].flat().flatMap(({ name }) => name));
  const sharing = new Map<string, number>();
  for (const { name } of [...names.values()].flat())
    sharing.set(name.join(" "), (sharing.get(name.join(" ")) ?? 0) + 1);
  const [having, asked] = [packed(questionsWith), packed(factsWith)];
  const rarity = (among: number, feature: string): number =>
    (Math.log(1 + facts.length / among) / rarest) * (feature.includes(" ") ? PAIR : 1);
  const known = asked.each(rarity);
  const weight = (feature: string): number => known(feature) ?? rarity(1, feature);
  return {
    rootsOf,
    facts,
    weights: questions.map((features) => [...features].reduce((sum, feature) => sum + weight(feature), 0)),
    having,
    asked,
    leanings: leaningsOf(sayings, weight),
    names,
    sharing,
    weight,
    knows: (word) => having.has(word) || named.has(word),
  };
}

const kept = new WeakMap<readonly Fact[], Partial<Record<Language, FactIndex>>>();

/** The index of a desk's facts; made once for each list of facts. */
export function indexOf({ facts, kind }: Pick<Desk, "facts" | "kind">, language: Language): FactIndex {
  let both = kept.get(facts);
  if (!both) kept.set(facts, (both = {}));
  return (both[language] ??= indexFacts(facts, language, lexiconOf(kind)));
}

/** The facts whose thing is named in the words, each with the longest name that stands there. */
export function thingsIn(index: FactIndex, words: readonly string[]): Map<number, Name> {
  const found = new Map<number, Name>();
  for (let at = 0; at < words.length; at++) {
    for (const { name, fact } of index.names.get(words[at]!) ?? []) {
      if (name.length > (found.get(fact)?.length ?? 0) && name.every((part, i) => words[at + i] === part))
        found.set(fact, name);
    }
  }
  return found;
}

/** Telling words that this desk has never heard. */
export const strangersIn = (index: FactIndex, words: readonly string[]): number =>
  new Set(words.filter((word) => isTelling(word) && !index.knows(word))).size;

const commonRoots = new Set([...COMMON].flatMap(bareRoots));
/** From this score on a question of everyday words alone ('do I keep my number?') is the fact's own. */
const ITS_OWN = 0.7;
/** The least part of a question's own words that a fact must speak of. */
const COVERED = 0.4;

/** Whether words name anything, or are everyday words alone. */
export const namesSomething = (words: string): boolean =>
  bareRoots(words).some((word) => isTelling(word) && !commonRoots.has(word));

/**
 * How much of what a question names a fact speaks of, 0 to 1; undefined for everyday words alone.
 * @param strange what a word counts that no fact of the desk knows
 */
export function coverage(
  { weight, knows }: FactIndex,
  { speaksOf }: IndexedFact,
  words: readonly string[],
  strange = 1,
) {
  let [own, shared] = [0, 0];
  for (const word of new Set(words)) {
    if (!isTelling(word) || commonRoots.has(word) || /\d/.test(word)) continue;
    own += weight(word) * (knows(word) ? 1 : strange);
    if (speaksOf.has(word)) shared += weight(word);
  }
  return own === 0 ? undefined : shared / own;
}

/** Whether a fact speaks of what a question names: one word that they share makes no answer. */
export function covers(index: FactIndex, fact: IndexedFact, words: readonly string[], score: number) {
  const part = coverage(index, fact, words);
  return part === undefined ? score >= ITS_OWN : part >= COVERED;
}
