import { featureSpace } from "../../server/voice/understanding/features.ts";
import { type Bands, bitOf, type Head, knownBytes, shadeOf } from "../../server/voice/understanding/model.ts";
import type { Weights } from "./logistic.ts";

/** The model's file, as `server/voice/understanding/model.ts` reads it, each weight in eight bits. */
export function pack(trained: Weights, ids: string[], known: Set<string>, bands: Bands): Buffer {
  const { acts, weights, bias } = trained;
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  // A handful of the largest is cut short, so that the many others keep their shades.
  const step = sizes[Math.floor(sizes.length * 0.99999)]! / shadeOf(127);
  const counts = Buffer.alloc(featureSpace);
  const which: number[] = [];
  const values: number[] = [];
  for (let feature = 0; feature < featureSpace; feature += 1)
    for (let act = 0; act < acts; act += 1) {
      const weight = weights[feature * acts + act]!;
      if (weight === 0) continue;
      const shade = Math.min(127, Math.max(1, Math.round(Math.sqrt(Math.abs(weight) / step))));
      counts[feature]! += 1;
      which.push(act);
      values.push(Math.sign(weight) * shade);
    }
  const head: Head = {
    acts: ids,
    bias: [...bias].map((value) => Math.round(value * 1e4) / 1e4),
    step,
    bands,
  };
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const bits = Buffer.alloc(knownBytes);
  for (const word of known) bits[bitOf(word) >> 3]! |= 1 << (bitOf(word) & 7);
  return Buffer.concat([
    length,
    text,
    bits,
    counts,
    Buffer.from(which),
    Buffer.from(Int8Array.from(values).buffer),
  ]);
}
