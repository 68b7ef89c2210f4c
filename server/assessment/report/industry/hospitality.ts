import type { IndustryKnowledge } from "./industry.ts";

export const hospitality: IndustryKnowledge = {
  industry: "Hospitality/Restaurant",
  aBusiness: "a restaurant or guest house",
  business: "house",
  customer: "guest",
  customers: "guests",
  team: "your floor team",
  booking: "reservation",
  bookings: "reservations",
  buy: "reserve",
  valueOf: "what an average table or night brings in",
  opening:
    "The phone rings hardest in the hour when every hand carries a plate. The guest on the line hears it ring, and scrolls on.",
  missedMoment:
    "A guest who wants a table tonight gives you six rings. Then another house has the table of four.",
  without: {
    opening:
      "The questions come hardest in the hour when every hand carries a plate. The guest waits a minute, and scrolls on.",
    missedMoment:
      "A guest who wants a table tonight gives you a few minutes. Then another house has the table of four.",
  },
  simpleBookings: "tables up to the size your floor plan takes, and standard rooms",
  judgmentBookings: "large parties, buy-outs and weddings",
  questions: [
    "whether there is a table tonight",
    "what there is for vegans and allergies",
    "where to park",
    "whether dogs and prams are welcome",
    "until when the kitchen serves",
  ],
  system: "your reservation book",
  toAPerson: [
    "An allergy that could harm somebody: to the kitchen, not a menu answer.",
    "A complaint from a guest who is in the house right now.",
    "Parties above your limit, and every wedding.",
    "Lost property, and anything with the police.",
  ],
  risk: [
    "A full house sold twice.",
    "Two channels, one table: it books only into your reservation book, and never beside it. Walk-ins go into the same book.",
  ],
  rehearsal: "One wants six seats at eight, one has a nut allergy, one cancels on the doorstep.",
  handOver: [
    "Are there nuts in the curry? My son has an allergy.",
    "I only know what our kitchen has signed, and this is not on the list. I am asking them now. Please order nothing with it until you have heard from them.",
  ],
  rules: [
    "Card details for a deposit go through a payment link, never through a conversation.",
    "Allergen answers come only from the list your kitchen signed, word for word. When it is not on the list, the assistant says so.",
  ],
  count: "Count covers booked during service.",
  examples: {
    contactsPerWeek: 140,
    readyShare: 45,
    goneShare: 65,
    customerValue: 85,
    tasksPerWeek: 70,
    hourlyCost: 19,
  },
};
