import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { twelve } from "./twelve.fixture.ts";

/** A plumber who counted missed calls and visits that fell through. */
export const plumber: { answers: AssessmentAnswers; numbers: OwnersNumbers } = {
  answers: {
    ...twelve[0]!.answers,
    industry: "Other",
    operationalBottlenecks: ["After-Hours Coverage", "Appointment Scheduling", "Lead Qualification"],
    interactionChannels: ["Phone Calls", "Web Forms", "Text/SMS"],
    primaryGoal: "revenue-growth",
  },
  numbers: {
    trade: "trades",
    people: 4,
    hoursOpen: 50,
    contactsPerWeek: 340,
    missedPerWeek: 75,
    noShowsPerWeek: 5,
    roomPerMonth: 40,
    customerValue: 620,
    keptShare: 35,
    hourCost: 29,
  },
};
