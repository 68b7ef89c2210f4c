import type { IndustryKnowledge } from "./industry.ts";

export const manufacturing: IndustryKnowledge = {
  industry: "Manufacturing",
  aBusiness: "a manufacturing business",
  business: "plant",
  customer: "buyer",
  customers: "buyers",
  team: "your order desk",
  booking: "call-back slot",
  bookings: "call-back slots",
  buy: "place an order",
  valueOf: "the margin on an average order",
  opening:
    "Your order desk answers 'where is my delivery' while the next request for a quote waits. The buyer on the other end has a line standing still.",
  missedMoment:
    "A buyer with a stopped line asks several suppliers at once. The first with a date gets the order.",
  simpleBookings: "call-backs from sales, pick-up windows and repeat orders of stock parts",
  judgmentBookings: "drawings, tolerances and first articles",
  questions: [
    "where an order stands",
    "what the lead time is",
    "which parts are in stock",
    "how to send a drawing",
    "which certificates come with a delivery",
  ],
  system: "your order system",
  toAPerson: [
    "A line that stands still because of your part: the duty manager, day or night.",
    "Claims about quality, and anything about safety.",
    "Drawings, tolerances and prices outside the list.",
    "A customer's request to change a running order.",
  ],
  risk: [
    "A date that becomes a contract.",
    "'End of next week' is noted at the other end as a commitment. It reads out confirmed dates only, and calls the rest open.",
  ],
  rehearsal: "One asks for a delivery date, one has a broken part, one wants a price on a drawing.",
  handOver: [
    "Your part cracked, and our line stands still.",
    "I am waking the duty manager now. Which order number is on the box, and whom should they ask for?",
  ],
  rules: [
    "Drawings may be under a confidentiality agreement or export control. The assistant takes none and opens none; it sends the link to your secure upload.",
    "A delivery date it names can bind you. Let it read dates out of the order system, and never promise one.",
  ],
  count: "Count quote requests answered within one working hour.",
  examples: {
    contactsPerWeek: 45,
    readyShare: 25,
    goneShare: 35,
    customerValue: 700,
    tasksPerWeek: 70,
    hourlyCost: 32,
  },
};
