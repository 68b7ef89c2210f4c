import { z } from "zod";
import { inOneLine, VISIBLE } from "./submission.ts";
import { BOTTLENECKS, CHANNELS, type ChoiceField, choiceValues, INDUSTRIES } from "./assessment-options.ts";

// Zod probes `new Function` otherwise, which the Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/** Longest accepted values, in characters. 254 is the longest address that SMTP carries (RFC 5321). */
export const ASSESSMENT_LIMITS = { businessName: 500, email: 254 } as const;

/**
 * The simple address pattern of specification 5.1: text, at sign, domain, dot, top-level part of at least
 * two letters. Characters with a meaning in a mail header's address list are refused, so that one field
 * is always one recipient.
 */
export const EMAIL_PATTERN =
  /^[^\s\p{C}@,;:<>()[\]\\"]+@(?![.-])[^\s\p{C}@,;:<>()[\]\\"]+\.(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/u;

export const ASSESSMENT_MESSAGES = {
  businessName: "Business name is required",
  emailRequired: "Email address is required to receive your assessment report",
  emailInvalid: "Please enter a valid email address (e.g., name@example.com)",
  industry: "Please select your industry",
  choice: "Please select an option",
  interactionChannels: "Please select at least one channel",
  operationalBottlenecks: "Please select at least one bottleneck",
} as const;

const text = (required: string, max: number) =>
  z
    .string({ error: required })
    // PostgreSQL's text cannot hold it.
    .overwrite((value) => value.replaceAll("\0", ""))
    .trim()
    .min(1, { error: required, abort: true })
    .max(max, { error: `Please use at most ${max} characters` });

const choice = <F extends ChoiceField>(field: F) =>
  z.enum(choiceValues(field), { error: ASSESSMENT_MESSAGES.choice });

const severalOf = <T extends string>(options: readonly [T, ...T[]], message: string) =>
  z
    .array(z.enum(options, { error: message }), { error: message })
    .min(1, { error: message })
    .max(64, { error: message })
    .transform((values) => [...new Set(values)]);

/** The questions' answers, in the order in which the wizard asks and messages are reported. */
export const assessmentFields = z.object({
  businessName: text(ASSESSMENT_MESSAGES.businessName, ASSESSMENT_LIMITS.businessName)
    .overwrite(inOneLine)
    .regex(VISIBLE, { error: ASSESSMENT_MESSAGES.businessName }),
  email: text(ASSESSMENT_MESSAGES.emailRequired, ASSESSMENT_LIMITS.email).regex(EMAIL_PATTERN, {
    error: ASSESSMENT_MESSAGES.emailInvalid,
  }),
  industry: z.enum(INDUSTRIES, { error: ASSESSMENT_MESSAGES.industry }),
  customerInteractionPercentage: choice("customerInteractionPercentage"),
  interactionChannels: severalOf(CHANNELS, ASSESSMENT_MESSAGES.interactionChannels),
  cloneExpertiseValue: choice("cloneExpertiseValue"),
  operationalBottlenecks: severalOf(BOTTLENECKS, ASSESSMENT_MESSAGES.operationalBottlenecks),
  responseTime: choice("responseTime"),
  previousAiExperience: choice("previousAiExperience"),
  techComfortLevel: choice("techComfortLevel"),
  primaryGoal: choice("primaryGoal"),
});
/** The answers once they have passed the contract: trimmed, lists without repeats. */
export type AssessmentAnswers = z.output<typeof assessmentFields>;
export type AssessmentField = keyof AssessmentAnswers;

export const ASSESSMENT_FIELDS = Object.keys(assessmentFields.shape) as AssessmentField[];

/** What the wizard holds before anything is answered: empty text or an empty list. */
export const emptyAssessment: {
  [F in AssessmentField]: AssessmentAnswers[F] extends unknown[] ? string[] : string;
} = {
  businessName: "",
  email: "",
  industry: "",
  customerInteractionPercentage: "",
  interactionChannels: [],
  cloneExpertiseValue: "",
  operationalBottlenecks: [],
  responseTime: "",
  previousAiExperience: "",
  techComfortLevel: "",
  primaryGoal: "",
};

/** Each question as the wizard asks it, its hint, and its short name in the summary and the area. */
export const ASSESSMENT_QUESTIONS: Record<AssessmentField, { ask: string; hint?: string; short: string }> = {
  businessName: { ask: "Business Name", short: "Business Name" },
  email: { ask: "Email", hint: "We send the report here.", short: "Email" },
  industry: { ask: "Industry", short: "Industry" },
  customerInteractionPercentage: {
    ask: "How much of your day is talking with customers?",
    hint: "Calls, messages, the front desk: all of it.",
    short: "Time spent talking with customers",
  },
  interactionChannels: {
    ask: "Which channels do they use?",
    hint: "Choose all that apply.",
    short: "Channels",
  },
  cloneExpertiseValue: {
    ask: "If something could answer as you would, how valuable would that be?",
    hint: "A clone of your expertise, for the questions that only you can answer today.",
    short: "A clone of your expertise would be",
  },
  operationalBottlenecks: {
    ask: "What slows you down?",
    hint: "Choose all that apply.",
    short: "What slows you down",
  },
  responseTime: { ask: "How soon do they usually hear back?", short: "They usually hear back" },
  previousAiExperience: { ask: "What is your experience with AI so far?", short: "Your experience with AI" },
  techComfortLevel: { ask: "How comfortable are you with new tools?", short: "Comfort with new tools" },
  primaryGoal: { ask: "What matters most to you?", short: "What matters most" },
};

const moment = z.iso.datetime();

/** An assessment as the API gives it to the administrator. Ids are opaque; moments are ISO 8601. */
export const storedAssessment = assessmentFields.extend({
  id: z.string(),
  createdAt: moment,
  updatedAt: moment,
  reportContent: z.string().nullable(),
  reportSent: z.boolean(),
});

/** One row of the administrator's list. */
export const assessmentListItem = storedAssessment.pick({
  id: true,
  businessName: true,
  industry: true,
  createdAt: true,
  reportContent: true,
  reportSent: true,
});

export const REPORT_STATUSES = ["Generating Report", "Ready for Review", "Sent"] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The report's state as the administrator reads it (specification 4). */
export const reportStatus = (a: { reportContent: string | null; reportSent: boolean }): ReportStatus =>
  !a.reportContent ? "Generating Report" : a.reportSent ? "Sent" : "Ready for Review";
