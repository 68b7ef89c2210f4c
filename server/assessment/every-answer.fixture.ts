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
import { anyText } from "../../tests/any-text.ts";

const choice = <F extends ChoiceField>(field: F) => fc.constantFrom<Choice<F>[]>(...choiceValues(field));

/** Any answers at all that the contract lets through, names with hostile characters included. */
export const anyAnswers: fc.Arbitrary<AssessmentAnswers> = fc.record({
  businessName: fc.oneof(
    fc.constantFrom("Larkspur Family Dental", "Bell & Hart", "O'Neil's \"Best\" <Shop>", "مطعم الزيتون"),
    // The contract takes NUL characters out of what it lets through.
    anyText({ minLength: 1, maxLength: 500 })
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
