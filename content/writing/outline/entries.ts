/** Places in a list that the site cannot fill, each for another kind of entry; only where these fit every such list. */
export const entries = {
  /** What is put to somebody before a contract. */
  put: [
    "about the whole price: what is in it, what comes on top, when it is due",
    "about the one who will really come or do the work: name, experience",
    "about illness or breakdown: who stands in",
    "about the last job like this one: what went wrong, and what was done",
    "about time: from when to when, and what an extra hour costs",
    "about what you get in the end: in which form, by which day, with which rights",
    "about rules of the house: access, power, noise, insurance; who has to show what",
    "about changes and canceling: until when, at what cost",
    "about two people who may be called and asked",
    "the one that a good provider likes and a bad one dodges",
  ],
  /** Put to somebody who wants to work with you; what is asked after each is the reader's own. */
  interview: [
    "Tell me about a day when everything came at once. What did you do first?: what a good answer names: [what]",
    "Something goes wrong: [a scene from your own work]. What do you do in the first minute?: what comes first in a good answer: [what]",
    "Which days and hours can you really work, and from which date on?: what has to fit: [days and hours]",
    "What was the last thing that somebody had to show you twice?: a good answer is a real one, and what they do about it now: [what]",
    "What would you want to know about us before you say yes?: what they should ask, and what you’ll say: [what]",
    "What did you like least at your last place, and what did you do about it?: which answer would worry you: [what]",
    "What do you do when you don’t know?: whom they should name, and how soon: [what]",
    "Would you show us [one task of five minutes, paid]?: what to look at: [what]",
  ],
  /** What is read, heard or gone to. */
  reading: [
    "its name; the one that says first what changes in rules and codes, with the page where that stood last time",
    "its name; the one that others of your size really use, and what each of three took from it this year",
    "its name; the one for running the business (prices, people, cash) and not for doing the work",
    "its name; the one that costs nothing, and who pays for it instead",
    "its name; the one that is worth its money, with the price for a year and its date",
    "its name; the one for your people rather than for you, and what they made of it",
    "its name; the one from your own state or region, with who is behind it",
    "its name; the one that everybody names and nobody opens, and why you leave it out or don’t",
    "its name; the one that answers when a member calls, with the question you tried",
    "its name; the one from outside your trade, and the one page that was worth it",
  ],
  /** What is begun beside a job. */
  business: [
    "what it is, in one sentence; the one you’re already asked for on a job, and how often last month",
    "what it is; the one that can begin with the tools in the truck, and what’s still missing, with its price",
    "what it is; the one that sells once and earns every month, as inspections, upkeep or rentals do",
    "what it is; the one for a season or the week after a storm, and what you’d have to have ready before",
    "what it is; the one that needs no license beyond yours, with the board’s page and date",
    "what it is; the one you teach or write instead of doing, and who’d pay for it",
    "what it is; the one that a shop, a realtor or a property manager would send you",
    "what it is; the one that everybody tries, and why it fails",
    "what it is; the one that can be sold or handed on later",
    "what it is; the one that you tried yourself, with what it brought in three months",
  ],
  /** What is given to those who come. */
  gift: [
    "what it is; the one under [sum], with the price for [number] of them and the day by which it’s ordered",
    "what it is; the one for children, or for whoever comes along",
    "what it is; the one that comes from a shop on your own street, with its name",
    "what it is; the one that nobody has to carry home, such as a call or a gift in their name",
    "what it is; the one that people really used last year, and how you know",
    "what it is; the one for those who sent you somebody, and what your rules say on that",
    "what it is; the one with your name on it, and whether they’d want that",
    "what it is; the one for somebody who had a hard year with you",
  ],
  /** What is done for its own sake. */
  hobby: [
    "its name; the one that uses the hands in another way than the work does, and what somebody of the trade says of it",
    "its name; the one that needs the whole body, after a day of sitting or bending",
    "its name; the one that’s done with others, and where they meet near you",
    "its name; the one that begins within a week and below [sum], with the first step",
    "its name; the one that fits two hours and not only a whole day",
    "its name; the one that’s outdoors, with what it takes in winter",
    "its name; the one for quiet, with nobody talking",
    "its name; the one that costs real money, and the day on which you’d know whether to go on",
  ],
  plant: [
    "its name and its label name; the one that bears the most neglect, and how long without water",
    "its name; the one for the least light, and how far from a window",
    "its name; the one that says when it is thirsty, and by which sign",
    "its name; the one that children and pets may touch, with the poison center’s page",
    "its name; the one that fills a corner, with its height after two years",
    "its name; the cheapest, with its price and the shop",
    "its name; the one that can be divided or grown from a cutting",
    "its name; the one that is sold as easy and is not",
    "its name; the one for heat and dry air beside a heater",
    "its name; the one that you have kept alive longest, and how",
  ],
  /** Which losses a business insures; each is asked for its words, its limit and what it leaves out. */
  policy: [
    "general liability: somebody else or their property is hurt by the work. Which work does it name, and what does it leave out?",
    "what is in your care: a customer’s property is lost or broken while you have it. Which policy says so in words?",
    "the vehicle when it’s used for work: does a private policy pay, and for what is carried in it?",
    "your own tools, machines and stock: at what they cost new, in which places, against theft from a vehicle too?",
    "people who work for you: workers’ compensation from which person on in your state, helpers and subcontractors among them?",
    "advice or a mistake in the work itself: professional liability or errors and omissions. Who asks you for it?",
    "the weeks in which you can’t work: business interruption or disability. After how many days, for how long?",
    "data and payments: what does it pay when a customer’s file or a card number gets out?",
    "an umbrella above the others: above which limits, and what does it leave out that they do?",
    "a bond: who asks for it, and what does it really guarantee?",
  ],
  /** What one has to be allowed. */
  license: [
    "the business license of the city or county: for which address, until when, at what fee?",
    "the state’s registration and the sales tax permit: which of your sales are taxed?",
    "the license of the person who does the work: which exam, how many hours, renewed when?",
    "the inspection of the place or vehicle: by whom, against which list, how often?",
    "fire: which extinguishers, gas or electrical papers does the fire marshal want to see?",
    "zoning and parking: what may be done at that address or curb, and at which hours?",
    "the certificate of insurance: who wants to be named on it?",
    "waste, water or noise: which office has a say, and what does it want written down?",
  ],
  /** What a program does for a business. */
  program: [
    "the calendar: who may write in it, and does it hold a time while somebody pays?",
    "estimates, invoices and cards: how many taps from the job to the money?",
    "the list of customers: with what was done, and can you take it along?",
    "books and taxes: what goes over by itself, and what does your accountant want?",
    "messages: one number that everybody answers from, and who said yes to texts?",
    "routes, hours or stock: which of the three do you write down twice today?",
    "pictures and papers: found in a minute by name and date, on a phone?",
    "passwords and a second copy: who gets in when you’re ill?",
  ],
  /** What may be taken off; each is a question, for whether it counts is the tax office's to say. */
  deduction: [
    "a room at home that is used for nothing else: does it count, and how is it measured? (IRS Publication 587)",
    "miles to clients and between jobs: which of them count, and what has to be in the log? (Publication 463)",
    "tools, supplies and materials of your own work: which are written off at once, which over years? (Publication 946)",
    "computer, software and subscriptions: which share, when they are used privately too?",
    "telephone and internet: how is the share for work worked out and proved?",
    "courses, exams and memberships: what keeps up a skill, and what is a new trade? (Schedule C’s instructions)",
    "health insurance of the self-employed, and half of the self-employment tax: on which lines? (Form 7206; Schedule SE)",
    "fees of platforms, banks and card payments: where do they stand on the statements?",
    "payments into a retirement plan: which plan, until which date, up to which sum? (Publication 560)",
    "advertising, website and cards: what of it, and in which year?",
  ],
} as const;

