import { expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { OWNERS_NUMBER_IDS, type OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { plainText } from "../report-document/runs.ts";
import { consult } from "./consult.ts";
import { decide } from "./decide.ts";
import { documentOf } from "./document-of.ts";
import { leaves } from "./plan.ts";
import { textOf } from "./report-of.fixture.ts";

const email = "owner@example.com";
const dentist: { answers: AssessmentAnswers; numbers: OwnersNumbers } = {
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
const castings: typeof dentist = {
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
const restaurant: typeof dentist = {
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

const letterOf = (r: ReturnType<typeof consult>) =>
  (documentOf(r).letter ?? []).map((block) => ("text" in block ? plainText(block.text, {}) : "")).join(" ");

it("keeps the step for lower costs, its act in the first week and its sentence in the letter when the numbers come", () => {
  for (const { answers, numbers } of [{ answers: castings.answers, numbers: {} }, castings]) {
    const r = consult({ answers, numbers });
    const text = textOf(r);
    expect(text).toContain(
      "Step three, for your goal. Find where the money leaks, and stop the biggest leak",
    );
    expect(text).toMatch(/Also start a count of where your money leaks\. /);
    expect(letterOf(r)).toContain("For lower costs, also start a count of where your money leaks.");
  }
});

it("puts the step that wins new patients into the plan of whoever wants growth and has room", () => {
  const r = consult(dentist);
  const text = textOf(r);
  expect(r.steps.map(({ step }) => step.id)).toContain("missed-list");
  expect(text).toContain("three times a day, for your goal (about $150 a month)");
  expect(letterOf(r)).toContain("For growth, also start getting back to every waiting patient");
  expect(text).toContain("This plan wins you about 7 new patients a year");
});

it("makes the habit that guests notice a step of its own, and leaves no largest loss to a habit that no step fits", () => {
  for (const numbers of [{}, restaurant.numbers]) {
    const r = consult({ answers: restaurant.answers, numbers });
    const text = textOf(r);
    expect(text).toContain(
      "Step three, for your goal. Tell guests before they ask: whether their takeout is ready",
    );
    expect(text).toContain("Also start telling guests how things stand before they ask.");
    expect(text).not.toContain("no step of ours fits it");
  }
});

const left = (answers: AssessmentAnswers, numbers: OwnersNumbers) =>
  decide({ answers, numbers }).steps.reduce((sum, step) => sum + leaves(step), 0);

it("names a number as what did it only where it does so alone and nothing is left of it without", () => {
  for (const { answers, numbers } of [dentist, castings, restaurant]) {
    const text = consult({ answers, numbers }).overturned ?? "";
    const ids = OWNERS_NUMBER_IDS.filter(
      (id) => /numbers? did most/.test(text) && text.includes(`{n.${id}}`),
    );
    if (ids.length === 0) continue;
    const [was, is] = [left(answers, {}), left(answers, numbers)];
    const only = Object.fromEntries(ids.map((id) => [id, numbers[id]]));
    const gone = { ...numbers, ...Object.fromEntries(ids.map((id) => [id, undefined])) };
    expect((left(answers, only) - was) / (is - was), text).toBeGreaterThan(0.5);
    expect((is - left(answers, gone)) / (is - was), text).toBeGreaterThan(0.5);
  }
  expect(consult(castings).overturned).not.toContain("count of people");
});
