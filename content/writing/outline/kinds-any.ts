import type { OutlineKind } from "./kind.ts";

/** What is done, and none of the other kinds. */
export const anyDoing: Omit<OutlineKind, "heard"> = {
  id: "doing",
  byQuestion: true,
  points: [
    [
      "Say how it is today, with one number",
      "How is it now?",
      "On [day], [what you saw or counted].",
      "Count it yourself for a week.",
    ],
    [
      "Say what comes first",
      "Where do I start?",
      "Start with [what], because [what depends on it].",
      "Someone who does it every day: what do they do before anything else?",
    ],
    [
      "Lay out the work with hours and dollars",
      "What does it take?",
      "It takes [hours], [dollars] and [who]: [in order].",
      "Do it once with a watch, or take the last time’s bills.",
    ],
    [
      "Tell what went wrong",
      "What goes wrong?",
      "The first time, [what], and it cost [what]; now we [what] first.",
      "Two people who have done it; quote them by name.",
    ],
    [
      "Say when to get help",
      "When can’t I do it myself?",
      "Get [whom] when [sign]; it costs about [sum].",
      "The professional: what are they called for too late?",
    ],
    [
      "Say how you know it worked",
      "How do I know it worked?",
      "After [time], [number or sign]; if not, [what].",
      "The same count as at the start.",
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
      "{X}: [what it is, for somebody who has never heard of it], and [why it matters now].",
      "Explain it aloud to someone; write down what you said the second time.",
    ],
    [
      "Say how it began",
      "Where does it come from?",
      "It began in [year], when [who] [what].",
      "The original source, or a library; not a page that repeats another.",
    ],
    [
      "Say whom it concerns",
      "Who does it affect?",
      "It affects you if [what]; [who] gains, [who] pays.",
      "One person on each side.",
    ],
    [
      "Give the one number that matters",
      "How big is it?",
      "In [year] it was [number], from [source].",
      "The source itself, with its date.",
    ],
    [
      "Clear up what everyone repeats",
      "What do people get wrong?",
      "“[What everyone says]” isn’t so: [what is true, who can show it].",
      "Somebody who works with it: what do they correct every week?",
    ],
    [
      "End with one thing to do",
      "What can I do with it?",
      "This week, [look up, ask, try] [what].",
      "Do it yourself first.",
    ],
  ],
};
