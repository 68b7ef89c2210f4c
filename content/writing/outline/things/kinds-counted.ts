import type { ThingKind } from "./kind.ts";

/** What is paid, kept in accounts or built. */
export const counted: readonly ThingKind[] = [
  {
    id: "money",
    heard:
      /\b(?:loans?|credit|cash flow|accounts?|banks?|bookkeeping|tax(?:es)?|budgets?|invoic\w+|collections?|fees?|profit|depreciation|sba|financ\w+|deposits?|debts?)\b/,
    points: [
      [
        "Put twelve months on one page",
        "Where does the money stand, month by month?",
        "bank statements and books of twelve months: in, out, lowest balance",
        "One table, with the month in which it was thinnest marked.",
        "Starting with the yearly total",
      ],
      [
        "Say what has to be true afterward",
        "What should be different, and by how much?",
        "the owner and whoever keeps the books, each asked alone",
        "One figure with a date, so that everybody knows when it’s done.",
        "Wanting it “better”",
      ],
      [
        "Look up the rule it’s under",
        "What has to be done in just this way?",
        "irs.gov, your state’s page, your board or bar: section and date",
        "The duty, the deadline, the record, and for how long it’s kept.",
        "Asking a colleague in another state",
      ],
      [
        "Write down who does what on which day",
        "Who does it, and who looks at it afterward?",
        "the last month as it really went; two people, never one for paying and checking",
        "A line for each task with a name, a day and a second name.",
        "Leaving it to whoever has time",
      ],
      [
        "Ask for the price of help",
        "What do a bookkeeper, a bank or an accountant ask for it?",
        "two written offers, with what they need from you and when",
        "A year’s sum beside the hours it takes you now.",
        "Calling the accountant in April",
      ],
    ],
    rows: [
      ["A year’s cost, with fees and your own hours", "Two written offers; your tally of a month"],
      ["The account in its thinnest month", "Twelve bank statements"],
      ["What has to be signed or pledged, by whom", "The agreement, at “guaranty” and “security”"],
      ["What taxes make of it", "Your accountant, with both worked out"],
      ["What the rule requires, and which record", "The agency’s, board’s or bar’s own page"],
      ["How you get out early", "The agreement, at “prepayment” or “termination”"],
    ],
    decides: "It comes down to the thinnest month of the year and to the rule that leaves no choice.",
    settles: "where the money stands month by month, which rule it’s under, and who does what on which day",
    opening:
      "Twelve bank statements side by side say more than any plan. Find the month in which the balance was lowest, and ask what would have been different.",
    yours: ["Your thinnest month, and what you did", "The mistake that was found, and by whom"],
    fears: [
      "“Somebody looks, and finds it wrong.” Say what is looked at first, and how a mistake is put right.",
      "“It costs more than it brings.” Show the year with and without, fees included.",
    ],
    line: "On [date] the account stood at [sum]; with [change] it would have been [sum].",
    unsourced: "a tax saving, an interest rate without its date, or what a rule requires without its section",
  },
  {
    id: "room",
    heard:
      /\b(?:suites?|office space|spaces?|locations?|buildings?|expan(?:d|ding|sion)|knock(?:ing)? through|next door|renovat\w+|remodel\w*|build[- ]?outs?|square feet|waiting rooms?|operator(?:y|ies)|exam rooms?|treatment rooms?|parking|storefront|warehouse)\b/,
    points: [
      [
        "Count what the rooms hold today",
        "What is really too small, and at which hours?",
        "a tally for two weeks: each room, each hour, in use or empty; where people stand and wait",
        "The hours that are full and the ones that aren’t. A full Tuesday at four is no full week.",
        "Measuring square feet instead of hours",
      ],
      [
        "Try what costs nothing",
        "Could the same rooms do more?",
        "the schedule: longer days, one room with two uses, storage moved out",
        "What a month of it showed, with the count before and after.",
        "Looking at plans first",
      ],
      [
        "Have both ways priced whole",
        "What does it cost until the first day of work?",
        "a contractor’s and an architect’s written estimate; power, water, sinks, restrooms, access under the ADA, permits",
        "The sum with a fifth for surprises, the months, and the income lost meanwhile.",
        "Comparing rent with rent",
      ],
      [
        "Read the lease you have",
        "What does the lease let you do, and until when?",
        "the lease, at “alterations,” “assignment,” “restoration” and “renewal”; the landlord, in writing",
        "Whose the walls are afterward, what must be undone, and what leaving early costs.",
        "Asking the landlord last",
      ],
      [
        "Ask who would come",
        "Do the people you serve follow you there?",
        "ZIP codes of the last two hundred; minutes by car, parking, steps, the bus",
        "How many live nearer or farther, and which ten you asked.",
        "Believing that they’ll follow",
      ],
      [
        "Plan the weeks in between",
        "How do you work while it’s done?",
        "the contractor’s schedule; noise and dust hours; licenses and insurance for the new address",
        "Which rooms close when, whom you tell, and the date on which everything has to work.",
        "Moving in the busiest month",
      ],
    ],
    rows: [
      ["All in until the first day, with a fifth for surprises", "Contractor and architect, in writing"],
      [
        "Each month: rent, shared charges, power, insurance",
        "The lease’s text; the landlord’s bills of two years",
      ],
      ["Full hours a week it takes away", "Your tally of rooms by the hour"],
      ["Weeks closed or half open, and income lost", "The contractor’s schedule; last year’s same weeks"],
      ["Permits, access, sinks, restrooms, parking", "The city’s building office, before you sign"],
      ["What the people you serve say", "ZIP codes of two hundred, and ten asked"],
      ["How long you’re bound, and how it’s undone", "The lease, at “term” and “restoration”"],
    ],
    decides: "It comes down to the hours that are really full and to how long you’re bound.",
    settles:
      "which hours are really full, what each way costs until the first day, and how long you’re bound",
    opening:
      "Before anybody draws a plan, stand in the hall at the fullest hour with a sheet of paper: which rooms are in use, which are empty, and who is standing?",
    yours: [
      "The hour at which it’s too small, and what happens then",
      "What your landlord said, with the date",
    ],
    fears: [
      "“We build, and then it stays half empty.” Show the count by the hour, and the figure from which it pays.",
      "“It takes twice as long.” Ask the contractor’s last two customers, and say what they said.",
    ],
    line: "In two weeks [number] of [number] room hours were full, nearly all of them on [day] between [hour] and [hour].",
    unsourced:
      "what a square foot costs without place and date, how long a permit takes, or that more room brings more work",
  },
];
