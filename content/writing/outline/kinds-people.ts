import type { OutlineKind } from "./kind.ts";

// What is done with customers and one’s own people.

export const winningBack: OutlineKind = {
  id: "winning-back",
  heard:
    /\bw[io]n(?:ning)? (?:back|[\w ]{2,30} back)\b|\b(?:former|lapsed|lost) (?:customers|clients|members|patients|guests|students)\b/,
  heads: [
    [
      "Who left, and when?",
      "Who came for months and not in the last ninety days? Make the list, with the last date next to each name.",
    ],
    ["Why did they leave?", "What did the first ten say when you called and asked, without an offer?"],
    [
      "What has changed since?",
      "Which of those reasons can you honestly say are gone, and what do you offer to whom?",
    ],
    [
      "Who came back, and stayed?",
      "How many did you ask, how many answered, came once, and are still here after a month?",
    ],
  ],
  facts: [
    ["Who left, and after how long", "Your member list or register, the last twelve months"],
    [
      "Whether you may write to them",
      "What they agreed to when they joined; the FTC’s page on email and texts",
    ],
  ],
  finds: [
    "Call five people who left and ask what would have kept them.",
    "Sort the people who left by the month they did.",
  ],
};

export const onboarding: OutlineKind = {
  id: "onboarding",
  heard:
    /\b(?:onboard\w*|train(?:ing)? (?:plan|program|new|a new|staff|employees|your|someone|people)|new (?:hire|dispatcher|server|assistant|technician|apprentice|employee|cook|cashier)|first (?:day|week|month|\d+ days) (?:of|for) (?:an? )?(?:new|first))\b/,
  heads: [
    [
      "What do they watch first, and with whom?",
      "What keys, logins, papers and licenses are ready for {x} on the first morning, and who has checked?",
      "What three things should they notice while watching?",
    ],
    [
      "What do they do next, with someone next to them?",
      "What five kinds of work make up half the job, and what are the steps for each?",
      "What does {x} say when they don’t know the answer, word for word?",
    ],
    [
      "Which rare cases do you role-play?",
      "Which three cases scare you yourself, and how do you recognize each one?",
    ],
    [
      "What do they do alone, and how do you check it?",
      "What may they do alone from which day, what has to be right, and who looks?",
    ],
  ],
  facts: [
    ["The work that makes up half the job", "One week of tally marks by the people who do it"],
    ["What the last new person was missing", "Ask them; they remember"],
  ],
  finds: [
    "Ask the last one who started as {x} what nobody told them.",
    "Tally one week: anything that comes up five times belongs on the list.",
  ],
};

export const keeping: OutlineKind = {
  id: "keeping",
  heard:
    /\b(?:keep(?:ing)? .{0,40}(?:from (?:leaving|quitting)|staff|employees|team)|retain\w*|retention|turnover|burn.?out|quitting|motivat\w+|morale)\b/,
  heads: [
    [
      "Why did the last ones leave?",
      "What did the last three say when they left, and what had happened the week before?",
    ],
    [
      "What would the people who stay change?",
      "What does each of your people say when you ask them alone, “What would make you look for something else?”",
    ],
    [
      "What can you change without money?",
      "What shift, rule or task around {x} can you change by next Monday, and who decides?",
    ],
    [
      "What costs money, and what does it cost when someone leaves?",
      "What did the last departure cost you in ads, overtime and training? Put a raise next to that number.",
    ],
  ],
  facts: [
    ["How many left, and after how long", "Your payroll for the last three years"],
    ["What others nearby pay for the same work", "Three job ads with their dates"],
  ],
  finds: [
    "Ask each of your people alone what they would change first about {x}.",
    "Call two people who left a year ago. By now they will tell you why.",
  ],
};

export const hiring: OutlineKind = {
  id: "hiring",
  heard: /\b(?:hir(?:e|ing)|recruit\w*|interview\w*|job (?:ads?|descriptions?|postings?)|applicants?)\b/,
  heads: [
    [
      "What is the work, on an ordinary day?",
      "What do they do at what hour, what is hard about it, and what can they learn in a month?",
    ],
    [
      "What can you offer that others cannot?",
      "What are pay, days and hours, and what would the person who does it now say is good about it?",
    ],
    ["Where will they see it?", "Where did your last three good people come from, and who could pass it on?"],
    [
      "How do you spot a good one?",
      "What real piece of work can they try for half an hour, paid, and what do you look at?",
      "What questions does everyone get, and what is in a good answer?",
    ],
  ],
  facts: [
    ["What others nearby pay for {x}", "Three job ads with their dates, and the labor department’s numbers"],
    ["What you may not ask", "The EEOC’s page for small businesses"],
  ],
  finds: [
    "Ask your best person what nearly kept them from applying as {x}.",
    "Think of the last three who didn’t stay: what sign was there on the first day?",
  ],
};

export const parting: OutlineKind = {
  id: "parting",
  heard: /\b(?:fire|firing|dismiss\w*|terminat\w+|lay(?:ing)? off|let(?:ting)? (?:an? |your )?\w+ go)\b/,
  heads: [
    [
      "Is it decided, and in writing?",
      "What was said, when, and with what result? Only what is written down with a date counts.",
    ],
    [
      "What has to be ready that morning?",
      "Final pay, vacation owed, papers, keys, logins: who has each, and what does your state say about the day?",
    ],
    ["What do you say?", "What two sentences come first, and what is no longer up for discussion?"],
    [
      "What do the others hear?",
      "Who tells the team and the customers, in what words, and who does the work tomorrow?",
    ],
  ],
  facts: [
    ["When final pay is due, and what you owe", "Your state labor department’s page"],
    ["Whether your reason will hold up", "An employment lawyer, before the talk"],
  ],
  finds: [
    "Ask a lawyer what was missing in the last three cases.",
    "Ask your payroll service what it needs, and how many days ahead.",
  ],
};

/** What is said to somebody: asked only where nothing else is heard. */
export const talking: OutlineKind = {
  id: "talking",
  heard:
    /\b(?:tell(?:ing)?|say(?:ing)?|talk\w*|speak\w*|ask(?:ing)?|respond\w*|reply\w*|answer\w*|deal(?:ing)? with|handl\w+|apologi\w+|negotiat\w+|explain\w*|complain\w*|difficult|angry|rude|refus\w+|conflict\w*|feedback)\b/,
  heads: [
    [
      "What happened the last time?",
      "Which real case of {x} is told at the beginning: who said what, in what order, and how did it end?",
    ],
    [
      "What is said first?",
      "Which two sentences come first, word for word, and what makes the other one calmer?",
    ],
    ["What is never said?", "Which sentence made it worse, and what is promised only after asking whom?"],
    [
      "What if it goes on?",
      "At which sign is it ended or passed on, to whom, and what is written down afterward?",
    ],
  ],
  facts: [
    ["The words as they were really said", "Your notes or mail of the last three cases"],
    ["What you may promise or refuse", "Your own terms; for the law your state’s consumer office"],
  ],
  finds: [
    "Collect the last five cases of {x}; each that went wrong in its own way is one.",
    "Ask whoever stands at the counter which sentence works for them.",
  ],
};
