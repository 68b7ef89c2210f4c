import { child, eating, language } from "./growing-up.ts";
import { handmade } from "./handmade.ts";
import type { Nature } from "./kind.ts";
import { game, idea, life, thingsPast, workings } from "./knowing.ts";
import { living } from "./living.ts";
import { batch, planting } from "./outdoors.ts";
import { homeBuying, householdMoney, paper } from "./papers.ts";
import { party, race, speech, trip } from "./people.ts";
import { rented } from "./rented.ts";
import { shell, worn } from "./shells.ts";
import { machine, room, surface } from "./things.ts";
import { training } from "./training.ts";

/** By what a request’s own words say its subject is; where none of them hears it, it is asked by its words alone. */
export const natures: readonly Nature[] = [
  thingsPast,
  life,
  workings,
  game,
  idea,
  paper,
  rented,
  homeBuying,
  householdMoney,
  speech,
  race,
  language,
  eating,
  child,
  batch,
  trip,
  party,
  room,
  shell,
  worn,
  handmade,
  surface,
  machine,
  planting,
  training,
  ...living,
];
