import { choiceLabel } from "../../../../contracts/assessment-options.ts";
import { type Context, listed } from "../model.ts";
import { CHANNEL_WORDS } from "../words.ts";
import type { Opportunity } from "./opportunity.ts";

/** What the report may add when fewer than three bottlenecks were named, each with its reason. In order of use. */
interface Extra {
  when: (c: Context) => boolean;
  write: (c: Context) => Opportunity;
}

const reviewTool: Extra = {
  when: ({ answers }) => answers.previousAiExperience === "currently-using",
  write: ({ industry }) => ({
    id: "review-tool",
    half: "repeated",
    title: "Bring the AI you already use up to the same standard",
    short: "the AI you already use",
    prepare: "",
    added:
      "You did not name this. It is here because people will compare the AI you already use with the new one.",
    paragraphs: [
      {
        basis: ["previousAiExperience", "industry"],
        text: `Read twenty of its last answers to ${industry.customers}. Mark each one: right, wrong, or right but not how ${industry.team} would say it. Wrong ones show what to write down. The third kind shows what to reword.`,
      },
      {
        basis: ["previousAiExperience"],
        text: "Then decide for each job whether the tool keeps it, loses it, or gets help. Two tools that answer the same question will sooner or later answer it differently.",
      },
    ],
  }),
};

const firstAnswer: Extra = {
  when: ({ answers }) => answers.responseTime !== "within-1-hour",
  write: ({ answers, industry }) => ({
    id: "first-answer",
    half: "missed",
    title: "Give everybody a first answer, and a time that you keep",
    short: "the first answer",
    prepare: "",
    added: `You did not name this. It is here because of your answer "${choiceLabel("responseTime", answers.responseTime)}".`,
    paragraphs: [
      {
        basis: ["responseTime", "industry"],
        text: `A first answer need not solve anything. It says who has read it, and when the ${industry.customer} hears more. Whoever has a time can stop looking elsewhere.`,
      },
      {
        basis: ["responseTime", "interactionChannels"],
        text: `People reach you ${listed(answers.interactionChannels.map((ch) => CHANNEL_WORDS[ch]))}. ${answers.interactionChannels.length > 1 ? "Begin where it takes longest today." : "One way in makes this simple."} Use a real time, such as 'by four today'. 'As soon as possible' is no answer.`,
      },
    ],
  }),
};

const writeItDown: Extra = {
  when: ({ answers }) => answers.cloneExpertiseValue !== "not-valuable",
  write: ({ answers, industry }) => ({
    id: "write-it-down",
    half: "repeated",
    title: "Write down what only you know",
    short: "what only you know",
    prepare: "",
    added: `You did not name this. It is here because you said that a clone of your expertise would be ${choiceLabel("cloneExpertiseValue", answers.cloneExpertiseValue).toLowerCase()}.`,
    paragraphs: [
      {
        basis: ["cloneExpertiseValue", "industry"],
        text: `Answer these aloud, as you would to a ${industry.customer}, and have them typed up: ${listed(industry.questions.slice(0, 3))}. Then add the question that only ever reaches you.`,
      },
      {
        basis: ["cloneExpertiseValue"],
        text: "One page is plenty to begin with. Whoever answers for you, a new colleague or an assistant, works from the same page, and you correct it in one place.",
      },
    ],
  }),
};

const oneList: Extra = {
  when: ({ answers }) => answers.interactionChannels.length >= 3,
  write: ({ answers, industry }) => ({
    id: "one-list",
    half: "missed",
    title: `Bring your ${answers.interactionChannels.length} channels into one list`,
    short: "one list for all channels",
    prepare: "",
    added:
      "You did not name this. It is here because people reach you in several places, and things get lost between them.",
    paragraphs: [
      {
        basis: ["interactionChannels", "industry"],
        text: `People reach you ${listed(answers.interactionChannels.map((ch) => CHANNEL_WORDS[ch]))}. Each way has its own pile, and each pile its own habits. One list shows ${industry.team} who waits, since when, and who has taken it.`,
      },
      {
        basis: ["interactionChannels"],
        text: "Begin with the two busiest channels. The rest can follow when the list has become a habit.",
      },
    ],
  }),
};

const betterHandover: Extra = {
  when: () => true,
  write: ({ industry }) => ({
    id: "better-hand-over",
    half: "missed",
    title: "Make each hand-over so good that nobody repeats themselves",
    short: "better hand-overs",
    prepare: "",
    added: "You did not name this. It is here because the first step lives on it.",
    paragraphs: [
      {
        basis: ["industry"],
        text: `Go through a week of what was handed to ${industry.team}. Was the right person there, with name, wish and number at hand? Put a name beside each kind of question, and a second name for holidays.`,
      },
      {
        basis: ["industry"],
        text: `What comes up often and needs no judgment, such as ${listed(industry.questions.slice(0, 2))}, moves to the page of answers. What went wrong moves to the list of things for people.`,
      },
    ],
  }),
};

const ownCount: Extra = {
  when: () => true,
  write: ({ industry }) => ({
    id: "own-count",
    half: "repeated",
    title: "Replace our examples by your own count",
    short: "your own count",
    prepare: "",
    added: "You did not name this. It is here because your own numbers are worth more than our examples.",
    paragraphs: [
      {
        basis: ["industry"],
        text: `Put a sheet where ${industry.team} works, for one week now and for one week in two months. One stroke for each contact that found nobody, one for each question asked before, one for each thing typed twice.`,
      },
      {
        basis: ["industry"],
        text: "Then work the sum out again with your strokes. If what is in reach turns out small, stop there: you have lost little.",
      },
    ],
  }),
};

export const EXTRAS: readonly Extra[] = [
  reviewTool,
  firstAnswer,
  writeItDown,
  oneList,
  betterHandover,
  ownCount,
];
