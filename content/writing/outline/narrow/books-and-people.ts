import type { NarrowKind } from "../kind.ts";

/** The program that keeps the books of whoever has crews, trucks and seasons. */
export const accountingSoftware: NarrowKind = {
  id: "accounting-software",
  far: true,
  heard:
    /\b(?:accounting|bookkeeping|invoicing|estimating and invoicing) (?:software|apps?|programs?|systems?|platforms?|tools?)\b|\b(?:quickbooks|xero|freshbooks|wave)\b.*\b(?:or|vs|versus|choos\w+|switch\w*|which|alternatives?)\b/,
  with: /\b(?:landscap\w+|lawn\w*|crews?|trucks?|hvac|plumb\w+|roof\w*|contractors?|electric\w*|construction|paint(?:ers?|ing)|clean(?:ers|ing)|seasonal|field|jobs?|tree|pest|remodel\w*|handym[ae]n)\b/,
  not: /\b(?:calls?|callers?|phones?|trust account\w*|iolta|sell\w*|write|bills?|budget)\b/,
  about: "accounting software",
  settles:
    "what your accountant can work with, which of your jobs made money, and how an invoice gets out on the day the work is done",
  opening:
    "Before you look at a program, call whoever does your taxes and ask which ones they can open. Then take last April, or whichever month nearly broke you, and write down what had to be entered. The program is for that month.",
  yours: [
    "Your busiest month in figures: invoices, bills, hours paid, receipts",
    "Days between the work and the invoice, and between the invoice and the money",
    "What your accountant had to put right last year, and what that cost",
  ],
  points: [
    [
      "Ask your accountant first",
      "Which programs can my accountant work in?",
      "Whoever does your taxes: which three they know, what they’d charge to clean up another, and what they need from you in January.",
      "The names, and the reason. A program that nobody else can open costs its price a second time every spring.",
      "Choosing alone, and telling the accountant in January",
    ],
    [
      "Write down your busiest month",
      "What does it have to keep up with?",
      "Last year’s busiest month: invoices sent, bills paid, people on the payroll, receipts, deposits taken.",
      "One line with five numbers. They decide which plan you need more than any list of features does.",
      "Buying for the size you’d like to be",
    ],
    [
      "See what one job earned",
      "Can it tell me which jobs made money?",
      "Take one finished job with its hours, materials and equipment, and enter it in each trial.",
      "Job costing: what was quoted, what it took, what was left. Say in which plan it’s included, since it’s seldom the cheapest.",
      "Knowing the month’s profit and no job’s",
    ],
    [
      "Set up an invoice that repeats",
      "Does it bill the regulars by itself?",
      "Set up one weekly and one seasonal client in each trial, with a card on file and a skipped week.",
      "Recurring invoices, deposits on bigger jobs, reminders, card fees, and whether an invoice can be sent from the truck.",
      "Typing the same forty invoices on the last Sunday of the month",
    ],
    [
      "Pay a crew that comes and goes",
      "Can it handle seasonal payroll?",
      "The payroll page, with its date: the price per person, and what it costs in months without anybody; your state’s labor department.",
      "Seasonal people, overtime, two states if you cross a line, and W-2s for those who left in October.",
      "Paying for twelve months of a payroll that runs for eight",
    ],
    [
      "Check sales tax with somebody who knows",
      "What do I charge tax on?",
      "Your state’s revenue department, and your accountant: which of your services and materials are taxed.",
      "How the program is told the difference between labor and materials, and who checks it once a quarter.",
      "Trusting the setting it came with",
    ],
    [
      "Try what it must talk to",
      "What does it connect to?",
      "Your bank’s feed and your scheduling program, both connected during the trial, with last month’s entries.",
      "What arrives by itself, what arrives twice, and what somebody still types.",
      "“Integrates with” on a page, and nobody who has tried",
    ],
    [
      "Read how you’d leave",
      "How do I get my books out?",
      "Export a year from the trial, and have your accountant open it.",
      "What comes out in which form, what it costs to keep read access, and in which month one changes: the first of a fiscal year.",
      "Changing programs in July",
    ],
  ],
  compared: {
    rows: [
      ["Your accountant can work in it", "Call whoever does your taxes"],
      ["Profit per job: in which plan", "One finished job, entered in the trial"],
      ["Recurring invoices, deposits, cards on file", "Two of your regulars, set up in the trial"],
      ["Invoice from the field, on a phone", "Send one from the truck"],
      ["Payroll for seasonal people, and the empty months", "The price page, with the date"],
      ["Sales tax on labor and on materials", "Your accountant; the state’s revenue department"],
      ["Bank feed and scheduling program", "Both connected, for two weeks"],
      [
        "The plan you’d really need, for a year, with users and payroll",
        "The price page, added up, with the date",
      ],
      ["Your books in a file when you leave", "An export, opened by your accountant"],
    ],
    decides:
      "It comes down to two people: whoever enters the most, and whoever files your taxes. The one that takes the fewest steps for the first wins, unless the second can’t work in it.",
  },
};

