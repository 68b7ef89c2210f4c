import type { IndustryKnowledge } from "./industry.ts";

export const realEstate: IndustryKnowledge = {
  industry: "Real Estate",
  aBusiness: "an estate agency",
  business: "agency",
  customer: "buyer or tenant",
  customers: "buyers and tenants",
  team: "your agents",
  booking: "viewing",
  bookings: "viewings",
  buy: "view and make an offer",
  valueOf: "your commission from one sale or let, spread over the enquiries it takes",
  opening:
    "You show one home while three others ring. The call you miss in the stairwell may be the one who signs.",
  missedMoment:
    "People who look for a home ask about several in one evening. They see the ones whose agent answered.",
  without: {
    opening:
      "You show one home while three enquiries wait. The one you read in the evening may be the one who would have signed.",
    missedMoment:
      "People who look for a home ask about several in one evening. They see the ones whose agent answered.",
  },
  simpleBookings: "viewings of listed homes, in slots you set",
  judgmentBookings: "offers, price talks and keys",
  questions: [
    "whether the home is still free",
    "how much the costs are besides the rent or price",
    "whether pets are allowed",
    "how to apply",
    "when they can see it",
  ],
  system: "your listings and calendar",
  toAPerson: [
    "An offer, a counter-offer or a question about price.",
    "A burst pipe, a break-in or no heating: the emergency number.",
    "Owners who want to list: the best agent calls back within the hour.",
    "Anything that sounds like a dispute with a landlord or neighbour.",
  ],
  risk: [
    "Homes that are gone.",
    "Nothing annoys more than a viewing for a home that was let yesterday. It reads the listing's state each time before it offers a slot.",
  ],
  rehearsal: "One asks about pets, one offers less, one stands locked out in the rain.",
  handOver: [
    "Would they take ten thousand less?",
    "Price is for your agent, not for me. Shall I ask for a call at five, or right now?",
  ],
  rules: [
    "Fair housing rules apply to a machine too. It asks everybody the same questions, and never steers anybody towards or away from a district.",
    "Screening questions about income or family need your lawyer's look before they go live.",
  ],
  count: "Count viewings booked the evening a listing goes live.",
  examples: {
    contactsPerWeek: 60,
    readyShare: 15,
    goneShare: 60,
    customerValue: 700,
    tasksPerWeek: 40,
    hourlyCost: 28,
  },
};
