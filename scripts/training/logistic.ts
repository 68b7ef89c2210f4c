import { featureSpace } from "../../server/voice/understanding/features.ts";
import { randomFrom } from "./expand.ts";

/** Hashed features of a turn and the numbers of its acts. */
export type Example = { features: Int32Array; acts: number[] };
/** One weight for each feature and act (`weights[feature * acts + act]`), and one bias an act. */
export type Weights = { acts: number; weights: Float32Array; bias: Float32Array };

const epochs = 9;
const rate = 0.5;
const decay = 1.5e-5;
/** A turn whose act is as good as right teaches nothing more: most of the time is saved here. */
const settled = 0.004;

function order(count: number, random: () => number): Int32Array {
  const list = Int32Array.from({ length: count }, (_unused, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}

/** Logistic regression, each act against the rest, by Adagrad with weight decay. The same examples give the same bits. */
export function trainLogistic(examples: Example[], acts: number): Weights {
  const weights = new Float32Array(featureSpace * acts);
  const squares = new Float32Array(featureSpace * acts).fill(0.1);
  const bias = new Float32Array(acts).fill(-3.5);
  const errors = new Float32Array(acts);
  const random = randomFrom(7);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const number of order(examples.length, random)) {
      const { features, acts: meant } = examples[number]!;
      const scale = 1 / Math.sqrt(features.length);
      errors.set(bias);
      for (const feature of features) {
        const from = feature * acts;
        for (let act = 0; act < acts; act += 1) errors[act]! += scale * weights[from + act]!;
      }
      for (let act = 0; act < acts; act += 1) errors[act] = 1 / (1 + Math.exp(-errors[act]!));
      for (const act of meant) errors[act]! -= 1;
      const open: number[] = [];
      for (let act = 0; act < acts; act += 1) {
        if (Math.abs(errors[act]!) < settled) continue;
        open.push(act);
        bias[act]! -= 0.02 * errors[act]!;
      }
      for (const feature of features)
        for (const act of open) {
          const at = feature * acts + act;
          const slope = errors[act]! * scale + decay * weights[at]!;
          squares[at]! += slope * slope;
          weights[at]! -= (rate * slope) / Math.sqrt(squares[at]!);
        }
    }
  return { acts, weights, bias };
}
