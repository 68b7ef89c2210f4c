import { expect, it } from "vitest";
import type { OwnAssessment } from "../contracts/assessment-own.ts";
import { twelve } from "../rules/report/twelve.fixture.ts";
import { countedChoices, countedNumbers } from "../rules/report/whose-counts.ts";
import { firstFigure } from "../rules/report-document/first-figure.ts";
import { htmlBlock } from "../rules/report-document/render-html.ts";
import { withCurlyApostrophes } from "../rules/text.ts";
import { consultation } from "../server/assessment/consultant.ts";
import { playbookText } from "../server/assessment/playbooks.ts";
import { recount, withPlaybooks } from "../web/assessment/own/recount.client.ts";

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

/** Without numbers and with them; and where the reviewer put in a number of his own, and kept one over the owner's. */
const samples = [harbor, ...twelve].flatMap(({ answers, numbers }) => [
  { business: answers.businessName, answers, numbers: {}, plan: {} },
  { business: `${answers.businessName}, with numbers`, answers, numbers, plan: {} },
  {
    business: `${answers.businessName}, with a reviewer's`,
    answers,
    numbers: { contactsPerWeek: 90 },
    plan: { assumptions: { hourCost: 38, contactsPerWeek: 110 }, overOwners: ["contactsPerWeek"] },
  },
]);

it.each(samples)("the page counts what the report says: $business", async ({ answers, numbers, plan }) => {
  const { document } = consultation({
    answers,
    numbers: countedNumbers(numbers, plan),
    choices: countedChoices(plan, numbers),
  });
  const own = { businessName: answers.businessName, chosen: answers, plan } as Partial<OwnAssessment>;
  await withPlaybooks(own as OwnAssessment, numbers, playbookText);
  const live = recount(own as OwnAssessment, numbers);
  expect(live.figure).toEqual(firstFigure(document));
  const blocks = document.sections.flatMap((section) => section.blocks);
  // A table of the steps has the sum in its last row, with its range: the page shows no second one.
  const isTable = blocks.some(({ id, kind }) => id === "verdict.steps" && kind === "table");
  const sums = blocks.filter(({ id }) => id === "verdict.steps" || (id === "money.range" && !isTable));
  for (const block of sums)
    expect(live.html).toContain(withCurlyApostrophes(htmlBlock(block, document.figures, { folds: true })));
});
