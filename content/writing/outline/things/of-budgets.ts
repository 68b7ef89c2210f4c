import type { TradeMatter } from "./kind.ts";

/** Sums that are set, and works that go on around people. */
export const ofBudgets: readonly TradeMatter[] = [
  {
    id: "marketing-budget",
    heard:
      /\b(?:how much|what) (?:should|do|does|can|to|is) .{0,60}\b(?:spend|budget|pay)\w* (?:on|for) (?:marketing|advertising|ads?|promotion)\b|\b(?:marketing|advertising|ad) budgets?\b/,
    not: /\b(?:calls?|callers?|phones?|agency|agencies)\b/,
    about: "marketing budgets",
    kind: "promotion",
    settles:
      "what one new {customer} may cost, how many you have room for, and the sum that follows from both",
    opening:
      "Forget the percent for a minute. Count the empty hours of last month. That’s how many new people you could serve, and nobody should pay to be found by the next one after that.",
    points: [
      [
        "Count the room you have",
        "How many new ones could we serve in a month?",
        "last month’s calendar: empty hours at the times people ask for; minutes a first visit or job takes",
        "A number a month. If it’s near zero, spend on keeping people, or raise the price.",
        "Buying more than you can serve",
      ],
      [
        "Work out what one is worth",
        "What does one new {customer} bring in a year, after cost?",
        "twenty from two years ago: how often they came, what was left of it; how many never came again",
        "What’s left in a year, and how many of ten stay.",
        "Reckoning with the first bill only",
      ],
      [
        "Set what one may cost",
        "How much may it cost to win one?",
        "a part of what’s left in the first year that you could lose and sleep; months until it’s back",
        "One figure. It decides more than any percent.",
        "Taking a percent of sales from a website",
      ],
      [
        "Do what costs hours first",
        "What brings people without money?",
        "the last ten new ones: how did they hear of you? the map listing, reviews asked for, a card for whoever sends somebody",
        "Three things with hours, done before the first dollar.",
        "Paying for clicks to a listing with the wrong hours",
      ],
      [
        "Split it in three",
        "Where does the money go?",
        "room times what one may cost; two channels your last ten named, a third as a try",
        "Half on what brings people now, a third on the second, the rest on a try of eight weeks.",
        "Spreading it over seven things",
      ],
      [
        "Write down the day you stop",
        "When do we stop or double?",
        "one question at the first contact: “How did you find us?” a sheet by the phone and the till",
        "Spent, came, stayed, for each, on the first of the month; below which figure it ends.",
        "Looking at likes",
      ],
    ],
    rows: [
      ["New ones you’d have room for", "Last month’s calendar"],
      ["What’s left of one in a year", "Twenty from two years ago"],
      ["What one costs now, by channel", "Spend, divided by those who said where they came from"],
      ["How the last ten found you", "Ask them"],
      ["What others of your size spend", "Your trade association’s survey, with its year"],
      ["What last year’s spending brought", "Your books and the sheet"],
    ],
    decides: "It comes down to room times what one may cost; that’s the most you should spend in a month.",
    fears: [
      "“It’s money out of the window.” Give the sum you’d lose at worst, and the day you stop.",
      "“Without ads we vanish.” Show how the last ten came.",
    ],
    line: "We have room for [number] new ones a month; one leaves $[sum] in a year and may cost $[sum], so we spend $[sum].",
    unsourced: "a percent of sales as a rule, a return, or what a competitor spends",
    ask: ["Your accountant: what is left of a {customer}"],
    forget: ["Your own hours, which cost too", "The ones you have: keeping one costs less"],
    yours: ["What you spent last year, and what came of it", "The channel you’d never pay for again"],
  },
  {
    id: "works-while-open",
    heard:
      /\b(?:renovat|remodel|paint|retil|refit|rebuild|updat|refurbish|construct)\w*\b(?=.{0,80}\b(?:restrooms?|bathrooms?|kitchens?|dining rooms?|lobb(?:y|ies)|waiting rooms?|floors?|shops?|stores?|salons?|restaurants?|offices?|clinics?|practices?|bars?|studios?)\b)(?=.{0,120}\b(?:without clos\w+|while (?:we (?:are |stay )?|staying |you (?:are |stay )?|still |it is )?open|staying open|stay open|keep(?:ing)? (?:it )?open|after hours|overnight|checklist)\b)/,
    not: /\b(?:calls?|callers?|phones?|my (?:home|house))\b/,
    about: "building works in a business that stays open",
    kind: "room",
    bySteps: true,
    settles: "which days and hours the work can have, what people use meanwhile, and who may stop it",
    opening:
      "Walk the way that dust takes. From the hole to the door, past the food, the files and the people: that’s the plan. Where the dust can’t go, the guests can.",
    points: [
      [
        "Ask the city and the health office first",
        "What permit do we need, and may we stay open?",
        "the building office, the health department where food is served, the fire marshal on exits; the lease on works and hours",
        "Permit, inspection days, how many restrooms and exits must be open, and whose signature.",
      ],
      [
        "Say what people use meanwhile",
        "What do guests and staff use in the meantime?",
        "the code’s count for your seats; a neighbor’s restroom in writing, a rented one, or one room at a time; access for a wheelchair throughout",
        "A way that’s open on each day, with a sign, and who cleans it.",
      ],
      [
        "Give the work its own hours",
        "When is it loud, dusty or without water?",
        "your quietest days by the till; the contractor’s list of what’s loud, wet and smells",
        "Loud before opening, water off on one named night, glue and paint on the closed day.",
      ],
      [
        "Close off the dust",
        "How does it stay out of the food, the lungs and the files?",
        "a floor-to-ceiling wall with a zipper, air drawn outside, a path for debris that isn’t yours; lead and asbestos tested if the building is old",
        "A drawing with the wall and the path, and who looks at it each morning.",
      ],
      [
        "Have everything on the floor before it begins",
        "What must be there on the first day?",
        "every fixture, tile, valve and lamp delivered and counted; lead times in writing",
        "The list, ticked. The job that waits for a faucet is the one that runs three weeks.",
      ],
      [
        "Write the days into the contract",
        "What if it takes longer?",
        "a daily plan, a payment by what’s finished, insurance naming you, a sum for each day over, who cleans by opening",
        "Start, finish, hours, price, what happens on a day when you can’t open.",
      ],
      [
        "Open each day on a sheet",
        "Who says in the morning that we can open?",
        "ten minutes before opening, one name: exits, water, dust, floor, sign, smell",
        "Six ticks, a name and a time. Without them the door stays shut.",
      ],
      [
        "Tell people before they see it",
        "What do guests hear?",
        "one line on the door, the booking page and the phone: what’s closed, until when, what to use",
        "A date, an apology of one sentence, and what’s as always.",
      ],
    ],
    rows: [
      [
        "Permit, inspections, restrooms and exits that must be open",
        "Building office, health department, fire marshal",
      ],
      ["Your three quietest days", "The till, eight weeks"],
      ["What’s on the floor before day one", "The list, counted"],
      ["Sum for each day over, insurance", "The contract"],
      ["Income of a day you can’t open", "Last year’s same weeks"],
    ],
    fears: [
      "“We end up closed for a week.” Show the daily plan, and the date for water off.",
      "“Guests walk out over the dust.” Show the wall, and who looks at it.",
    ],
    line: "It’s done in [number] nights between [hour] and [hour]; guests use [what] until [date].",
    unsourced:
      "how long it takes, that no permit is needed, or a price by the square foot without place and date",
    ask: [
      "The building office and the health department, before a date is set",
      "Your insurer: works while open",
    ],
    forget: ["A wheelchair’s way on each day", "The neighbor below, when the water’s off"],
    yours: ["Your quietest day in figures", "What went wrong with the last works"],
  },
  {
    id: "phones-for-work",
    heard:
      /\b(?:us(?:e|es|ing) (?:of )?their (?:own|personal|private) (?:cell ?)?phones? (?:for|at) (?:work|the job|business|client)\w*|(?:personal|own|private) (?:cell ?)?phones? for (?:work|business|client)\w*|byod|bring your own (?:device|phone)|reimburs\w+ .{0,40}\bcell ?phones?\b|\bcell ?phone (?:reimbursement|stipend|allowance)s?)\b/,
    not: /\b(?:callers?|answering service|receptionists?|customers? call|patients? call|voicemail)\b/,
    about: "employees’ own phones for work",
    kind: "rule",
    atDesk: true,
    settles:
      "whether your state wants you to pay for it, what counts as work on it, and what happens to your records on a phone that isn’t yours",
    opening:
      "List what it’s used for: a time clock, photos of jobs, texts with clients, a code to log in. Each has another answer, and the last one may be the only one you can’t do without.",
    points: [
      [
        "List what it’s used for",
        "For what do they use it, how many minutes a week?",
        "two people’s week: calls, texts, photos, apps, codes, maps",
        "A line for each use: needed, handy, or only habit.",
        "Writing “for work” and leaving it open",
      ],
      [
        "Read your state’s rule on expenses",
        "Do we have to pay a part of it?",
        "the state labor department on reimbursement of business expenses; some states require a share even with an unlimited plan; dol.gov where costs would push pay below minimum wage",
        "Section, date, the share or sum, and how it’s shown.",
        "Thinking that an unlimited plan costs nobody anything",
      ],
      [
        "Settle which minutes are work",
        "Is a text at nine in the evening paid?",
        "dol.gov on hours worked; your state; your payroll provider on how it’s recorded",
        "Hours in which nothing is answered, and how the minutes in between are written down.",
        "Texting hourly people at night",
      ],
      [
        "Decide what may never be on it",
        "What of ours may not lie on a private phone?",
        "your rules on patients’, clients’ or card data; your insurer on cyber; whoever looks after your network",
        "A list: no photos of papers, no client texts outside the app that’s meant for them, a lock and an update at least.",
        "Finding client texts in somebody’s private thread",
      ],
      [
        "Say what you may see and wipe",
        "What may we look at, or delete, when somebody leaves?",
        "an employment lawyer; the app’s own setting that wipes only the work part",
        "One page, signed: what’s seen, what isn’t, what goes on the last day.",
        "Wiping a phone with somebody’s pictures",
      ],
      [
        "Offer another way",
        "What about whoever says no?",
        "the price of a shared phone or a small one for each; a code device for logins",
        "Two ways, neither of which costs a job.",
        "Making it a condition and asking afterward",
      ],
      [
        "Pay it simply",
        "How is it paid?",
        "your accountant on a monthly sum and its tax; three bills",
        "A sum a month, for whom, reviewed each January.",
        "Asking for bills nobody sends",
      ],
    ],
    rows: [
      ["Reimbursement of expenses here", "The state labor department: section, date"],
      ["Minutes that count as work", "dol.gov, Fact Sheet 22; your state"],
      ["What may lie on a private phone", "Your rules on client data; the cyber insurer"],
      ["A phone of the business, a month", "Two written offers"],
    ],
    fears: [
      "“They’ll read my messages.” Quote the line on what’s seen and what isn’t.",
      "“It costs us a phone for each.” Show the sum beside the share.",
    ],
    line: "For [uses] each of us gets $[sum] a month; between [hour] and [hour] nothing has to be answered.",
    unsourced: "a yes or no without the state’s section, or what “everybody” pays",
    ask: ["An employment lawyer in your state, for the page that’s signed", "Your payroll provider"],
    forget: ["The last day: codes, threads, photos", "Whoever has no smartphone"],
    yours: ["What the last one who left had on theirs", "Who texts you at night, and why"],
  },
];
