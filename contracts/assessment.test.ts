import { describe, expect, it } from "vitest";
import {
  ASSESSMENT_FIELDS,
  ASSESSMENT_QUESTIONS,
  assessmentFields,
  emptyAssessment,
  reportStatus,
} from "./assessment.ts";
import { BOTTLENECKS, CHANNELS, CHOICES, choiceLabel } from "./assessment-options.ts";
import { ASSESSMENT_STEPS, QUESTION_STEPS } from "./assessment-steps.ts";

const complete = {
  businessName: "Larkspur Family Dental",
  email: "dana@larkspur.example",
  industry: "Healthcare",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["After-Hours Coverage"],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "comfortable",
  primaryGoal: "revenue-growth",
};
const messages = (value: unknown) => {
  const result = assessmentFields.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => [issue.path[0], issue.message]);
};

describe("the assessment's contract", () => {
  it("names every missing answer, in the order in which they are asked", () => {
    const expected = [
      ["businessName", "Business name is required"],
      ["email", "Email address is required to receive your assessment report"],
      ["industry", "Please select your industry"],
      ["customerInteractionPercentage", "Please select an option"],
      ["interactionChannels", "Please select at least one channel"],
      ["cloneExpertiseValue", "Please select an option"],
      ["operationalBottlenecks", "Please select at least one bottleneck"],
      ["responseTime", "Please select an option"],
      ["previousAiExperience", "Please select an option"],
      ["techComfortLevel", "Please select an option"],
      ["primaryGoal", "Please select an option"],
    ];
    expect(messages(emptyAssessment)).toEqual(expected);
    expect(messages({})).toEqual(expected);
    expect(messages(Object.fromEntries(ASSESSMENT_FIELDS.map((f) => [f, null])))).toEqual(expected);
  });

  it("accepts a complete form, trims it, and drops what was chosen twice", () => {
    const parsed = assessmentFields.parse({
      ...complete,
      businessName: "  Larkspur Family Dental\n",
      email: " dana@larkspur.example ",
      interactionChannels: ["Email", "Phone Calls", "Email"],
      unknown: "ignored",
    });
    expect(parsed).toEqual({ ...complete, interactionChannels: ["Email", "Phone Calls"] });
  });

  it("accepts every option of every question", () => {
    for (const [field, options] of Object.entries(CHOICES))
      for (const { value, label } of options) {
        expect(messages({ ...complete, [field]: value })).toEqual([]);
        expect(choiceLabel(field as keyof typeof CHOICES, value)).toBe(label);
      }
    expect(
      messages({ ...complete, interactionChannels: [...CHANNELS], operationalBottlenecks: [...BOTTLENECKS] }),
    ).toEqual([]);
  });

  it.each(["a@b.co", "A.B+c@EXAMPLE.COM", "o'neil@sub.example.org", "jörg@bücher.example", "x@y.xn--p1ai"])(
    "takes %s for an address",
    (email) => expect(messages({ ...complete, email })).toEqual([]),
  );

  it.each([
    "name",
    "name@",
    "@example.com",
    "name@example",
    "name@example.c",
    "name@.com",
    "na me@example.com",
    "a@b.com,c@d.com",
    "a@b.com\r\nBcc: c@d.com",
    "<a@b.com>",
    "name@example.c0m1",
  ])("does not take %j for an address", (email) =>
    expect(messages({ ...complete, email })).toEqual([
      ["email", "Please enter a valid email address (e.g., name@example.com)"],
    ]),
  );

  it("keeps values to a sane length", () => {
    expect(messages({ ...complete, businessName: "x".repeat(500) })).toEqual([]);
    expect(messages({ ...complete, businessName: "x".repeat(501) })).toHaveLength(1);
    expect(messages({ ...complete, email: `${"x".repeat(250)}@example.com` })).toHaveLength(1);
    expect(messages({ ...complete, interactionChannels: Array(65).fill("Email") })).toHaveLength(1);
  });

  it("refuses options that nobody offered", () => {
    expect(messages({ ...complete, industry: "Piracy" })).toEqual([
      ["industry", "Please select your industry"],
    ]);
    expect(messages({ ...complete, interactionChannels: ["Email", "Pigeon"] })).toEqual([
      ["interactionChannels", "Please select at least one channel"],
    ]);
    expect(messages({ ...complete, primaryGoal: "fame" })).toEqual([
      ["primaryGoal", "Please select an option"],
    ]);
  });

  it("asks every question in exactly one step", () => {
    expect(QUESTION_STEPS.flatMap((step) => Object.keys(step.schema.shape))).toEqual(ASSESSMENT_FIELDS);
    expect(ASSESSMENT_STEPS.map((step) => step.progress)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(Object.keys(ASSESSMENT_QUESTIONS)).toEqual(ASSESSMENT_FIELDS);
  });
});

describe("the report's status", () => {
  it("follows the report from writing to sending", () => {
    expect(reportStatus({ reportContent: null, reportSent: false })).toBe("Generating Report");
    expect(reportStatus({ reportContent: "", reportSent: false })).toBe("Generating Report");
    expect(reportStatus({ reportContent: "<p>x</p>", reportSent: false })).toBe("Ready for Review");
    expect(reportStatus({ reportContent: "<p>x</p>", reportSent: true })).toBe("Sent");
  });
});
