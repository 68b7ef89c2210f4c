/** What the part of a letter has to say that tells people how something is done. `{expert}` is who alone can say it. */
export const lettersOnHow: readonly {
  /** Lower case, plain. The last one takes all. */
  heard: RegExp;
  health: boolean;
  lines: readonly string[];
}[] = [
  {
    heard: /\b(?:eat|drink|food|diet|meals?)\b/,
    health: true,
    lines: [
      "Eating and drinking again: [from when on, and how you can tell].",
      "For the first [hours or days]: [what {expert} recommends, three things people have at home].",
      "Leave out [what, why in half a sentence, and until when].",
      "With your medicines: [what to take with food, and what not to combine, from {expert}].",
    ],
  },
  {
    heard: /\b(?:ready|prepar\w*|before|get set|expect)\b/,
    health: true,
    lines: [
      "The day before: [what to do, and what to leave].",
      "Eating and drinking beforehand: [allowed or not, and until what hour].",
      "Your medicines: [which to take as usual, and which to ask about by which day, from {expert}]. Don’t stop one on your own.",
      "Please tell us beforehand about [allergies, pregnancy, blood thinners, or whatever {expert} has to know].",
      "Bring [papers, insurance card, a list of your medicines]. It takes about [how long]. For the way home: [who may drive].",
    ],
  },
  {
    heard: /\b(?:after|care|caring|recover\w*|heal\w*|at home|following)\b/,
    health: true,
    lines: [
      "What is usual: [what is felt or seen in the first hours and days, and when it should be better].",
      "Against pain: [what to take, how much and how often, from {expert}].",
      "What helps: [two or three things to do at home].",
      "Please don’t [what, and until which day].",
      "School, work and sports: [from which day on].",
      "The next visit is [when, and what for].",
    ],
  },
  {
    heard: /\b(?:ready|prepar\w*|before|bring|expect)\b/,
    health: false,
    lines: [
      "By [day]: [what has to be done, and where].",
      "Have ready: [papers, things, names].",
      "On the day: [where to come, at what hour, and how long it takes].",
      "You don’t have to [what people do and needn’t].",
    ],
  },
  {
    heard: /(?:)/,
    health: false,
    lines: [
      "First: [what to do, in one sentence].",
      "Then: [the next thing, and how to tell that it went right].",
      "Please don’t [the one mistake you see most, and what it does].",
      "How long it takes: [from your own work].",
    ],
  },
];
