import { assistants } from "./assistants.ts";
import { beliefs } from "./beliefs.ts";
import { callers } from "./callers.ts";
import { costs } from "./costs.ts";
import type { Counted } from "./kind.ts";
import { ways } from "./ways.ts";
import { signs } from "./signs.ts";

/** The narrower ones first: the first that is heard is told. */
export const counted: readonly Counted[] = [
  ...costs,
  ...beliefs,
  ...callers,
  ...assistants,
  ...ways,
  ...signs,
];
