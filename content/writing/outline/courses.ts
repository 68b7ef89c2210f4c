/**
 * The course of a how-to for which the site has no text, by what is done in it. `{thing}` is what the request is about,
 * `{kind}` the same without its article; where the request names nothing they are 'it' and 'matter'.
 */
export interface Course {
  /** Lower case, plain: the main clause. */
  heard: RegExp;
  before: { head: string; asks: readonly string[] };
  steps: { head: string; lines: readonly string[] };
  after: { head: string; asks: readonly string[] };
}

export const courses: readonly Course[] = [
  {
    heard:
      /\b(?:choos(?:e|ing)|pick(?:ing)?|buy(?:ing)?|select(?:ing)?|which \w+ to (?:buy|get))\b|^(?:the )?best (?!way|time|practice)/,
    before: {
      head: "What it is wanted for",
      asks: [
        "What is {thing} to do, how often, and for how many people?",
        "Where does it stand or live, and what does that rule out: size, power, noise, upkeep?",
        "What may it cost to get, and what to keep for a year?",
      ],
    },
    steps: {
      head: "How to get to a choice",
      lines: [
        "Name three things that matter, in their order: [one, two, three; why this order]",
        "Rule out whatever fails the first: [which kinds of {kind}, and how one sees it]",
        "Try two or three: [which; where; on the same day, in the same way]",
        "Read what owners say after a year, not after a week: [where; what they complain of]",
        "Ask about return, repair and parts: [what the seller puts in writing]",
      ],
    },
    after: {
      head: "When the choice was wrong",
      asks: [
        "By which sign does one notice it in the first weeks?",
        "What can be returned or sold, until when, and at what loss?",
      ],
    },
  },
  {
    heard: /\b(?:histor(?:y|ies)|laws?|explained|origins?|what (?:is|are)|facts|meaning)\b/,
    before: {
      head: "What it covers",
      asks: [
        "What belongs to {thing}, and what is often confused with it?",
        "What does the reader want to decide or do with {thing}?",
        "As of which day, and for which place, is what is said of {thing} true?",
      ],
    },
    steps: {
      head: "In which order it can be told",
      lines: [
        "The one sentence that a reader takes away: [sentence, source]",
        "How it came about: [two dates, each with its source]",
        "How it works today: [an example from beginning to end]",
        "What is disputed or about to change: [who says what, where it is written]",
      ],
    },
    after: {
      head: "Where a text on it goes wrong",
      asks: [
        "Which statement on {thing} is repeated everywhere and has no source?",
        "Who knows {thing} well enough to read the draft, and what do they charge for it?",
      ],
    },
  },
  {
    heard:
      /\b(?:repair\w*|fix\w*|clean(?!ing (?:job|business|company|service|prices?))\w*|get(?:ting)? .* (?:out of|off)|remov\w+|build\w*|bak(?:e|ing)|cook\w*|brew\w*|grow\w*|plant\w*|compost\w*|sew\w*|paint(?:ing)? (?:an?|the|your)|install\w*|replac\w+|restor\w+|reviv\w+|sharpen\w*|winteriz\w+|maintain\w*|refinish\w*|weav\w+|prun\w+)\b/,
    before: {
      head: "Before you begin",
      asks: [
        "Which kind of {kind} is it, how old, and what changes with that?",
        "What harms {thing} for good, and which maker or trade body says so?",
        "Which tools, supplies and hours have to be there first?",
      ],
    },
    steps: {
      head: "The work, step by step",
      lines: [
        "Look first: [what tells you the state of {thing}; a picture]",
        "Try the mildest thing, where it does not show: [what, with what, how long to wait]",
        "Do the main piece of work: [how, with which hand tool or agent; the sign that it is enough]",
        "Finish it: [rinse, dry, set, tighten; until when it must not be used]",
        "Keep it so: [what is repeated, how often]",
      ],
    },
    after: {
      head: "When it goes wrong",
      asks: [
        "Which mistake is made most often with {thing}, and how does one see it early?",
        "What saves it then, and what makes it worse?",
        "From which sign on does a professional take over, and what does that cost?",
      ],
    },
  },
  {
    heard:
      /\b(?:business|company|firm|shop|store|office|customers?|clients?|employees?|staff|manager|hir(?:e|ing)|reviews?|pric(?:e|ing)|sales|marketing|practice|clinic|studio|contractors?|plumbers?|owners?)\b/,
    before: {
      head: "How it is now",
      asks: [
        "What happens today, who does it, and what does it cost in hours or money?",
        "What is to be different afterward, in one sentence with a number?",
      ],
    },
    steps: {
      head: "What is done, in order",
      lines: [
        "Settle who decides, who does it and by when: [three names, one date]",
        "Write down the rule or the sentence: [word for word]",
        "Try it with one case: [which; what was learned]",
        "Tell those whom it concerns: [who, in which words]",
        "Look at it again: [the day, the number, what is dropped]",
      ],
    },
    after: {
      head: "What speaks against it",
      asks: [
        "Who loses something by it, and what do they say?",
        "By which sign would you stop, and what would you do instead?",
      ],
    },
  },
];

export const anyCourse: Course = {
  heard: /(?:)/,
  before: {
    head: "Where the reader stands",
    asks: [
      "Who reads this, and what do they know or have already?",
      "What do they usually believe about {thing} that is not so?",
    ],
  },
  steps: {
    head: "The first way through",
    lines: [
      "The smallest thing to begin with: [what, how long it takes]",
      "What comes next: [what, and by which sign one is ready for it]",
      "The part that takes practice: [what, how often, with whose help]",
      "How one sees that it has worked: [sign]",
    ],
  },
  after: {
    head: "Where beginners get stuck",
    asks: [
      "At which point do people give up on {thing}, and what helped those who did not?",
      "Whom can one ask, and where?",
    ],
  },
};
