import type { TradeMatter } from "./kind.ts";

/** Rules for one's own people, and what breaks in their hands. */
export const ofRules: readonly TradeMatter[] = [
  {
    id: "staff-policy",
    heard:
      /\b(?:(?:maternity|parental|family|sick|bereavement|vacation|pto|paid time off|leave|remote work|work[- ]from[- ]home|dress code|tattoo|social media|expense|mileage|overtime|attendance|drug|alcohol|smoking|cell ?phone|moonlighting|relatives|nepotism|holiday pay|snow day|inclement weather|tip|uniform) (?:leave )?polic(?:y|ies))\b|\bpolic(?:y|ies) (?:on|for|about) (?:maternity|parental|sick|vacation|time off|leave|remote|working from home|dress|tattoos|social media|expenses|mileage|overtime|attendance|drugs|moonlighting|relatives|snow days)\b/,
    not: /\b(?:calls?|callers?|answer\w*|receptionists?|patients? who|customers? who|cancel\w*|no-?shows?|late arrivals?)\b/,
    about: "policies for staff",
    kind: "rule",
    bySteps: true,
    settles:
      "what the law fixes at your size, what you give beyond it, who decides the odd case, and who does the work meanwhile",
    opening:
      "A policy is read twice: once on the first day, and once by somebody who’s worried, pregnant, ill or angry. Write it for the second reader. They look for three things: how long, how much, and whom to tell.",
    points: [
      [
        "Look up what the law fixes at your size",
        "What do we owe anyway?",
        "dol.gov by number of employees (FMLA from 50, pregnancy rules from 15), the state labor office and the city, each with its date; short-term disability and paid-leave funds where the state has them",
        "A table: law, from how many people on, weeks, paid or not, notice, job kept.",
        "Copying a large firm’s policy",
      ],
      [
        "Say who has it, and from which day",
        "Does it hold for part-timers, new people, partners, fathers, adoption?",
        "payroll by role and hours; the last three who asked; eeoc.gov on treating parents alike",
        "One sentence for each group, with the day from which it counts.",
        "“Employees may …”",
      ],
      [
        "Say how long and how much, with an example",
        "What would one person get, week by week?",
        "your own payroll: one salaried and one hourly person worked through; how sick days, vacation, disability pay and the state’s fund follow each other",
        "A table of weeks with the source of each dollar, and what happens to health insurance and raises.",
        "“As the law requires”",
      ],
      [
        "Say whom to tell, when, and with which paper",
        "What does somebody have to do?",
        "your form; days of notice; what a doctor’s note may and may not say; who sees it and where it’s kept",
        "A name, a number of days, a form of half a page.",
        "“Notify management”",
      ],
      [
        "Plan who does the work",
        "Who takes the files, the shifts, the customers?",
        "the person’s own list of tasks eight weeks before; a substitute’s price; deadlines that fall into it; who tells clients what",
        "Task, name, from when; what is left undone, said aloud.",
        "Colleagues find out on Monday",
      ],
      [
        "Say how one comes back",
        "What happens on the first day back?",
        "the same or an equal post; hours by steps; a place and time for pumping (dol.gov); targets and bonuses in a shortened year",
        "A talk two weeks before, the first month’s hours, what’s forgiven of the year’s figures.",
        "Full target on day one",
      ],
      [
        "Name who decides the odd case",
        "Who may say yes to what isn’t in it?",
        "the last five exceptions: who got them, who heard of it?",
        "One name, a second, a line in a file for each, so that the next is treated alike.",
        "Deciding in the corridor",
      ],
      [
        "Have it read by an employment lawyer and by two who’d use it",
        "What did they not understand?",
        "a lawyer of your state, an hour; two employees with a pencil",
        "Every mark is a sentence to be cut in two.",
        "A template from the internet",
      ],
      [
        "Sign, date, and look at it each January",
        "How does everybody know it?",
        "handbook, first day, a talk; laws that changed on January 1",
        "Signed copy, date, name of whoever looks.",
        "A file that nobody finds",
      ],
    ],
    rows: [
      ["Federal rules at your number of people", "dol.gov; eeoc.gov"],
      ["State and city: weeks, pay, notice, posters", "The state labor office; the city’s page"],
      ["One person’s weeks in dollars", "Your payroll provider"],
      ["Health insurance meanwhile", "The plan document; the broker, in writing"],
      ["The last five who asked", "Your own files, without names"],
    ],
    ask: [
      "An employment lawyer of your state, once a year",
      "The payroll provider, on pay codes and state funds",
    ],
    forget: ["Contractors and part-timers ask as well", "What clients or customers are told"],
    fears: [
      "“We’re too small to afford it.” Show one person’s weeks in dollars.",
      "“It’ll be used against us.” Say what happened the last five times.",
    ],
    line: "From [day] on, [who] has [weeks], of which [weeks] are paid by [whom]; tell [name] [days] before; [name] decides what isn’t in here.",
    unsourced:
      "what “the law” requires without number of employees, state and date, or what others “usually” give",
    yours: ["The last one who needed it: what was missing?", "What you’d want to hear yourself"],
  },
  {
    id: "damage-claims",
    heard:
      /\b(?:damage|breakage|broken) (?:claims?|complaints?|costs?|rates?)\b|\b(?:reduc\w+|fewer|prevent\w*|avoid\w*|cut\w*|lower\w*) (?:\w+ ){0,3}(?:damages?|breakage|claims|scratches)\b/,
    with: /\b(?:mov\w+|deliver\w*|install\w*|clean\w*|contractors?|company|crew|paint\w*|ship\w*|rental|landscap\w*|haul\w*|warehouse|shop)\b/,
    not: /\b(?:calls?|callers?|phones?|insurance claims? (?:denied|process)|personal injury|denied claims|billing)\b/,
    about: "damage claims",
    kind: "money",
    bySteps: true,
    settles:
      "which five things break where, who was there, what the customer saw beforehand, and how a claim is closed in a week",
    opening:
      "Take last year’s claims and write three words on each: what, where, whose hands. Two corners, one kind of furniture and the last hour of the day will turn up again and again.",
    points: [
      [
        "Photograph before anything is touched",
        "What was broken before we came?",
        "ten jobs with and without pictures: how did the claims end?",
        "Walls, floors, corners, the item from four sides: with the customer, dated, before the first lift.",
        "Pictures only after a complaint",
      ],
      [
        "Look at the place the day before",
        "What’s narrow, steep, heavy, glass?",
        "a video from the customer, five questions on the form: stairs, elevator, piano, marble, rain",
        "A sheet for the crew with three dangers on it, and the right gear on the truck.",
        "Finding out at the door",
      ],
      [
        "Pad floors, corners and doors first",
        "What’s protected before the first piece?",
        "claims by place: door frames, floors, banisters, drives",
        "Runners, corner pads, door jackets: a photo of the way, then the first lift.",
        "Starting with the sofa",
      ],
      [
        "Pack the five things that break by a rule of their own",
        "Which things break, and how are they packed?",
        "last year’s list: televisions, glass tops, lamps, particleboard, plants; the maker’s own transport sheet",
        "A card with five pictures on the truck, and what isn’t taken apart or isn’t taken at all.",
        "“We’ve always done it so”",
      ],
      [
        "Never leave a corner to one person, nor the last hour to tired ones",
        "When and with how many does it happen?",
        "claims by hour and by crew size; overtime on those days",
        "Two on stairs, a break at three, the heavy pieces first.",
        "One more piece after ten hours",
      ],
      [
        "Teach it with the thing that broke",
        "How does the next one learn it?",
        "ten minutes on Friday with a picture, no name; whoever broke it shows how it’s done",
        "One case a week, signed by who was there.",
        "A memo",
      ],
      [
        "Walk through with the customer before you leave",
        "What do they see, and sign?",
        "a list with rooms, both look, both sign; a number for what turns up tonight",
        "Rooms, notes, two signatures, by when they tell you.",
        "“Everything okay?” in the doorway",
      ],
      [
        "Answer within a day, close within a week",
        "What happens when something’s broken?",
        "claims by days until closed, and what they cost then; limits in the contract and by law (for movers fmcsa.dot.gov, “valuation”)",
        "Whom they tell, pictures, repair or sum, signed: by day seven.",
        "Waiting whether they call again",
      ],
      [
        "Pay the crew for clean jobs, not for silence",
        "What do people earn by it?",
        "a month with a bonus for pictures and walk-throughs, and none for “no claims”",
        "What’s counted, and that telling it at once costs nobody anything.",
        "Taking it from wages (see your state’s law)",
      ],
    ],
    rows: [
      ["Claims by thing, place, hour, crew", "Your own files of 24 months"],
      ["Dollars and days until closed", "The same files"],
      [
        "What you owe by law and by contract",
        "Your contract; fmcsa.dot.gov or the state, for movers; the insurer",
      ],
      ["What the deductible makes you pay yourself", "The policy"],
      ["Jobs with pictures and a signed walk-through", "Ten job sheets drawn at random"],
    ],
    line: "In [year] [number] of [number] jobs had a claim, [sum] in all; with [what] it was [number] from [month] to [month].",
    unsourced: "a rate “in the industry,” or that your insurance pays all of it",
    ask: ["Your insurer’s loss-control person: free, and seldom asked"],
    forget: ["The drive, the lawn and the neighbor’s car", "What is said at the door by whoever broke it"],
    fears: [
      "“They’ll claim what was broken before.” That’s what the pictures are for.",
      "“It takes too long.” Time it: twenty minutes against a claim’s hours.",
    ],
    yours: ["The dearest one, and the minute before it", "The thing you don’t carry any more"],
  },
];