/** Why hygienists go, which is their own day and not any staff's. */
export const hygienistsStay: NarrowKind = {
  id: "hygienists-stay",
  far: true,
  heard:
    /\bhygienists?\b.*\b(?:quit\w*|leav(?:e|es|ing)|stay\w*|retention|turnover|burn.?out|happy)\b|\b(?:keep\w*|retain\w*|retention|turnover|burn.?out|los(?:e|ing))\b.*\bhygienists?\b/,
  not: /\b(?:calls?|callers?|phones?|job ads?|interview\w*)\b/,
  about: "keeping hygienists",
  settles: "what a hygienist is paid when patients cancel, how many minutes each patient gets, and who helps",
  opening:
    "Sit in the hygiene room for one morning with a watch. Note when each patient sat down, when the dentist came in for the exam, and how long was left to clean the room. The reasons are usually on that page before anybody is asked.",
  yours: [
    "Minutes per patient as booked, and as they really were, for one week",
    "What your hygienists were paid on the last three days that fell apart",
    "What the last one who left said, and what has changed since",
  ],
  points: [
    [
      "Decide what happens to the pay when patients cancel",
      "Do hygienists get paid for a gap?",
      "The last month’s schedule beside the time cards: hours sent home, hours paid. Your state’s wage rules for whoever is told to wait.",
      "One written rule: paid and used for recall calls, paid at another rate, or sent home by choice only. Say what a month of it costs.",
      "Sending a hygienist home unpaid because of somebody else’s cancellation",
    ],
    [
      "Give each patient the minutes they take",
      "How many minutes does a cleaning need?",
      "One week, by kind of visit: adult, child, periodontal, new patient with X-rays. Note where the minutes went over.",
      "The lengths that follow, and what happens to production if two kinds get ten minutes more.",
      "Fifty minutes for everybody",
    ],
    [
      "End the wait for the exam",
      "What holds up the hygiene room?",
      "The same week: minutes between “ready” and the dentist coming in.",
      "A signal, a window for the exam, and who may start the next patient.",
      "Letting the schedule of one room run late for another",
    ],
    [
      "Put help in the hygiene rooms",
      "Who turns over the room?",
      "Count what a hygienist does that an assistant may do under your state’s dental practice act.",
      "Assisted hygiene for some hours, or one person for sterilizing, with what it costs and what it frees.",
      "A hygienist who works alone all day",
    ],
    [
      "Compare pay with what’s paid nearby",
      "Is it the money?",
      "The Bureau of Labor Statistics’ wage figures for hygienists in your area, your state association’s survey, and what temp agencies charge you, each with its date.",
      "Your hourly rate, benefits and continuing education beside theirs, and the date on which it’s looked at again.",
      "Finding out from a resignation",
    ],
    [
      "Replace the instruments before they’re asked for",
      "What wears a hygienist down?",
      "Ask each what hurts: wrist, back, scalers, loupes, the chair. Note when instruments were last sharpened or replaced.",
      "A yearly sum for each room, spent by the person who works in it.",
      "Dull scalers to save forty dollars",
    ],
    [
      "Ask those who stay, one at a time",
      "What would make you look around?",
      "Ten minutes alone, twice a year, by somebody who can change something.",
      "What was said, and what was done about it within a month.",
      "An exit interview as the first one",
    ],
  ],
};

