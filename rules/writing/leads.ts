/** How to use what follows, after the answer, for each kind of text. */
export const leads = {
  "how-to": [
    "The steps are in the order you do them.",
    "Each step builds on the one before. Skip what you already have.",
    "Here is a way to do it, one step at a time.",
  ],
  do: [
    "You can start any of these without a budget.",
    "Start with the one that would have helped you last week.",
    "Here is how, one at a time.",
  ],
  mistake: ["Here is what goes wrong most, and what to do instead.", "Check off the ones you recognize."],
  reason: [
    "Under each reason is what {one} can do about it.",
    "Ask the next ten people which of these it was. What to do is under each one.",
  ],
  ask: [
    "Each of these has a good answer and a smooth one. Under each is how to tell them apart.",
    "Ask them in this order, and write down the answers.",
  ],
  plan: ["Each part has a few tasks and a clear end.", "Before day one, put a name next to every line."],
  checklist: [
    "Each line is either true or it isn’t. “Almost” counts as no.",
    "Go through it with someone who answers calls, and check only what you have both seen.",
  ],
  questions: [
    "Here are the questions that come up most, with short answers.",
    "The answers are short on purpose.",
  ],
  opinion: [
    "Nobody decided that it should be so, and you can decide otherwise.",
    "It doesn’t have to be like that.",
    "It’s a habit, and a habit can be changed by Friday.",
  ],
  comparison: [
    "You can make a case for both. It depends on which calls you get and what each one does with them.",
    "“{test0}” a caller says, {hands}. What happens in the next minute depends on what you have chosen.",
    "Comparisons like this usually go by features. Take a call instead: someone wants to know {ask0}, and it rings {hands}.",
    "Both have their fans. It depends on the calls you really get.",
  ],
} as const;

/** How to try what was compared, by what it is. */
export const trials = {
  answering: [
    "Before you sign anything, try each one with the same three calls: “{test0}”, “{test1}” and “{test2}” Then read what you got in writing.",
    "For a fair test, make the same three calls to each: “{test0}”, “{test1}” and “{test2}” Compare the notes you get, and who was called.",
    "Don’t decide from the table. Say “{test0}” to each, then “{test2}”, and see which one notices the difference.",
  ],
  reminding: [
    "Try both on the same days of two weeks, and count three things: replies, times people gave up early, and {gap}.",
    "Use each one for half of your list, and count for a month who replied and who didn’t show up.",
  ],
  keeping: [
    "Look up one of last week’s calls in each. Which one told you faster what {aCustomer} wanted?",
    "Take five calls, hide everything else, and try to work from each one alone. Whatever you missed is what you need to keep.",
  ],
} as const;
