import type { AssessmentAnswers, AssessmentField } from "../../../../contracts/assessment.ts";
import type { Bottleneck, Channel } from "../../../../contracts/assessment-options.ts";
import type { Context } from "../model.ts";
import { goalWords } from "../words.ts";
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

const WAIT = {
  "within-1-hour": "an hour",
  "same-day": "part of a day",
  "24-48-hours": "a day or two",
  "more-than-48-hours": "more than two days",
} as const;

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

type Paragraph = Opportunity["paragraphs"][number];

/** Why it stands where it stands. The wording turns with the place, so that no reason is read twice. */
const because = (b: Bottleneck, c: Context, place: number): Paragraph => {
  const { answers: a, industry } = c;
  const goal = goalWords(c);
  const first =
    a.operationalBottlenecks.length > 1
      ? "Of what you named it comes first."
      : "It comes first because you named it, and nothing else.";
  const say = (field: AssessmentField, ...ways: [string, string, string]): Paragraph => ({
    basis: ["operationalBottlenecks", field],
    text: ways[place] ?? ways[0],
  });
  if (isCautious(a) && GENTLE.includes(b))
    return say(
      "techComfortLevel",
      "It comes first because it is easy to try: one switch turns it on, and the same switch turns it off again.",
      "It stands this high because it is easy to try, and as easy to stop.",
      "It is on the list because it is easy to try. Leave it for when the first two have become dull.",
    );
  if (SERVES[a.primaryGoal][b] === 3)
    return say(
      "primaryGoal",
      `It comes first because it leads straight to what matters most to you: ${goal}.`,
      `It leads straight to your goal, ${goal}. It comes second only because the first fits your other answers better.`,
      `It comes third, though it leads straight to your goal: ${goal}. It can wait until the first two need no more attention.`,
    );
  if (isSlow(a) && SHORTENS_WAITING.includes(b))
    return say(
      "responseTime",
      `It comes first because your ${industry.customers} wait ${WAIT[a.responseTime]} today, and this is where the waiting shrinks.`,
      `It comes second because it shortens the wait further: ${WAIT[a.responseTime]} is what you told us.`,
      "It comes third, and takes what is left out of the wait.",
    );
  if (SERVES[a.primaryGoal][b])
    return say(
      "primaryGoal",
      `${first} It serves your goal, ${goal}, through the hours it frees.`,
      `It comes second because it serves your goal, ${goal}, less directly: through the hours it frees.`,
      "It comes third. It frees time, and the first two show what to spend it on.",
    );
  return say(
    "primaryGoal",
    `For your goal, ${goal}, it does little by itself. It comes first because ${a.operationalBottlenecks.length > 1 ? "it fits your answers best, all of them taken together" : "it is what you named"}.`,
    `For your goal, ${goal}, it does little by itself. You named it because it costs you time, so it comes next.`,
    `For your goal, ${goal}, it does little by itself. It comes last, so that it delays nothing.`,
  );
};

const written = (k: BottleneckKnowledge, c: Context, place: number): Opportunity => ({
  id: k.bottleneck,
  half: k.half,
  title: k.title(c),
  short: k.short(c),
  prepare: k.prepare(c),
  paragraphs: [
    { basis: ["industry", "operationalBottlenecks"], text: k.byIndustry[c.answers.industry] },
    { basis: ["interactionChannels"], text: k.byChannel[startChannel(k, c.answers)] },
    {
      basis: ["operationalBottlenecks", "industry"],
      text: `The smallest start: ${lower(k.small(c))} How you can tell that it works: ${lower(k.sign(c))}`,
    },
    because(k.bottleneck, c, place),
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
  const own = rankBottlenecks(c.answers).map((b, i) => written(BOTTLENECK_KNOWLEDGE[b], c, i));
  const extra = EXTRAS.filter((e) => e.when(c)).map((e) => e.write(c));
  return [...own, ...extra].slice(0, 3) as [Opportunity, Opportunity, Opportunity];
};
