import { featureSpace } from "../../server/voice/understanding/features.ts";
import { type Bands, bitOf, type Head, knownBytes } from "../../server/voice/understanding/model.ts";
import type { Weights } from "./logistic.ts";

/** The model's file, as `server/voice/understanding/model.ts` reads it: the `most` largest weights, each in eight bits. */
export function pack(
  trained: Weights,
  ids: string[],
  known: Set<string>,
  bands: Bands,
  most: number,
): Buffer {
  const { acts, weights, bias } = trained;
  const sizes = weights
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const least = sizes.length > most ? sizes[sizes.length - most]! : 0;
  // The few largest are cut short, so that the many small ones keep their shades.
  const step = sizes[Math.floor(sizes.length * 0.9995)]! / 127;
  const counts = Buffer.alloc(featureSpace);
  const which: number[] = [];
  const values: number[] = [];
  for (let feature = 0; feature < featureSpace; feature += 1)
    for (let act = 0; act < acts; act += 1) {
      const weight = weights[feature * acts + act]!;
      const value = Math.max(-127, Math.min(127, Math.round(weight / step)));
      if (Math.abs(weight) < least || value === 0) continue;
      counts[feature]! += 1;
      which.push(act);
      values.push(value);
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
