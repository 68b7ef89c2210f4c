import { draw as drawn } from "./consultant.worker.ts";
import type { Ground } from "./ground.ts";

// The consultant's thread, which dies of one business's report.

export const DEADLY = "Deadly Nightshade";
export const draw = (ground: Ground) =>
  ground.answers.businessName === DEADLY ? process.exit(1) : drawn(ground);
