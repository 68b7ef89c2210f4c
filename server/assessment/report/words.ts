import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import type { Bottleneck, Channel } from "../../../contracts/assessment-options.ts";
import type { Context } from "./model.ts";

/** How answers read inside a sentence, where their labels would stand out. */
export const CHANNEL_WORDS: Record<Channel, string> = {
  "Phone Calls": "by phone",
  Email: "by e-mail",
  "Live Chat": "in the chat",
  "In-Person": "in person",
  "Social Media": "on social media",
  "Text/SMS": "by text",
  "Voice Assistants": "through voice assistants",
  "Web Forms": "through web forms",
};

export const BOTTLENECK_WORDS: Record<Bottleneck, string> = {
  "Appointment Scheduling": "scheduling",
  "Customer Support": "support",
  "Lead Qualification": "sorting new enquiries",
  "After-Hours Coverage": "the hours you cannot cover",
  "Repetitive FAQ Handling": "questions that repeat",
  "Data Entry/Form Filling": "forms and typing",
  "Order Processing": "orders",
  "Follow-up Communication": "following up",
};

/** The goal as a thing one can serve: "It serves ...". */
export const goalWords = ({ answers, industry }: Pick<Context, "answers" | "industry">): string =>
  ({
    "cost-reduction": "lower costs",
    "improve-customer-experience": `a better experience for your ${industry.customers}`,
    "increased-efficiency": "more finished work in the same day",
    "revenue-growth": "more revenue",
    "business-continuity": "a business that runs when somebody is missing",
  })[answers.primaryGoal];

/** What to count at the end of the first month, by goal. */
export const GOAL_CHECK: Record<AssessmentAnswers["primaryGoal"], string> = {
  "cost-reduction": "hours of routine work saved, times what an hour costs you",
  "improve-customer-experience": "how many people had to ask twice, and what they said about it",
  "increased-efficiency": "how often somebody had to break off other work",
  "revenue-growth": "new business that began with an answer you could not have given yourself",
  "business-continuity": "hours in which somebody reached you though nobody was there",
};
