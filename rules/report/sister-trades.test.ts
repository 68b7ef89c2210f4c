import { expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { BOTTLENECKS, INDUSTRIES } from "../../contracts/assessment-options.ts";
import { reportOf, textOf } from "./report-of.fixture.ts";

const ALL = { operationalBottlenecks: [...BOTTLENECKS] };
/** What is true of one trade alone, and of whom it must not be said. */
it.each<[string, Partial<AssessmentAnswers>, RegExp]>([
  [
    "a driving school has no terms and no trial lessons",
    { industry: "Education", businessName: "Sunrise Driving School", primaryGoal: "revenue-growth" },
    /\bterm\b|trial lesson|pupil/i,
  ],
  [
    "a school that nobody told us more of, neither",
    { industry: "Education", businessName: "Northside Academy", primaryGoal: "improve-customer-experience" },
    /middle of the term|trial lessons have|for the term/i,
  ],
  [
    "who sells by message alone has no register and no shelf",
    {
      industry: "Retail/E-commerce",
      businessName: "Bear Creek Yarns",
      interactionChannels: ["Email", "Live Chat"],
    },
    /register|\bshelf\b|counter|comes in again|evening events/i,
  ],
  [
    "a treatment that the name tells only roughly has no table",
    { industry: "Healthcare", businessName: "Larch Osteopathy" },
    /\btable\b|after surgery|two visits helps nobody/i,
  ],
  [
    "who is no client yet of an IT provider is not asked for the fault",
    {
      industry: "Technology",
      businessName: "Juniper Managed IT",
      operationalBottlenecks: ["Lead Qualification"],
    },
    /cannot work|changed just before|which contract/i,
  ],
  [
    "what is won and cannot write is no caller",
    { industry: "Real Estate", businessName: "Juniper Property Management" },
    /possible new units?/i,
  ],
  [
    "a congregation names no price and makes no sale",
    {
      industry: "Other",
      businessName: "Cedar Hollow Chapel",
      primaryGoal: "improve-customer-experience",
      responseTime: "24-48-hours",
    },
    /what it will cost|the day and the price|cheapest sale/i,
  ],
])("%s", (_, answers, words) => {
  expect(textOf(reportOf({ ...ALL, ...answers }))).not.toMatch(words);
});

it("asks nobody who works alone to stop four times a day", () => {
  const told = { people: 1, contactsPerWeek: 70, missedPerWeek: 30, customerValue: 900, keptShare: 60 };
  const report = reportOf(
    {
      industry: "Other",
      businessName: "Juniper Septic Pumping",
      responseTime: "same-day",
      interactionChannels: ["Phone Calls", "Text/SMS"],
    },
    told,
  );
  expect(report.steps.map(({ step }) => step.id)).toContain("missed-list");
  expect(textOf(report)).toMatch(/Before your first \w+( \w+)? and after your last|Before you begin/);
});

it("prints no sum of nothing", () => {
  const report = reportOf(
    {
      industry: "Professional Services",
      businessName: "Juniper Mobile Notary",
      responseTime: "within-1-hour",
      interactionChannels: ["Phone Calls", "Text/SMS", "Email"],
      operationalBottlenecks: ["After-Hours Coverage", "Appointment Scheduling", "Lead Qualification"],
      customerInteractionPercentage: "25-50",
      cloneExpertiseValue: "not-valuable",
      primaryGoal: "business-continuity",
    },
    {
      people: 1,
      contactsPerWeek: 35,
      missedPerWeek: 3,
      roomPerMonth: 12,
      customerValue: 140,
      keptShare: 70,
      hourCost: 35,
    },
  );
  expect(report.headline.likely).toBe(0);
  expect(textOf(report)).not.toMatch(/\$0 a month after/);
});

it("leaves no name of what was ticked without a word on it", () => {
  for (const industry of INDUSTRIES)
    expect(textOf(reportOf({ ...ALL, industry }))).not.toMatch(
      new RegExp(`- (?:${BOTTLENECKS.join("|")})\\. (?:-|Your first month)`),
    );
});

it("says why the largest loss is not in the plan", () => {
  const report = reportOf(
    {
      businessName: "Juniper Managed IT",
      industry: "Technology",
      customerInteractionPercentage: "51-75",
      interactionChannels: ["Email", "Phone Calls", "Live Chat"],
      cloneExpertiseValue: "not-valuable",
      operationalBottlenecks: ["Lead Qualification"],
      responseTime: "within-1-hour",
      primaryGoal: "business-continuity",
    },
    {
      contactsPerWeek: 230,
      missedPerWeek: 8,
      roomPerMonth: 1,
      customerValue: 18_000,
      keptShare: 45,
      hourCost: 90,
    },
  );
  expect(textOf(report)).toMatch(
    /New contracts lost by day[^.]*\. This is the largest loss we found, about \$[\d,]+ a month, and the plan leaves it/,
  );
});
