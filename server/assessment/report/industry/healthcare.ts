import type { IndustryKnowledge } from "./industry.ts";

export const healthcare: IndustryKnowledge = {
  industry: "Healthcare",
  aBusiness: "a practice",
  business: "practice",
  customer: "patient",
  customers: "patients",
  team: "your front desk",
  booking: "appointment",
  bookings: "appointments",
  buy: "book a visit",
  valueOf: "what an average visit brings in",
  opening:
    "Your phone is busiest when your front desk is. The patient at the counter and the patient on the line want the same two hands.",
  missedMoment: "A patient in pain does not leave a message. They ring the next practice on the list.",
  without: {
    opening:
      "The patient in front of you and the next one who needs you want the same two hands. One of them waits.",
    missedMoment: "A patient in pain does not wait for a reply. They ask the next practice on the list.",
  },
  simpleBookings: "cleanings, check-ups and routine reviews",
  judgmentBookings: "anything with pain, a referral or a first complex visit",
  questions: [
    "which insurance plans you take",
    "where to park",
    "what to bring to a first visit",
    "what a check-up costs",
    "whether you take new patients",
  ],
  system: "your practice software",
  toAPerson: [
    "Pain, bleeding, swelling, breathing trouble or any other emergency: straight to your emergency line.",
    "Symptoms, results, medicines and dosage: to a clinician, never an answer from a machine.",
    "A complaint about care: to you, in the patient's own words.",
    "Anybody who asks for a person, or sounds distressed.",
  ],
  risk: [
    "A symptom taken for a question.",
    "Patients wrap pain in politeness. Give it the words your desk listens for, and let it pass on one call too many rather than one too few.",
  ],
  rehearsal: "One wants a filling moved, one hides that it hurts, one asks for a result.",
  handOver: [
    "My jaw has been swollen since last night.",
    "A person should look at that now. I am passing you to the emergency line. If breathing or swallowing is hard, please call the emergency services first.",
  ],
  rules: [
    "Health details are protected. In the United States that means HIPAA: sign a business associate agreement before the first conversation, and let the assistant ask for no more than the booking needs.",
    "Say at the start that it is an assistant, and ask before you record. Consent rules differ from state to state.",
  ],
  count: "Count appointments that were booked while nobody was at the desk.",
  examples: {
    contactsPerWeek: 80,
    readyShare: 35,
    goneShare: 50,
    customerValue: 150,
    tasksPerWeek: 60,
    hourlyCost: 24,
  },
};
