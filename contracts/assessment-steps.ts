import type { z } from "zod";
import { assessmentFields } from "./assessment.ts";

/** The wizard's steps in order, and the share of the way that each stands for (specification 2.1). */
export const ASSESSMENT_STEPS = [
  { id: "intro", progress: 0 },
  { id: "business", progress: 20 },
  { id: "customer-interaction", progress: 40 },
  { id: "ai-experience", progress: 60 },
  { id: "goals", progress: 80 },
  { id: "confirmation", progress: 100 },
] as const;
export type AssessmentStepId = (typeof ASSESSMENT_STEPS)[number]["id"];

/**
 * Each question step with its rules: pieces of the one submission contract, so that the browser and the
 * server cannot disagree. `nav` is the stepper's short name, `title` the heading of the step.
 */
export const QUESTION_STEPS = [
  {
    id: "business",
    nav: "Your business",
    title: "Who are you?",
    lede: "Three short answers, so the report is about your business.",
    schema: assessmentFields.pick({ businessName: true, email: true, industry: true }),
  },
  {
    id: "customer-interaction",
    nav: "Your customers",
    title: "How does your day go?",
    lede: "A guess is fine. You can change every answer before you send.",
    schema: assessmentFields.pick({
      customerInteractionPercentage: true,
      interactionChannels: true,
      cloneExpertiseValue: true,
      operationalBottlenecks: true,
      responseTime: true,
    }),
  },
  {
    id: "ai-experience",
    nav: "AI so far",
    title: "What have you tried so far?",
    lede: "There is no wrong answer. We plan from where you stand.",
    schema: assessmentFields.pick({ previousAiExperience: true, techComfortLevel: true }),
  },
  {
    id: "goals",
    nav: "Your goal",
    title: "What should change?",
    lede: "If the report could move one thing, which one?",
    schema: assessmentFields.pick({ primaryGoal: true }),
  },
] as const satisfies readonly {
  id: AssessmentStepId;
  nav: string;
  title: string;
  lede: string;
  schema: z.ZodObject;
}[];
export type QuestionStepId = (typeof QUESTION_STEPS)[number]["id"];
