import { closedHours, everyCall, noScript } from "./views/answering.ts";
import { badReviews, fees, noFees, publishedPrices, texting } from "./views/customers.ts";
import { anAssistant, frontDesk, noAbuse, ownersTurn, realPerson } from "./views/who-answers.ts";
import type { View } from "./views/view.ts";

/** Of two that are heard in a prompt, the first is held. */
export const views: readonly View[] = [
  publishedPrices,
  badReviews,
  noFees,
  fees,
  frontDesk,
  realPerson,
  closedHours,
  texting,
  noAbuse,
  ownersTurn,
  noScript,
  everyCall,
  anAssistant,
];
