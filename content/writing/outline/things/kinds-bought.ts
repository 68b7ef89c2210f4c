import type { ThingKind } from "./kind.ts";

/** What is bought, rented, hired from outside or ordered again. */
export const bought: readonly ThingKind[] = [
  {
    id: "software",
    heard:
      /\b(?:software|apps?|programs?|platforms?|crms?|pos systems?|ehrs?|emrs?|portals?|cloud|subscriptions?|website builders?)\b/,
    points: [
      [
        "Name the three tasks that take the day",
        "Which tasks does it have to do every day?",
        "sit beside whoever does them now, with a watch",
        "The three in the order in which they happen, with minutes. A feature that none of them uses is left out.",
        "Choosing by the demonstration",
      ],
      [
        "Test it with your own records",
        "What happens to the records you have?",
        "ask each maker to take over twenty of your own, with the oldest and the oddest among them",
        "What came across, what didn’t, and who types in the rest.",
        "Finding out about the old records afterward",
      ],
      [
        "Add up three years",
        "What does it cost in the third year?",
        "a written offer for your number of users, with set-up, training, add-ons and the yearly raise",
        "One total for three years, and the price of leaving early.",
        "Comparing the monthly price only",
      ],
      [
        "Ask a user of your size",
        "What do people say who’ve had it a year?",
        "two users of your size whom the maker did not choose: a local association’s list",
        "What they’d miss, what they work around, and how support was on the worst day.",
        "Believing the references on the list",
      ],
      [
        "Plan the week of the change",
        "What does the first week look like?",
        "the maker’s schedule, with the hours that your own people lose",
        "Which day, who stays late, how long the old one still runs, and how you’d go back.",
        "Changing in the busiest week",
      ],
    ],
    rows: [
      ["The three tasks of an ordinary day, timed", "A trial account, with the person who does them"],
      ["Your own records: what comes across", "Twenty test records, before you sign"],
      ["Three years: set-up, users, add-ons, raises", "A written offer, with the date"],
      ["What it exchanges with the programs that stay", "Ask each of their makers, by e-mail"],
      ["Who sees what, and what is kept of it", "A trial with two roles; the contract, at “security”"],
      ["Support: minutes until a person", "Call at your busiest hour, before you’re a customer"],
      ["Leaving: the format of your data, and the fee", "The contract, at “termination”"],
    ],
    decides:
      "It comes down to the task you do most often and to how your old records come across: a week’s trial shows both.",
    settles: "what it has to do every day, what becomes of the old records, and what three years cost",
    opening:
      "Nobody hates a program on the day it’s shown. They do on the first Monday, when the task they do forty times takes two clicks more.",
    yours: [
      "The task that your present program makes hardest, and how often a day",
      "What the last change cost you in hours",
    ],
    fears: [
      "“We’ll lose a week, and somebody’s record.” Say what is copied first, and how long the old one can still be read.",
      "“They’ll raise the price once we’re in.” Quote the contract’s sentence on raises, or say that there is none.",
    ],
    line: "We do [task] [number] times a day; it takes [seconds] now and took [seconds] in the trial on [date].",
    unsourced:
      "“the market leader,” “saves ten hours a week,” a price without its date, or that it is secure or compliant",
  },
  {
    id: "machine",
    heard:
      /\b(?:buy(?:ing)?|leas(?:e|ing)|rent(?:ing)?|replac(?:e|ing)|repair(?:ing)?|fix(?:ing)?|upgrad\w+|purchas\w+) (?:an?|the|our|my|another|second|new|used|old|its|their)\b|\b(?:machines?|equipment|scanners?|lasers?|mowers?|trucks?|vans?|compressors?|generators?|freezers?|ovens?|lifts?|tools?|units?|devices?|printers?|cameras?|chairs?)\b/,
    points: [
      [
        "Count what it has to do",
        "How often is it used, and at which hour most?",
        "your own tally of two weeks: times a day, the busiest hour, and who waits",
        "The one figure that says how large or how fast it has to be, and by how much that will grow.",
        "Buying for the busiest day that might come",
      ],
      [
        "Add up all its years",
        "What does it cost until it’s gone?",
        "one quote with delivery, set-up, training, consumables, the service contract and disposal",
        "A total for five years and a sum for each use. Whether you pay at once, in installments or rent is a line below it.",
        "Comparing the price on the sign",
      ],
      [
        "Ask what happens when it stops",
        "Who comes when it breaks, and what do you do meanwhile?",
        "the service number, called once before you buy; the warranty, at “response” and “loaner”",
        "Hours until somebody’s there, the last year in which parts are made, and your plan for the day without it.",
        "Asking about service after the first breakdown",
      ],
      [
        "Measure the place and the plug",
        "Does it fit: door, floor, power, water, air, noise?",
        "the maker’s installation sheet; your electrician or plumber for a price",
        "What has to be built or moved first, with its cost, and who signs that it was done right.",
        "Measuring after the delivery",
      ],
      [
        "Try it on your own work",
        "What do the people who’ll use it say?",
        "a trial day or a visit to somebody who has had it three years",
        "Minutes for each use, what annoys them, and how long until everybody could do it.",
        "Deciding without whoever uses it",
      ],
      [
        "Settle money, tax and the old one",
        "Pay at once, in installments, or rent?",
        "two lenders and the lease’s text, at “end of term” and “buyout”; your accountant on this year’s deduction",
        "The same five years in each way, with what you own at the end, and what the old one still brings.",
        "Looking at the monthly rate only",
      ],
    ],
    rows: [
      [
        "All in over five years, and for each use",
        "Quote, consumables and service contract, divided by your own count",
      ],
      ["Uses at the busiest hour", "Your tally of two weeks, next to the data sheet"],
      [
        "Repairs: hours until somebody comes, a loaner",
        "The warranty’s text; its service number, called once",
      ],
      ["Place, power, water, noise", "The installation sheet, and your electrician"],
      ["Days until everybody can use it", "A user of your size, in the third month"],
      [
        "What it’s worth at the end, or how you get out",
        "A dealer’s offer for a used one; the lease, at “end of term”",
      ],
      ["What this year’s taxes make of it", "Your accountant, with the delivery date"],
    ],
    decides:
      "It comes down to how often it’s used and to who comes when it stops; the price is only one line of five years.",
    settles: "how often it’s used, what all its years cost, and who comes when it breaks",
    opening:
      "The price is the one figure everybody compares, and the one that matters least in the fourth year. Ask what a day without it costs, and start there.",
    yours: [
      "How often the present one stood still last year, and what a day of it cost",
      "What you’d do differently about the last one you bought",
    ],
    fears: [
      "“It breaks, and we send people home.” Name the plan for that day, with the hours.",
      "“In two years there’s a better one.” Say what it still has to do then, and what it can be sold for.",
    ],
    line: "We use it [number] times a day; over five years [name] costs [sum], which is [sum] for each use.",
    unsourced: "“pays for itself in a year,” “the best,” how long it lasts, or a tax saving",
  },
  {
    id: "supply",
    heard:
      /\b(?:suppl(?:y|ies|iers?)|vendors?|distributors?|wholesal\w+|materials?|ingredients?|inventory|stock|parts|orders?|ordering|deliver(?:y|ies))\b/,
    points: [
      [
        "List the lines that make most of the bill",
        "Where does the money go?",
        "three months of invoices, sorted by sum; the first twenty lines",
        "The lines with price, unit and use a week. Everything below them is left alone for now.",
        "Starting with what is annoying instead of what is dear",
      ],
      [
        "Have the same list priced twice",
        "What would the same list cost elsewhere?",
        "two suppliers, the same twenty lines, the same day, with freight, minimum and payment days",
        "One table, and next to each price whether it is exactly the same thing.",
        "Comparing one cheap item",
      ],
      [
        "Ask about the late ones",
        "How often do they come late or short?",
        "your delivery slips of three months; two customers of theirs",
        "So many out of so many, what it cost, and what they did about it.",
        "Taking the salesman’s word for it",
      ],
      [
        "Fix what may never run out",
        "What must never run out, and how much is kept of it?",
        "whoever uses it: use in the busiest week, plus the days until it comes",
        "A short list, a mark on the shelf, and one name who orders.",
        "Keeping a little of everything",
      ],
      [
        "Change over line by line",
        "How do you change without a gap?",
        "the old contract, at “notice” and “minimum”; a first order of ten lines only",
        "The order of the lines, both suppliers for so many weeks, and the line that stays where it is.",
        "Giving notice before the first good delivery",
      ],
    ],
    rows: [
      ["The same twenty lines, delivered", "Written prices of one day, with freight and fees"],
      ["Late or short, out of the last twenty", "Your slips; for the new one, two customers of theirs"],
      ["Last hour to order, days and hour it comes", "The terms; one order placed at the last minute"],
      ["Minimum order, and what a small one costs", "The terms"],
      ["Returns, credit and replacements", "The terms, at “claims”; ask when the credit comes"],
      ["Days to pay, and what paying early brings", "The terms, at “payment”"],
      ["How you get out, and raises in between", "The agreement, at “term” and “price change”"],
    ],
    decides:
      "It comes down to the twenty lines that make most of the bill and to what one late delivery costs you.",
    settles: "which few lines make the bill, what they’d cost elsewhere, and what may never run out",
    opening:
      "Most of a supply bill is twenty lines. Whoever knows those twenty can talk to any supplier; whoever doesn’t is talked to.",
    yours: [
      "Your five dearest lines, with price and use a week",
      "What ran out or came late last, and what that day cost",
    ],
    fears: [
      "“The first bad delivery comes on our busiest day.” Name the day you start, and who delivers meanwhile.",
      "“It’s cheaper because it’s worse.” Say who tried it, on how many jobs, without knowing which was which.",
    ],
    line: "Of [number] deliveries in three months, [number] came late or short, and the worst one cost us [sum].",
    unsourced: "“same quality,” a saving in percent, or that a product is approved or equivalent",
  },
  {
    id: "service",
    heard:
      /\b(?:outsourc\w+|contract(?:or|ors|ing out)?|compan(?:y|ies) (?:for|to)|agenc(?:y|ies)|providers?|consultants?|cleaning (?:service|company|crew)|janitorial|bookkeepers?|accountants?|it (?:support|provider|company)|laundry|waste|security (?:company|guards?)|in[- ]house)\b/,
    points: [
      [
        "Write down what is done today",
        "What is to be done, how often, and how well?",
        "a week’s list by whoever does it now, with hours",
        "One page that every bidder gets, with what counts as done and what happens when it isn’t.",
        "Asking for a price without a list",
      ],
      [
        "Work out what it costs today",
        "What does it cost you now?",
        "hours times wage and taxes, material, and what it keeps people from",
        "A sum for a month, with the hours that really would be saved.",
        "Counting your own hours as free",
      ],
      [
        "Have three price the same page",
        "What do others charge for the same?",
        "three written offers; what is extra, what a change costs, and how it goes up",
        "Their prices for an ordinary and for the worst month, side by side.",
        "Comparing three different promises",
      ],
      [
        "See who really comes",
        "Who does the work, and what may they see?",
        "the person and not the salesman; license, insurance certificate and background check in writing",
        "Names, who stands in, keys, codes and confidential papers.",
        "Meeting only the owner",
      ],
      [
        "Agree how you leave",
        "How do you get out, and what do you get back?",
        "the contract, at “term,” “renewal” and “termination”",
        "Days of notice, what is handed over, and a first month that is a trial.",
        "Signing for two years at once",
      ],
      [
        "Look at it every month",
        "How do you know that it’s good?",
        "one count a month that anybody can check: missed visits, corrections, complaints",
        "The figure at which you talk, and the one at which you leave.",
        "Noticing only what goes wrong",
      ],
    ],
    rows: [
      ["An ordinary month, and the worst one", "A written offer for your own page of tasks"],
      ["Your people’s hours saved, and hours to supervise", "A week’s tally, before and in a trial"],
      ["Who comes, and who stands in", "Meet the person; ask what happens on a sick day"],
      ["License, insurance, background check", "The certificate itself; the state’s lookup"],
      ["How fast a mistake is put right", "Two customers of theirs: the last time, in hours"],
      ["What it sees or hears, and keeps", "The contract, at “confidentiality”"],
      ["Leaving: notice, and what you get back", "The contract, at “termination”"],
    ],
    decides: "It comes down to what your own hours really cost and to who comes on the day somebody is sick.",
    settles: "what exactly is to be done, what it costs today, and how you’d get out again",
    opening:
      "Before anybody can say whether someone else does it better, somebody has to write down what “it” is. That page is half of this article.",
    yours: [
      "What you paid or spent in hours last month, and what went wrong",
      "The one task of it that you’d never give away, and why",
    ],
    fears: [
      "“Nobody outside knows how we do it.” Show the page of tasks, and who wrote it.",
      "“Once they’re in, we can’t get rid of them.” Quote the notice clause.",
    ],
    line: "It takes us [hours] a week at [sum] an hour; [company] asks [sum] a month and leaves us [hours] to check.",
    unsourced:
      "“cheaper than an employee,” a quality in percent, or that anybody is insured, bonded or certified",
  },
  {
    id: "cover",
    heard:
      /\b(?:insur(?:ance|ed|e|er)|polic(?:y|ies) (?:cover|enough|pay)|coverage|liability|malpractice|deductibles?|umbrella|bonds?|bonded)\b/,
    points: [
      [
        "Put a sum on three losses",
        "Which loss could you not pay yourself?",
        "your own last five years; a broker on what the last three claims of such a business were",
        "Three events with a sum and a guess how often. What you could pay from the account needs no policy.",
        "Insuring what is small and likely",
      ],
      [
        "Read what the present policy leaves out",
        "What does the policy we have already cover?",
        "the form itself, at “exclusions” and “endorsements,” with the broker’s answer by e-mail",
        "A table: the loss, the policy, the limit, the deductible. An empty cell is the finding.",
        "Trusting the name on the first page",
      ],
      [
        "Have the same limits priced twice",
        "What does it cost, and what moves the price?",
        "two independent brokers and the trade association’s program, in one week",
        "Premium at two limits and two deductibles, and what would lower it next year.",
        "Buying what the first broker sells",
      ],
      [
        "Check what they want you to do first",
        "What must be in place before it pays?",
        "the application’s questions: an answer that isn’t so can void the policy",
        "The conditions, which of them you meet today, and what the others cost.",
        "Ticking yes on the application",
      ],
      [
        "Know whom to call on the day",
        "What happens on the day itself?",
        "the policy, at “notice”: days, address, and who chooses the lawyer or the repairer",
        "Whom to tell, what to write down, and what nobody should say or pay first.",
        "Reading the notice clause after the loss",
      ],
    ],
    rows: [
      ["Which of your three losses it pays, and how much", "The insuring agreement, first page"],
      ["What it leaves out", "The exclusions, line by line; the broker by e-mail"],
      ["Limit, deductible, and whether defense costs eat the limit", "The declarations page"],
      ["A year’s premium for that", "Two independent brokers, one week"],
      ["What you must do or have first", "The application, and “conditions”"],
      [
        "Help on the day: a hotline, a lawyer, specialists",
        "The policy, at “claims”; the number, called once",
      ],
    ],
    decides:
      "It comes down to the one loss that you could not pay yourself, and whether the policy you have names it or leaves it out.",
    settles: "which loss you could not pay, which policy pays it, and what you must have in place first",
    opening:
      "Take the policy you have and look for one word: “exclusions.” Whatever stands there is what you’re really asking about.",
    yours: [
      "What you pay now, for which limits, and when somebody last read it",
      "The loss that you had or just escaped, in dollars",
    ],
    fears: [
      "“They won’t pay anyway.” Name the condition on which claims fail most often, from the policy.",
      "“The broker earns by it.” Say how brokers are paid, and get the same limits from two.",
    ],
    line: "If [event] happened tomorrow it would cost us about [sum]; our present policy pays [sum] of that, under [clause].",
    unsourced:
      "that a policy “covers” something without its clause, an average claim, a premium without limit and date",
  },
];
