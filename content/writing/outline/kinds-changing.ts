import type { OutlineKind } from "./kind.ts";

// What a business opens, moves and does another way.

export const opening: OutlineKind = {
  id: "opening",
  heard:
    /\b(?:(?:start|open|launch|found|set(?:ting)? up|expand)(?:ing)? (?:up |to )?(?:an?|your|my|our|the) (?:[\w-]+ ){0,4}(?:business|shop|company|practice|studio|store|location|office|salon|clinic|gym|caf[eé]|restaurant|bakery|truck|barbershop|farm|agency|branch)|second location|side business|franchise)\b/,
  points: [
    [
      "Find ten people who would pay",
      "Will enough people pay for it?",
      "Ask strangers, not friends, and for a deposit.",
      "Ten who say when they’d come and what they’d pay, and not only that they like the idea.",
    ],
    [
      "Work out the worst first year",
      "What does it cost until it pays for itself?",
      "An owner who opened two years ago: by how much were they off?",
      "Rent, wages and your own living for the slowest year you can imagine.",
    ],
    [
      "Order what takes longest",
      "What has to be started first?",
      "City hall, the landlord, the supplier: one call each.",
      "The permit, line or machine that takes months, and what it holds up.",
    ],
    [
      "Read the lease with someone who knows leases",
      "What am I signing?",
      "A lawyer for one hour, before you fall in love with it.",
      "Term, increases, who repairs what, and how one gets out.",
    ],
    [
      "Decide who stands there",
      "Who does the work?",
      "Draw up one real week.",
      "Who opens, who closes and who stands in, on an ordinary Tuesday.",
    ],
    [
      "Open quietly first",
      "How do we start?",
      "What did others fix in their first week?",
      "Two weeks with few people, and what’s changed because of them.",
    ],
    [
      "Set the number that ends it",
      "How do I know it works?",
      "Write it down today, and give it to someone who’ll ask.",
      "The figure and the date at which you’d stop, written down before the first day.",
    ],
  ],
};

export const relocating: OutlineKind = {
  id: "relocating",
  heard:
    /\bmov(?:e|es|ing)\b.{0,50}\b(?:building|location|office|house|home|address|premises|apartment|suite|floor|city|town)\b|\brelocat\w+/,
  points: [
    [
      "Order what takes longest",
      "What has to be started first?",
      "Call each one and ask for today’s waiting time.",
      "The permit, line or machine that takes months, and what it holds up.",
    ],
    [
      "Draw the new place to scale",
      "Will it all fit?",
      "Measure the doors, and the biggest piece.",
      "Doors, outlets and the largest piece of furniture decide whether it works.",
    ],
    [
      "Tell everyone, in order",
      "Who has to know?",
      "Last year’s mail: who writes to you?",
      "The order in which people hear it, from the landlord to the map listing.",
    ],
    [
      "Keep the phone ringing",
      "How do people reach us in between?",
      "The phone company, two weeks ahead, and in writing.",
      "Where calls go between the old line and the new one, hour by hour.",
    ],
    [
      "Plan the day by the hour",
      "Who does what on the day?",
      "The movers: what goes wrong with businesses like yours?",
      "Who’s where at which hour, and who answers the phone.",
    ],
    [
      "Leave properly",
      "What about the old place?",
      "The old lease, and the landlord on the spot.",
      "Meter readings, keys, pictures of empty rooms, and the deposit.",
    ],
    [
      "Check after a week",
      "What is still missing?",
      "Whoever sits at the front.",
      "What’s still sent to the old address, and who hasn’t heard.",
    ],
  ],
};

export const changing: OutlineKind = {
  id: "changing",
  heard:
    /\b(?:switch\w*|mov(?:e|es|ing) (?:to|from|our|my|your|a|the)|go(?:ing)? (?:from|paperless|digital)|introduc\w+|implement\w*|roll(?:ing)? out|adopt(?:ing)? (?:an?|new)(?! (?:[\w-]+ ){0,2}(?:dog|cat|puppy|kitten|pet|child|baby|horse|rabbit|parrot|hamster|greyhound|retriever|terrier|shepherd|poodle|beagle|rescue))|migrat\w+|replac\w+ (?:our|the|your|my)|automat\w+)\b/,
  points: [
    [
      "Count what the old way costs",
      "What is wrong with the way it is?",
      "A tally for one week, by the people who do it.",
      "Minutes, errors and complaints in two ordinary weeks.",
    ],
    [
      "Name the one thing that must not break",
      "What has to keep working?",
      "Whoever would get the complaint.",
      "The one thing that has to go on working throughout, and how you’d notice if it didn’t.",
    ],
    [
      "Try it with two people and real work",
      "How do we try it?",
      "Choose one who likes it and one who doesn’t.",
      "Two people, real work, one week, and what they say at the end of it.",
    ],
    [
      "Write one page of how it is done now",
      "How does everyone learn it?",
      "Have the newest person follow it aloud.",
      "One page that somebody new could follow alone.",
    ],
    [
      "Move what is old, and check twenty",
      "What about everything we already have?",
      "The provider: ask what usually gets lost.",
      "What’s moved, what’s left behind, and twenty that are checked by hand.",
    ],
    [
      "Choose a quiet day, and a way back",
      "When do we switch?",
      "Your calendar of last year.",
      "The day, the hour and how one gets back if it fails.",
    ],
    [
      "Stop the old way",
      "When is it over?",
      "Who still needs it, and for what?",
      "The day on which the old way is closed, so that nobody keeps both.",
    ],
    [
      "Count again after a month",
      "Was it worth it?",
      "The same tally as at the start.",
      "The same minutes, errors and complaints again.",
    ],
  ],
};
