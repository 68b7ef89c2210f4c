/** What a feature says of facts: for each that has it, how much of the fact's own way of speaking it is. */
export type Leanings = ReadonlyMap<string, readonly (readonly [fact: number, part: number])[]>;

/**
 * How each fact is asked for as a whole. One question holds few of the words that callers use; all of a fact's
 * questions, names and its answer together hold many.
 * @param sayings of each fact, the features of each thing that is said of it
 */
export function leaningsOf(
  sayings: readonly (readonly ReadonlySet<string>[])[],
  weight: (feature: string) => number,
): Leanings {
  const leanings = new Map<string, [fact: number, part: number][]>();
  for (const [fact, own] of sayings.entries()) {
    const sum = new Map<string, number>();
    for (const features of own) {
      const long = lengthOf(features, weight);
      for (const feature of features) sum.set(feature, (sum.get(feature) ?? 0) + weight(feature) / long);
    }
    const long = Math.hypot(...sum.values());
    for (const [feature, part] of sum) {
      const others = leanings.get(feature);
      if (others) others.push([fact, part / long]);
      else leanings.set(feature, [[fact, part / long]]);
    }
  }
  return leanings;
}

/** How much what was said is like each fact as a whole, 0 to 1. */
export function leaningOf(
  leanings: Leanings,
  facts: number,
  said: ReadonlySet<string>,
  weight: (feature: string) => number,
): Float64Array {
  const like = new Float64Array(facts);
  const long = lengthOf(said, weight) || 1;
  for (const feature of said) {
    for (const [fact, part] of leanings.get(feature) ?? []) like[fact]! += (weight(feature) * part) / long;
  }
  return like;
}

const lengthOf = (features: ReadonlySet<string>, weight: (feature: string) => number): number =>
  Math.hypot(...[...features].map(weight));
