import type { AssessmentAnswers } from "../../../contracts/assessment.ts";
import { choiceLabel } from "../../../contracts/assessment-options.ts";
import { type AssumptionChanges, assumptionsFor, contactWord } from "./assumptions.ts";
import { firstMonth } from "./first-month.ts";
import { industryOf } from "./industry/knowledge.ts";
import { type Context, chart, fig, heading, list, listed, paragraph, strong, text } from "./model.ts";
import { chooseOpportunities } from "./opportunities/choose.ts";
import type { Opportunity } from "./opportunities/opportunity.ts";
import { assessReadiness } from "./readiness.ts";
import { costSection } from "./cost-section.ts";
import { risksFor } from "./risks.ts";
import type { ReportModel, Section } from "./schema.ts";

/** Longer names are kept for the title; running text then says "your practice" or the like. */
const READABLE_NAME = 60;

/** What every writer of a report starts from. */
export const contextFor = (answers: AssessmentAnswers): Context => {
  const industry = industryOf(answers.industry);
  const name = answers.businessName.replace(/\s+/g, " ");
  return { answers, industry, name: name.length <= READABLE_NAME ? { name } : `your ${industry.business}` };
};

const hasPhone = (a: AssessmentAnswers) => a.interactionChannels.includes("Phone Calls");

const summary = (c: Context, [first, second, third]: readonly Opportunity[], score: number): Section => {
  const { answers: a, industry } = c;
  const opening = hasPhone(a) ? industry.opening : (industry.without?.opening ?? industry.opening);
  return {
    id: "summary",
    blocks: [
      paragraph(["industry", "interactionChannels"], opening, "lede"),
      paragraph(
        ["businessName", "operationalBottlenecks", "primaryGoal"],
        text`For ${c.name} we would do three things, in this order:`,
      ),
      list(
        ["operationalBottlenecks", "interactionChannels", "primaryGoal"],
        [first!, second!, third!].map((o) => text`${strong(`${o.title}.`)}`),
        true,
      ),
      paragraph(
        ["techComfortLevel", "previousAiExperience", "industry", "operationalBottlenecks"],
        text`Your readiness is ${strong(`${score} of 100`)}. With our example numbers, missed contacts and repeated work come to ${fig("totalMonth")} a month, and ${fig("reachMonth")} of it is in reach. Put your own numbers in before you believe it.`,
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
const GOAL = {
  "cost-reduction": "Above all you want to lower costs.",
  "improve-customer-experience": "Above all you want it to be pleasant to deal with you.",
  "increased-efficiency": "Above all you want the same day to hold more finished work.",
  "revenue-growth": "Above all you want to grow revenue.",
  "business-continuity": "Above all you want the business to run when somebody is missing.",
} as const;

const told = ({ answers: a, industry }: Context): Section => ({
  id: "answers",
  heading: "What you told us",
  blocks: [
    paragraph(
      ["customerInteractionPercentage", "interactionChannels", "responseTime", "industry"],
      `You run ${industry.aBusiness} and spend ${SHARE[a.customerInteractionPercentage]} with ${industry.customers}. They reach you by ${listed(a.interactionChannels)}, and usually hear back ${HEARD[a.responseTime]}.`,
    ),
    paragraph(
      ["operationalBottlenecks", "previousAiExperience", "techComfortLevel"],
      `What slows you down: ${listed(a.operationalBottlenecks)}. ${AI[a.previousAiExperience]}, ${COMFORT[a.techComfortLevel]}.`,
    ),
    paragraph(
      ["cloneExpertiseValue", "primaryGoal"],
      `${CLONE[a.cloneExpertiseValue]} ${GOAL[a.primaryGoal]}`,
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

const HALF = {
  missed: "It works on the first half of the sum above, what never reaches you.",
  repeated: "It works on the second half of the sum above, the work done over and over.",
} as const;

const opportunitiesSection = (three: readonly Opportunity[]): Section => ({
  id: "opportunities",
  heading: "What we would do, in this order",
  blocks: three.flatMap((o, i) => [
    heading(`${i + 1}. ${o.title}`),
    ...(o.added ? [paragraph(o.paragraphs[0]!.basis, o.added)] : []),
    ...o.paragraphs.map((p) => paragraph(p.basis, p.text)),
    paragraph(
      ["operationalBottlenecks"],
      o.half === "missed"
        ? text`${HALF.missed} That half is ${fig("missedCostMonth")} a month with the numbers used there.`
        : text`${HALF.repeated} That half is ${fig("repeatedCostMonth")} a month with the numbers used there.`,
      "note",
    ),
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
          `Decide on ${three[0]!.short} alone. The other two can wait for ${choiceLabel("primaryGoal", a.primaryGoal).toLowerCase()} to show.`,
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
  const missed = hasPhone(answers)
    ? c.industry.missedMoment
    : (c.industry.without?.missedMoment ?? c.industry.missedMoment);
  return {
    answers,
    assumptions: assumptionsFor(answers, changes),
    sections: [
      summary(c, three, assessReadiness(answers).score),
      told(c),
      readinessSection(c),
      costSection(c, missed),
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
            `An assistant in ${c.industry.aBusiness} must know when to stop. These go to a person, every time:`,
          ),
          list(["industry"], [...c.industry.toAPerson]),
          heading("Rules to mind"),
          ...c.industry.rules.map((r) => paragraph(["industry"], r)),
          paragraph(["industry"], "This is a list of things to check, not legal advice.", "note"),
        ],
      },
      nextSteps(c, three),
    ],
  };
};
