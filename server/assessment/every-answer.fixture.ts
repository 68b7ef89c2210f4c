import fc from "fast-check";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import {
  BOTTLENECKS,
  CHANNELS,
  type Choice,
  type ChoiceField,
  choiceValues,
  INDUSTRIES,
} from "../../contracts/assessment-options.ts";

const choice = <F extends ChoiceField>(field: F) => fc.constantFrom<Choice<F>[]>(...choiceValues(field));

/** Any answers at all that the contract lets through, names with hostile characters included. */
export const anyAnswers: fc.Arbitrary<AssessmentAnswers> = fc.record({
  businessName: fc.oneof(
    fc.constantFrom("Larkspur Family Dental", "Bell & Hart", "O'Neil's \"Best\" <Shop>", "مطعم الزيتون"),
    // The contract takes NUL characters out of what it lets through.
    fc
      .string({ minLength: 1, maxLength: 500, unit: "binary" })
      .map((s) => s.replaceAll("\0", ""))
      .filter((s) => s.trim() !== ""),
  ),
  email: fc.constant("owner@example.com"),
  industry: fc.constantFrom(...INDUSTRIES),
  customerInteractionPercentage: choice("customerInteractionPercentage"),
  interactionChannels: fc.uniqueArray(fc.constantFrom(...CHANNELS), { minLength: 1 }),
  cloneExpertiseValue: choice("cloneExpertiseValue"),
  operationalBottlenecks: fc.uniqueArray(fc.constantFrom(...BOTTLENECKS), { minLength: 1 }),
  responseTime: choice("responseTime"),
  previousAiExperience: choice("previousAiExperience"),
  techComfortLevel: choice("techComfortLevel"),
  primaryGoal: choice("primaryGoal"),
});

/** One ordinary business, to vary from. */
export const ordinary: AssessmentAnswers = {
  businessName: "Larkspur Family Dental",
  email: "dana@larkspur.example",
  industry: "Healthcare",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "In-Person", "Text/SMS"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage", "Repetitive FAQ Handling"],
  responseTime: "same-day",
  previousAiExperience: "explored-not-implemented",
  techComfortLevel: "comfortable",
  primaryGoal: "improve-customer-experience",
};

const VALUES = {
  industry: [...INDUSTRIES],
  customerInteractionPercentage: choiceValues("customerInteractionPercentage"),
  interactionChannels: [...CHANNELS.map((c) => [c]), ["Phone Calls", "Email"], [...CHANNELS]],
  cloneExpertiseValue: choiceValues("cloneExpertiseValue"),
  operationalBottlenecks: [...BOTTLENECKS.map((b) => [b]), [...BOTTLENECKS].slice(0, 2), [...BOTTLENECKS]],
  responseTime: choiceValues("responseTime"),
  previousAiExperience: choiceValues("previousAiExperience"),
  techComfortLevel: choiceValues("techComfortLevel"),
  primaryGoal: choiceValues("primaryGoal"),
};

/** Answers in which every value of every question meets every value of every other one. */
export const everyPair = (): AssessmentAnswers[] => {
  const fields = Object.keys(VALUES) as (keyof typeof VALUES)[];
  const rows: AssessmentAnswers[] = [];
  const met = new Set<string>();
  const keys = (row: Record<string, unknown>) =>
    fields.flatMap((f, i) => fields.slice(i + 1).map((g) => JSON.stringify([f, row[f], g, row[g]])));
  let turn = 0;
  for (const [i, f] of fields.entries())
    for (const g of fields.slice(i + 1))
      for (const x of VALUES[f])
        for (const y of VALUES[g]) {
          if (met.has(JSON.stringify([f, x, g, y]))) continue;
          turn++;
          const row: Record<string, unknown> = { ...ordinary };
          for (const [k, h] of fields.entries()) row[h] = VALUES[h][(turn * (k + 1)) % VALUES[h].length];
          Object.assign(row, { [f]: x, [g]: y });
          for (const key of keys(row)) met.add(key);
          rows.push(row as AssessmentAnswers);
        }
  return rows;
};
