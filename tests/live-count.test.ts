import { expect, it } from "vitest";
import { twelve } from "../rules/report/twelve.fixture.ts";
import { consultation } from "../server/assessment/consultant.ts";
import { recount } from "../web/assessment/own/recount.client.ts";
import type { OwnAssessment } from "../contracts/assessment-own.ts";
import { reportDocument } from "../contracts/report-document.ts";

const stepsIn = (html: string): string[] =>
  [...(/<ol.*?<\/ol>/s.exec(html)?.[0] ?? "").matchAll(/<li>(.*?)<\/li>/gs)].map(([, step = ""]) =>
    step.replace(/<[^>]+>/g, ""),
  );

/** One of its steps has no sum, and is one for what the trade's own words say of it. */
const harbor = {
  answers: {
    ...twelve[0]!.answers,
    businessName: "Harbor Street Dental",
    industry: "Healthcare",
    customerInteractionPercentage: "25-50",
    interactionChannels: ["Phone Calls", "Live Chat"],
    cloneExpertiseValue: "very-valuable",
    operationalBottlenecks: ["Appointment Scheduling", "Lead Qualification"],
    responseTime: "same-day",
    previousAiExperience: "explored-not-implemented",
    techComfortLevel: "comfortable",
    primaryGoal: "improve-customer-experience",
  },
  numbers: {},
} satisfies Partial<(typeof twelve)[number]>;

it.each([harbor, ...twelve])(
  "the page counts with the steps of the report: $answers.businessName",
  ({ answers, numbers }) => {
    const { report, document } = consultation({ answers, numbers });
    const { names = null } = reportDocument.parse(JSON.parse(JSON.stringify(document)));
    const own: Partial<OwnAssessment> = {
      businessName: answers.businessName,
      chosen: answers,
      plan: {},
      names,
    };
    const live = stepsIn(recount(own as OwnAssessment, numbers ?? {}).html);
    expect(live).toHaveLength(report.steps.filter(({ step }) => step.kind !== "nothing").length);
  },
);
