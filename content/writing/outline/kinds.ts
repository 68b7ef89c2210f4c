import type { OutlineKind } from "./kind.ts";
import { explaining, opening, relocating, changing } from "./kinds-changing.ts";
import { provider, choosing } from "./kinds-choosing.ts";
import { writing, looking, making, mending, tending } from "./kinds-making.ts";
import { pricing, money, promoting } from "./kinds-money.ts";
import { less, order } from "./kinds-order.ts";
import { winningBack, onboarding, keeping, hiring, parting } from "./kinds-people.ts";
import { incident, ready, learning, gathering } from "./kinds-preparing.ts";

/** In the order in which a request is asked for them: what a business does stands before what anybody does. */
export const kinds: readonly OutlineKind[] = [
  explaining,
  winningBack,
  onboarding,
  keeping,
  hiring,
  parting,
  pricing,
  money,
  promoting,
  opening,
  relocating,
  changing,
  incident,
  writing,
  looking,
  provider,
  choosing,
  making,
  mending,
  tending,
  ready,
  learning,
  gathering,
  less,
  order,
];
