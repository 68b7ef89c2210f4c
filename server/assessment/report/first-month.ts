import type { AssessmentField } from "../../../contracts/assessment.ts";
import type { Context } from "./model.ts";
import type { Opportunity } from "./opportunities/opportunity.ts";
import { GOAL_CHECK } from "./words.ts";

export interface Week {
  title: string;
  text: string;
  basis: AssessmentField[];
}

/** Who does the work, by comfort. Nobody who is not comfortable is asked to set anything up. */
const SET_UP = {
  "very-comfortable":
    "Set up the first version yourself; an afternoon will do for a draft. Keep a note of every word you change.",
  comfortable: "You set up the first version. We read it before anybody else hears it.",
  "somewhat-comfortable":
    "We set up the first version with you looking on. You say what sounds wrong, and we change it while you watch.",
  "not-comfortable":
    "We set up the first version. You touch no settings: you go through five examples and say yes or no to each.",
} as const;

const BEFORE = {
  "currently-using":
    "Keep the AI you use running while you do this, and list what it answers today, so that the two never contradict each other.",
  "explored-not-implemented":
    "Write down in one line why you stopped the last time. If week two does not answer that line, stop again.",
  "limited-knowledge":
    "Spend half an hour listening to an assistant at work, ours or another. Note what you would not want said in your name.",
  "no-experience":
    "Try an assistant yourself before anybody else does. Ask it the last question you were asked, and a silly one.",
} as const;

/** Four weeks, each with one aim. The last sentence of the last week is a decision. */
export const firstMonth = (c: Context, [first, second, third]: readonly Opportunity[]): Week[] => {
  const { answers: a, industry } = c;
  const cautious = a.techComfortLevel === "not-comfortable" || a.techComfortLevel === "somewhat-comfortable";
  const busy =
    a.customerInteractionPercentage === "more-than-75" || a.customerInteractionPercentage === "51-75";
  const live = {
    "within-1-hour":
      "Keep answering within the hour yourselves, and compare: it must be no slower and no colder than you are.",
    "same-day":
      "Have a person look at what it took down at noon and before closing, so that the same day stays the same day.",
    "24-48-hours":
      "Reserve a quarter of an hour each morning for what it took down. That alone can bring two days down to one.",
    "more-than-48-hours":
      "Name one person who answers what it took down by the next noon. Without that name, wait with this week.",
  }[a.responseTime];
  const hours = !cautious
    ? "Switch it on for one channel."
    : first!.id === "After-Hours Coverage"
      ? "Switch it on for the first two hours after closing, and read what it did the next morning."
      : "Switch it on for two hours a day, with a person nearby.";
  return [
    {
      title: "Week 1: prepare",
      text: `${BEFORE[a.previousAiExperience]} ${first!.prepare}${busy ? " Choose the quietest hour of the day for this; you have few." : ""}`,
      basis: ["previousAiExperience", "industry", "operationalBottlenecks", "customerInteractionPercentage"],
    },
    {
      title: "Week 2: try it among yourselves",
      text: `${SET_UP[a.techComfortLevel]} Then two of you play ${industry.customers} in turn. ${industry.rehearsal} Each mistake becomes one more sentence on the page.`,
      basis: ["techComfortLevel", "industry"],
    },
    {
      title: cautious ? "Week 3: a few hours a day" : "Week 3: let it work",
      text: `${hours} It does one job: ${first!.short}. ${live}`,
      basis: ["techComfortLevel", "responseTime", "operationalBottlenecks"],
    },
    {
      title: "Week 4: look, then decide",
      text: `Count ${GOAL_CHECK[a.primaryGoal]}. ${industry.count} If the numbers please you, go on with ${second!.short}, and a month later with ${third!.short}. If they do not, change the page or stop.`,
      basis: ["primaryGoal", "industry", "operationalBottlenecks"],
    },
  ];
};
