import type { FactIndex } from "./fact-index.ts";

/** How alike each question of the index is to what was said. */
export function likenesses(index: FactIndex, said: ReadonlySet<string>): Float64Array {
  const shared = new Float64Array(index.weights.length);
  let given = 0;
  for (const feature of said) {
    const weight = index.weight(feature);
    given += weight;
    for (const question of index.having.get(feature)) shared[question]! += weight;
  }
  // What the question needs counts more than what the caller adds.
  for (const [question, weight] of index.weights.entries())
    shared[question]! /= 0.55 * weight + 0.45 * given || 1;
  return shared;
}

/**
 * What part of what was said each fact is asked with, 0 to 1: a caller joins words that stand in several of its
 * questions.
 */
export function heldBy(index: FactIndex, said: ReadonlySet<string>): Float64Array {
  const held = new Float64Array(index.facts.length);
  let given = 0;
  for (const feature of said) {
    const weight = index.weight(feature);
    given += weight;
    for (const fact of index.asked.get(feature)) held[fact]! += weight;
  }
  return held.map((weight) => weight / (given || 1));
}

/** The same of two sets of features. */
export function likeness(index: FactIndex, said: ReadonlySet<string>, form: ReadonlySet<string>): number {
  let shared = 0;
  let needed = 0;
  let given = 0;
  for (const feature of form) {
    const weight = index.weight(feature);
    needed += weight;
    if (said.has(feature)) shared += weight;
  }
  for (const feature of said) given += index.weight(feature);
  return said.size === 0 && form.size === 0 ? 1 : shared / (0.55 * needed + 0.45 * given || 1);
}