/** What each entry of such a list has to say, by what its entries are called. */
/** What readers want of a list of things with names, where they are found, and what only its writer has. */
export const listFrame = {
  settles:
    "which they are, what each takes in money and hours, whose rules it meets, and for whom it’s wrong",
  find: "three people of your trade, asked which they chose and dropped, and why; the seller’s or the office’s own page, with its date.",
  yours: ["The one you know yourself, with a date and a figure", "The one you’d never name, and why"],
} as const;
export const eachSays: Readonly<Record<string, readonly string[]>> = {
  deductions: [
    "Who may take it: a sole owner, a partner, an S corporation, an employee. Ask that once, on top, since it decides all of them.",
    "How much, by which method, on which form and line, for which tax year.",
    "Whether it has to be paid by December 31 or can wait, and what proves it.",
    "The state’s rule, where it’s another one. Your accountant reads all of it before it’s published.",
  ],
  policies: [
    "What it pays for, in one loss of this trade, and what it leaves out.",
    "Limit, deductible and a year’s premium from two brokers, with the date.",
  ],
  businesses: [
    "The first job: who pays for it, how they hear of you, and what it brings after material, miles and taxes.",
    "License, permit, insurance and the paper for taxes: which, from whom, before the first dollar. Your board, a broker and irs.gov say so; note the date.",
    "Hours a week, on which days, and what it takes away from.",
    "What your contract says on work beside the job: same customers, same tools, same truck? Ask before you begin, in writing.",
    "The figure and the day at which you stop, or go on with it alone.",
  ],
  gifts: [
    "Price each with tax and wrapping, how many, ordered where and by which day: the supplier’s offer, with its date.",
    "Who hands it over, on which days, and what is said with it, in one sentence.",
    "What may be given at all: your board’s rules and, where a government plan pays, the OIG’s limit on gifts to beneficiaries (oig.hhs.gov, with its date).",
    "Whom it leaves out: another faith, an allergy, a diet, somebody who doesn’t come in December.",
  ],
  hobbies: [
    "What somebody who does it says of the first month, in their words, with name and trade.",
    "What it costs to begin and by the month, and where that’s found near you.",
    "For whom it’s wrong: hands, back, time, money.",
  ],
  licenses: [
    "Who gives it, for how long, at which fee, and after how many weeks.",
    "What happens without it.",
  ],
};

