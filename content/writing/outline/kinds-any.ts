import type { OutlineKind } from "./kind.ts";

/** What is done, and none of the other kinds. */
export const anyDoing: Omit<OutlineKind, "heard"> = {
  id: "doing",
  byQuestion: true,
  points: [
    [
      "Put one number on {x} as things are today",
      "How do things stand with {x}?",
      "Note it yourself for a week.",
      "What readers can see or count before they begin, so that they know later whether it worked.",
    ],
    [
      "Say what comes first",
      "Where do I start with {x}?",
      "Someone who does it every day: what do they do before anything else?",
      "The first step, and what depends on it. Readers give up where two steps look equally important.",
    ],
    [
      "Lay out the work with hours and dollars",
      "What does it take?",
      "Do it once with a watch, or take the last time’s bills.",
      "The steps in order, with the hours, the dollars and the people that each takes.",
    ],
    [
      "Tell what went wrong",
      "What goes wrong with {x}?",
      "Two people who have done it; quote them by name.",
      "The mistake that those who know it made themselves, with what it cost.",
    ],
    [
      "Answer what a reader will object",
      "What speaks against it?",
      "Someone who tried it and gave it up, and a professional who’s called when it goes wrong.",
      "The objection in their words, when they’re right, and the sign at which a reader should stop and pay for help.",
    ],
    [
      "Say how you know it worked",
      "How do I know it worked?",
      "The same count as at the start.",
      "The same count again, and after how long.",
    ],
  ],
};

/** A thing to be understood rather than done. */
export const anyThing: Omit<OutlineKind, "heard"> = {
  id: "thing",
  byQuestion: true,
  points: [
    [
      "Explain it in two sentences",
      "What is it?",
      "Explain it aloud to someone; write down what you said the second time.",
      "What it is for somebody who has never heard of it, and why it matters to your readers.",
    ],
    [
      "Say how it began",
      "Where does it come from?",
      "The original source, or a library; not a page that repeats another.",
      "The year, the place and the person, with the document that shows it. Most retellings copy each other’s mistakes.",
    ],
    [
      "Say whom it concerns",
      "Who does it affect?",
      "One person on each side.",
      "Who gains by it, who pays for it, and who needn’t care.",
    ],
    [
      "Give the one number that matters",
      "How big is it?",
      "The source itself, with its date.",
      "One figure with its year and its source. Five figures are none.",
    ],
    [
      "Clear up what everyone repeats",
      "What do people get wrong?",
      "Somebody who works with it: what do they correct every week?",
      "The sentence that’s always repeated and isn’t so, with what is.",
    ],
    [
      "End with one thing to do",
      "What can I do with it?",
      "Do it yourself first.",
      "What a reader can look up, ask or try this week.",
    ],
  ],
};
