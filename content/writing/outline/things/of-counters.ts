import type { TradeMatter } from "./kind.ts";

/** What is sold at the counter, booked in a program and paid on Friday. */
export const ofCounters: readonly TradeMatter[] = [
  {
    id: "checkout-sales",
    heard:
      /\b(?:sell(?:ing)?|upsell(?:ing)?|cross-?sell(?:ing)?) (?:more|extra|add-?ons?|retail)\b(?!.*\bonline\b)|\b(?:increas\w+|boost\w*|grow\w*|rais\w+|improv\w+|lift\w*) (?:[\w’'-]+ ){0,3}(?:retail|product|add-?on|merchandise) (?:sales|revenue)\b|\b(?:retail|products?|add-?ons?) (?:sales )?(?:at|near|by) (?:the )?(?:checkout|register|front desk|counter)\b/,
    not: /\b(?:calls?|callers?|phones?|by phone|start(?:ing)? (?:to )?sell|online store|policies|house|cars?)\b/,
    about: "selling at the counter",
    kind: "offer",
    bySteps: true,
    settles:
      "who names a product while the work goes on, what the desk says before the total, and which figure shows it",
    opening:
      "People buy what was on them ten minutes ago. What sells is decided in the chair or the room, by whoever did the work; the checkout only has to bring it up before the total.",
    points: [
      [
        "Name what you use while you use it",
        "Where does a sale begin?",
        "listen to five visits: was a product named, by whom, in which words?",
        "One sentence on what it does for this person, and what to do with it at home. No “would you like to buy.”",
      ],
      [
        "Carry it to the desk",
        "What lies on the counter when they pay?",
        "two weeks: whoever did the work walks up with the one or two things that were used",
        "The thing stands there before the total is said. Nobody has to look at a shelf.",
      ],
      [
        "Write it on a card",
        "What do they take home if they don’t buy today?",
        "a slip with three lines: what was used, how, how often",
        "The desk reads the first line aloud. The slip also sells next week.",
      ],
      [
        "Ask before you say the total",
        "What does the desk say?",
        "one week with each of two sentences, counted",
        "The product by its name, then “Shall I add it, or do you still have some?” After the total it’s an extra bill.",
      ],
      [
        "Put the small ones within reach",
        "What is picked up while the card runs?",
        "ten small or travel sizes by the register, prices on them; count what moves in two weeks",
        "Three of them stay. Whatever nobody picks up goes.",
      ],
      [
        "Put two things together that are used together",
        "Does a set sell better?",
        "your receipts: what is bought together already; margin with a small saving",
        "One set, named for what it does, with its price and what it saves.",
      ],
      [
        "Remind them on the day it runs out",
        "When is it empty?",
        "how long each lasts in use; the next visit in the calendar",
        "A note with the rebooking: “You’ll be out of it about the time I see you.” Set it aside for that day.",
      ],
      [
        "Share it with whoever recommends it",
        "What’s in it for them?",
        "two owners’ commission rules; your payroll on how it’s paid",
        "A percent that everybody knows, and a sentence that nobody’s pushed. Pay it with the check, with the name of the seller.",
      ],
      [
        "Look at one figure a person, each week",
        "How do you know that it works?",
        "the register: visits with a product out of a hundred, by person",
        "The best one shows how, at the next meeting. The figure hangs where the team sees it and no customer does.",
      ],
      [
        "Take back what they don’t like",
        "What if it isn’t right for them?",
        "the supplier’s terms on returns; last year’s returns counted",
        "“If you don’t like it, bring it back, open or not.” It costs two or three a month.",
      ],
    ],
    rows: [
      ["Visits with a product, out of a hundred, by person", "The register, last three months"],
      ["Margin of the ten best sellers", "Invoices; price, less card fee"],
      ["What sits longest", "Stock list, by date of the order"],
      ["What the supplier takes back, and gives for training", "The supplier’s terms; your rep"],
      ["Sales tax on products and on service", "Your state’s revenue department"],
    ],
    fears: [
      "“We aren’t salespeople.” Say that they’re asked every day what to use at home, and show the answer.",
      "“Clients will feel pushed.” Give the sentence, and the rule that it’s said once.",
    ],
    line: "Of a hundred visits [number] leave with a product; with [change] it was [number] after [weeks].",
    unsourced: "what share of sales “should” be retail, or what a display or a commission adds",
    ask: [
      "Whoever sells most now: how do they say it?",
      "Your supplier’s rep for training, testers and returns",
    ],
    forget: ["Prices that stand on the products", "Testers, and somebody who refills them"],
    yours: [
      "What three people asked you for that you don’t have",
      "Who of you sells without trying, and what they say",
    ],
  },
  {
    id: "scheduling-software",
    heard:
      /\b(?:scheduling|appointment|calendar|booking) (?:and \w+ )?(?:software|apps?|programs?|platforms?|tools?)\b|\bsoftware (?:for|to) (?:schedul\w+|book\w*|appointments)\b/,
    with: /\b(?:best|choos\w*|pick\w*|select\w*|compar\w*|which|buy\w*|switch\w*|chang\w*|migrat\w*|top|vs|what to look|alternatives?|cost|worth|need)\b/,
    not: /\b(?:calls?|callers?|phones?|ai|assistants?|answering|receptionists?|by hand|paper)\b/,
    about: "scheduling software",
    kind: "software",
    atDesk: true,
    settles:
      "which bookings it has to know, who may book what, what it does with no-shows, and how you get your list out",
    opening:
      "Take last Tuesday’s page, with the double booking, the two rooms and the one who came late, and enter it in each program yourself. The one in which that takes ten minutes is on the list.",
    points: [
      [
        "Enter your worst day in each",
        "Can it book what you book?",
        "last Tuesday’s page: length by kind and by person, rooms and machines, pairs, time to clean up, series",
        "What it couldn’t hold, and what you did instead. Two people or a room at once is where most fail.",
        "Choosing by the look of the calendar",
      ],
      [
        "Book as a customer, on your own phone",
        "How many taps until it’s booked?",
        "three people who don’t work for you, with a watch: book, move, cancel",
        "Seconds, where they stopped, and whether they had to make an account.",
        "Testing only the office’s side",
      ],
      [
        "Say who may book what",
        "What can people book themselves, and what never?",
        "your list of what needs a question first; the program’s rules by kind, person, new and known",
        "Rules that it holds without anybody watching: new people, long ones, how soon and how far ahead.",
        "Everything open, then everything closed",
      ],
      [
        "Check reminders, deposits and the waiting list",
        "What does it do about no-shows?",
        "a trial: a reminder that can be answered, a deposit taken and given back, a gap offered",
        "What each costs a message, and who answers the replies.",
        "Paying for three reminders that nobody can answer",
      ],
      [
        "Have it exchange one day with what stays",
        "Does it work with our other programs?",
        "the makers of your record, register and calendar, by e-mail: which fields, which way, how often",
        "One booking followed through: where it arrives, and where somebody types it again.",
        "“Integrates with everything”",
      ],
      [
        "Ask who sees it, and what the law wants",
        "Is what’s in it protected?",
        "the contract on data; if you keep health records, a business associate agreement, signed",
        "Who may see whose day, what a former employee can still open, where card numbers are.",
        "A free version with names in it",
      ],
      [
        "Add up three years for your number of people",
        "What does it cost?",
        "a written offer: users, locations, messages, card fees, set-up, the yearly raise",
        "One total, with the part that grows with every booking.",
        "Comparing the price on the page",
      ],
      [
        "Take your list out before you put it in",
        "What if you leave?",
        "an export in the trial: people, future bookings, notes, cards on file",
        "What came out and in which form, and the day on which both run side by side.",
        "Asking at the end",
      ],
    ],
    rows: [
      ["Minutes to enter last Tuesday", "A trial, by whoever keeps the calendar"],
      ["Taps until somebody has booked, moved, canceled", "Three people and a watch"],
      ["Two people, a room or a machine at once", "The trial: your oddest booking"],
      ["Reminders, deposits, waiting list: price of each", "The offer; one of each tried"],
      ["Exchange with record and register", "The other maker’s answer, by e-mail"],
      ["Three years, all in", "A written offer, with the date"],
      ["What comes out when you leave", "An export, opened in a spreadsheet"],
    ],
    decides: "It comes down to your worst day and to one booking on a stranger’s phone: try both in a trial.",
    ask: ["Whoever keeps the calendar now", "Two users of your trade and size, not from the maker’s list"],
    forget: [
      "Future bookings at the day of the change: who moves them, and who tells people",
      "Links to the old page, on the website, in texts and in the map listing",
    ],
    yours: ["The booking that goes wrong most often now", "What you do on paper beside the present one"],
  },
  {
    id: "first-payroll",
    heard:
      /\b(?:(?:set(?:ting)? up|start(?:ing)?|begin(?:ning)?|run(?:ning)?|do(?:ing)?|handl\w+) (?:[\w’'-]+ ){0,4}payroll|first payroll|payroll (?:setup|set-up|checklist|basics|for (?:our|my|the|a|your) (?:first|new)))\b/,
    not: /\b(?:calls?|callers?|phones?|can'?t make|trouble making|software vs)\b/,
    about: "payroll",
    kind: "rule",
    bySteps: true,
    settles: "which numbers and forms come first, what is withheld and paid by whom, and on which days",
    opening:
      "The first paycheck isn’t hard; the dates behind it are. Write four of them on one page before the first day of work: pay day, deposit, quarter, year’s end.",
    points: [
      [
        "Settle that it’s an employee",
        "Employee or contractor?",
        "the IRS page and your state’s test: who sets hours, tools, prices",
        "Which, and why, in three facts. A form doesn’t settle it.",
      ],
      [
        "Get the numbers and register",
        "With whom do we have to register?",
        "irs.gov for the employer number; your state’s withholding and unemployment accounts; the city, where it taxes wages",
        "A list with each number, its login and the day it came. Some take two weeks.",
      ],
      [
        "Buy workers’ compensation before the first day",
        "Which insurance has to be there?",
        "your state’s board; a broker, with what the person really does",
        "Policy, class and first day. Also disability or paid leave, where the state has it.",
      ],
      [
        "Collect the papers on day one",
        "What does the person fill in?",
        "the W-4, the I-9 with documents seen, the state’s form, bank details, a signed rate",
        "Which by which day, where they’re kept, and the report of a new hire to the state.",
      ],
      [
        "Fix rate, hours and pay day in writing",
        "How often, for which hours, with which overtime?",
        "your state’s labor department: pay periods, breaks, overtime, travel between jobs, last pay",
        "One page, signed: rate, overtime, start and stop of the clock, pay day.",
      ],
      [
        "Work one check through by hand",
        "What is withheld, and what do you pay on top?",
        "IRS Publication 15 and the state’s table; one real week",
        "Gross, each line, net, and what it costs you in all. That last figure is the one for your prices.",
      ],
      [
        "Choose who runs it",
        "Yourself, a program or a service?",
        "two offers for one person; your accountant; who is liable for a late deposit",
        "Price a month, what it files, and who looks at it before it goes.",
      ],
      [
        "Put the four dates in the calendar",
        "What is due when?",
        "your deposit schedule; 941 or 944, 940, W-2s; the state’s returns",
        "Each with a name and a stand-in, and the tax put aside on its own account on pay day.",
      ],
    ],
    rows: [
      ["Numbers: federal, state, city", "Each agency’s own confirmation"],
      ["Deposit schedule and returns", "IRS Publication 15, with its year"],
      ["State: withholding, unemployment rate, paid leave", "The state’s employer page"],
      ["Overtime, pay periods, last pay", "State labor department"],
      ["What one hour costs in all", "One check worked through, with insurance"],
    ],
    fears: [
      "“I’ll miss a date, and they’ll fine me.” Name the four dates, and who files them.",
      "“It costs more than the wage.” Show the one check, line by line.",
    ],
    line: "At $[rate] an hour [name] takes home $[sum] a week and costs us $[sum] with taxes and insurance; we deposit on [day].",
    unsourced: "a rate, a limit or a due date without its year, or that a service takes over your liability",
    ask: [
      "Your accountant, before the first day",
      "The insurer, with the real duties",
      "An owner who did it last year",
    ],
    forget: [
      "The report of a new hire to the state",
      "Family members and yourself: other rules",
      "The clock between two jobs",
    ],
    yours: ["What the person will do in an ordinary week", "Which day money is in the account for sure"],
  },
];
