import type { IndustryKnowledge } from "./industry.ts";

export const education: IndustryKnowledge = {
  industry: "Education",
  aBusiness: "a school or training provider",
  business: "school",
  customer: "family or student",
  customers: "families and students",
  team: "your school office",
  booking: "campus visit",
  bookings: "campus visits",
  buy: "enrol",
  valueOf: "fees from one enrolment in its first term",
  opening:
    "The office phone fills up twice a year: before enrolment and before exams. Those are the weeks when a slow answer costs a place.",
  missedMoment:
    "Parents ask after work, when your office is dark. The school that answers at eight feels like the one that cares.",
  without: {
    opening:
      "Your office fills up twice a year: before enrolment and before exams. Those are the weeks when a slow answer costs a place.",
    missedMoment:
      "Parents ask after work, when your office is dark. The school that answers at eight feels like the one that cares.",
  },
  simpleBookings: "campus visits, trial lessons and placement tests",
  judgmentBookings: "a talk about one child, and anything on marks",
  questions: [
    "what a term costs",
    "whether there are places left",
    "when the next course begins",
    "what the entry rules are",
    "how to report a sick child",
  ],
  system: "your student records",
  toAPerson: [
    "A child who is missing, hurt or in danger: a named person, by phone, at once.",
    "Marks, special needs and behaviour: only to staff who know the child.",
    "Money trouble: a person, in private.",
    "A reporter or a lawyer.",
  ],
  risk: [
    "The wrong person asking.",
    "A voice that says it is the father may not be. Nothing about a child leaves the school through an assistant, however kindly somebody asks.",
  ],
  rehearsal: "One reports a sick child, one asks about fees, one wants to know which class a child is in.",
  handOver: [
    "Did my daughter come to school today?",
    "I may not say anything about a child. I am passing this to the office as urgent. They ring the number that they have on file.",
  ],
  rules: [
    "Records of minors are protected; in the United States look at FERPA. The assistant may take a message about a child, and never give one out.",
    "Write down who may see transcripts, and for how long they stay.",
  ],
  count: "Count visits booked per week in the enrolment season.",
  examples: {
    contactsPerWeek: 55,
    readyShare: 25,
    goneShare: 40,
    customerValue: 500,
    tasksPerWeek: 50,
    hourlyCost: 25,
  },
};
