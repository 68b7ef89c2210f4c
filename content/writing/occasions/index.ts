import type { Occasion } from "../kinds.ts";
import { clock } from "./clock.ts";
import { promptness } from "./promptness.ts";
import { seasonal } from "./seasonal.ts";
import { work } from "./work.ts";

/** The first that fits counts, and a second one of another list beside it. */
export const occasions: readonly Occasion[] = [...promptness, ...clock, ...seasonal, ...work];
