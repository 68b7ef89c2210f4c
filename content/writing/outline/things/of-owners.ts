import type { TradeMatter } from "./kind.ts";

/** What becomes of a whole business. */
export const ofOwners: readonly TradeMatter[] = [
  {
    id: "buying-practice",
    heard:
      /\b(?:(?:buy(?:ing)?|purchas(?:e|ing)|acquir(?:e|ing)|take over|taking over) (?:an?|the|my|another|out)? ?(?:[\w-]+ ){0,3}(?:practice|firm|business|company|clinic|shop|salon|restaurant|franchise|laundromat|car wash|daycare|bakery|brewery|gym|studio|bar|cafe|hotel|motel|campground|marina|kennel|dry cleaner|gas station|vending route|cleaning route|pool route|food truck|book of business)(?= |$)(?! (?:cards?|phones?|insurance|lunch|van|vehicle|truck|software|equipment|license|chairs?|building|checking|loan|internet|laptop)))\b/,
    not: /\b(?:calls?|callers?|phones?|for (?:an?|my|our|the) (?:[\w-]+ ){0,3}(?:practice|firm|business|company|clinic|shop|salon|restaurant)|should an?|partners?|buy-?(?:ins?|outs?)|machine|chair|equipment|printer|scanner|software|insurance|local)\b/,
    about: "buying a business",
    kind: "money",
    bySteps: true,
    settles: "what it earns without its owner, what stays, what it’s worth to you, and who reads the papers",
    opening:
      "You aren’t buying a name and six chairs. You’re buying the people who come back on Monday although the owner has gone. Everything to be checked is in that sentence.",
    points: [
      [
        "Take three years apart",
        "What does it earn without this owner?",
        "tax returns, bank statements and the program’s own reports, laid side by side, with your accountant",
        "Collected, spent, less a paid person in the owner’s place, less what is private.",
      ],
      [
        "Count who comes, and who’d stay",
        "How many really come, and to whom?",
        "active people in 18 months, new ones a month, by zip code and by who treats or serves them",
        "So many, of what age, tied to whom, and how far away you are.",
      ],
      [
        "Walk through with whoever repairs it",
        "What has to be bought in three years?",
        "machines by age, the roof, software, a technician’s estimate",
        "A list with sums. It comes off the price.",
      ],
      [
        "Look at the work itself",
        "Is the work done as you’d do it?",
        "twenty records or jobs drawn blindly; redo’s, complaints, board and court lookups",
        "What you’d inherit, and what you’d have to say to people.",
      ],
      [
        "Read lease, staff and contracts",
        "What stays, and what needs somebody’s yes?",
        "the lease at “assignment,” staff pay and years, plans or vendors that don’t transfer, licenses",
        "Yes from whom, by when. No lease, no deal.",
      ],
      [
        "Have it valued by somebody without a share in it",
        "What is it worth to me?",
        "an appraiser by the hour; two lenders; sales nearby, with the year",
        "A range, the method, what you’d earn after the loan is paid.",
      ],
      [
        "Settle what you buy and how it’s taxed",
        "Assets or shares, how much for the name?",
        "your accountant and a lawyer who does such sales; old bills and suits",
        "What goes over, what stays with the seller, how the price is split, who collects old money.",
      ],
      [
        "Plan ninety days with the seller",
        "Who tells people, and how long does the owner stay?",
        "a letter from both, a calendar, a promise not to open next door",
        "Who says what on which day, hours and pay of the seller, what you won’t change in the first half year.",
      ],
    ],
    rows: [
      ["Collected and spent, three years", "Tax returns, bank statements, program reports"],
      ["Active people and new ones a month", "The program’s own report, run in front of you"],
      ["Lease: years, options, assignment", "The lease; the landlord’s letter"],
      ["Licenses and plans that don’t transfer", "State board; each plan’s provider line"],
      ["Complaints, suits, liens", "Board, court and state filings lookups"],
      ["Loan: rate, what you put in, what is pledged", "Two lenders’ letters; sba.gov"],
    ],
    fears: [
      "“They’ll leave with the old owner.” Count how many saw only the owner.",
      "“Something will turn up.” Say what the seller answers for, and how much is held back.",
    ],
    line: "It collected $[sum], [number] people came in 18 months, and after the loan and a paid [role] I’d have $[sum] a year.",
    unsourced: "a rule of thumb such as “one year’s collections,” or that “nobody leaves”",
    ask: [
      "A lawyer and an accountant who’ve done it in this trade, before a letter of intent",
      "The landlord, with the seller’s leave",
      "Your board or licensing office",
    ],
    forget: [
      "What isn’t said to staff or landlord until the paper on silence is signed",
      "Malpractice tail or old work: who insures it?",
      "Records: whose they are, and where they’re kept",
    ],
    yours: [
      "What you have, what you’d borrow, what you need to live on",
      "Why this one is for sale, as the owner says it",
    ],
  },
  {
    id: "selling-practice",
    heard:
      /\b(?:(?:sell(?:ing)?|valu(?:e|ing)|worth of|valuation of|exit(?:ing)?) (?:an?|the|my|our)? ?(?:[\w-]+ ){0,3}(?:practice|firm|business|clinic|salon|shop)(?= |$)|(?:practice|business) valuations?|what (?:is|'s) (?:my|our) (?:[\w-]+ ){0,3}(?:practice|firm|business) worth|dsos?|private equity|exit plan\w*|succession)\b/,
    not: /\b(?:calls?|callers?|phones?|sell(?:ing)? (?:[\w-]+ ){0,4}to (?:an?|small|other|local) (?:business|practice|clinic)|what business|value of)\b/,
    about: "selling a business",
    kind: "money",
    bySteps: true,
    settles: "what makes it worth more, whom you’d sell to, and what you keep after tax",
    opening:
      "What is paid for is what still happens when you’re away for a month. So the work begins two years before the sale, and the first step is a vacation.",
    points: [
      [
        "Clean up three years of books",
        "What does it earn without you?",
        "your accountant: private costs out, a paid person in your place in",
        "One figure for each year, and the paper behind each correction.",
      ],
      [
        "Make it run for a month without you",
        "What hangs on you alone?",
        "who sees or calls only you; tasks that only you do; your own calendar",
        "A name for each, and a month in which you try it.",
      ],
      [
        "Know what it’s worth, and to whom",
        "A younger colleague, a rival, a group, your own people?",
        "an appraiser by the hour; two sales nearby; a lender on what a buyer could carry",
        "A range for each buyer, and what each would change.",
      ],
      [
        "Fix what buyers take off",
        "What will they find?",
        "lease years, machines by age, open complaints, one customer who’s too large",
        "A list with sums; three worth mending now.",
      ],
      [
        "Work out what you keep",
        "What is left after tax and debt?",
        "your accountant before the first offer: assets or shares, how the price is split, payments over years",
        "One sum in your hand, with the year.",
      ],
      [
        "Keep it quiet until it’s signed",
        "Who may know, and when?",
        "a paper on silence; a lawyer who sells such businesses",
        "Who is told in which week: key people, landlord, staff, customers.",
      ],
      [
        "Read what you promise afterward",
        "How long do I stay, and what may I not do?",
        "the letter of intent: months, pay, nearby work, what you answer for, what is held back",
        "Dates and sums, and what you’d never sign.",
      ],
      [
        "Plan the hand-over in their interest",
        "What do people hear, and from whom?",
        "a letter from both; your board on records and notice; unfinished work",
        "What is told on which day, where records are, who finishes what.",
      ],
    ],
    rows: [
      ["Three years, corrected", "Tax returns and books, by your accountant"],
      ["What buyers of your kind paid", "Two appraisers, two lenders, with the year"],
      ["Lease years left and assignment", "The lease; the landlord"],
      ["Tax by way of sale", "Your accountant, in writing"],
      ["Records and notice", "Your state board’s page on closing or selling"],
    ],
    fears: [
      "“Staff will leave when they hear it.” Say what is in it for whom, and when they hear.",
      "“The buyer ruins what I built.” Choose three things to put in the contract.",
    ],
    line: "Without me it earns $[sum] a year; at [multiple] that is $[sum], and after tax and debt I keep $[sum].",
    unsourced: "a rule of thumb or a multiple without its year and source",
    ask: [
      "An accountant and a lawyer, two years before",
      "Your malpractice or liability carrier on the years after",
    ],
    forget: ["Tail cover for old work", "What the lease says when it changes hands"],
    yours: ["What you need to live on from then", "Whom you’d be glad to see there"],
  },
  {
    id: "partnering",
    heard:
      /\b(?:(?:bring(?:ing)? (?:on|in)|tak(?:e|ing) on|add(?:ing)?|mak(?:e|ing) (?:someone|somebody|an? \w+|my \w+)) (?:an?|another|the)? ?(?:[\w-]+ )?partners?|buy(?:ing)? (?:out|into) (?:my|the|a|our)? ?(?:[\w-]+ )?(?:partners?|partnership|practice|firm)|buy-?(?:ins?|outs?)|partnership (?:agreements?|tracks?|splits?)|(?:split|divid)\w* (?:profits|the business) with (?:my|a) partner|business partners?|partner (?:track|agreement|dispute|wants out))\b/,
    not: /\b(?:calls?|callers?|phones?|referral partners?|partner with (?:local|nearby)|partners who send|channel|life partner)\b/,
    about: "partners in a business",
    kind: "money",
    bySteps: true,
    settles: "what each brings and gets, who decides what, and how it ends",
    opening:
      "Partners rarely part over money. They part over who works Saturdays and who decides. Write those two down before anybody speaks of shares.",
    points: [
      [
        "Say why, and what else would do",
        "What should be different with a partner?",
        "a page from each, written apart: work, money, years, what you fear",
        "Where the two pages differ is what has to be settled. Perhaps it’s a raise, a bonus or an employee.",
      ],
      [
        "Have it valued the same way in and out",
        "What is a share worth?",
        "an appraiser by the hour; books of three years; debts and who guarantees them",
        "One method, written down, for coming and for leaving.",
      ],
      [
        "Settle how it’s paid",
        "From savings, a bank, or out of profits?",
        "a lender; your accountant on tax for both; payments over years",
        "Sum, years, what is pledged, what happens if it isn’t paid.",
      ],
      [
        "Divide the work and the pay",
        "Who gets what for which work?",
        "hours, own cases or chairs, management, profit on top; three years worked through",
        "Two good years and a bad one in numbers.",
      ],
      [
        "Decide who decides",
        "What takes both, what takes one?",
        "a list: hiring, debt, rent, prices, a third partner",
        "Three columns, and who breaks a tie.",
      ],
      [
        "Write down the five exits",
        "What at death, illness, divorce, quarrel, or a move?",
        "a lawyer for each side; insurance for the first two; how long it’s paid",
        "For each: who may buy, at what price, in how many months.",
      ],
      [
        "Keep clients, records and name clear",
        "Who may take what along?",
        "your board or bar on notice and choice; the lease; guarantees",
        "Who tells whom, in which words, and who stays liable.",
      ],
      [
        "Try a year before you sign for ten",
        "How do you test it?",
        "a trial with dates: joint decisions, a look at the books, a vacation each",
        "What would make either say no, and how that costs nothing.",
      ],
    ],
    rows: [
      ["Value, by one method", "Appraiser by the hour; three years’ books"],
      ["Debts, guarantees, leases with your name", "Loan papers, lease, vendor contracts"],
      ["Tax for each way", "Your accountant, for both sides"],
      ["Rules on who may own it", "Your board or bar; the secretary of state"],
    ],
    fears: [
      "“What if we fall out?” Write the exit while you like each other.",
      "“The old debts become mine.” List what has whose signature.",
    ],
    line: "[Name] pays $[sum] for [percent] over [years], decides alone on [what], and on leaving is paid by [method] within [months].",
    unsourced: "what partnerships “usually” split, or what a share is worth",
    ask: [
      "A lawyer for each side, not one for both",
      "An accountant who has done three of them",
      "Insurers for death and disability",
    ],
    forget: ["Spouses, and what a divorce would do", "Personal guarantees that stay after you leave"],
    yours: ["Who decided the last five large things", "What would happen if you were ill for six months"],
  },
];
