import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";

/** Businesses as a stranger wrote them down, with their owners' numbers. */
const email = "owner@example.com";
export const dentist: { answers: AssessmentAnswers; numbers: OwnersNumbers } = {
  answers: {
    email,
    businessName: "Cedar Hollow Family Dental",
    industry: "Healthcare",
    customerInteractionPercentage: "51-75",
    interactionChannels: ["Phone Calls", "In-Person", "Text/SMS", "Web Forms"],
    cloneExpertiseValue: "somewhat-valuable",
    operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage", "Follow-up Communication"],
    responseTime: "same-day",
    previousAiExperience: "explored-not-implemented",
    techComfortLevel: "comfortable",
    primaryGoal: "revenue-growth",
  },
  numbers: {
    people: 9,
    hoursOpen: 36,
    contactsPerWeek: 210,
    missedPerWeek: 24,
    noShowsPerWeek: 7,
    roomPerMonth: 14,
    customerValue: 940,
    keptShare: 45,
    hourCost: 27,
  },
};
export const castings: typeof dentist = {
  answers: {
    email,
    businessName: "Tidewater Precision Castings",
    industry: "Manufacturing",
    customerInteractionPercentage: "less-than-25",
    interactionChannels: ["Email", "Phone Calls", "Web Forms"],
    cloneExpertiseValue: "very-valuable",
    operationalBottlenecks: ["Order Processing", "Data Entry/Form Filling", "Repetitive FAQ Handling"],
    responseTime: "24-48-hours",
    previousAiExperience: "currently-using",
    techComfortLevel: "somewhat-comfortable",
    primaryGoal: "cost-reduction",
  },
  numbers: {
    people: 46,
    hoursOpen: 45,
    contactsPerWeek: 130,
    missedPerWeek: 6,
    roomPerMonth: 2,
    customerValue: 38000,
    keptShare: 22,
    hourCost: 34,
  },
};
export const restaurant: typeof dentist = {
  answers: {
    email,
    businessName: "Osteria Marisol",
    industry: "Hospitality/Restaurant",
    customerInteractionPercentage: "more-than-75",
    interactionChannels: ["Phone Calls", "In-Person", "Social Media", "Email", "Web Forms"],
    cloneExpertiseValue: "not-valuable",
    operationalBottlenecks: [
      "Customer Support",
      "Repetitive FAQ Handling",
      "After-Hours Coverage",
      "Appointment Scheduling",
    ],
    responseTime: "within-1-hour",
    previousAiExperience: "limited-knowledge",
    techComfortLevel: "very-comfortable",
    primaryGoal: "improve-customer-experience",
  },
  numbers: {
    people: 22,
    hoursOpen: 42,
    contactsPerWeek: 340,
    missedPerWeek: 55,
    noShowsPerWeek: 11,
    customerValue: 165,
    keptShare: 35,
    hourCost: 19,
  },
};
