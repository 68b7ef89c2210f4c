import { readFileSync } from "node:fs";
import { type ActId, actIds } from "../../../content/understanding/acts.ts";
import { featureSpace, featuresOf, hashOf, type KnownWords, type Setting } from "./features.ts";

/**
 * The trained model: for each feature the acts it speaks for or against. Its file is, in this order: the length of a JSON
 * head (4 bytes), the head, one bit for each known word's hash, how many weights each feature has (a byte each), the acts
 * of these weights (a byte each) and the weights (a signed byte each: the root of the weight, in the head's `step`s).
 */
export type Model = {
  acts: ActId[];
  known: KnownWords;
  bands: Bands;
  /** Log odds of each act, before calibration. */
  scores(words: string, setting: Setting): Float32Array;
};
/** How scores become probabilities, and where the bands begin; from lines the model had not seen. */
export type Bands = {
  /** slope, offset of the whole turn's score, for turns of one clause */
  one: [number, number];
  /** slope of the whole, slope of the best clause, offset, for turns of several */
  several: [number, number, number];
  /** what is added for each act */
  shift: number[];
  act: number;
  maybe: number;
  alarm: { act: number; suspected: number };
};
export type Head = { acts: string[]; bias: number[]; step: number; bands: Bands };

/** What a weight's byte stands for, in steps: small weights are many, and their differences count. */
export const shadeOf = (byte: number): number => byte * Math.abs(byte);

const knownBits = 1 << 16;
export const knownBytes = knownBits / 8;
export const bitOf = (word: string): number => hashOf(`k${word}`) & (knownBits - 1);

export function readModel(file: URL | string): Model {
  return parseModel(readFileSync(file));
}

/** `bands`: others than the file's own. */
export function parseModel(bytes: Uint8Array, bands?: Bands): Model {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(0, true);
  let at = 4 + headLength;
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, at))) as Head;
  if (head.acts.join() !== actIds.join()) throw new Error("The model knows other acts: npm run train");
  const knownSet = bytes.subarray(at, (at += knownBytes));
  const counts = bytes.subarray(at, (at += featureSpace));
  const starts = new Uint32Array(featureSpace + 1);
  for (let feature = 0; feature < featureSpace; feature += 1)
    starts[feature + 1] = starts[feature]! + counts[feature]!;
  const total = starts[featureSpace]!;
  const acts = bytes.subarray(at, (at += total));
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + at, total);
  const shades = Float32Array.from({ length: 256 }, (_unused, byte) => shadeOf(byte - 128));
  const known = { has: (word: string) => ((knownSet[bitOf(word) >> 3]! >> (bitOf(word) & 7)) & 1) === 1 };
  return {
    acts: head.acts as ActId[],
    known,
    bands: bands ?? head.bands,
    scores(words, setting) {
      const sums = new Float32Array(head.acts.length);
      const features = featuresOf(words, setting, known);
      for (const feature of features)
        for (let entry = starts[feature]!; entry < starts[feature + 1]!; entry += 1)
          sums[acts[entry]!]! += shades[weights[entry]! + 128]!;
      const scale = head.step / Math.sqrt(features.length);
      return sums.map((sum, act) => sum * scale + head.bias[act]!);
    },
  };
}
