import { animals } from "./animals.ts";
import { atHomes } from "./at-homes.ts";
import { atHomesSystems } from "./at-homes-systems.ts";
import { fittedAndTaught } from "./fitted-and-taught.ts";
import { ridesAndPlans } from "./rides-and-plans.ts";
import { forBusiness } from "./for-business.ts";
import { healthKinds } from "./health-kinds.ts";
import { makers } from "./makers.ts";
import { wheelsAndWardrobes } from "./wheels-and-wardrobes.ts";
import { care } from "./care.ts";
import { crafts } from "./crafts.ts";
import { eyesAndTeeth } from "./eyes-and-teeth.ts";
import { learning } from "./learning.ts";
import { rarer } from "./rarer.ts";
import { offices } from "./offices.ts";
import { mediaAndEvents } from "./media-and-events.ts";
import { propertyAndComputers } from "./property-and-computers.ts";
import { specialists } from "./specialists.ts";
import { clinics } from "./clinics.ts";
import { lawKinds } from "./law-kinds.ts";
import { inSeason } from "./in-season.ts";
import { money } from "./money.ts";
import { stores } from "./stores.ts";
import { shops } from "./shops.ts";
import { visits } from "./visits.ts";
import { workshops } from "./workshops.ts";
import { general } from "./general.ts";
import { callouts } from "./callouts.ts";
import { fieldWork } from "./field-work.ts";
import { madeToOrder } from "./made-to-order.ts";
import { occasions } from "./occasions.ts";
import { outings } from "./outings.ts";
import type { Sketch } from "./sketch.ts";

/** Every trade that only a business's name tells. */
export const sketches: readonly Sketch[] = [
  // Of two that read the same word, the rarer trade knows it better.
  ...specialists,
  ...healthKinds,
  ...atHomes,
  ...atHomesSystems,
  ...fittedAndTaught,
  ...ridesAndPlans,
  ...forBusiness,
  ...makers,
  ...wheelsAndWardrobes,
  ...clinics,
  ...lawKinds,
  ...stores,
  ...inSeason,
  ...money,
  ...outings,
  ...callouts,
  ...madeToOrder,
  ...occasions,
  ...fieldWork,
  ...eyesAndTeeth,
  ...care,
  ...animals,
  ...crafts,
  ...learning,
  ...offices,
  ...mediaAndEvents,
  ...propertyAndComputers,
  ...rarer,
  ...shops,
  ...visits,
  ...workshops,
  ...general,
];
