import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import { type AssumptionChanges, assumptionsFor, contactWord } from "./assumptions.ts";
import { firstMonth } from "./first-month.ts";
import { industryOf } from "./industry/knowledge.ts";
import { plainName } from "./html.ts";
import { type Context, chart, fig, heading, list, listed, paragraph, strong, text } from "./model.ts";
import { chooseOpportunities } from "./opportunities/choose.ts";
import type { Opportunity } from "./opportunities/opportunity.ts";
import { assessReadiness } from "./readiness.ts";
import { costSection } from "./cost-section.ts";
import { BOTTLENECK_WORDS, CHANNEL_WORDS, GOAL_CHECK, goalWords } from "./words.ts";
import { risksFor } from "./risks.ts";
import type { ReportModel, Section, Text } from "./schema.ts";

/** Longer names, and those without a sign that can be seen, are kept for the title; running text then says "your practice" or the like. */
const READABLE_NAME = 60;

/** What every writer of a report starts from. */
export const contextFor = (answers: AssessmentAnswers): Context => {
  const industry = industryOf(answers.industry);
  const name = answers.businessName.replace(/\s+/g, " ");
  return {
    answers,
    industry,
    name: plainName(name) && name.length <= READABLE_NAME ? { name } : `your ${industry.business}`,
  };
};

/** The industry's two sentences on what hurts, in a version that fits the ways people reach them. */
const moments = ({ answers: a, industry }: Context): { opening: string; missedMoment: string } =>
  contactWord(a) === "visits"
    ? {
        opening: `You look after the ${industry.customer} in front of you. The next one waits, looks round, and leaves without a word.`,
        missedMoment: `A ${industry.customer} who finds everybody busy leaves no trace.`,
      }
    : a.interactionChannels.includes("Phone Calls")
      ? industry
      : (industry.without ?? industry);

const WHEN = ["In the first 30 days.", "Next, if the numbers please you.", "A month after that."];

const summary = (c: Context, [first, second, third]: readonly Opportunity[], score: number): Section => {
  return {
    id: "summary",
    blocks: [
      paragraph(["industry", "interactionChannels"], moments(c).opening, "lede"),
      paragraph(
        ["businessName", "operationalBottlenecks", "primaryGoal"],
        text`For ${c.name} we would do three things, in this order:`,
      ),
      list(
        ["operationalBottlenecks", "interactionChannels", "primaryGoal"],
        [first!, second!, third!].map((o, i) => text`${strong(`${o.title}.`)} ${WHEN[i]!}`),
        true,
      ),
      paragraph(
        ["techComfortLevel", "previousAiExperience", "industry", "operationalBottlenecks"],
        text`Your readiness is ${strong(`${score} of 100`)}. With the example numbers below, missed contacts and repeated work come to ${fig("totalMonth")} a month, and ${fig("reachMonth")} of it is in reach. Put your own numbers in before you believe it.`,
      ),
    ],
  };
};

const SHARE = {
  "less-than-25": "less than a quarter of the day",
  "25-50": "25 to 50% of the day",
  "51-75": "51 to 75% of the day",
  "more-than-75": "more than three quarters of the day",
} as const;
const HEARD = {
  "within-1-hour": "within the hour",
  "same-day": "the same day",
  "24-48-hours": "after 24 to 48 hours",
  "more-than-48-hours": "after more than 48 hours",
} as const;
const AI = {
  "currently-using": "You use AI already",
  "explored-not-implemented": "You have looked at AI and not put it to use",
  "limited-knowledge": "You know a little about AI",
  "no-experience": "You have no experience with AI yet",
} as const;
const COMFORT = {
  "very-comfortable": "and are very comfortable with new tools",
  comfortable: "and are comfortable with new tools",
  "somewhat-comfortable": "and are somewhat comfortable with new tools",
  "not-comfortable": "and are not comfortable with new tools",
} as const;
const CLONE = {
  "extremely-valuable": "A clone of your expertise would be extremely valuable to you.",
  "very-valuable": "A clone of your expertise would be very valuable to you.",
  "somewhat-valuable": "A clone of your expertise would be somewhat valuable to you.",
  "not-valuable": "A clone of your expertise would be of no value to you, so nothing below depends on one.",
} as const;
const told = ({ answers: a, industry }: Context): Section => ({
  id: "answers",
  heading: "What you told us",
  blocks: [
    paragraph(
      ["customerInteractionPercentage", "interactionChannels", "responseTime", "industry"],
      `${industry.industry === "Other" ? "You" : `You run ${industry.aBusiness} and`} spend ${SHARE[a.customerInteractionPercentage]} with ${industry.customers}. They reach you ${listed(a.interactionChannels.map((ch) => CHANNEL_WORDS[ch]))}, and usually hear back ${HEARD[a.responseTime]}.`,
    ),
    paragraph(
      ["operationalBottlenecks", "previousAiExperience", "techComfortLevel"],
      `What slows you down: ${listed(a.operationalBottlenecks.map((b) => BOTTLENECK_WORDS[b]))}. ${AI[a.previousAiExperience]}, ${COMFORT[a.techComfortLevel]}.`,
    ),
    paragraph(
      ["cloneExpertiseValue", "primaryGoal"],
      `${CLONE[a.cloneExpertiseValue]} What matters most to you: ${goalWords({ answers: a, industry })}.`,
    ),
  ],
});

