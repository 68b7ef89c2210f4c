import { expect, it } from "vitest";
import { documentOf } from "./document-of.ts";
import { reportOf } from "./report-of.fixture.ts";
import { renderText } from "../report-document/render-text.ts";

const storage = {
  businessName: "Lakeside Self Storage",
  industry: "Real Estate",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "Email", "In-Person"],
  operationalBottlenecks: ["After-Hours Coverage", "Repetitive FAQ Handling", "Customer Support"],
  responseTime: "same-day",
  techComfortLevel: "very-comfortable",
  primaryGoal: "cost-reduction",
} as const;
const counted = {
  people: 9,
  hoursOpen: 54,
  contactsPerWeek: 310,
  missedPerWeek: 55,
  roomPerMonth: 40,
  customerValue: 1350,
  keptShare: 70,
  hourCost: 22,
};
const cakes = {
  businessName: "Marguerite's Wedding Cakes",
  industry: "Hospitality/Restaurant",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Email", "Social Media", "In-Person"],
  operationalBottlenecks: ["Order Processing", "Follow-up Communication"],
  responseTime: "more-than-48-hours",
  techComfortLevel: "not-comfortable",
  primaryGoal: "improve-customer-experience",
} as const;
const texts = (r: ReturnType<typeof reportOf>) => renderText(documentOf(r)).replaceAll(/\s+/g, " ");

it("passes no large loss by for hours, where a step of its own looks for the costs", () => {
  const r = reportOf(
    {
      ...storage,
      interactionChannels: [...storage.interactionChannels],
      operationalBottlenecks: [...storage.operationalBottlenecks],
    },
    counted,
  );
  expect(r.steps.map(({ step }) => step.id)).toContain("where-costs-hide");
  const largest = r.streams.toSorted((a, b) => b.perMonth.likely - a.perMonth.likely)[0]!.stream.id;
  expect(r.steps.some(({ closes }) => closes.some(({ stream }) => stream === largest))).toBe(true);
  expect(texts(r)).not.toMatch(/too close to decide/);
});

it("says how soon people hear once", () => {
  const text = texts(
    reportOf({
      ...storage,
      interactionChannels: [...storage.interactionChannels],
      operationalBottlenecks: [...storage.operationalBottlenecks],
    }),
  );
  expect(text).not.toMatch(/people hear back the same day\. (?:People hear|You answer)/);
});

it("does not shrink open offers to larger work because an owner gave less than our example", () => {
  const of = (numbers: { customerValue?: number }) =>
    reportOf(
      {
        ...cakes,
        interactionChannels: [...cakes.interactionChannels],
        operationalBottlenecks: [...cakes.operationalBottlenecks],
      },
      { contactsPerWeek: 30, ...numbers },
    ).streams.find(({ stream }) => stream.id === "cold-leads")!;
  expect(of({ customerValue: 600 }).factors).toEqual(of({}).factors);
  expect(of({ customerValue: 600 }).perMonth.likely).toBeGreaterThan(0.6 * of({}).perMonth.likely);
});
