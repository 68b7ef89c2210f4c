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

function shuffled<T>(items: T[], random: () => number): T[] {
  const list = [...items];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

/** Sets all but the `most` largest weights to nothing, and marks those that stay. */
function prune(weights: Float32Array, most: number): Uint8Array {
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const least = sizes.length > most ? sizes[sizes.length - most]! : 0;
  return Uint8Array.from(weights, (weight, at) => {
    if (weight !== 0 && Math.abs(weight) >= least) return 1;
    weights[at] = 0;
    return 0;
  });
}

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
  const weights = new Float32Array(featureSpace * acts);
  const squares = new Float32Array(featureSpace * acts).fill(0.1);
  let kept: Uint8Array | undefined;
  let left: Left | undefined;
  const bias = new Float32Array(acts).fill(-3.5);
  const model = { acts, weights, bias };
  const errors = new Float32Array(acts);
  const random = randomFrom(7);
  const open = new Int32Array(acts);
  const all = Int32Array.from({ length: acts }, (_unused, at) => at);
  const own = Int32Array.from(besides.acts);
  const ownRandom = randomFrom(11);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    if (pruned.includes(epoch)) {
      kept = prune(weights, epoch === pruned.at(-1) ? most : most * 1.5);
      left = leftOf(kept, acts);
    }
    for (const [example, taught] of [
      ...shuffled(examples, random).map((each) => [each, all] as const),
      ...shuffled(besides.examples, ownRandom).map((each) => [each, own] as const),
    ]) {
      const { features, acts: meant } = example;
      const scale = 1 / Math.sqrt(features.length);
      guess(errors, model, features, scale, left);
      for (const act of meant) errors[act]! -= 1;
      let count = 0;
      for (const act of taught) {
        if (Math.abs(errors[act]!) < settled) continue;
        open[count] = act;
        count += 1;
        bias[act]! -= 0.02 * errors[act]!;
      }
      for (let place = 0; place < features.length; place += 1)
        for (let at = 0; at < count; at += 1) {
          const act = open[at]!;
          const entry = features[place]! * acts + act;
          if (kept?.[entry] === 0) continue;
          const slope = errors[act]! * scale + decay * weights[entry]!;
          squares[entry]! += slope * slope;
          weights[entry]! -= (rate * slope) / Math.sqrt(squares[entry]!);
        }
    }
  }
  return model;
}

/** Which acts each feature still has a weight for: those of feature `f` stand from `starts[f]` to `starts[f + 1]`. */
type Left = { starts: Int32Array; which: Uint8Array };

function leftOf(kept: Uint8Array, acts: number): Left {
  const starts = new Int32Array(featureSpace + 1);
  const which = new Uint8Array(kept.reduce((sum, one) => sum + one, 0));
  let count = 0;
  for (let feature = 0; feature < featureSpace; feature += 1) {
    for (let act = 0; act < acts; act += 1)
      if (kept[feature * acts + act] === 1) {
        which[count] = act;
        count += 1;
      }
    starts[feature + 1] = count;
  }
  return { starts, which };
}

/** The probability of each act, as it is now. */
function guess(
  into: Float32Array,
  { weights, bias }: Weights,
  features: Int32Array,
  scale: number,
  left: Left | undefined,
) {
  const acts = into.length;
  into.set(bias);
  for (let place = 0; place < features.length; place += 1) {
    const feature = features[place]!;
    const from = feature * acts;
    if (left)
      for (let at = left.starts[feature]!; at < left.starts[feature + 1]!; at += 1) {
        const act = left.which[at]!;
        into[act]! += scale * weights[from + act]!;
      }
    else for (let act = 0; act < acts; act += 1) into[act]! += scale * weights[from + act]!;
  }
  for (let act = 0; act < acts; act += 1) into[act] = 1 / (1 + Math.exp(-into[act]!));
}
