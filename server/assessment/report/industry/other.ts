import type { IndustryKnowledge } from "./industry.ts";

export const other: IndustryKnowledge = {
  industry: "Other",
  aBusiness: "a business like yours",
  business: "business",
  customer: "customer",
  customers: "customers",
  team: "your team",
  booking: "appointment",
  bookings: "appointments",
  buy: "buy or book",
  valueOf: "what an average sale brings in",
  opening:
    "Your customers reach out when it suits them, and that is often when it does not suit you. What goes unanswered leaves no trace in your books.",
  missedMoment:
    "Nobody writes to tell you that they gave up. They ask somebody else, and you never learn that they asked you first.",
  simpleBookings: "short appointments of a fixed length",
  judgmentBookings: "anything that needs a look, a price or a promise",
  questions: [
    "when you are open",
    "what it costs",
    "how long it takes",
    "where to find you",
    "whether you can help with their case",
  ],
  system: "your calendar",
  toAPerson: [
    "Anything urgent, dangerous or upsetting.",
    "Complaints, and people who ask a second time.",
    "Special prices and promises.",
    "Anybody who asks for a person.",
  ],
  risk: [
    "Answers to questions nobody foresaw.",
    "Your business has its own oddities, and no list covers them all. When its page has no answer, it says so and takes a name.",
  ],
  rehearsal: "One asks for a price, one is cross, one wants something you do not do.",
  handOver: [
    "I am really unhappy about this.",
    "I am sorry to hear it. I am passing it to a person now, with everything you told me.",
  ],
  rules: [
    "Say that it is an assistant, and ask before you record: consent rules differ from place to place.",
    "Ask for no more personal details than the next step needs, and write down how long you keep them.",
  ],
  count: "Count people who got an answer while you could not give one.",
  examples: {
    contactsPerWeek: 60,
    readyShare: 30,
    goneShare: 50,
    customerValue: 150,
    tasksPerWeek: 50,
    hourlyCost: 24,
  },
};
