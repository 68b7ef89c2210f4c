import type { OutlineKind } from "./kind.ts";
import { provider, purchase, vendor } from "./kinds-buying.ts";
import { changing, opening, relocating } from "./kinds-changing.ts";
import { arranging, incident, meeting, procedure, story, upkeep } from "./kinds-clients.ts";
import { aftercare, beforehand, condition, petAftercare } from "./kinds-health.ts";
import { endurance, learning, making, tending, writing } from "./kinds-making.ts";
import { books, collecting, deducting, filing, safety } from "./kinds-office.ts";
import { animal, growing, household, petTraining } from "./kinds-home.ts";
import { hiring, keeping, onboarding, parting, winningBack } from "./kinds-people.ts";
import { places, ranking } from "./kinds-once.ts";
import { gathering, less, looking, order } from "./kinds-running.ts";
import { explaining, pruning } from "./kinds-explaining.ts";
import { development } from "./kinds-news.ts";
import { pricing, pricingOffer, promoting } from "./kinds-selling.ts";

/** Whatever it is made for, a recipe is one. */
const recipe: OutlineKind = { ...making, heard: /\brecipes?\b/ };

/** Told by what it is about, wherever in a request that is said. */
export const clear: readonly OutlineKind[] = [
  petAftercare,
  aftercare,
  beforehand,
  explaining,
  pruning,
  recipe,
  // Whose deductions they are tells nothing of them.
  deducting,
];

/** In the order in which a request is asked for them: what a business does stands before what anybody does. */
export const kinds: readonly OutlineKind[] = [
  ...clear,
  story,
  pricingOffer,
  development,
  vendor,
  provider,
  winningBack,
  onboarding,
  keeping,
  hiring,
  parting,
  pricing,
  collecting,
  arranging,
  filing,
  opening,
  household,
  petTraining,
  animal,
  relocating,
  incident,
  meeting,
  procedure,
  changing,
  books,
  safety,
  promoting,
  writing,
  looking,
  places,
  purchase,
  condition,
  making,
  endurance,
  learning,
  upkeep,
  growing,
  tending,
  gathering,
  less,
  ranking,
  order,
];
