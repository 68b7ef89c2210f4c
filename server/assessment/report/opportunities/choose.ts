import type { AssessmentAnswers } from "../../../../contracts/assessment.ts";
import { type Bottleneck, type Channel, choiceLabel } from "../../../../contracts/assessment-options.ts";
import type { Context } from "../model.ts";
import { afterHoursCoverage } from "./after-hours-coverage.ts";
import { appointmentScheduling } from "./appointment-scheduling.ts";
import { customerSupport } from "./customer-support.ts";
import { dataEntry } from "./data-entry.ts";
import { EXTRAS } from "./extra.ts";
import { followUp } from "./follow-up.ts";
import { leadQualification } from "./lead-qualification.ts";
import type { BottleneckKnowledge, Opportunity } from "./opportunity.ts";
import { orderProcessing } from "./order-processing.ts";
import { repetitiveFaqHandling } from "./repetitive-faq-handling.ts";

export const BOTTLENECK_KNOWLEDGE: Record<Bottleneck, BottleneckKnowledge> = {
  "Appointment Scheduling": appointmentScheduling,
  "Customer Support": customerSupport,
  "Lead Qualification": leadQualification,
  "After-Hours Coverage": afterHoursCoverage,
  "Repetitive FAQ Handling": repetitiveFaqHandling,
  "Data Entry/Form Filling": dataEntry,
  "Order Processing": orderProcessing,
  "Follow-up Communication": followUp,
};

/** How directly solving a bottleneck serves a goal: 3 directly, 1 in passing, absent not at all. */
const SERVES: Record<AssessmentAnswers["primaryGoal"], Partial<Record<Bottleneck, number>>> = {
  "cost-reduction": {
    "Repetitive FAQ Handling": 3,
    "Data Entry/Form Filling": 3,
    "Appointment Scheduling": 2,
    "Customer Support": 2,
    "Order Processing": 2,
  },
  "improve-customer-experience": {
    "Customer Support": 3,
    "After-Hours Coverage": 3,
    "Appointment Scheduling": 2,
    "Repetitive FAQ Handling": 2,
    "Follow-up Communication": 2,
    "Order Processing": 1,
  },
  "increased-efficiency": {
    "Data Entry/Form Filling": 3,
    "Appointment Scheduling": 3,
    "Order Processing": 3,
    "Repetitive FAQ Handling": 2,
    "Customer Support": 2,
    "Lead Qualification": 1,
  },
  "revenue-growth": {
    "Lead Qualification": 3,
    "Follow-up Communication": 3,
    "After-Hours Coverage": 3,
    "Appointment Scheduling": 2,
    "Order Processing": 1,
  },
  "business-continuity": {
    "After-Hours Coverage": 3,
    "Customer Support": 2,
    "Repetitive FAQ Handling": 2,
    "Appointment Scheduling": 1,
    "Data Entry/Form Filling": 1,
  },
};
const SHORTENS_WAITING: readonly Bottleneck[] = [
  "After-Hours Coverage",
  "Lead Qualification",
  "Follow-up Communication",
  "Customer Support",
];
/** Easy to try and easy to undo: it reads, it does not write. */
const GENTLE: readonly Bottleneck[] = ["Repetitive FAQ Handling", "After-Hours Coverage"];
const DEMANDING: readonly Bottleneck[] = ["Data Entry/Form Filling", "Order Processing"];

const isSlow = (a: AssessmentAnswers) =>
  a.responseTime === "24-48-hours" || a.responseTime === "more-than-48-hours";
const isCautious = (a: AssessmentAnswers) =>
  a.techComfortLevel === "not-comfortable" || a.techComfortLevel === "somewhat-comfortable";

/** The best of their own channels to start this in. */
export const startChannel = (k: BottleneckKnowledge, a: AssessmentAnswers): Channel =>
  k.startIn.find((c) => a.interactionChannels.includes(c)) ?? k.startIn[0]!;

const weight = (k: BottleneckKnowledge, a: AssessmentAnswers): number => {
  const b = k.bottleneck;
  return (
    (SERVES[a.primaryGoal][b] ?? 0) +
    2 -
    k.startIn.indexOf(startChannel(k, a)) * 0.3 +
    (isSlow(a) && SHORTENS_WAITING.includes(b) ? 1 : 0) +
    (GENTLE.includes(b) ? (isCautious(a) ? 1.5 : 0.25) : 0) -
    (DEMANDING.includes(b) && isCautious(a) ? 1 : 0)
  );
};

const because = (b: Bottleneck, c: Context): Opportunity["paragraphs"][number] => {
  const { answers: a, industry } = c;
  const goal = choiceLabel("primaryGoal", a.primaryGoal).toLowerCase();
  if (isCautious(a) && GENTLE.includes(b))
    return {
      basis: ["operationalBottlenecks", "techComfortLevel"],
      text: "You named it, and it is gentle: it changes nothing in your systems, and you can switch it off the same day.",
    };
  if (SERVES[a.primaryGoal][b] === 3)
    return {
      basis: ["operationalBottlenecks", "primaryGoal"],
      text: `You named it, and it leads straight to what matters most to you: ${goal}.`,
    };
  if (isSlow(a) && SHORTENS_WAITING.includes(b))
    return {
      basis: ["operationalBottlenecks", "responseTime"],
      text: `You named it, and your ${industry.customers} wait ${choiceLabel("responseTime", a.responseTime).toLowerCase()} today. This is where the waiting shrinks first.`,
    };
  if (SERVES[a.primaryGoal][b])
    return {
      basis: ["operationalBottlenecks", "primaryGoal"],
      text: `You named it, and it helps your goal, ${goal}, by a detour: it frees the time that the goal needs.`,
    };
  return {
    basis: ["operationalBottlenecks", "primaryGoal"],
    text: `You named it. For your goal, ${goal}, it does less than other steps could, so it must not delay them. It is here because it costs you time every day.`,
  };
};

const written = (k: BottleneckKnowledge, c: Context): Opportunity => ({
  id: k.bottleneck,
  half: k.half,
  title: k.title(c),
  short: k.short(c),
  paragraphs: [
    { basis: ["industry", "operationalBottlenecks"], text: k.byIndustry[c.answers.industry] },
    { basis: ["interactionChannels"], text: k.byChannel[startChannel(k, c.answers)] },
    {
      basis: ["operationalBottlenecks", "industry"],
      text: `The smallest start: ${lower(k.small(c))} ${k.sign(c)}`,
    },
    because(k.bottleneck, c),
  ],
});

const lower = (s: string) => s.charAt(0).toLowerCase() + s.slice(1);

/** The bottlenecks they named, the most worthwhile first. Ties fall by the order of the question. */
export const rankBottlenecks = (a: AssessmentAnswers): Bottleneck[] =>
  (Object.keys(BOTTLENECK_KNOWLEDGE) as Bottleneck[])
    .filter((b) => a.operationalBottlenecks.includes(b))
    .sort((x, y) => weight(BOTTLENECK_KNOWLEDGE[y], a) - weight(BOTTLENECK_KNOWLEDGE[x], a));

/** The three things to do, in order: from their own bottlenecks first, then what their other answers suggest. */
export const chooseOpportunities = (c: Context): [Opportunity, Opportunity, Opportunity] => {
  const own = rankBottlenecks(c.answers).map((b) => written(BOTTLENECK_KNOWLEDGE[b], c));
  const extra = EXTRAS.filter((e) => e.when(c)).map((e) => e.write(c));
  return [...own, ...extra].slice(0, 3) as [Opportunity, Opportunity, Opportunity];
};
