import { care } from "./care.ts";
import { crafts } from "./crafts.ts";
import { learning } from "./learning.ts";
import { rarer } from "./rarer.ts";
import { offices } from "./offices.ts";
import { shops } from "./shops.ts";
import { visits } from "./visits.ts";
import { workshops } from "./workshops.ts";
import { general } from "./general.ts";
import { unlikely } from "./unlikely.ts";
import type { Sketch } from "./sketch.ts";

/** Every trade that only a business's name tells. */
export const sketches: readonly Sketch[] = [
  // Of two that read the same word, the rarer trade knows it better.
  ...unlikely,
  ...care,
  ...crafts,
  ...learning,
  ...offices,
  ...rarer,
  ...shops,
  ...visits,
  ...workshops,
  ...general,
];
