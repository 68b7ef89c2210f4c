import type { TradeMatter } from "./kind.ts";

/** What an owner does once in years, and asks of everybody first. */
export const ofSteps: readonly TradeMatter[] = [
  {
    id: "raising-rates",
    heard:
      /\b(?:rais(?:e|es|ing)|increas(?:e|es|ing)|put(?:ting)? up|go(?:ing)? up on) (?:(?:our|my|your|the|its|their) )?(?:(?!(?:for|from|with|of)\b)[\w’'-]+ ){0,3}(?:rates?|fees?|retainers?)\b|\b(?:rate|fee) (?:increases?|hikes?|raises?)\b/,
    not: /\b(?:calls?|callers?|phones?|answer rates?|show rates?|(?:response|conversion|retention|capture|booking|occupancy|interest|success|acceptance|tax|collection) rates?|letter|e-?mail|announc\w+|notice|tell(?:ing)? (?:our |my |the )?(?:clients|patients|customers))\b/,
    about: "hourly rates and fees",
    kind: "money",
    bySteps: true,
    settles:
      "by how much, for whom first, what your agreements allow, and which clients you can afford to lose",
    opening:
      "Print twelve months of bills and put three figures side by side: hours worked, hours billed, hours paid. Many owners who want a higher rate are giving away more in that gap than a raise would bring.",
    points: [
      [
        "Find the hours you work and aren’t paid for",
        "What does an hour bring now, after what’s written off?",
        "twelve months by person: hours worked, billed, discounted, collected",
        "Dollars collected for an hour worked, for each person. If a tenth is written off, ending that is a raise nobody sees.",
      ],
      [
        "Read your agreements before you name a day",
        "May the rate go up in a matter that’s running?",
        "your own fee agreement, at “rates” and “changes”; your licensing board or bar on fees and notice",
        "What it says on changes, with how many days and in what form. Where it says nothing, ask the board or its ethics line whether the old rate stays until both sign.",
      ],
      [
        "Set the amount by three figures",
        "By how much?",
        "what an hour costs you; published or known rates of five nearby; the clients you turned away or booked far out",
        "A sum, not only a percent, and for whom: each person, each kind of work. Booked out for weeks is the best reason there is.",
      ],
      [
        "Begin with new clients",
        "Who pays it first?",
        "the sheet for new clients, the website, the agreement: each place the old rate stands",
        "From the first of a month, every new one. Count how many new ones say no: in six weeks you know, and nobody present was touched.",
      ],
      [
        "Sort the clients you have",
        "Who stays at the old rate, and until when?",
        "a list by name: paid on time, hours, referrals sent, trouble made",
        "Three groups: with the date, later, never. Set the end of the exception on the day you grant it.",
      ],
      [
        "Count how many you can lose",
        "What if some leave?",
        "your own bills: raise in percent, share that could leave before it’s worse than today",
        "The arithmetic: at ten percent more, one in eleven hours may go and the money is the same. Name the three whose leaving would hurt.",
      ],
      [
        "Write the letter and let each person say it aloud",
        "How do they hear of it?",
        "the letter read to two clients you trust; the date, the sum, running work, whom to call",
        "Four sentences, no apology: from which day, how much, what stays the same, whom to ask. The largest five get a call first.",
      ],
      [
        "Offer something other than a discount",
        "What do we say to somebody who can’t pay that?",
        "work that can be a flat fee, or done by a junior person; a plan over months",
        "Two ways to spend less with you, and the point at which you wish them well.",
      ],
    ],
    rows: [
      ["Dollars collected per hour worked, by person", "Your billing program, last twelve months"],
      ["What an hour costs you", "Twelve months of costs, divided by hours sold"],
      ["What the agreement says on changes", "The agreements signed in the last three years"],
      ["Rules on fees and notice", "Your licensing board’s or bar’s own page, with the date"],
      ["What five nearby charge", "Published rates, court filings on fees, colleagues"],
      ["Replies and leavers after the last raise", "Your own files"],
    ],
    fears: [
      "“They’ll all leave.” Show how many left after the last raise, and how many may leave before it costs you.",
      "“It’s unfair to the ones who’ve been here for years.” Say what they keep, and until which day.",
    ],
    line: "From [date], new clients pay $[sum] an hour; running work stays at $[sum] until [date or end of the matter].",
    unsourced:
      "what the “average” rate is, how few clients leave, or what a rule on fees says, without its number",
    ask: [
      "Your bar’s or board’s ethics line on changes in running work",
      "Your bookkeeper for hours worked, billed and collected",
      "Two owners who raised theirs in the last two years",
    ],
    forget: [
      "Rates that stand in old agreements, on the website and in somebody’s head",
      "Whoever quotes the fee to a new caller: the new figure by the first day",
      "Retainers that are too small at the new rate",
    ],
    yours: [
      "When you last raised it, by how much, and who left",
      "Who never questions a bill, and who questions each one",
    ],
  },
  {
    id: "buying-out",
    heard:
      /\b(?:tak(?:e|ing) over|buy(?:ing)?|buy(?:ing)? out|purchas\w+) (?:[\w’'-]+ ){0,4}(?:share|half|stake|interest)\b(?! of (?:the )?market)|\b(?:buy(?:ing|s)?|bought) (?:out )?(?:(?:an?|the|my|our|your|his|her) )?(?:[\w’'-]+ ){0,3}?(?:partners?|co-?owners?|shareholders?|members?)(?:’s|'s)? (?:out\b|share|half|stake)|\b(?:buy(?:ing|s)?|bought) out (?:(?:an?|the|my|our|your|his|her) )?(?:[\w’'-]+ ){0,3}?(?:partners?|co-?owners?|shareholders?)\b|\bpartner buy-?outs?\b|\bbuy-?outs? of (?:an?|the|my|our) (?:[\w-]+ ){0,2}partners?\b|\bpartners?(?:’s|'s)? (?:is |are )?(?:retir(?:ing|es?|ement)|leav(?:ing|es))\b/,
    not: /\b(?:calls?|callers?|phones?|bring(?:ing)? (?:on|in)|tak(?:e|ing) on|lease)\b/,
    about: "buying out a partner",
    kind: "money",
    bySteps: true,
    settles:
      "what the signed agreement says, what the share is worth, how it’s paid, and who signs for what afterward",
    opening:
      "Most buyouts were decided years ago, on a page nobody has read since. Find the agreement both of you signed and read what it says about leaving, price and payment, before either of you names a sum.",
    points: [
      [
        "Read the agreement you both signed",
        "What does it say about retiring, price and payment?",
        "the partnership, operating or shareholders’ agreement and every amendment; your own lawyer, for an hour",
        "What it says on retirement and on leaving: notice, method of value, terms. Where it says nothing, the state’s law for your kind of company decides.",
      ],
      [
        "Set the last day and the months before it",
        "When does it end, and what is handed over by when?",
        "the calendar of both: last day, days a week until then, who sees whom",
        "A date, and a plan by month: fewer days, who takes over which people, a visit or a letter together.",
      ],
      [
        "Have the share valued by one method",
        "What is it worth on that day?",
        "an appraiser who knows your trade; three years’ books, equipment, goodwill, debts",
        "One method and one date, who pays for it, and what a second opinion does.",
      ],
      [
        "Settle receivables and work in progress",
        "Whose is what comes in after the last day?",
        "the aging report of the last day; work done and not billed; refunds and takebacks",
        "Until which day money goes to whom, and who pays what a payer takes back.",
      ],
      [
        "Choose how it’s paid, and what secures it",
        "At once, by a bank, or over years?",
        "two lenders; a note with interest; your accountant on tax for both sides and both ways",
        "Sum, rate, years, what is pledged, what happens in a bad year. Try it on your worst year’s cash.",
      ],
      [
        "Release the guarantees and the consents",
        "Which papers still have the old name?",
        "landlord, bank, equipment leases, cards, vendor contracts: one letter each",
        "Who has to agree, who comes off, and by which day. What isn’t released is priced.",
      ],
      [
        "Cover the old work by insurance",
        "Who pays if a claim comes in later?",
        "the liability or malpractice carrier on tail cover, in writing; health, life and disability policies",
        "What it costs, for how many years, and who pays for it.",
      ],
      [
        "Change licenses, payers and accounts",
        "Who has to be told, and how long does that take?",
        "your licensing board, payers and Medicare where you bill them, the state, the bank, the IRS",
        "A list with a form and a day for each. Enrollment takes weeks, so it begins first.",
      ],
      [
        "Agree on what comes after",
        "May they work nearby, and whose are the records?",
        "your lawyer on what your state enforces after a sale; the custody of records; the name on the door",
        "Miles and years if they’re allowed, help by the hour, the name, the phone number and the mailbox.",
      ],
      [
        "Tell people in the right order",
        "Who hears it when, and from whom?",
        "your board’s rule on notice; a list: staff, those in care now, referral sources, everybody",
        "Staff first, in one room. Then a letter with both names on it and a choice where a rule gives one.",
      ],
    ],
    rows: [
      ["What the agreement says on price and terms", "The agreement and its amendments"],
      ["Value on one date, by one method", "Appraiser; three years’ books"],
      ["Receivables and work in progress", "Aging report on the last day"],
      ["Guarantees, leases, loans with both names", "The papers, and a letter to each"],
      ["Tail cover: price and years", "The carrier’s quote"],
      ["Tax for both sides, each way", "An accountant for each of you"],
      ["Who may own it, and notice to those you serve", "Your licensing board; the secretary of state"],
    ],
    fears: [
      "“Half of them will leave with the name.” Count who came last year only for that person, and plan those handovers.",
      "“I’ll be paying for a practice that earned more with two.” Do the sums with your own hands only.",
    ],
    line: "On [date] [name] leaves; the share is worth $[sum] by [method], paid as $[sum] at once and $[sum] a month for [years], secured by [what].",
    unsourced:
      "a multiple or percent of collections as “usual,” what a non-compete will hold, or a tax result",
    ask: [
      "A lawyer for each side, not one for both",
      "An accountant who has done three of them",
      "The malpractice or liability carrier",
      "The bank and the landlord, before anything is signed",
    ],
    forget: [
      "Personal guarantees that stay after the name is gone",
      "Passwords, the domain, the phone number and the review pages in one person’s name",
      "Spouses’ signatures, where your state wants them",
    ],
    yours: [
      "What the two of you have already said to each other about a sum",
      "Who comes only because of whom",
    ],
  },
];
