import type { IndustryKnowledge } from "./industry.ts";

export const financial: IndustryKnowledge = {
  industry: "Financial Services",
  aBusiness: "an advisory office",
  business: "office",
  customer: "client",
  customers: "clients",
  team: "your client desk",
  booking: "review meeting",
  bookings: "review meetings",
  buy: "open an account or ask for advice",
  valueOf: "first-year fees from a new client",
  opening:
    "Your clients turn to you when markets or tax dates worry them: all on the same day. A calm answer within minutes is half of the service.",
  missedMoment:
    "A prospect who compares three advisers speaks to the one who answers. The other two get a polite mail later.",
  simpleBookings: "annual reviews, introductions and document pick-ups",
  judgmentBookings: "anything about a trade, a claim or a change of plan",
  questions: [
    "which papers you need for the tax return",
    "how to reset the portal password",
    "when the next review is due",
    "what your fees are",
    "which accounts you handle",
  ],
  system: "your client records",
  toAPerson: [
    "Orders to buy, sell or move money: never by assistant, always by a known person.",
    "A suspected fraud or a lost card: your hotline, at once.",
    "Advice on a product, a rate or a risk.",
    "A death, a divorce or a job lost: a person calls back the same day.",
  ],
  risk: [
    "A sentence that sounds like advice.",
    "'That should be fine' is advice to a nervous client. It may name dates, papers and people, and nothing else.",
  ],
  rehearsal: "One wants to sell everything, one has forgotten a password, one asks whether rates will fall.",
  handOver: [
    "Sell all of it today.",
    "I cannot take that order, and nobody can take it through me. Your adviser will ring the number that we have on file for you.",
  ],
  rules: [
    "The assistant gives no advice and no forecasts. Have your compliance officer read its answers before it speaks, and keep the transcripts as long as your regulator asks.",
    "Confirm who is calling before you name a balance. Better still: name none.",
  ],
  count: "Count introductions booked per week, and how many kept the date.",
  examples: {
    contactsPerWeek: 40,
    readyShare: 20,
    goneShare: 45,
    customerValue: 600,
    tasksPerWeek: 45,
    hourlyCost: 36,
  },
};
