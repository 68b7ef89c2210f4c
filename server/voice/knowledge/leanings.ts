import { packed } from "./packed.ts";

/** What a feature says of facts: for each that has it, how much of the fact's own way of speaking it is. */
export type Leanings = ReturnType<typeof leaningsOf>;

/**
 * How each fact is asked for as a whole. One question holds few of the words that callers use; all of a fact's
 * questions, names and its answer together hold many.
 * @param sayings of each fact, the features of each thing that is said of it
 */
export function leaningsOf(
  sayings: readonly (readonly ReadonlySet<string>[])[],
  weight: (feature: string) => number,
) {
  const facts = new Map<string, number[]>();
  const partsOf = new Map<string, number[]>();
  for (const [fact, own] of sayings.entries()) {
    const sum = new Map<string, number>();
    for (const features of own) {
      const long = lengthOf(features, weight);
      for (const feature of features) sum.set(feature, (sum.get(feature) ?? 0) + weight(feature) / long);
    }
    const long = Math.hypot(...sum.values());
    for (const [feature, part] of sum) {
      const [others, parts] = [facts.get(feature), partsOf.get(feature)];
      if (others && parts) {
        others.push(fact);
        parts.push(part / long);
      } else {
        facts.set(feature, [fact]);
        partsOf.set(feature, [part / long]);
      }
    }
  }
  return { facts: packed(facts), parts: Float64Array.from([...partsOf.values()].flat()) };
}

/** How much what was said is like each fact as a whole, 0 to 1. */
export function leaningOf(
  { facts: leaning, parts }: Leanings,
  facts: number,
  said: ReadonlySet<string>,
  weight: (feature: string) => number,
): Float64Array {
  const like = new Float64Array(facts);
  const long = lengthOf(said, weight) || 1;
  for (const feature of said) {
    const own = weight(feature);
    let at = leaning.from(feature);
    for (const fact of leaning.get(feature)) like[fact]! += (own * parts[at++]!) / long;
  }
  return like;
}

const lengthOf = (features: ReadonlySet<string>, weight: (feature: string) => number): number =>
  Math.hypot(...[...features].map(weight));
