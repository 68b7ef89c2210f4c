import { z } from "zod";
import type { AssessmentAnswers, AssessmentField } from "../../../contracts/assessment.ts";
import { choiceLabel } from "../../../contracts/assessment-options.ts";
import { industryOf } from "./industry/knowledge.ts";

/**
 * The numbers that the answers do not give. Each starts as an example, is shown as one, and may be
 * changed by the reviewer; shares are whole percent, money is dollars.
 */
export const ASSUMPTION_IDS = [
  "contactsPerWeek",
  "missedShare",
  "readyShare",
  "goneShare",
  "customerValue",
  "recoverableShare",
  "tasksPerWeek",
  "minutesPerTask",
  "hourlyCost",
  "handoverShare",
  "monthlyPrice",
] as const;
export type AssumptionId = (typeof ASSUMPTION_IDS)[number];
export type Assumptions = Record<AssumptionId, number>;

export type Unit = "count" | "percent" | "money" | "minutes";
interface Definition {
  unit: Unit;
  min: number;
  max: number;
  step: number;
}

export const ASSUMPTIONS: Record<AssumptionId, Definition> = {
  contactsPerWeek: { unit: "count", min: 0, max: 100_000, step: 1 },
  missedShare: { unit: "percent", min: 0, max: 100, step: 1 },
  readyShare: { unit: "percent", min: 0, max: 100, step: 1 },
  goneShare: { unit: "percent", min: 0, max: 100, step: 1 },
  customerValue: { unit: "money", min: 0, max: 1_000_000, step: 1 },
  recoverableShare: { unit: "percent", min: 0, max: 100, step: 1 },
  tasksPerWeek: { unit: "count", min: 0, max: 100_000, step: 1 },
  minutesPerTask: { unit: "minutes", min: 0, max: 480, step: 0.5 },
  hourlyCost: { unit: "money", min: 0, max: 10_000, step: 0.5 },
  handoverShare: { unit: "percent", min: 0, max: 100, step: 1 },
  monthlyPrice: { unit: "money", min: 0, max: 100_000, step: 1 },
};

const bounded = (id: AssumptionId) => z.number().min(ASSUMPTIONS[id].min).max(ASSUMPTIONS[id].max);
export const assumptionsSchema = z.object(
  Object.fromEntries(ASSUMPTION_IDS.map((id) => [id, bounded(id)])) as Record<AssumptionId, z.ZodNumber>,
);
/** A reviewer's changes: any of the assumptions, within bounds. */
export const assumptionChangesSchema = assumptionsSchema.partial();
export type AssumptionChanges = z.output<typeof assumptionChangesSchema>;

const nearest = (n: number, step: number) => Math.max(step, Math.round(n / step) * step);
const average = (ns: number[]) => ns.reduce((a, b) => a + b, 0) / ns.length;

const TALK = { "less-than-25": 0.6, "25-50": 1, "51-75": 1.3, "more-than-75": 1.6 } as const;
const MISSED = { "within-1-hour": 5, "same-day": 8, "24-48-hours": 12, "more-than-48-hours": 18 } as const;
const HANDOVER = {
  "very-comfortable": 60,
  comfortable: 50,
  "somewhat-comfortable": 40,
  "not-comfortable": 30,
} as const;
const MINUTES = {
  "Appointment Scheduling": 5,
  "Customer Support": 8,
  "Lead Qualification": 10,
  "After-Hours Coverage": 4,
  "Repetitive FAQ Handling": 4,
  "Data Entry/Form Filling": 6,
  "Order Processing": 7,
  "Follow-up Communication": 6,
} as const;
const CATCH = {
  "Phone Calls": 50,
  Email: 40,
  "Live Chat": 50,
  "In-Person": 15,
  "Social Media": 40,
  "Text/SMS": 50,
  "Voice Assistants": 40,
  "Web Forms": 45,
} as const;

