import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { renderText } from "../report-document/render-text.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import type { Report, ReviewChoices } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";

/** A dental practice's answers, for a test to change those it is about. */
export const base = twelve[0]!.answers;
export const reportOf = (
  answers: Partial<AssessmentAnswers>,
  numbers: OwnersNumbers = {},
  review: ReviewChoices = {},
): Report => consult({ answers: { ...base, ...answers }, numbers, review });

/** What was made of a report before: a file that looks at one from many sides draws it once. */
const once = <T>(make: (r: Report) => T) => {
  const made = new WeakMap<Report, T>();
  return (r: Report): T => {
    const known = made.get(r) ?? make(r);
    made.set(r, known);
    return known;
  };
};
export const drawnOf = once(documentOf);
export const textOf = once((r) => renderText(drawnOf(r)).replaceAll(/\s+/g, " "));
export const letterOf = once((r) => {
  const document = drawnOf(r);
  return renderText({
    ...document,
    sections: [{ id: "letter", role: "body", blocks: document.letter }],
  }).replaceAll(/\s+/g, " ");
});

export const afterHours = {
  interactionChannels: ["Phone Calls" as const],
  operationalBottlenecks: ["After-Hours Coverage" as const],
};
export const counted = { contactsPerWeek: 60, missedPerWeek: 14 };

/** Six people who repair heating and air, and lose calls after hours. */
export const kessler: AssessmentAnswers = {
  email: "owner@example.com",
  businessName: "Kessler Heating & Air",
  industry: "Other",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "Text/SMS"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["After-Hours Coverage", "Appointment Scheduling", "Lead Qualification"],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "somewhat-comfortable",
  primaryGoal: "revenue-growth",
};
