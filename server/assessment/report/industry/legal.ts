import type { IndustryKnowledge } from "./industry.ts";

export const legal: IndustryKnowledge = {
  industry: "Legal",
  aBusiness: "a law firm",
  business: "firm",
  customer: "client",
  customers: "clients",
  team: "your office",
  booking: "consultation",
  bookings: "consultations",
  buy: "engage a lawyer",
  valueOf: "the first fee from a new client",
  opening:
    "The best call of your week can come while you are in court. Whoever needs a lawyer tends to need one now.",
  missedMoment:
    "Somebody with a summons on the table calls the next firm before your voicemail has finished.",
  without: {
    opening:
      "The best matter of your week can arrive while you are in court. Whoever needs a lawyer tends to need one now.",
    missedMoment: "Somebody with a summons on the table asks several firms, and takes the first answer.",
  },
  simpleBookings: "first consultations of a fixed length",
  judgmentBookings: "court dates, deadlines and anything in a running matter",
  questions: [
    "whether you handle their kind of matter",
    "what a first consultation costs",
    "how soon somebody can see them",
    "which papers to bring",
    "which courts or counties you cover",
  ],
  system: "your case and calendar software",
  toAPerson: [
    "A deadline, an arrest or a hearing this week: to a lawyer at once, by phone.",
    "Any question of law or chances: no answer, only a consultation.",
    "The other side of a matter: stop, take a name, tell a lawyer.",
    "Existing clients who ask how their case stands.",
  ],
  risk: [
    "Hearing too much too soon.",
    "People tell their whole case in the first minute, and the other side may be your client. It takes names first, and says why.",
  ],
  rehearsal: "One has a hearing tomorrow, one wants free advice, one turns out to be the other side.",
  handOver: [
    "Do I have to sign what the police gave me?",
    "I may not answer that, and I will not guess. I am telling the lawyer on duty now. Which number reaches you?",
  ],
  rules: [
    "Confidentiality starts with the first sentence. Take names before facts, so that you can check for a conflict before you hear more.",
    "The assistant must never sound like advice, and must say that no client relationship has begun. Your bar's rules on advertising and on outside services apply to it.",
  ],
  count: "Count consultations booked while nobody was at the desk.",
  examples: {
    contactsPerWeek: 35,
    readyShare: 20,
    goneShare: 55,
    customerValue: 900,
    tasksPerWeek: 35,
    hourlyCost: 38,
  },
};
