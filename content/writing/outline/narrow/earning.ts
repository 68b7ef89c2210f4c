import type { NarrowKind } from "../kind.ts";

/** Ideas for hours in which nobody comes. */
export const quietHours: NarrowKind = {
  id: "quiet-hours",
  heard:
    /\b(?:slow|quiet|dead|off[- ]season) (?:[\w-]+ ){0,2}(?:hours?|days?|times?|afternoons?|mornings?|evenings?|nights?|weeks?|months?|seasons?|winters?|summers?|mondays?|tuesdays?)\b|\bideas\b.{0,40}\b(?:off[- ]season|weekday|slow)\b/,
  not: /\b(?:calls?|callers?|phones?|appointments?|schedule|no-?shows?|chairs?)\b/,
  settles: "who could come at that hour, why they would, and what it brings after costs",
  opening:
    "Nobody comes at three on a Tuesday because there are cookies. They come because they’re free at that hour and need a place: parents before pickup, night nurses, people who work from home. Begin with who is free, and the idea follows.",
  yours: [
    "Sales by hour for eight weeks, with the weather beside it",
    "Who does come at that hour today, counted for a week",
    "What you’ve tried before, and what it brought after wages",
  ],
  points: [
    [
      "Count who’s already there, and what they do",
      "Who comes now?",
      "A tally for a week: alone or two, how long, what they take.",
      "The regulars of the empty hour, since an idea that drives them out costs twice.",
    ],
    [
      "Invite the people who are free just then",
      "Who is free at that hour?",
      "Shift times of the hospital, the school, the gym within ten minutes.",
      "One group, its hour and its need: an outlet, a high chair, a long table.",
    ],
    [
      "Lend the room to somebody with a following",
      "Who brings people along?",
      "Five who lead something: a book club, a knitting circle, a chess teacher.",
      "What they get, what they bring, how many have to come for it to pay.",
    ],
    [
      "Make one thing that exists only then",
      "What can they get only at that hour?",
      "The kitchen or workshop: what’s possible with one person?",
      "One item, made in small numbers, gone when it’s gone. It gives people a reason to look at the clock.",
    ],
    [
      "Sell the evening in the afternoon",
      "What could they take home?",
      "The register: what do people buy between five and six elsewhere?",
      "Dinner, beans, bread, a kit: whoever comes for it stays for a cup.",
    ],
    [
      "Teach something for an hour",
      "What could you teach?",
      "Ask at the counter what they’d like to learn from you; price three others’ classes.",
      "Six seats, one hour, paid ahead; whatever they make, they take along.",
    ],
    [
      "Take orders from offices at that hour",
      "Who needs a delivery?",
      "Twenty offices within a mile: who orders for meetings, on which days?",
      "A fixed box at a fixed price, delivered by whoever is standing around at two.",
    ],
    [
      "Give regulars something for a quiet hour, and no discount",
      "How do we reward coming then?",
      "Your own card or list: how many come once a week?",
      "A second cup, a bigger piece, a kept table. A lower price teaches people to wait for it.",
    ],
    [
      "Trade with the neighbors",
      "Who has the people we lack?",
      "The yoga studio, the bookshop, the barber: one talk each.",
      "Their receipt is worth something at your place, at the quiet hour only; and the other way around.",
    ],
    [
      "Use the time for work that earns later",
      "What could be done meanwhile?",
      "A list of what is done in overtime today.",
      "Prep, cleaning, photos, calls to event customers: hours moved from the busy time are money, too.",
    ],
    [
      "Shorten the day, and see who complains",
      "Should we just close earlier?",
      "Wages, power and sales of that hour, for eight weeks.",
      "The sum for closing, honestly; sometimes it’s the best of the twelve.",
    ],
    [
      "Try two for four weeks, with a number",
      "How do I know which one works?",
      "The same hours of the same weeks last year.",
      "Which two, from when, and at which figure each is stopped.",
    ],
  ],
};

