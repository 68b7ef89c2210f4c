import type { IndustryKnowledge } from "./industry.ts";

export const technology: IndustryKnowledge = {
  industry: "Technology",
  aBusiness: "a technology company",
  business: "company",
  customer: "user or prospect",
  customers: "users and prospects",
  team: "your support and sales team",
  booking: "product demo",
  bookings: "product demos",
  buy: "start a trial or see a demo",
  valueOf: "first-year revenue from one new account",
  opening:
    "Your engineers answer tickets that your own documentation already answers. Meanwhile a prospect with a budget waits for a demo slot.",
  missedMoment:
    "A prospect tries three products in one evening. The one that answers the blocking question gets the second evening.",
  simpleBookings: "product demos and onboarding calls",
  judgmentBookings: "security reviews, contract talks and incidents",
  questions: [
    "how to reset access",
    "what each plan includes",
    "whether it works with their other tools",
    "where the limits are",
    "how to export their data",
  ],
  system: "your ticket system and CRM",
  toAPerson: [
    "An outage or a suspected security incident: whoever is on call.",
    "A request to delete or hand over personal data.",
    "A contract, a discount or a cancellation.",
    "Anything that needs access to an account.",
  ],
  risk: [
    "An old page quoted with confidence.",
    "Documentation ages, and it cannot tell. Give each page a date and an owner, and take the old ones out of its reach.",
  ],
  rehearsal: "One is locked out, one compares plans, one reports what may be an attack.",
  handOver: [
    "Somebody we do not know is in our account.",
    "I am paging the person on call now. I send them what you just told me, so that you need not say it again.",
  ],
  rules: [
    "Personal data in tickets falls under privacy law (GDPR, CCPA). Know where transcripts are kept, and put the vendor on your list of processors.",
    "It answers from your documentation and links the page. When the page does not say it, neither does the assistant.",
  ],
  count: "Count tickets closed by an answer that was already written.",
  examples: {
    contactsPerWeek: 90,
    readyShare: 15,
    goneShare: 40,
    customerValue: 1200,
    tasksPerWeek: 80,
    hourlyCost: 42,
  },
};