/** What is deducted, or isn’t, in a trade before in any other; the first that hears the request. */
export const deductionsOfTrades: readonly {
  /** Lower case, plain. */
  heard: RegExp;
  asks: readonly string[];
}[] = [
  {
    heard:
      /\b(?:book ?keep\w*|accountants?|accounting|tax preparers?|enrolled agents?|virtual assistants?|consultants?|translators?|copywriters?|editors?|proofreaders?|programmers?|(?:web|app|graphic) (?:design\w*|develop\w*))\b/,
    asks: [
      "programs by the month, the second screen and the shredder: which share, when clients pay for some of them? (Publication 334; Publication 946 for what lasts)",
      "courses, certificates and memberships: what keeps up a skill, what is a new trade, and what of the trip to a meeting? (Schedule C’s instructions; Publication 463)",
      "insurance for mistakes in your work, and cover for stolen data: which line, and in which year? (Schedule C’s instructions, “insurance”)",
      "the room where it’s done: is it used for nothing else, and is it the simpler method or the real costs? (Publication 587)",
      "miles to clients, the bank and the post office: which count, and what has to be in the log? (Publication 463)",
      "your own health insurance, and half of the self-employment tax: on which lines? (Form 7206; Schedule SE)",
    ],
  },
  {
    heard: /\b(?:hair|stylists?|barbers?|colorists?|nail|estheticians?|lash|salons?|tattoo)\b/,
    asks: [
      "booth, chair or room rent: from when to when, to whom, and which form do you send if it’s $600 or more in a year? (1099-MISC; Schedule C’s instructions, “rent”)",
      "license renewal, liability insurance and the courses your board asks for: which line, and in which year? (Schedule C’s instructions)",
      "color, tools, capes and laundry: what is used up and what lasts for years? And black clothes that you could wear elsewhere: do they count? (Publication 529, “work clothes”)",
    ],
  },
  {
    heard: /\b(?:massage|bodywork)\b/,
    asks: [
      "room rent by the hour or month, or a share that a spa keeps: from whom, and which form do you send? (1099-MISC; Schedule C’s instructions, “rent”)",
      "license renewal, liability cover and the courses your board asks for: which line, and in which year? (Schedule C’s instructions)",
      "table, linens, oils and laundry: what is used up, what lasts for years, and what of the tools rule? (Publication 946)",
    ],
  },
  {
    heard: /\b(?:clean\w*|maids?|house ?keep\w*|janitor\w*)\b/,
    asks: [
      "miles between houses, and not the way from home if there is no office at home: which count? (Publication 463)",
      "supplies, vacuums and laundry: what do clients supply, and what is yours? (Schedule C’s instructions)",
      "insurance and bond, and helpers paid by the day: are they employees? (Publication 15-A)",
    ],
  },
  {
    heard:
      /\b(?:contractors?|plumb\w*|electric\w*|roof\w*|landscap\w*|lawn|carpent\w*|paint\w*|handym[ae]n|hvac|remodel\w*|trades?)\b/,
    asks: [
      "truck and trailer: miles or real costs, chosen in which year, and what of Section 179? (Publications 463 and 946)",
      "tools under and over the limit for writing off at once: which limit, and with which election? (Publication 946)",
      "helpers and subcontractors: who is an employee, and which form does each get? (Publication 15-A)",
      "license, bond, permits and liability insurance: which line, and in which year? (Schedule C’s instructions)",
    ],
  },
  {
    heard: /\b(?:attorneys?|lawyers?|law (?:firm|office|practice)s?|paralegals?|notar(?:y|ies))\b/,
    asks: [
      "bar dues, license fees and continuing education: which line, and what of a course that leads to a new field? (Schedule C’s instructions; Publication 463 on the trips)",
      "malpractice cover, and an extended period when a practice closes: which year does it belong to? (Schedule C’s instructions, “insurance”)",
      "costs advanced for clients: deducted now, or a loan until the matter is over? (your CPA, with the fee agreement; ask it first, since this one is often wrongly deducted)",
      "your own health insurance and retirement plan: which form and line, and from which profit? (Form 7206; Publication 560)",
      "the deduction for qualified business income: what limit holds for law, at which income and in which year? (Form 8995’s instructions)",
      "research services, case software and e-filing fees: what of a plan that’s paid for three years at once? (Publication 334)",
    ],
  },
  {
    heard:
      /\b(?:dental|dentists?|medical|doctors?|physicians?|veterinar\w*|vets?|clinics?|chiropract\w*|optometr\w*|orthodont\w*|podiatr\w*|physical therap\w*)\b/,
    asks: [
      "equipment and what it’s paid with: written off at once or over years, in service by which day, and what of a lease? (Publication 946; Form 4562’s instructions)",
      "supplies, lab bills and drugs on the shelf: deducted when they’re bought or when they’re used? (Publication 334)",
      "license and board fees, association dues and continuing education: which line, and what of a trip to a meeting? (Schedule C’s instructions; Publication 463)",
      "malpractice cover, and a tail when somebody leaves: which year does it belong to? (your CPA, with the policy)",
      "associates and helpers paid by the day: who is an employee, and which form does each get? (Publication 15-A)",
      "what plans write off and patients never paid: is it a deduction at all with your method of accounting? (your CPA; it’s often taken wrongly)",
      "a retirement plan for owner and staff: which one, until which date, up to which sum? (Publication 560)",
    ],
  },
  {
    heard: /\b(?:real estate|realtors?|agents?|brokers?)\b/,
    asks: [
      "board, MLS and license fees, errors-and-omissions cover: which line, and in which year? (Schedule C’s instructions)",
      "staging, signs, photos and open houses: whose cost is it under your broker’s agreement?",
      "gifts to clients: up to which sum a person and year? (Publication 463)",
    ],
  },
  {
    heard:
      /\b(?:therapists?|counselors?|psycholog\w*|dentists?|doctors?|physicians?|chiropract\w*|vets?|veterinar\w*|nurses?|trainers?|coach(?:es)?)\b/,
    asks: [
      "license, malpractice cover, supervision and courses for it: which line, and in which year? (Schedule C’s instructions)",
      "a room rented by the hour or day: from whom, and with which form? (1099-MISC)",
      "records software and a phone line for clients: which share, when used privately too?",
    ],
  },
  {
    heard: /\b(?:photograph\w*|video\w*|musicians?|artists?|designers?|writers?|dj|bakers?|cater\w*)\b/,
    asks: [
      "gear and instruments: at once or over years, and what when it’s sold again? (Publication 946)",
      "a studio, a kitchen or a booth that’s rented by the day, and a second person who helps: from whom, and which form do they get? (1099-NEC and 1099-MISC)",
      "is it a business or a hobby, by which signs? (irs.gov on hobby income)",
      "material that is still on the shelf in December: when does it count? (Publication 334)",
    ],
  },
];

