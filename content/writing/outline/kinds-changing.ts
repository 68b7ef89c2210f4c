import type { OutlineKind } from "./kind.ts";

// What begins, moves or is done in another way.

export const explaining: OutlineKind = {
  id: "explaining",
  heard: /^(?:stopped|started|switched|changed|quit|no longer|closed|moved|raised|stop using|do not|don't)\b/,
  heads: [
    ["What was it like before?", "What did {x} come to in a week, and when did somebody first say so aloud?"],
    ["What made you change it?", "Who asked, counted or complained, and what did you try first?"],
    [
      "What is different for customers now?",
      "What do they get, pay or bring that is different, and since when?",
    ],
    [
      "What is not solved yet?",
      "What still doesn’t work without {x}, and what would you like people to tell you?",
    ],
  ],
  facts: [
    ["How much it was before, and how much now", "A week of orders, bills or counts, each with its date"],
    ["What customers say", "Two of them; ask them yourself and quote them with permission"],
  ],
  finds: [
    "Ask the person at the counter what customers said about {x}.",
    "Look up the orders of the last month before and the first month after.",
  ],
};

export const opening: OutlineKind = {
  id: "opening",
  heard:
    /\b(?:(?:start|open|launch|found|set(?:ting)? up|expand)(?:ing)? (?:up |to )?(?:an?|your|my|our|the) (?:[\w-]+ ){0,4}(?:business|shop|company|practice|studio|store|location|office|salon|clinic|gym|caf[eé]|restaurant|bakery|truck|barbershop|farm|agency|branch)|second location)\b/,
  heads: [
    [
      "Will enough people pay for it?",
      "Who has said they would pay, how many are there, and how many a week do you need for {x}?",
    ],
    [
      "What does it cost before it pays for itself?",
      "What do you pay before the first day, what every month, and for how many months do you have money?",
    ],
    [
      "Which papers come first?",
      "What permit, lease and insurance do you need, in what order, and which takes longest?",
    ],
    [
      "What happens in the first week?",
      "Who does what on the first day, what do you leave out on purpose, and what number tells you it is going well?",
    ],
  ],
  facts: [
    ["What permits {x} will need", "City hall, the licensing office and the county health department"],
    ["What it cost somebody else", "Two owners who did it in the last three years, in another town"],
  ],
  finds: [
    "Ask two owners who did it what cost more than planned with {x}.",
    "Walk through the first day hour by hour; anything missing is one.",
  ],
};

export const relocating: OutlineKind = {
  id: "relocating",
  heard:
    /\bmov(?:e|es|ing)\b.{0,50}\b(?:building|location|office|house|home|address|premises|apartment|suite|floor|city|town)\b|\brelocat\w+/,
  heads: [
    [
      "What takes longest to arrange?",
      "What permits, lines, inspections and contracts for the new place do you have to order first, and how many weeks does each one take?",
    ],
    [
      "What can’t stop?",
      "What work of {x} goes on until what hour of the move, on which machine, and who does it?",
    ],
    [
      "Who do you tell, and when?",
      "Which customers, suppliers, insurers and agencies hear the new address, from whom, and in what week?",
    ],
    [
      "What has to work on the first morning?",
      "What did you test in the new place before anyone came: power, water, internet, phones, keys, the first order?",
    ],
  ],
  facts: [
    [
      "How long lines, permits and inspections take",
      "The utility, the city and the phone company, in writing",
    ],
    ["What each machine or cabinet needs", "Its maker’s installation sheet, and the floor plan"],
  ],
  finds: [
    "Walk through {x} with a camera: anything plugged in or screwed down is one.",
    "Ask someone who moved last year what was missing on the first morning.",
  ],
};

export const changing: OutlineKind = {
  id: "changing",
  heard:
    /\b(?:switch\w*|mov(?:e|es|ing) (?:to|from|our|my|your|a|the)|go(?:ing)? (?:from|paperless)|introduc\w+|implement\w*|roll(?:ing)? out|adopt(?:ing)? (?:an?|new)|migrat\w+|replac\w+ (?:our|the|your|my))\b/,
  heads: [
    [
      "What is wrong with the way it is?",
      "What did {x} cost last week, the way you do it now: hours, mistakes, angry words?",
    ],
    [
      "What do you have to carry over?",
      "What names, dates and promises can’t get lost, who copies them, and who checks the copy?",
    ],
    [
      "On what day, and who goes first?",
      "Who tries it for a week before everyone else, and until when do you run both?",
    ],
    [
      "What if it doesn’t work?",
      "What tells you to go back, how do you do that, and what do you tell customers?",
    ],
  ],
  facts: [
    ["How long it takes, and what it costs", "The provider in writing, and one customer of theirs"],
    ["How it went before and after", "The same count, one week of each"],
  ],
  finds: [
    "Ask everybody who uses it what they would miss from the old way.",
    "Play the busiest day of last month through with {x} in the new way.",
  ],
};
