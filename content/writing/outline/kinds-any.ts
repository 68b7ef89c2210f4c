import type { OutlineKind } from "./kind.ts";

/** What is done, and none of the other kinds. */
export const anyDoing: Omit<OutlineKind, "heard"> = {
  id: "doing",
  byQuestion: true,
  points: [
    [
      "Say what a good result looks like",
      "What does a good result look like?",
      "Two finished examples, with a picture, and what each of them took.",
      "One picture or one number by which a reader sees at the end that it’s right. Everything else in the text leads there.",
      "Beginning without a picture of the end",
    ],
    [
      "Settle what has to be decided first",
      "What has to be settled before you {do}?",
      "Someone who does it every week: which question do they ask before anything else?",
      "The two or three decisions that can’t be taken back later, with what each of them depends on.",
      "Deciding as one goes along",
    ],
    [
      "Put the steps in the order in which they rest on each other",
      "In which order is it done?",
      "Watch it done once, and write down every time somebody waits.",
      "Five or six steps, each ending with something to see. Where one has to wait for another, say how long.",
      "Doing the second step first",
    ],
    [
      "Give the hours and the dollars",
      "How long does it take to {do}, and what does it cost?",
      "The last three times: bills, and a watch for the fourth.",
      "A range for both, what pushes it up, and what may be left out without harm.",
      "Guessing the hours",
    ],
    [
      "Show where it goes wrong",
      "Where do people go wrong when they {do}?",
      "Two people who had to do it over; quote them by name.",
      "The mistake with its first sign, and what it costs to put right on that day rather than later.",
      "Going on past the first sign of trouble",
    ],
    [
      "Say when to stop and ask somebody",
      "When should I ask somebody who does this for a living?",
      "A professional: what do people bring in too late?",
      "The sign, whom to call, what an hour of theirs costs, and what to have ready for it.",
      "Asking for help when it’s past helping",
    ],
    [
      "Look again after a while",
      "How do I know afterward that it was right?",
      "The same picture or number as at the start, on a day that’s in the calendar.",
      "When to look, at what, and what to change the next time.",
      "Never looking at it again",
    ],
  ],
};

/** What a business does, where nothing tells what it is: only what is asked of anything that costs money and hours. */
export const anyWork: Omit<OutlineKind, "heard"> = {
  id: "work",
  byQuestion: true,
  settles: "what it costs you as it is, who has a say in it, and what the smallest try would show",
  opening: "",
  yours: [
    "What has been tried already, and what came of it",
    "Who’d notice first that it’s better, and by what",
  ],
  points: [
    [
      "Count what it costs as it is",
      "What does it cost you as it is?",
      "A tally of two weeks by whoever meets it: how often, how long, what was paid or lost.",
      "One figure, so that afterward there is something to compare with.",
      "Beginning without a count",
    ],
    [
      "Ask two who have done it",
      "Who of your trade has done it, and what would they do otherwise?",
      "Two owners who don’t compete with you, and a supplier who sees thirty places a year.",
      "What they did, in which order, what it took, and the one thing they’d skip.",
      "Asking only the one who sells it",
    ],
    [
      "See who has a say in it",
      "Does a rule, a lease, a license or an insurer have a say in it?",
      "One e-mail each to the landlord, the insurer and the office that licenses you; keep the answers.",
      "Yes, no or “only if,” with a name and a date. An “only if” comes before anything is paid.",
      "Asking afterward",
    ],
    [
      "Price two ways to {do}",
      "What does it take, at once and in a year?",
      "Two written offers for the same page, and your own hours at what they cost.",
      "Both sums for both ways, and what pushes them up.",
      "Comparing two different things",
    ],
    [
      "Try the smallest part of it",
      "What is the smallest try, and on which day is it decided?",
      "One room, one week, one person; the same tally again.",
      "What would have to be seen to go on, and what it takes to go back.",
      "Doing all of it at once",
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