/** A fee for a divorce that both want, with what can still make it another case. */
export const divorceFee: NarrowKind = {
  id: "divorce-fee",
  far: true,
  heard:
    /\b(?:fees?|price|pricing|charg\w+|flat|hourly|cost)\b.*\b(?:uncontested|amicable|agreed|no-fault|simple) divorces?\b|\b(?:uncontested|amicable|agreed|no-fault|simple) divorces?\b.*\b(?:flat|fixed|hourly|charg\w+|set(?:ting)? (?:\w+ )?fees?)\b/,
  not: /\b(?:calls?|callers?|phones?|answering|tell(?:ing)? (?:our |my )?clients|faq|q ?& ?a)\b/,
  about: "how an uncontested divorce is priced",
  settles:
    "what an uncontested divorce really takes you, what the flat fee covers, and what happens when it stops being uncontested",
  opening:
    "Most couples who call it uncontested have agreed on everything they’ve thought of. The fee is set for the rest: the house, the pension, the schedule for Thanksgiving. Your last ten files say how much of that there is.",
  yours: [
    "The hours that your last ten uncontested divorces took, from shortest to longest",
    "How many of the ten became contested, at which point, and who paid for it",
    "The sentence in your fee agreement that says when the flat fee ends",
  ],
  points: [
    [
      "Take the hours of your last ten",
      "How long does an uncontested divorce take?",
      "Ten closed files: your hours, those of staff, drafts, calls from each spouse.",
      "From shortest to longest. Where the longest took less than twice the shortest, a flat fee can be named.",
      "Pricing the one that went well",
    ],
    [
      "Sort them by what makes them long",
      "What makes one cost more?",
      "The same ten: children or none, a house, a pension that needs its own order, a business, a spouse out of state.",
      "Two or three classes with a flat fee each: no children and no house; children; a pension order or a house to transfer.",
      "One fee for a couple of 24 and a couple of 61",
    ],
    [
      "Work out what an hour costs you alone",
      "What does an hour of a solo’s cost?",
      "Last year’s books: rent, insurance, software, help and your own pay, divided by the hours that were really billed.",
      "One sum that a reader can redo, with few billed hours in it: a solo answers the phone, too.",
      "Dividing by the hours worked",
    ],
    [
      "Find out what’s charged in your county",
      "What do others charge for it?",
      "Published flat fees of five firms nearby and of the online services, with the date and what’s left out; your state bar’s economics survey.",
      "The range, with what each includes, since a form service without advice is another thing.",
      "Matching a price for forms",
    ],
    [
      "Say what the flat fee covers",
      "What’s in it, and what isn’t?",
      "Your own form: number of drafts, one spouse only, who serves, the hearing if there is one.",
      "Filing fee in or out, so many drafts, so many calls, one appearance. The pension order and the deed, with a price each.",
      "“Everything” in the agreement",
    ],
    [
      "Settle what happens when it becomes contested",
      "What if they stop agreeing halfway?",
      "The point in your last contested one at which you should have stopped; your bar’s rules on changing a fee and on withdrawing.",
      "The event that ends the flat fee, for example an answer filed or a second lawyer, what’s earned by then, the hourly rate from there, and a new signature.",
      "Finishing a contested case for an uncontested fee",
    ],
    [
      "Answer what clients fear about each",
      "Which would clients rather have?",
      "Five who hired you and five who didn’t: what worried them about the price?",
      "An open bill, or paying for what they don’t need. An hourly estimate with a ceiling answers both.",
      "Explaining your costs to somebody who wants to know theirs",
    ],
    [
      "Check your bar’s rules on flat fees",
      "When is a flat fee earned?",
      "Your state’s rules on reasonable fees, on writing, and on money paid in advance; its ethics line.",
      "Whether it goes into the trust account, when you may take it out, what’s refunded, and whether a fee may hang on the divorce being granted.",
      "Calling it nonrefundable",
    ],
  ],
};
