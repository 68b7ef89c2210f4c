import type { AssessmentField } from "../../../contracts/assessment.ts";
import type { Context } from "./model.ts";

export interface Risk {
  title: string;
  text: string;
  basis: AssessmentField[];
}

const COMFORT = {
  "very-comfortable": [
    "Going too fast.",
    "You could switch on everything in a weekend. Then nobody knows which part went wrong. Add one job at a time, with a week between.",
  ],
  comfortable: [
    "Nobody looks any more.",
    "After a good fortnight the checking stops. Put ten minutes on Friday into the calendar, with a name.",
  ],
  "somewhat-comfortable": [
    "A doubt that nobody voices.",
    "If something feels odd to you or your people, it probably is. Agree that anybody may switch it off, without asking first.",
  ],
  "not-comfortable": [
    "Depending on somebody else.",
    "You will not run this yourself, so make sure that you can end it yourself: one name, one sentence, off. Ask for that in writing.",
  ],
} as const;

const EXPERIENCE = {
  "currently-using": [
    "Two voices.",
    "The AI you use now and a new assistant may give two answers to one question. Feed both from one page, or take one of them off that job.",
  ],
  "explored-not-implemented": [
    "Stopping at the same place again.",
    "You have looked at AI before and let it be. Name the reason before you spend money, and test exactly that first.",
  ],
  "limited-knowledge": [
    "Promises in a sales talk.",
    "You know a little, and sellers know that. Ask every one of them to show the thing with your own questions, live.",
  ],
  "no-experience": [
    "Expecting a person.",
    "It is not one. It will mishear a name and miss a joke. Let it read back what matters, and it will do the rest well enough.",
  ],
} as const;

const RESPONSE = {
  "within-1-hour": [
    "Getting worse than you are.",
    "You answer fast today. If people wait longer for a person once the assistant is there, it has failed, whatever else it does.",
  ],
  "same-day": [
    "A second inbox.",
    "What it takes down must land where you already look. A new place to check is a place that gets forgotten by the evening.",
  ],
  "24-48-hours": [
    "A quick greeting and then silence.",
    "An answer in seconds raises hopes for the rest. Let it name a day that you can keep, even if that is the day after tomorrow.",
  ],
  "more-than-48-hours": [
    "Faster in, not faster out.",
    "If nobody has time for what it takes down, the pile only grows. Decide first what you will stop doing by hand.",
  ],
} as const;

/** What can go wrong for them in particular, each with what to do about it. */
export const risksFor = ({ answers: a, industry }: Context): Risk[] => {
  const risk = ([title, text]: readonly [string, string], basis: AssessmentField[]): Risk => ({
    title,
    text,
    basis,
  });
  const risks = [
    risk(industry.risk, ["industry"]),
    risk(COMFORT[a.techComfortLevel], ["techComfortLevel"]),
    risk(EXPERIENCE[a.previousAiExperience], ["previousAiExperience"]),
    risk(RESPONSE[a.responseTime], ["responseTime"]),
  ];
  if (a.customerInteractionPercentage === "more-than-75" || a.customerInteractionPercentage === "51-75")
    risks.push(
      risk(
        [
          "Losing the personal side.",
          `You spend much of your day with ${industry.customers}, and for some of them that is the reason to come. Tell regulars how to reach a person at once.`,
        ],
        ["customerInteractionPercentage", "industry"],
      ),
    );
  if (a.interactionChannels.length >= 4)
    risks.push(
      risk(
        [
          "Too many doors at once.",
          `You named ${a.interactionChannels.length} channels. Each needs its own tone and its own check. Open the second only when the first is boring.`,
        ],
        ["interactionChannels"],
      ),
    );
  if (a.cloneExpertiseValue === "extremely-valuable")
    risks.push(
      risk(
        [
          "Sounding like you without being you.",
          `Your knowledge is the asset. Let it give your written answers and book your time; judgment on a single ${industry.customer} stays with you.`,
        ],
        ["cloneExpertiseValue", "industry"],
      ),
    );
  return risks;
};
