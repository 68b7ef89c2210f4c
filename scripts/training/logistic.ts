import { featureSpace } from "../../server/voice/understanding/features.ts";
import { randomFrom } from "./expand.ts";

/** Hashed features of a turn and the numbers of its acts. */
export type Example = { features: Int32Array; acts: number[] };
/** One weight for each feature and act (`weights[feature * acts + act]`), and one bias an act. */
export type Weights = { acts: number; weights: Float32Array; bias: Float32Array };

const epochs = 5;
/** Before these epochs the smallest weights go: the rest learn to do without them. */
const pruned = [2, 3];
const rate = 0.8;
const decay = 1.5e-5;
/** A turn whose act is as good as right teaches nothing more: most of the time is saved here. */
const settled = 0.004;
/** A sum of squares that lets its weight move no more. */
const gone = Number.POSITIVE_INFINITY;

function shuffled<T>(items: T[], random: () => number): T[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

/** Sets all but the `most` largest weights to nothing, for good. */
function prune(moving: Float32Array, most: number): void {
  const sizes = weightsOf(moving).map(Math.abs).sort();
  const least = sizes.length > most ? sizes[sizes.length - most]! : 0;
  for (let at = 0; at < moving.length; at += 2) {
    if (moving[at] !== 0 && Math.abs(moving[at]!) >= least) continue;
    moving[at] = 0;
    moving[at + 1] = gone;
  }
}

const weightsOf = (moving: Float32Array): Float32Array => {
  const weights = new Float32Array(moving.length / 2);
  for (let at = 0; at < weights.length; at += 1) weights[at] = moving[2 * at]!;
  return weights;
};

/**
 * Logistic regression, each act against the rest, by Adagrad with weight decay; the `most` largest weights are kept. The
 * same examples give the same bits. What is taught `besides` moves its own acts alone: the others stay as they would be
 * without it.
 */
export function trainLogistic(
  examples: Example[],
  acts: number,
  most: number,
  besides: { examples: Example[]; acts: number[] } = { examples: [], acts: [] },
): Weights {
  // Each weight stands beside the sum of its squared slopes: what one turn reads and moves lies together in the cache.
  const moving = new Float32Array(2 * featureSpace * acts);
  for (let at = 1; at < moving.length; at += 2) moving[at] = 0.1;
  let left: Left | undefined;
  const bias = new Float32Array(acts).fill(-3.5);
  const errors = new Float32Array(acts);
  const random = randomFrom(7);
  // Of each act that is still open: where its weight lies within a feature's, and how far it is off.
  const open = new Int32Array(acts);
  const off = new Float64Array(acts);
  const all = Int32Array.from({ length: acts }, (_unused, at) => at);
  const own = Int32Array.from(besides.acts);
  const ownRandom = randomFrom(11);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    if (pruned.includes(epoch)) {
      prune(moving, epoch === pruned.at(-1) ? most : most * 1.5);
      left = leftOf(moving, acts);
    }
    for (const [example, taught] of [
      ...shuffled(examples, random).map((each) => [each, all] as const),
      ...shuffled(besides.examples, ownRandom).map((each) => [each, own] as const),
    ]) {
      const { features, acts: meant } = example;
      const scale = 1 / Math.sqrt(features.length);
      guess(errors, moving, bias, features, scale, left);
      for (const act of meant) errors[act]! -= 1;
      let count = 0;
      for (const act of taught) {
        if (Math.abs(errors[act]!) < settled) continue;
        open[count] = 2 * act;
        off[count] = errors[act]! * scale;
        count += 1;
        bias[act]! -= 0.02 * errors[act]!;
      }
      for (let place = 0; place < features.length; place += 1) {
        const from = 2 * features[place]! * acts;
        for (let at = 0; at < count; at += 1) {
          const entry = from + open[at]!;
          const weight = moving[entry]!;
          const slope = off[at]! + decay * weight;
          const square = Math.fround(moving[entry + 1]! + slope * slope);
          moving[entry + 1] = square;
          moving[entry] = weight - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { acts, weights: weightsOf(moving), bias };
}

/** Which acts each feature still has a weight for: those of feature `f` stand from `starts[f]` to `starts[f + 1]`. */
type Left = { starts: Int32Array; which: Uint8Array };

function leftOf(moving: Float32Array, acts: number): Left {
  const starts = new Int32Array(featureSpace + 1);
  const which: number[] = [];
  for (let feature = 0; feature < featureSpace; feature += 1) {
    for (let act = 0; act < acts; act += 1)
      if (moving[2 * (feature * acts + act) + 1] !== gone) which.push(act);
    starts[feature + 1] = which.length;
  }
  return { starts, which: Uint8Array.from(which) };
}

/** The probability of each act, as it is now. */
function guess(
  into: Float32Array,
  moving: Float32Array,
  bias: Float32Array,
  features: Int32Array,
  scale: number,
  left: Left | undefined,
) {
  const acts = into.length;
  into.set(bias);
  for (let place = 0; place < features.length; place += 1) {
    const feature = features[place]!;
    const from = 2 * feature * acts;
    if (left)
      for (let at = left.starts[feature]!; at < left.starts[feature + 1]!; at += 1) {
        const act = left.which[at]!;
        into[act]! += scale * moving[from + 2 * act]!;
      }
    else for (let act = 0; act < acts; act += 1) into[act]! += scale * moving[from + 2 * act]!;
  }
  for (let act = 0; act < acts; act += 1) into[act] = 1 / (1 + Math.exp(-into[act]!));
}
