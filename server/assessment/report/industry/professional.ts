import type { IndustryKnowledge } from "./industry.ts";

export const professional: IndustryKnowledge = {
  industry: "Professional Services",
  aBusiness: "a professional practice",
  business: "office",
  customer: "client",
  customers: "clients",
  team: "your office",
  booking: "first meeting",
  bookings: "first meetings",
  buy: "hire you",
  valueOf: "what an average first job brings in",
  opening:
    "Every hour on the phone is an hour you cannot bill. And every call you let ring might have been the next project.",
  missedMoment:
    "A client with a project asks for three quotes. Whoever calls back first often hears the real budget.",
  without: {
    opening:
      "Every hour of back and forth is an hour you cannot bill. And every question you leave for the evening might have been the next project.",
    missedMoment:
      "A client with a project asks for three quotes. Whoever answers first often hears the real budget.",
  },
  simpleBookings: "first meetings and status calls of a fixed length",
  judgmentBookings: "scope, price and anything that changes a contract",
  questions: [
    "what you charge",
    "how soon you could begin",
    "whether you do their kind of work",
    "what you need from them to quote",
    "when the next step is due",
  ],
  system: "your calendar and project list",
  toAPerson: [
    "A client who is angry, or late on something that hurts.",
    "Scope and price: yours alone.",
    "An existing project with a date at risk.",
    "Anybody who says it is confidential.",
  ],
  risk: [
    "A promise in your name.",
    "Clients hear a date and plan with it. It collects what they need and by when; only you say whether it can be done.",
  ],
  rehearsal: "One wants a quote on the spot, one changes the scope, one asks where the draft is.",
  handOver: [
    "Could you do it for half?",
    "Price is not mine to discuss. I have noted what you want to spend, and I pass it on with your number.",
  ],
  rules: [
    "Your engagement terms and any confidentiality agreement cover what a caller tells the assistant too. Check where transcripts are stored before it goes live.",
    "It must not promise a price or a date. It collects what you need to name one.",
  ],
  count: "Count first meetings booked without back and forth.",
  examples: {
    contactsPerWeek: 40,
    readyShare: 25,
    goneShare: 45,
    customerValue: 600,
    tasksPerWeek: 45,
    hourlyCost: 35,
  },
};
