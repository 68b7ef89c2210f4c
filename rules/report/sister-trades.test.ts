import { expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { BOTTLENECKS } from "../../contracts/assessment-options.ts";
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
])("%s", (_, answers, words) => {
  expect(textOf(reportOf({ ...ALL, ...answers }))).not.toMatch(words);
});

it("says on the cover why the largest loss is not in the plan", () => {
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
    { contactsPerWeek: 230, missedPerWeek: 8, roomPerMonth: 1, customerValue: 26_000, keptShare: 45 },
  );
  expect(textOf(report)).toContain(
    "The largest loss in our sums is not in this plan (new contracts lost by day",
  );
});
