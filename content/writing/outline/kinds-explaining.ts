import type { OutlineKind } from "./kind.ts";

// What happened and why, and what grows and is cut.

export const explaining: OutlineKind = {
  id: "explaining",
  byQuestion: true,
  heard:
    /\b(?:causes?|reasons) (?:of|for|behind) (?:the )?(?:[\w-]+ ){0,4}(?:revolutions?|wars?|crash|depression|famine|collapse|fall|plague|strikes?|movement|act|crisis|revolt|migration)\b|\b(?:history|origins?) of\b(?! (?:our|my))/,
  points: [
    [
      "Say what happened, where and when, in three sentences",
      "What happened, where, and when?",
      "Two general accounts that agree; note where they give other dates.",
      "Who, what, where and the year, for a reader who has never heard of it. Reasons come later.",
    ],
    [
      "Describe how things stood before",
      "What was it like before?",
      "A figure from the time for prices, wages or people, with its source, and one voice in its own words.",
      "What an ordinary person lived from, was afraid of and was not allowed, in one paragraph.",
    ],
    [
      "Tell long causes from what set it off",
      "What lay behind it for years, and what set it off?",
      "A textbook’s list of causes, and a specialist’s: which stand on both?",
      "Two or three causes that took years, then the weeks before. Each with the sentence that joins it to what happened.",
    ],
    [
      "Show one place or person close up",
      "What did it look like in one place?",
      "A letter, a diary or a newspaper of the time that readers can look up.",
      "One day in one place, with a quotation and where it is from.",
    ],
    [
      "Set two views beside each other",
      "On what do those who study it disagree?",
      "Two historians or schools by name, with one sentence of each.",
      "What each holds to be the main cause, and the evidence that speaks against it.",
    ],
    [
      "Say what came of it, soon and late",
      "What changed, and what did not?",
      "What was law a year later, and twenty years later.",
      "What was won, what was taken back, and what readers still meet today.",
    ],
    [
      "Ask what readers are to be able to say afterward",
      "How do readers see that they have understood it?",
      "Somebody who teaches it: what do learners mix up?",
      "Three questions without the answer in them, and the mistake that most people make.",
    ],
  ],
};

export const pruning: OutlineKind = {
  id: "pruning",
  heard: /\bprun(?:e|es|ed|ing)\b|\btrim(?:ming)? (?:\w+ ){0,2}(?:trees?|hedges?|shrubs?|branches)\b/,
  points: [
    [
      "Name the kind and its age, and what it is to do",
      "What is it, how old, and what is it to bring?",
      "The label, a neighbor who knows it, or the extension service with a picture.",
      "Which kinds this is for and which not: old or young, for fruit, for flowers or for shade.",
    ],
    [
      "Give the weeks, and the weather to wait for",
      "When is it done, and when not?",
      "Your state’s extension service, for the reader’s own zone.",
      "From when to when, in words that hold in a cold and in a warm spring, and the day on which it is left alone.",
    ],
    [
      "Get the tools sharp and clean",
      "What tools does it take?",
      "A nursery or an arborist: which two are enough, and how are they cleaned between cuts?",
      "Each tool for which thickness, how it is cleaned, and what belongs on eyes, hands and a ladder.",
    ],
    [
      "Take out what is dead, broken and crossing first",
      "What comes out first?",
      "Stand beside somebody who does it, and take a picture before and after each cut.",
      "The order of the first cuts, and how each is told from what stays.",
    ],
    [
      "Cut where it heals",
      "Where exactly is the cut?",
      "A drawing from the extension service: the collar, the bud, the angle.",
      "The cut in one drawing and two sentences, for a twig and for a limb with its weight on it.",
    ],
    [
      "Stop in time",
      "How much may come out in one year?",
      "An arborist: what do owners take too much of?",
      "The share that may go at once, and what is left for next year and the year after.",
    ],
    [
      "Know what is done by somebody else",
      "What is no work for a reader?",
      "A certified arborist’s own list, and what an hour of one costs.",
      "High limbs, power lines, rot in the trunk: the sign, and whom to call.",
    ],
  ],
};