const readinessSection = ({ answers }: Context): Section => {
  const { score, parts, verdict } = assessReadiness(answers);
  const all = [...new Set(parts.flatMap((p) => p.basis))];
  return {
    id: "readiness",
    heading: `How ready you are: ${score} of 100`,
    blocks: [
      paragraph(all, verdict),
      chart(all, "readiness"),
      ...parts.map((p) =>
        paragraph(p.basis, text`${strong(`${p.label}, ${p.points} of ${p.max}.`)} ${p.why}`),
      ),
      paragraph(
        all,
        "The score is our own rule and uses only your answers. It is not a measurement, and compares you with nobody.",
        "note",
      ),
    ],
  };
};

const onTheSum = (o: Opportunity, before: readonly Opportunity[]): Text => {
  const earlier = before.findIndex((b) => b.half === o.half);
  if (before.length === 2 && before.every((b) => b.half === o.half))
    return ["All three work on the same half of the sum."];
  if (earlier >= 0) return text`It works on the same half of the sum as number ${String(earlier + 1)}.`;
  return o.half === "missed"
    ? text`It works on the first half of the sum above, what never reaches you: ${fig("missedCostMonth")} a month with the numbers used there.`
    : text`It works on the second half of the sum above, the work done over and over: ${fig("repeatedCostMonth")} a month with the numbers used there.`;
};

const opportunitiesSection = (three: readonly Opportunity[]): Section => ({
  id: "opportunities",
  heading: "What we would do, in this order",
  blocks: three.flatMap((o, i) => [
    heading(`${i + 1}. ${o.title}`),
    ...(o.added ? [paragraph(o.paragraphs[0]!.basis, o.added)] : []),
    ...o.paragraphs.map((p) => paragraph(p.basis, p.text)),
    paragraph(["operationalBottlenecks"], onTheSum(o, three.slice(0, i)), "note"),
  ]),
});

const NEXT: Record<AssessmentAnswers["techComfortLevel"], string> = {
  "very-comfortable":
    "Write the page for week 1, and send it to us if you want a second pair of eyes. You can go on from there alone.",
  comfortable: "Write the page for week 1. We go through it with you in one call, and you decide after that.",
  "somewhat-comfortable":
    "Pick a day, and we show you your own example: your questions, your words. Nothing goes live from that.",
  "not-comfortable":
    "Answer with a time that suits you. We ask you ten questions, and come back with a finished example.",
};

const nextSteps = (c: Context, three: readonly Opportunity[]): Section => {
  const { answers: a, industry } = c;
  return {
    id: "next-steps",
    heading: "Next steps",
    blocks: [
      list(
        ["techComfortLevel", "industry", "operationalBottlenecks", "primaryGoal"],
        [
          `Put your own numbers into the sum: ${contactWord(a)} a week, ${industry.valueOf}, and what an hour costs you. Those three move it most.`,
          NEXT[a.techComfortLevel],
          `Decide about one thing only: ${three[0]!.short}. Judge it by ${GOAL_CHECK[a.primaryGoal]}. The other two can wait.`,
        ],
        true,
      ),
      paragraph(
        ["businessName", "email"],
        text`Is something about ${c.name} wrong or missing here? Answer the e-mail this came with. A person reads it.`,
      ),
    ],
  };
};

/**
 * The built-in consultant: a whole report from the answers and nothing else but named assumptions.
 * `changes` replaces examples by the reviewer's numbers. Pure: the same input gives the same report.
 */
export const buildReport = (answers: AssessmentAnswers, changes: AssumptionChanges = {}): ReportModel => {
  const c = contextFor(answers);
  const three = chooseOpportunities(c);
  return {
    answers,
    assumptions: assumptionsFor(answers, changes),
    sections: [
      summary(c, three, assessReadiness(answers).score),
      told(c),
      readinessSection(c),
      costSection(c, moments(c).missedMoment),
      opportunitiesSection(three),
      {
        id: "first-month",
        heading: "Your first 30 days",
        blocks: firstMonth(c, three).flatMap((w) => [heading(w.title), paragraph(w.basis, w.text)]),
      },
      {
        id: "risks",
        heading: "What can go wrong, and what to do about it",
        blocks: risksFor(c).map((r) => paragraph(r.basis, text`${strong(r.title)} ${r.text}`)),
      },
      {
        id: "leave-alone",
        heading: "What to leave to people",
        blocks: [
          paragraph(
            ["industry"],
            `An assistant in your ${c.industry.business} must know when to stop. These go to a person, every time:`,
          ),
          list(["industry"], [...c.industry.toAPerson]),
          paragraph(
            ["industry"],
            text`An example of how that sounds. Somebody says: “${c.industry.handOver[0]}” It answers: “${c.industry.handOver[1]}”`,
          ),
          heading("Rules to mind"),
          ...c.industry.rules.map((r) => paragraph(["industry"], r)),
          paragraph(["industry"], "This is a list of things to check, not legal advice.", "note"),
        ],
      },
      nextSteps(c, three),
    ],
  };
};
