import type { Asked } from "../../../content/understanding/asked.ts";
import { type Heard, hear } from "./hear.ts";
import { type Model, readModel } from "./model.ts";

export type { Heard } from "./hear.ts";

let model: Model | undefined;

/**
 * What a caller said in one turn, after `asked`; English and Spanish are one model. The model's file is read at the first
 * turn (about 10 ms), then a turn takes less than a millisecond.
 */
export function understand(words: string, asked: Asked, language: "en" | "es"): Heard {
  model ??= readModel(new URL("./model.bin", import.meta.url));
  return hear(model, words, { asked, language });
}