/** The examples a report starts from: by industry, shifted by the answers. */
export const defaultAssumptions = (a: AssessmentAnswers): Assumptions => {
  const { examples } = industryOf(a.industry);
  const talk = TALK[a.customerInteractionPercentage];
  return {
    contactsPerWeek: nearest(examples.contactsPerWeek * talk, 5),
    missedShare: MISSED[a.responseTime] + (a.operationalBottlenecks.includes("After-Hours Coverage") ? 4 : 0),
    readyShare: examples.readyShare,
    goneShare: examples.goneShare,
    customerValue: examples.customerValue,
    recoverableShare: nearest(average(a.interactionChannels.map((c) => CATCH[c])), 5),
    tasksPerWeek: nearest(examples.tasksPerWeek * talk * (0.7 + 0.1 * a.operationalBottlenecks.length), 5),
    minutesPerTask: nearest(average(a.operationalBottlenecks.map((b) => MINUTES[b])), 0.5),
    hourlyCost: examples.hourlyCost,
    handoverShare: HANDOVER[a.techComfortLevel],
    monthlyPrice: 200,
  };
};

/** The defaults with the reviewer's changes on top. Throws a ZodError when a change is out of bounds. */
export const assumptionsFor = (a: AssessmentAnswers, changes: AssumptionChanges = {}): Assumptions => ({
  ...defaultAssumptions(a),
  ...assumptionChangesSchema.parse(changes),
});

/** "calls and messages", or what fits the channels named. */
export const contactWord = (a: AssessmentAnswers): string => {
  const phone = a.interactionChannels.includes("Phone Calls");
  const written = a.interactionChannels.some((c) => c !== "Phone Calls" && c !== "In-Person");
  return phone && written ? "calls and messages" : phone ? "calls" : written ? "messages" : "visits";
};

export interface AssumptionText {
  label: string;
  /** Why the example starts where it does. */
  source: string;
  basis: AssessmentField[];
}

/** How an assumption reads in this report: its label, and where its example comes from. */
export const assumptionText = (a: AssessmentAnswers): Record<AssumptionId, AssumptionText> => {
  const industry = industryOf(a.industry);
  const contacts = contactWord(a);
  const talk = choiceLabel("customerInteractionPercentage", a.customerInteractionPercentage).toLowerCase();
  const reply = choiceLabel("responseTime", a.responseTime).toLowerCase();
  const comfort = choiceLabel("techComfortLevel", a.techComfortLevel).toLowerCase();
  const example = `Example for ${industry.aBusiness}`;
  const late = a.operationalBottlenecks.includes("After-Hours Coverage");
  return {
    contactsPerWeek: {
      label: `New ${contacts} a week`,
      source: `${example}, set for ${talk} of the day spent with ${industry.customers}`,
      basis: ["industry", "customerInteractionPercentage", "interactionChannels"],
    },
    missedShare: {
      label:
        contacts === "visits"
          ? "Share who leave before anybody is free"
          : "Share that nobody answers in time",
      source: `Example, set from your answer "${reply}"${late ? " and from the hours you cannot cover" : ""}`,
      basis: ["responseTime", "operationalBottlenecks"],
    },
    readyShare: {
      label: `Share of these who are ready to ${industry.buy}`,
      source: example,
      basis: ["industry"],
    },
    goneShare: { label: "Share of those who do not try you again", source: example, basis: ["industry"] },
    customerValue: { label: capitalise(industry.valueOf), source: example, basis: ["industry"] },
    recoverableShare: {
      label: "Share of the lost ones an assistant could catch",
      source: "Example, set from the channels you named",
      basis: ["interactionChannels"],
    },
    tasksPerWeek: {
      label: "Tasks a week that go the same way each time",
      source: `${example}, set from your day and your bottlenecks`,
      basis: ["industry", "customerInteractionPercentage", "operationalBottlenecks"],
    },
    minutesPerTask: {
      label: "Minutes for each of these tasks",
      source: "Example, set from the bottlenecks you named",
      basis: ["operationalBottlenecks"],
    },
    hourlyCost: { label: "Cost of an hour of your team", source: example, basis: ["industry"] },
    handoverShare: {
      label: "Share of these tasks you would hand over",
      source: `Example, set from your answer "${comfort}"`,
      basis: ["techComfortLevel"],
    },
    monthlyPrice: {
      label: "Price of an assistant a month",
      source: "Example price. Put the quote you get here",
      basis: ["industry"],
    },
  };
};

const capitalise = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