export const contracts: NarrowKind = {
  id: "contracts",
  heard:
    /\b(?:win(?:ning)?|get(?:ting)?|land(?:ing)?|find(?:ing)?|bid(?:ding)?(?: on| for)?|sell(?:ing)? to|go(?:ing)? after) (?:an? |more |new |bigger |our first |your first |large )*(?:commercial|corporate|wholesale|government|business|b2b|municipal|hoa|school|property[- ]management|restaurant|hotel)(?: (?:cleaning|janitorial|landscaping|maintenance|snow|service))?(?: (?:contracts?|clients?|accounts?|jobs|work|customers|bids?|orders))\b/,
  about: "commercial contracts",
  settles: "who decides, what they’re afraid of, what a bid needs, and whether you can afford to win",
  opening:
    "A homeowner buys how it looks. Whoever signs for forty buildings buys a quiet year: nobody slips, nobody calls, the invoice is right. Show that you understand that, and you’re on a short list of two.",
  yours: [
    "The largest job you’ve done, with crew, hours and what was left",
    "Who gave you your first one, and how it came about",
    "How long your last three invoices of that size stayed open",
  ],
  points: [
    [
      "Work out what you can carry",
      "Can we do it at all?",
      "Crew, equipment, insurance limits, cash for sixty days.",
      "The largest contract that doesn’t break the rest, and what has to be there first: insurance certificate, workers’ comp, someone who answers.",
      "Bidding on what you can’t staff",
    ],
    [
      "List thirty addresses, and who signs for each",
      "Who decides?",
      "County records, signs on the lawn, LinkedIn; one afternoon.",
      "Property manager, facilities, board: name, when their year turns, who has it now.",
      "Writing to “the owner”",
    ],
    [
      "Learn what goes wrong with the one they have",
      "What are they unhappy about?",
      "Ten short talks: tenants, maintenance people, the manager.",
      "Missed visits, no answer, wrong bills. That’s your offer’s first page.",
      "Leading with the price",
    ],
    [
      "Walk the site and write down what you saw",
      "What does a good bid look like?",
      "Photos with the date, measured areas, three risks.",
      "One page of findings, then scope, visits, what’s extra, and who comes. Two options at most.",
      "A number without a scope",
    ],
    [
      "Start with something small and urgent",
      "How do I get in the door?",
      "What they need this month: a cleanup, a storm, a stand-in.",
      "A job that proves you answer the phone; ask for the contract at the end of it.",
      "Waiting for the bid season",
    ],
    [
      "Ask for the terms before you sign",
      "What is in the contract?",
      "A lawyer reads one: payment, termination, indemnity, snow or storm clauses.",
      "When they pay, how either side ends it, what happens when prices rise.",
      "Finding the sixty days afterward",
    ],
    [
      "Report every month, and ask in the ninth",
      "How do I keep it?",
      "Your own report: visits, photos, what comes next.",
      "One page a month; the talk on renewal three months ahead.",
      "Hearing about the new bidder in December",
    ],
  ],
};

export const firstTaxes: NarrowKind = {
  id: "first-taxes",
  heard:
    /\btax(?:es)? (?:mistakes|errors|tips|season|basics|checklist)\b|\b(?:freelancers?|self[- ]employed|contractors?|sole proprietors?)\b.{0,40}\btaxes\b|\btaxes\b.{0,40}\b(?:freelancers?|self[- ]employed|first year|small business(?:es)?)\b|\bquarterly (?:estimated )?tax(?:es)?\b/,
  not: /\b(?:calls?|callers?|phones?|estimated taxes first time|deduct\w*|accounting firms?|tax offices?|payroll)\b/,
  about: "taxes",
  settles: "what has to be set aside, what has to be kept, and which dates can’t be missed",
  opening:
    "The first year’s surprise is always the same: nobody took anything out. Set up one account, one folder and four dates in the first month, and April is an ordinary month.",
  yours: [
    "What your clients of the first year brought in a shoebox, and what it cost them",
    "The share you tell people to set aside, and for whom it’s too little",
    "What a first return costs at your office, and what makes it dearer",
  ],
  points: [
    [
      "Open a second account in the first week",
      "Do I need a separate account?",
      "Two banks’ fees, with the date.",
      "Everything earned comes in there, everything for the business goes out. It saves more hours than any program.",
      "One account for rent and invoices",
    ],
    [
      "Set a share aside from every payment",
      "How much should I set aside?",
      "irs.gov on self-employment tax, your state’s rates, one invented year worked through.",
      "Income tax and self-employment tax are two taxes. Give a range, the sum behind it, and that it’s invented.",
      "Spending what belongs to April",
    ],
    [
      "Put the four dates in the calendar",
      "When do I have to pay?",
      "irs.gov on estimated taxes: dates for this year, and who has to pay.",
      "The dates, the form, how to pay online, and what a missed one costs.",
      "Waiting for April",
    ],
    [
      "Photograph receipts on the day",
      "What do I have to keep?",
      "irs.gov on recordkeeping; one audited client’s sentence.",
      "What, how long, in which form. A bank line shows that you paid and not for what.",
      "A shoebox",
    ],
    [
      "Keep a log for the car and the room at home",
      "What about my car and home office?",
      "irs.gov, the year’s mileage rate and the home office test.",
      "Date, miles, why; square feet, used for nothing else. Written the same week or not believed.",
      "Guessing the miles in March",
    ],
    [
      "Ask for the W-9 before paying anybody",
      "Do I have to report what I pay others?",
      "irs.gov on 1099s: limit and date for this year.",
      "Who gets one, by when, and why asking in January is too late.",
      "Asking for numbers in January",
    ],
    [
      "Find out about sales tax where you sell",
      "Do I have to charge sales tax?",
      "Your state’s revenue department, with the date.",
      "What is taxed, from which sum, where to register. It’s the customer’s money until you pay it over.",
      "Finding out after two years",
    ],
    [
      "Talk to somebody in November and not in April",
      "When do I need an accountant?",
      "Your own calendar: when is an hour still worth something?",
      "Which decisions still count before December 31: purchases, retirement, the form of the company.",
      "Coming in the second week of April",
    ],
  ],
};