/** What only somebody of that work is asked; it comes first. */
export const interviewOfJobs: readonly { heard: RegExp; asks: readonly string[] }[] = [
  {
    heard: /\bhygienists?\b/,
    asks: [
      "A patient who hasn’t been in for two years bleeds wherever you probe, and you have one hour. What do you do with it?: what your dentist wants to hear, in which order, and what is written down: [what]",
      "What do you do when you see something in a mouth that the dentist reads otherwise?: how it’s said, to whom and where: [what]",
      "How many minutes do you need for an adult, for a child, and with full charting?: what your schedule gives: [minutes]",
    ],
  },
  {
    heard:
      /\b(?:dental|medical|veterinary|vet) (?:assistants?|techs?|technicians?|nurses?)\b|\bvet(?:erinary)? (?:techs?|nurses?)\b/,
    asks: [
      "Somebody in the chair or on the table is frightened and won’t hold still. What do you do?: what your clinician wants to see first: [what]",
      "What do you do when you’re asked for something that your license doesn’t cover?: who hears it, and in which words: [what]",
    ],
  },
  {
    heard: /\b(?:stylists?|barbers?|nail techs?|estheticians?|colorists?)\b/,
    asks: [
      "A client hates it, and the next one is waiting. What do you say?: what your place does about it, and who decides: [what]",
      "Which three things do you want to do most, and which do you refer to somebody else?: what your book needs: [what]",
    ],
  },
  {
    heard:
      /\b(?:plumbers?|electricians?|hvac techs?|technicians?|installers?|roofers?|painters?|landscapers?|apprentices?|helpers?)\b/,
    asks: [
      "You find something else that’s wrong, and it’s not on the work order. What do you do before you touch it?: whom they call, what they photograph, what they say to the customer: [what]",
      "Which job went wrong because of you, and what did it cost to put right?: a good answer has a figure and what changed: [what]",
    ],
  },
  {
    heard: /\b(?:paralegals?|legal (?:assistants?|secretar(?:y|ies))|associates?|attorneys?|lawyers?)\b/,
    asks: [
      "A client asks you on the phone what their case is worth. What do you say?: where your line is: [what]",
      "How do you keep a deadline from being missed when you’re out for a day?: which calendar, which second name: [what]",
    ],
  },
  {
    heard: /\b(?:receptionists?|front desk|office managers?)\b/,
    asks: [
      "Two lines ring and somebody stands in front of you. Who hears what, in which order?: what is right at your desk: [what]",
      "Somebody is furious about a bill that you didn’t write. What do you say first?: what you’d like to hear: [what]",
    ],
  },
];
