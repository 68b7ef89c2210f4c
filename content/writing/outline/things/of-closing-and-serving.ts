import type { TradeMatter } from "./kind.ts";

/** What is served beside the work, and how a year is closed. */
export const ofClosingAndServing: readonly TradeMatter[] = [
  {
    id: "liquor-license",
    heard:
      /\b(?:liquor|alcohol|beer|wine|byob|beverage) (?:and (?:wine|beer|liquor) )?(?:licens\w+|permits?)\b|\b(?:serv\w+|sell\w*|offer\w*|pour\w*) (?:\w+ )?(?:alcohol|beer|wine|champagne|mimosas|cocktails|drinks)\b/,
    not: /\b(?:calls?|callers?|phones?)\b/,
    about: "serving alcohol to customers",
    kind: "rule",
    bySteps: true,
    settles:
      "whether what you want to do needs a license at all, which one that is at your address, how long it takes, and who pays if somebody is hurt afterward",
    opening:
      "A free glass isn’t always free of a license: in some states giving it away counts as selling it. So the first page to find isn’t the application. It’s your state’s sentence on complimentary drinks.",
    points: [
      [
        "Find out whether it takes a license at all",
        "Does a free glass count as a sale in our state?",
        "the state’s alcohol board: “complimentary,” “BYOB,” exemptions for salons or galleries; by e-mail, with the answer kept",
        "The sentence, the hours and amounts it allows, and what it asks for all the same.",
        "Taking another state’s exemption for yours",
      ],
      [
        "Ask your address",
        "May it be served at this address?",
        "zoning by address, distance to schools and churches, whether licenses are limited in number there; the lease at “use”",
        "Yes, no or by hearing, and the landlord’s consent in writing.",
        "Asking the landlord last",
      ],
      [
        "Choose the class that’s enough",
        "Which class fits what we pour?",
        "the board’s list of classes: beer and wine, on the premises, by the glass, events; fee new and each year",
        "Name, what it allows, where it ends, fee, and what one bought from somebody else costs.",
        "Paying for spirits where wine would do",
      ],
      [
        "Ask your own board",
        "What does the board that licenses our work say about it?",
        "the state board of cosmetology or health: drinks where people are treated, glasses, open containers",
        "Allowed or not, where in the room, and washed how.",
        "Losing the one license over the other",
      ],
      [
        "Count days until the first glass",
        "What happens when, and who may object?",
        "the application: fingerprints, notice at the door, hearing, inspection; the last one granted nearby",
        "Each with its days. The notice period is mostly the slowest.",
        "Announcing the party first",
      ],
      [
        "Insure the way home",
        "Who pays if somebody drives afterward?",
        "your insurer on liquor liability and on what your policy excludes; the state’s law on who serves",
        "Limit, price, what isn’t covered, and who is trained.",
        "Believing that the general policy covers it",
      ],
      [
        "Train who pours, and write when they stop",
        "Who may pour, how much, and who says no?",
        "the board on server training and age; one page of your own",
        "Names with certificates, a limit per person, an ID rule, a ride home.",
        "Leaving it to the newest person",
      ],
    ],
    rows: [
      ["Whether a free glass needs a license", "The state’s alcohol board, by e-mail"],
      ["Class, fee, days", "The board’s list, with the date"],
      ["Zoning and lease", "The city by address; the lease at “use”"],
      ["What your own board allows", "The rule in its own words"],
      ["Liquor liability", "Two offers from insurers"],
    ],
    fears: [
      "“Everybody does it.” Quote the board’s sentence, and the fine.",
      "“It takes a year.” Say which step is slow, and what may be done before it.",
    ],
    line: "In [state] it takes [class] for [what], $[fee] and about [weeks] as of [date]; until then we serve [what].",
    unsourced: "that a free drink needs no license, or days and fees from another state",
    ask: ["The alcohol board itself, in writing", "Your insurer, before the first glass"],
    forget: ["The yearly renewal", "The sign that must hang on the wall"],
    yours: ["What you’d pour, for whom, and how often", "What your landlord said, with the date"],
  },
  {
    id: "year-end-books",
    heard:
      /\b(?:clos(?:e|ing)(?: out)?|year[- ]end|end[- ]of[- ]year|wrap(?:ping)? up|finish(?:ing)?) (?:of )?(?:the |our |my |your )?(?:(?:year'?s|fiscal|company|business) )?(?:books|accounts|bookkeeping|accounting|ledgers?|financials|year)\b|\b(?:year[- ]end|month[- ]end|end[- ]of[- ](?:year|month)) (?:close|closing|accounting|bookkeeping|financ\w+|tax(?:es)?|checklist)\b/,
    not: /\b(?:calls?|callers?|phones?|appointments?|gifts?|part(?:y|ies)|bonus\w*|letters?|cards?)\b/,
    about: "closing the books for the year",
    kind: "rule",
    bySteps: true,
    settles:
      "which accounts agree with a paper from outside, what belongs to which year, which forms go out in January, and what your accountant gets on which day",
    opening:
      "Books are closed when each balance in them agrees with a piece of paper that somebody else wrote: the bank, the lender, the supplier, the state. So begin with those papers, and not with the program.",
    points: [
      [
        "Reconcile every account to its last statement",
        "Does each balance agree with a statement from outside?",
        "bank, cards, loans, lines, payment processors: the statement of the last day; the program’s reconciliation report",
        "Each account with its date, its difference and the name of whoever signed.",
        "Reconciling the bank and leaving out cards and loans",
      ],
      [
        "Go through what customers owe",
        "Which invoices are still open, and will they be paid?",
        "the aging report; each one over ninety days called; deposits and retainage on jobs that aren’t finished",
        "Collected, in a plan or written off, each with its reason.",
        "Carrying the same three names for years",
      ],
      [
        "Enter what you owe and haven’t been billed for",
        "Which bills belong to this year?",
        "suppliers’ statements; receipts for parts that came in December; wages earned and not yet paid",
        "A list with the year each belongs to, by the method you file with.",
        "Entering January’s bills where they’re paid",
      ],
      [
        "Count what lies in trucks and on shelves",
        "What is really there?",
        "two people with a sheet, truck by truck; the supplier’s prices",
        "Counted, with the difference to the books and where it went.",
        "Copying last year’s count",
      ],
      [
        "Check jobs that run over the year’s end",
        "What was earned on them by the last day?",
        "the contract, hours and material by job; your accountant on how you report them",
        "Each job: billed, done, cost so far.",
        "Booking a deposit as income",
      ],
      [
        "Make equipment agree with its list",
        "What was bought, sold or scrapped?",
        "the fixed-asset list beside the titles and invoices; your accountant on this year’s deduction",
        "Date, price, what it’s used for, and what left the yard.",
        "Booking a truck as a repair",
      ],
      [
        "Tie payroll to what was filed",
        "Do wages in the books agree with the four quarterly forms?",
        "irs.gov, Forms 941 and W-3; the payroll provider’s year report; the state’s forms",
        "Four quarters, one sum, no difference.",
        "Finding it after the W-2s are out",
      ],
      [
        "Get forms ready for people you paid",
        "Who gets which form, by which day?",
        "irs.gov, Form 1099-NEC and W-2 instructions for the year; a W-9 from each",
        "Names with sum, form and date; the ones without a W-9 first.",
        "Asking for the W-9 in January",
      ],
      [
        "Lock the year and hand it over",
        "Who may still change it, and what does the accountant get?",
        "the program’s closing date and password; your accountant’s own list",
        "One folder, one day, one name, and a copy that opens elsewhere.",
        "Leaving it open until April",
      ],
    ],
    rows: [
      ["Last statements of every account", "Bank, cards, lenders, processors"],
      ["This year’s limits and days for forms", "irs.gov, by form, with the date"],
      ["What your accountant wants, and when", "Their own list, by e-mail"],
      ["Sales and use tax for the last period", "The state revenue department"],
    ],
    fears: [
      "“It never agrees.” Say where the difference mostly is: a transfer entered twice, a deposit that was split.",
      "“My accountant does that.” Ask which of these lines, and what an hour of theirs costs.",
    ],
    line: "By [day] every account agrees with its statement of [date], signed by [name]; [accountant] has the folder on [day].",
    unsourced: "a deduction, a limit or a date without its year and page",
    ask: [
      "Your accountant, in November: what do you want, in which form?",
      "The payroll provider on year-end days",
    ],
    forget: ["Personal charges on the company card", "Sales tax on what you used yourself"],
    yours: ["What took longest last year, in hours", "What your accountant had to correct"],
  },
];
