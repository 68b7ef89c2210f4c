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
        "What did {x} come to in a week, and when did somebody first say so aloud?",
      ],
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
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
      [
        "Where will they see it?",
        "Where did your last three good people come from, and who could pass it on?",
      ],
      [
        "How do you spot a good one?",
        "What real piece of work can they try for half an hour, paid, and what do you look at?",
        "What questions does everyone get, and what is in a good answer?",
      ],
    ],
    facts: [
      [
        "What others nearby pay for {x}",
        "Three job ads with their dates, and the labor department’s numbers",
      ],
      ["What you may not ask", "The EEOC’s page for small businesses"],
    ],
    finds: [
      "Ask your best person what nearly kept them from applying as {x}.",
      "Think of the last three who didn’t stay: what sign was there on the first day?",
    ],
  },
  {
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
  },
  {
    id: "pricing",
    heard:
      /\b(?:rais\w+|increas\w+|higher|chang\w+|set(?:ting)?|charg\w+) (?:my |our |your |the |their )?(?:prices?|rates?|fees?|tuition)|price (?:increase|rise|hike)|prices? (?:go|goes|going|went) up|pricing\b|\b(?:should|do|does|can|to) .{0,40}\bpay (?:for )?(?:an?|your|my|our|the) |salar(?:y|ies)|wages?\b/,
    heads: [
      [
        "What does it cost you?",
        "What does one unit of the work cost you, including your own hours, supplies and rent?",
      ],
      [
        "What do others charge or pay?",
        "What do three businesses nearby charge for {x}, and what do they include that you don’t?",
      ],
      [
        "How do you say it?",
        "What sentence do customers hear, from whom, and how many weeks ahead?",
        "What do you answer to “That’s a lot”, word for word?",
      ],
      [
        "How do you keep your regulars?",
        "What do you offer people who have come for years, until when, and how many could you lose before it doesn’t pay?",
      ],
    ],
    facts: [
      ["What one unit costs you", "Your books for the last twelve months"],
      ["What others charge or pay", "Three published lists or ads; note the date"],
    ],
    finds: [
      "Write down every objection to {x} you heard last time, with your answer.",
      "Ask two owners in your trade what they would do differently.",
    ],
  },
  {
    id: "money",
    heard:
      /\b(?:tax(?:es)?|deduct\w*|irs|1099|invoic\w+|get(?:ting)? paid|late pay\w*|unpaid|cash ?flow|budget(?:s|ing)|payroll|deposits?|loans?|insurance|bookkeeping|expenses|write-?offs?|chargebacks?)\b/,
    heads: [
      ["Who does it apply to?", "Which businesses does it apply to, from what amount, and since what year?"],
      [
        "What does the rule say?",
        "What does the agency, bank or contract say about {x}, in one sentence, and on which page?",
      ],
      [
        "What does it look like with numbers?",
        "What does one real case come to, line by line, without names?",
      ],
      [
        "What do you have to keep or send, and by when?",
        "How long do you keep which paper, what date matters, and what does missing it cost?",
      ],
    ],
    facts: [
      ["What the rule on {x} says now", "The official page (IRS, your state, the bank); note the date"],
      ["Whether the example is right", "Your accountant, before you publish it"],
    ],
    finds: [
      "Ask your accountant what goes wrong with {x} every year.",
      "Go through last year’s statements: every line nobody could explain is one.",
    ],
  },
  {
    id: "promoting",
    heard:
      /\b(?:market\w*|advertis\w*|social media|instagram|facebook|tiktok|google|seo|newsletters?|referrals?|word of mouth|attract\w* (?:more |new )?(?:\w+ )?(?:customers|clients|patients|guests|students|members|visitors)|more (?:\w+ )?(?:customers|clients|patients|guests|bookings|students|members|sales|orders|followers)|promot\w+|brand\w*|sell(?:ing)? more)\b/,
    heads: [
      [
        "Where did the last ten come from?",
        "What did your last ten new customers say when you asked “How did you hear about us?”",
      ],
      [
        "What should they remember?",
        "What do you do that others nearby don’t, in a sentence a customer has said?",
      ],
      [
        "What do you do in one hour a week?",
        "What do you make, show or send for {x}, on which day, and who does it?",
      ],
      [
        "Did it help?",
        "How many people came and mentioned it, this month and the month before, and when do you stop?",
      ],
    ],
    facts: [
      ["How new customers found you", "Ask every one of them for a month, and keep a tally"],
      ["What you may not do", "The platform’s own rules, and the FTC’s pages on ads and reviews"],
    ],
    finds: [
      "Ask your last ten new customers what {x} had to do with their coming.",
      "Look at two busy businesses in another town: what do they do that you could?",
    ],
  },
  {
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
  },
  {
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
  },
  {
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
