import { industries } from "./industries.ts";

/**
 * The options of the assessment's questions (specification 3.1).
 *
 * Industries, channels and bottlenecks travel and are stored exactly as they are displayed; the
 * single-choice questions travel as coded values with a label of their own.
 */
export const INDUSTRIES = industries.map(({ name }) => name);

export const CHANNELS = [
  "Phone Calls",
  "Email",
  "Live Chat",
  "In-Person",
  "Social Media",
  "Text/SMS",
  "Voice Assistants",
  "Web Forms",
] as const;

export const BOTTLENECKS = [
  "Appointment Scheduling",
  "Customer Support",
  "Lead Qualification",
  "After-Hours Coverage",
  "Repetitive FAQ Handling",
  "Data Entry/Form Filling",
  "Order Processing",
  "Follow-up Communication",
] as const;
export type Bottleneck = (typeof BOTTLENECKS)[number];

/** The coded single-choice answers, in the order they are shown, with their display labels. */
export const CHOICES = {
  customerInteractionPercentage: [
    { value: "less-than-25", label: "Less than 25%" },
    { value: "25-50", label: "25 to 50%" },
    { value: "51-75", label: "51 to 75%" },
    { value: "more-than-75", label: "More than 75%" },
  ],
  cloneExpertiseValue: [
    { value: "extremely-valuable", label: "Extremely valuable" },
    { value: "very-valuable", label: "Very valuable" },
    { value: "somewhat-valuable", label: "Somewhat valuable" },
    { value: "not-valuable", label: "Not valuable" },
  ],
  responseTime: [
    { value: "within-1-hour", label: "Within 1 hour" },
    { value: "same-day", label: "Same day" },
    { value: "24-48-hours", label: "24 to 48 hours" },
    { value: "more-than-48-hours", label: "More than 48 hours" },
  ],
  previousAiExperience: [
    { value: "currently-using", label: "We use AI now" },
    { value: "explored-not-implemented", label: "Explored, not put to use" },
    { value: "limited-knowledge", label: "I know a little about it" },
    { value: "no-experience", label: "No experience yet" },
  ],
  techComfortLevel: [
    { value: "very-comfortable", label: "Very comfortable" },
    { value: "comfortable", label: "Comfortable" },
    { value: "somewhat-comfortable", label: "Somewhat comfortable" },
    { value: "not-comfortable", label: "Not comfortable" },
  ],
  primaryGoal: [
    { value: "cost-reduction", label: "Cost reduction" },
    { value: "improve-customer-experience", label: "Improve customer experience" },
    { value: "increased-efficiency", label: "Increased efficiency" },
    { value: "revenue-growth", label: "Revenue growth" },
    { value: "business-continuity", label: "Business continuity" },
  ],
} as const;

export type ChoiceField = keyof typeof CHOICES;
export type Choice<F extends ChoiceField> = (typeof CHOICES)[F][number]["value"];

/** The coded values of one single-choice question, in the shape `z.enum` takes. */
export const choiceValues = <F extends ChoiceField>(field: F) =>
  CHOICES[field].map((option) => option.value) as unknown as readonly [Choice<F>, ...Choice<F>[]];

/** The label a person reads for a coded answer; an unknown value comes back as it is. */
export const choiceLabel = (field: ChoiceField, value: string): string =>
  CHOICES[field].find((option) => option.value === value)?.label ?? value;
