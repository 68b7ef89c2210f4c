import type { OutlineKind } from "./kind.ts";

/** What a business does with its people, its money and its customers. */
export const businessKinds: readonly OutlineKind[] = [
  {
    id: "explaining",
    heard:
      /^(?:stopped|started|switched|changed|quit|no longer|closed|moved|raised|stop using|do not|don't)\b/,
    heads: [
      [
        "What was it like before?",
        "What did {x} come to in a week, and on which day did somebody say so aloud?",
      ],
      ["What made you change it?", "Who asked, counted or complained, and what did you try first?"],
      [
        "What is different for customers now?",
        "What do they get, pay or bring otherwise than before, and since which day?",
      ],
      [
        "What is not solved yet?",
        "What still does not work without {x}, and what would you like to be told?",
      ],
    ],
    facts: [
      ["How much it was before and is now", "Orders, bills or a count of a week, each with its date"],
      ["What customers say", "Two of them, asked by you and quoted with leave"],
    ],
    finds: [
      "Ask whoever stands at the counter what customers said about {x}.",
      "Look up the orders of the last month before and the first after.",
    ],
  },
  {
    id: "winning-back",
    heard:
      /\bw[io]n(?:ning)? (?:back|[\w ]{2,30} back)\b|\b(?:former|lapsed|lost) (?:customers|clients|members|patients|guests|students)\b/,
    heads: [
      [
        "Who left, and when?",
        "Which names came for months and not in the last ninety days? Make the list; write the last date beside each.",
      ],
      ["Why did they leave?", "What did the first ten say when you called and asked, without an offer?"],
      [
        "What has changed since?",
        "Which of those reasons can you honestly say is gone, and what is offered to whom?",
      ],
      [
        "Who came back, and stayed?",
        "How many were asked, answered, came once, and are still there after a month?",
      ],
    ],
    facts: [
      ["Who left, and after how long", "Your list of members or the till, the last twelve months"],
      [
        "Whether they may be written to",
        "What they agreed to when they joined; the FTC’s page on e-mail and texts",
      ],
    ],
    finds: [
      "Call five who left and ask what would have kept them.",
      "Sort those who left by the month in which they did.",
    ],
  },
  {
    id: "onboarding",
    heard:
      /\b(?:onboard\w*|train(?:ing)? (?:plan|program|new|a new|staff|employees|your|someone|people)|new (?:hire|dispatcher|server|assistant|technician|apprentice|employee|cook|cashier)|first (?:day|week|month|\d+ days) (?:of|for) (?:an? )?(?:new|first))\b/,
    heads: [
      [
        "What is watched first, and beside whom?",
        "Which keys, log-ins, papers and licenses lie ready for {x} on the first morning, and who has checked?",
        "Which three things are to be noticed while watching?",
      ],
      [
        "Which easy half comes next, with somebody beside?",
        "Which five cases make up half of the work, and in which steps is each done?",
        "What is said by {x} when the answer is not known, word for word?",
      ],
      [
        "Which rare cases are played?",
        "Which three cases frighten you yourself, and by which sign is each recognized?",
      ],
      [
        "What is done alone, and how is it checked?",
        "Which cases may be done alone from which day, what has to be right in each, and who looks?",
      ],
    ],
    facts: [
      ["The cases that make up half of the work", "A tally of one week, by those who do it"],
      ["What the last new colleague missed", "Ask them; they remember it"],
    ],
    finds: [
      "Ask the last one who started as {x} what nobody had said.",
      "Tally one week: what comes up five times belongs on the list.",
    ],
  },
  {
    id: "keeping",
    heard:
      /\b(?:keep(?:ing)? .{0,40}(?:from (?:leaving|quitting)|staff|employees|team)|retain\w*|retention|turnover|burn.?out|quitting|motivat\w+|morale)\b/,
    heads: [
      [
        "Why did the last ones leave?",
        "What did the last three say when they left, and what had happened in the week before?",
      ],
      [
        "What would those who stay change?",
        "What does each of your people answer to “What would make you look for something else?”, asked alone?",
      ],
      [
        "What can be changed without money?",
        "Which shift, rule or piece of work with {x} can be changed by next Monday, and who decides it?",
      ],
      [
        "What costs money, and what does a departure cost?",
        "What did the last one to go cost you in ads, overtime and training? Put the raise beside that sum.",
      ],
    ],
    facts: [
      ["How many left, after how long", "Your payroll for the last three years"],
      ["What is paid nearby for the same work", "Three job ads with their dates"],
    ],
    finds: [
      "Ask each of your people alone what they would change first about {x}.",
      "Call two who left a year ago: by now they will say why.",
    ],
  },
  {
    id: "hiring",
    heard: /\b(?:hir(?:e|ing)|recruit\w*|interview\w*|job (?:ads?|descriptions?|postings?)|applicants?)\b/,
    heads: [
      [
        "What is the work, on an ordinary day?",
        "What is done in which hour, what is hard about it, and what can be learned in a month?",
      ],
      [
        "What can you offer that others cannot?",
        "What are pay, days and hours, and what would the one who does it now say is good about it?",
      ],
      [
        "Where do they see it?",
        "Where did your last three good people come from, and who could be asked to pass it on?",
      ],
      [
        "How do you tell a good one?",
        "Which real piece of work is tried for half an hour, paid, and what is looked at?",
        "Which questions does everybody get, and what does a good answer to each hold?",
      ],
    ],
    facts: [
      ["What is paid nearby for {x}", "Three job ads with their dates, and the labor department’s figures"],
      ["What may not be asked", "The EEOC’s page for small businesses"],
    ],
    finds: [
      "Ask the best of your people what nearly kept them from applying as {x}.",
      "Go through your last three who did not stay: which sign was there on the first day?",
    ],
  },
  {
    id: "parting",
    heard: /\b(?:fire|firing|dismiss\w*|terminat\w+|lay(?:ing)? off|let(?:ting)? (?:an? |your )?\w+ go)\b/,
    heads: [
      [
        "Is it decided, and on paper?",
        "What was said, when, with what result? Only what is written down with its day counts.",
      ],
      [
        "What has to be ready that morning?",
        "Last pay, vacation owed, papers, keys, log-ins: who has each, and what does your state say about the day?",
      ],
      ["What is said?", "Which two sentences are said first, and what is not discussed anymore?"],
      [
        "What do the others hear?",
        "Who tells the team and the customers, in which words, and who does the work tomorrow?",
      ],
    ],
    facts: [
      ["When last pay is due, and what is owed", "Your state labor department’s page"],
      ["Whether the reason will hold", "An employment lawyer, before the talk"],
    ],
    finds: [
      "Ask a lawyer which papers were missing in the last three cases.",
      "Ask your payroll service what it needs, and how many days before.",
    ],
  },
  {
    id: "pricing",
    heard:
      /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?|charg\w+) (?:my |our |your |the |their )?(?:prices?|rates?|fees?|tuition)|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b|\b(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?\b/,
    heads: [
      [
        "What does it cost you?",
        "What does one unit of the work cost you, with your own hours, supplies and rent in it?",
      ],
      [
        "What do others ask or pay?",
        "What do three nearby take for {x}, and what is in it there that is not in yours?",
      ],
      [
        "How is it said?",
        "Which sentence do customers hear, from whom and how many weeks before?",
        "What is answered to “That is a lot”, word for word?",
      ],
      [
        "How do I keep my regulars?",
        "What is offered to those who came for years, until when, and how many may you lose before it does not pay?",
      ],
    ],
    facts: [
      ["What one unit costs you", "Your books for the last twelve months"],
      ["What others take or pay", "Three published lists or ads; note the day"],
    ],
    finds: [
      "Write down each objection to {x} that you heard the last time, with your answer.",
      "Ask two owners in your trade what they would do otherwise.",
    ],
  },
  {
    id: "money",
    heard:
      /\b(?:tax(?:es)?|deduct\w*|irs|1099|invoic\w+|get(?:ting)? paid|late pay\w*|unpaid|cash ?flow|budget(?:s|ing)|payroll|deposits?|loans?|insurance|bookkeeping|expenses|write-?offs?|chargebacks?)\b/,
    heads: [
      ["Whom does it concern?", "For which businesses does it hold, from which sum and since which year?"],
      [
        "What does the rule say?",
        "What does the office, bank or contract say about {x}, in one sentence, and on which page?",
      ],
      [
        "What does it look like with figures?",
        "What is the sum for one real case, line by line, with names left out?",
      ],
      [
        "What has to be kept or sent, by when?",
        "Which paper is kept for how long, which date matters, and what does missing it cost?",
      ],
    ],
    facts: [
      ["What the rule on {x} says now", "The office’s own page (IRS, your state, the bank); note the day"],
      ["Whether the example is right", "Your accountant, before it is published"],
    ],
    finds: [
      "Ask your accountant what goes wrong with {x} every year.",
      "Go through last year’s statements: each line nobody could explain is one.",
    ],
  },
  {
    id: "promoting",
    heard:
      /\b(?:market\w*|advertis\w*|social media|instagram|facebook|tiktok|google|seo|newsletters?|referrals?|word of mouth|attract\w* (?:more |new )?(?:\w+ )?(?:customers|clients|patients|guests|students|members|visitors)|more (?:\w+ )?(?:customers|clients|patients|guests|bookings|students|members|sales|orders|followers)|promot\w+|brand\w*|sell(?:ing)? more)\b/,
    heads: [
      [
        "Where did the last ten come from?",
        "What did your last ten new customers answer to “How did you hear of us?”",
      ],
      [
        "What should they remember?",
        "What do you do that others nearby do not, in a sentence that a customer has said?",
      ],
      ["What is done in one hour a week?", "What is made, shown or sent for {x}, on which day and by whom?"],
      ["Did it help?", "How many came and named it, this month and the month before, and when do you stop?"],
    ],
    facts: [
      ["How new customers found you", "Ask each of them for a month; keep a tally"],
      ["What is forbidden", "The platform’s own rules, and the FTC’s pages on ads and reviews"],
    ],
    finds: [
      "Ask your last ten new customers what {x} had to do with their coming.",
      "Look at two businesses in another town that are full: what do they do that you could?",
    ],
  },
  {
    id: "opening",
    heard:
      /\b(?:(?:start|open|launch|found|set(?:ting)? up|expand)(?:ing)? (?:up |to )?(?:an?|your|my|our|the) (?:[\w-]+ ){0,4}(?:business|shop|company|practice|studio|store|location|office|salon|clinic|gym|caf[eé]|restaurant|bakery|truck|barbershop|farm|agency|branch)|second location)\b/,
    heads: [
      [
        "Will enough people pay for it?",
        "Who has said that they would pay, how many of them, and how many a week do you need for {x}?",
      ],
      [
        "What does it cost until it carries itself?",
        "What is paid before the first day, what each month, and for how many months is there money?",
      ],
      [
        "Which papers come first?",
        "Which permit, lease and insurance are needed, in which order, and which takes longest?",
      ],
      [
        "What happens in the first week?",
        "Who does what on the first day, what is left out on purpose, and which number says that it goes well?",
      ],
    ],
    facts: [
      ["Which permits {x} will need", "City hall, the licensing office and the county health department"],
      ["What it cost somebody else", "Two owners who did it in the last three years, elsewhere"],
    ],
    finds: [
      "Ask two owners who did it what cost more than planned with {x}.",
      "Walk through the first day hour by hour; whatever is missing is one.",
    ],
  },
  {
    id: "relocating",
    heard:
      /\bmov(?:e|es|ing)\b.{0,50}\b(?:building|location|office|house|home|address|premises|apartment|suite|floor|city|town)\b|\brelocat\w+/,
    heads: [
      [
        "What takes longest to arrange?",
        "Which permits, lines, inspections and contracts for the new place must be ordered first, and how many weeks does each take?",
      ],
      [
        "What must not stand still?",
        "Which work of {x} goes on until which hour of the move, on which machine, and who does it?",
      ],
      [
        "Who is told, and when?",
        "Which customers, suppliers, insurers and offices hear the new address, from whom, in which week?",
      ],
      [
        "What has to be true on the first morning?",
        "What was tried in the new place before anybody came: power, water, network, telephone, keys, the first order?",
      ],
    ],
    facts: [
      [
        "How long lines, permits and inspections take",
        "The utility, the city and the telephone company, in writing",
      ],
      ["What each machine or cabinet needs", "Its maker’s installation sheet; the plan of the new rooms"],
    ],
    finds: [
      "Walk through {x} with a camera: whatever is plugged in or screwed down is one.",
      "Ask somebody who moved last year what was missing on the first morning.",
    ],
  },
  {
    id: "changing",
    heard:
      /\b(?:switch\w*|mov(?:e|es|ing) (?:to|from|our|my|your|a|the)|go(?:ing)? (?:from|paperless)|introduc\w+|implement\w*|roll(?:ing)? out|adopt(?:ing)? (?:an?|new)|migrat\w+|replac\w+ (?:our|the|your|my))\b/,
    heads: [
      [
        "What is wrong with how it is?",
        "What did {x} cost last week, as it is done now: hours, mistakes, angry words?",
      ],
      [
        "What has to be carried over?",
        "Which names, dates and promises must not be lost, who copies them, and who checks the copy?",
      ],
      [
        "On which day, and with whom first?",
        "Who tries it for a week before the rest, and until when do both ways run side by side?",
      ],
      ["What if it does not work?", "By which sign do you go back, how, and what is told to customers?"],
    ],
    facts: [
      ["How long it takes, and what it costs", "The provider in writing, and one customer of theirs"],
      ["How it went before and after", "The same count, one week of each"],
    ],
    finds: [
      "Ask everybody who uses it what they would miss from the old way.",
      "Play the busiest day of last month through with {x} in the new way.",
    ],
  },
];

/** What is said to somebody: asked only where nothing else is heard. */
export const talkingKind: OutlineKind = {
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
