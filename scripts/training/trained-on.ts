import { createHash } from "node:crypto";
import { actIds } from "../../content/understanding/acts.ts";
import { featuresOf } from "../../server/voice/understanding/features.ts";
import type { Slots } from "./expand.ts";
import type { Line } from "./lines.ts";

/** Every word counts as known here: which ones are is the model's own to find. */
const allKnown = { has: () => true };

/**
 * What a model is trained on, as one number: lines with their meanings in their order, fillings of slots, acts, and how
 * a turn is read. Where a line stands changes nothing of a model, and nothing here.
 * @returns SHA-256 in hexadecimal digits
 */
export function trainedOn(lines: Line[], slots: Slots): string {
  const digest = createHash("sha256");
  digest.update(JSON.stringify([actIds, [...slots.en], [...slots.es]]));
  for (const { from: _, ...line } of lines) {
    digest.update(JSON.stringify(line));
    digest.update(featuresOf(line.words, { asked: line.asked[0]!, language: line.language }, allKnown));
  }
  return digest.digest("hex");
}
