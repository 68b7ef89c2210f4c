import { expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { base, textOf } from "./report-of.fixture.ts";

const plumber: AssessmentAnswers = {
  ...base,
  businessName: "Cedar Hollow Plumbing & Drain",
  industry: "Other",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "Text/SMS"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["After-Hours Coverage", "Appointment Scheduling", "Follow-up Communication"],
  responseTime: "within-1-hour",
  previousAiExperience: "no-experience",
  techComfortLevel: "not-comfortable",
  primaryGoal: "increased-efficiency",
};
const trattoria: AssessmentAnswers = {
  ...base,
  businessName: "Trattoria Bella Vista",
  industry: "Hospitality/Restaurant",
  customerInteractionPercentage: "more-than-75",
  interactionChannels: ["Phone Calls", "Social Media", "In-Person"],
  cloneExpertiseValue: "not-valuable",
  operationalBottlenecks: ["Repetitive FAQ Handling", "Order Processing"],
  responseTime: "same-day",
  previousAiExperience: "currently-using",
  techComfortLevel: "comfortable",
  primaryGoal: "improve-customer-experience",
};
const diners = { people: 18, contactsPerWeek: 210, missedPerWeek: 35, noShowsPerWeek: 6, customerValue: 95 };

it("has a step for what was checked beside no-shows that were counted", () => {
  const numbers = { people: 5, hoursOpen: 45, contactsPerWeek: 90, missedPerWeek: 18, noShowsPerWeek: 3 };
  const r = asItIsSent({ answers: plumber, numbers: { ...numbers, customerValue: 420, keptShare: 50 } });
  expect(
    r.steps.some(({ step }) => step.takes.some((label) => plumber.operationalBottlenecks.includes(label))),
  ).toBe(true);
  expect(textOf(r)).not.toContain("works on more of what you lose");
});

it("sees to whoever reaches nobody where guests are to be happier, also where it brings no more than it takes", () => {
  const told = textOf(asItIsSent({ answers: trattoria, numbers: { ...diners, keptShare: 20 } }));
  expect(told).toMatch(
    /35 of your 210 [\w ]+ reach nobody, about \$\d+ a month(?: while you're open)?; step \w+ (?:is for that|takes back)/,
  );
  expect(told).toMatch(
    /Step (?:one|two|three|four)[^.]*\. Answer tables and parties before prep and the lineup/,
  );
  expect(told.match(/1\. .*?What you checked/)?.[0].match(/for a better experience/g)).toHaveLength(1);
  expect(told).toContain("all of them hear nothing now");
  expect(told).toMatch(/ “Hi, this is \[name\] at Trattoria Bella Vista/);
  expect(told).not.toContain("no step is for them");
});

it("gives their words to nobody who reaches everybody", () => {
  const told = textOf(asItIsSent({ answers: trattoria, numbers: { ...diners, missedPerWeek: 2 } }));
  expect(told).not.toContain("reach nobody");
  expect(told).not.toMatch(/Get back to everybody/i);
});
