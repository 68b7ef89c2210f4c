import type { IndustryKnowledge } from "./industry.ts";

export const retail: IndustryKnowledge = {
  industry: "Retail/E-commerce",
  aBusiness: "a shop",
  business: "shop",
  customer: "shopper",
  customers: "shoppers",
  team: "your shop team",
  booking: "order",
  bookings: "orders",
  buy: "buy",
  valueOf: "what an average order brings in",
  opening:
    "The parcel questions come while you pack parcels. And the ready buyer asks at nine in the evening whether it fits.",
  missedMoment:
    "A shopper with a question and no answer closes the tab. There is no voicemail in a shopping basket.",
  simpleBookings: "pick-up times, fittings and click-and-collect",
  judgmentBookings: "special orders and anything with a negotiated price",
  questions: [
    "where their parcel is",
    "whether a size or colour is in stock",
    "how to send something back",
    "what delivery costs",
    "when you are open on holidays",
  ],
  system: "your shop and stock software",
  toAPerson: [
    "A payment that went wrong or a card charged twice.",
    "A damaged, unsafe or wrong item: to a person who may decide on the spot.",
    "Anybody who asks a second time for a refund.",
    "Press, suppliers and wholesale buyers.",
  ],
  risk: [
    "Stock that is not there.",
    "A yes to 'have you got it' is a promise. It reads stock from your software, and below two pieces it lets a person look.",
  ],
  rehearsal: "One has lost a parcel, one wants the last piece held, one returns something worn.",
  handOver: [
    "The kettle I bought from you sparked.",
    "Please unplug it. I am giving this to a person now, with your order number. You will not have to explain it twice.",
  ],
  rules: [
    "Card numbers never belong in a call or a chat. Send a payment link from your shop software instead (PCI rules).",
    "Marketing texts and mails need consent, and an easy way out. An order update is not marketing; a discount code is.",
  ],
  count: "Count orders that began with a question outside opening hours.",
  examples: {
    contactsPerWeek: 120,
    readyShare: 30,
    goneShare: 60,
    customerValue: 65,
    tasksPerWeek: 90,
    hourlyCost: 20,
  },
};
