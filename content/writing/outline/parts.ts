/**
 * What is asked about a part that a request names: 'late fees', 'the lease', 'what tools'. `{x}` is the part as the
 * request says it, in small letters.
 */
export interface PartOfRequest {
  /** Lower case, plain. */
  heard: RegExp;
  /** Questions that a paragraph on it answers. */
  asks: readonly [string, string];
  /** Lines of a checklist on it, each true or not. */
  lines: readonly [string, string];
  /** What has to be looked up, and where. */
  fact?: readonly [fact: string, where: string];
}

export const partsOfRequests: readonly PartOfRequest[] = [
  {
    heard:
      /^(?:the )?(?:questions? (?:to ask|for)|(?:what|which questions) (?:to|should (?:we|i|you|they)) ask)\b/,
    asks: [
      "What did the last three people wish they had asked, and what would the answer have cost or saved?",
      "Which answer has to come in writing, and which one ends the talk?",
    ],
    lines: ["[The question, in the words in which it is put]", "[The answer that is good enough]"],
  },
  {
    heard: /\b(late fees?|interest on|penalt(y|ies))\b/,
    asks: [
      "From which day on is a fee charged, and how much is it: a flat sum or a percentage?",
      "Where did the customer agree to it before the work: estimate, contract, invoice?",
    ],
    lines: [
      "The fee and its first day stand on the estimate and the invoice",
      "Somebody may waive it, by name",
    ],
    fact: [
      "What your state allows as a late fee",
      "The attorney general’s or consumer office’s own page, with the date",
    ],
  },
  {
    heard: /\b(deposits?|down payments?|prepay\w*|up ?front)\b/,
    asks: [
      "How much is taken in advance, for which jobs, and on which day?",
      "What happens to it when the customer cancels, and what when you do?",
    ],
    lines: [
      "The amount and the day are in writing before anything is ordered",
      "The rule for cancellations is written beside it",
    ],
    fact: ["Rules on deposits for your work", "Your state’s consumer office; some trades have a cap"],
  },
  {
    heard: /\b(give up|giving up|write.?off|collections?|small claims)\b/,
    asks: [
      "After which step and which day is it over: how many reminders, how many calls?",
      "From what sum on is small claims court or a collection agency worth the hours?",
    ],
    lines: ["The last step and its day are fixed", "The sum below which it is let go is written down"],
    fact: ["What small claims court costs and takes", "The court’s own page for your county"],
  },
  {
    heard:
      /\b(invoic\w+|billing|late.?pay\w*|overdue|past.?due|unpaid|owes? (us|me|you)|getting paid|not paying)\b/,
    asks: [
      "When does the invoice go out, how can it be paid, and what is the due date?",
      "Who looks for open invoices, on which day of the week?",
    ],
    lines: [
      "Invoices go out on the day the work is finished",
      "Open ones are looked at on a fixed day, by name",
    ],
    fact: ["How many days your invoices stay open", "Your own books for the last twelve months"],
  },
  {
    heard: /\b(reminders?|follow.?ups?|nudg\w+)\b/,
    asks: [
      "On which days before or after the date does each one go out, and by which way: text, e-mail, call?",
      "What exactly does it say, and what is the one thing the reader is to do?",
    ],
    lines: ["Each has its day and its wording", "Somebody reads the answers at a fixed hour"],
    fact: ["How many react to which reminder", "A tally of your own over four weeks"],
  },
  {
    heard: /\b(cancel\w*|no.?shows?|refunds?|returns?|resched\w*)\b/,
    asks: [
      "Until when is it free, and what applies after that?",
      "How does a customer tell you, at any hour, in one step?",
    ],
    lines: [
      "The rule is one sentence, and customers see it before they book",
      "What comes back is offered to somebody else",
    ],
    fact: ["How many cancel, how late, and why", "Your calendar or till for the last eight weeks"],
  },
  {
    heard:
      /\b(hours?|hourly)\b.*\b(vs|or)\b|\b(pric\w+|rates?|charg\w+|quotes?|estimates?|hourly|flat.?rate|square foot\w*|fees?|margins?)\b/,
    asks: [
      "What does one unit of the work cost you, with your own hours, travel and supplies counted?",
      "Who carries the risk when it takes longer than expected, you or the customer?",
    ],
    lines: ["Your own cost for one unit is worked out", "What is included and what is not is in writing"],
    fact: ["What others nearby charge for the same", "Three published price lists; note the day"],
  },
  {
    heard: /\b(costs?|budget|expens\w+|money|how much)\b/,
    asks: [
      "What does it cost altogether, one-time and each month, and on which day was that true?",
      "Which cost is forgotten at the beginning?",
    ],
    lines: ["Each cost has a sum and a date", "There is a reserve for what was forgotten"],
    fact: ["What it costs today", "Two offers or a receipt of this month"],
  },
  {
    heard: /\b(leases?|rent|landlord|premises|sites?|zoning)\b/,
    asks: [
      "What are rent, length, renewal and the way out, and who pays for the build-out?",
      "Which use is allowed there: signs, hours, noise, water, parking?",
    ],
    lines: [
      "A lawyer has read the lease, with notice and renewal marked",
      "The city has confirmed the use, signs and hours",
    ],
    fact: ["What the space may be used for", "The city’s zoning office, and the lease itself"],
  },
  {
    heard: /\b(interview\w*)\b/,
    asks: [
      "Which five questions does everybody get, so that the answers can be compared?",
      "Which task from a real day can be tried for half an hour?",
    ],
    lines: [
      "The same questions are written down for everybody",
      "A real task is tried, and two people judge it",
    ],
    fact: ["Questions that the law does not allow", "The EEOC’s page for small businesses"],
  },
  {
    heard: /\b(staff\w*|hir\w+|employees?|team|crews?|recruit\w*|apprentices?|office managers?|shifts?)\b/,
    asks: [
      "Which work, on which days, is to be done by whom, and who does it now?",
      "What does the person cost in a year with taxes, insurance and training?",
    ],
    lines: [
      "Each task has a name and a stand-in",
      "The first week of a new person is written down, day by day",
    ],
    fact: [
      "What is paid nearby for the same work",
      "Three job ads with their dates, and the labor department’s figures",
    ],
  },
  {
    heard: /\b(train\w*|onboard\w*|teach\w*|first (day|week|month))\b/,
    asks: [
      "What must somebody be able to do alone at the end of it?",
      "What do they watch first, then do with help, then do alone?",
    ],
    lines: ["What must be mastered is one page", "Somebody by name answers questions that week"],
  },
  {
    heard:
      /\b(insurance|liab\w+|licens\w+|permits?|certif\w+|inspect\w*|compliance|health code|regulations?|legal)\b/,
    asks: [
      "Which office or insurer decides it, and what does its own page say?",
      "Which paper is needed before the first day, and how long does it take?",
    ],
    lines: ["The paper is there, with its date of expiry", "Somebody by name watches the date"],
    fact: ["Which paper is required, and by whom", "The licensing office and your insurer, each in writing"],
  },
  {
    heard: /\b(reviews?|ratings?|testimonials?|referrals?|word of mouth)\b/,
    asks: [
      "At which moment is a customer asked, by whom, and in which words?",
      "How many steps are there between the question and the finished review?",
    ],
    lines: ["The moment and the sentence are fixed", "Somebody answers every one within a week"],
    fact: [
      "What the platforms and the law forbid",
      "The platform’s own rules and the FTC’s page on reviews, with the date",
    ],
  },
  {
    heard:
      /\b(marketing|advertis\w*|ads?|flyers?|social media|instagram|facebook|tiktok|website|seo|newsletters?|promot\w+)\b/,
    asks: [
      "Whom should it reach, and where are those people already?",
      "What is the one thing that they are to do next?",
    ],
    lines: [
      "It names one thing to do next, and that one was tried",
      "What it brings is counted, by name or number",
    ],
    fact: ["Where your last twenty customers came from", "Ask each of them; keep a tally"],
  },
  {
    heard:
      /\b(inventory|stock|supplies|materials?|ingredients?|parts|order(ing)? from|suppliers?|vendors?)\b/,
    asks: [
      "What exactly is needed, in which amount, and what can stand in for it?",
      "Where is it to be had, how long does it take, and what does it cost today?",
    ],
    lines: ["Everything on the list is there, counted", "A second source is known for what runs out first"],
    fact: ["Prices and delivery times", "Two suppliers’ lists; note the day"],
  },
  {
    heard: /\b(tools?|equipment|gear|machines?|kit)\b/,
    asks: [
      "Which are needed, which only make it easier, and what can a household object replace?",
      "What does each one do, in one line, with a picture?",
    ],
    lines: ["Every tool lies ready and has been tried", "A replacement is known for the one that breaks"],
    fact: ["What the tools cost to buy and to borrow", "A hardware store or library of things; note the day"],
  },
  {
    heard: /\b(go(es)? wrong|mistakes?|pitfalls?|errors?|fail\w*|problems?|avoid|troubleshoot\w*)\b/,
    asks: [
      "Which three things go wrong most often, and by which sign does one notice each?",
      "What saves it at that point, and what makes it worse?",
    ],
    lines: ["The sign of trouble is known to everybody who does it", "It is clear who is asked then"],
  },
  {
    heard: /\b(safe\w*|danger\w*|risks?|injur\w*|kids|children|pets|allerg\w*|emergenc\w*)\b/,
    asks: [
      "What can hurt somebody, and how is that prevented?",
      "Which public body says so, and on which page?",
    ],
    lines: ["Whoever does it knows what can hurt", "The number to call is within sight"],
    fact: ["What is dangerous about it", "The public safety or health body’s own page"],
  },
  {
    heard: /\b(software|apps?|systems?|tools online|crm|pos|automation|techy?)\b/,
    asks: [
      "What must it do on the busiest day, in one sentence for each task?",
      "What does it cost a month with everything that is needed, and how does one leave it?",
    ],
    lines: ["It was tried with a real day’s work", "Somebody knows how to get the data out"],
    fact: ["What it costs with everything needed", "The maker’s price page, and one user asked by you"],
  },
  {
    heard: /\b(smells?|odou?rs?|bugs?|flies|pests?|mold|mess)\b/,
    asks: [
      "What causes it, and which sign comes first?",
      "What prevents it, and what gets rid of it once it is there?",
    ],
    lines: ["The first sign is looked for each week", "What helps is at hand"],
  },
  {
    heard: /\b(weather|rain|season\w*|winter|summer|spring|fall|holidays?|christmas|frost|heat)\b/,
    asks: [
      "From which date or temperature on does it matter here?",
      "What has to be finished before that day, and what can wait?",
    ],
    lines: [
      "The date is in the calendar, with a week to spare",
      "There is a plan for the day when it comes early",
    ],
    fact: ["The dates for your area", "The weather service or the extension office for your county"],
  },
  {
    heard: /\b(eat|food|lunch|dinner|breakfast|restaurants?|caf(e|é)s?|sit down|restrooms?)\b/,
    asks: [
      "Which place is it, how far is it on foot, and is there a step at the door?",
      "When is it open on that day, and does one have to reserve?",
    ],
    lines: ["Name, hours and distance are written down", "There is a second choice nearby"],
    fact: ["Hours, steps and reservations", "The place itself, asked this month"],
  },
  {
    heard: /\b(open(ing)?|morning|start(ing)? (of|up)|set.?up)\b/,
    asks: [
      "What has to be true before the first customer or guest comes, and who sees to it?",
      "Which line is forgotten most, and what happens then?",
    ],
    lines: [
      "[What is switched on, unlocked or laid out, in order]",
      "[What is looked at: last night’s notes, today’s names, stock]",
    ],
  },
  {
    heard: /\b(clos(e|ing)|end of (the )?day|evening|after(wards?)?|clean.?up)\b/,
    asks: [
      "What has to be true before the last person leaves, and who signs for it?",
      "What is written down for the next morning?",
    ],
    lines: [
      "[What is cleaned, counted, switched off or locked, in order]",
      "[What the next morning has to know, on one page]",
    ],
  },
  {
    heard: /\b(during|in between|while|peak|rush)\b/,
    asks: [
      "What is checked at which hour, and by whom?",
      "What is done when two things come at the same moment?",
    ],
    lines: ["[What is checked, at which hours, by whom]", "[What is done at once when something goes wrong]"],
  },
  {
    heard: /\b(before|prepar\w*|plan(ning)?)\b/,
    asks: [
      "What has to be there, decided or ordered before it begins, and how many days ahead?",
      "Who has to know of it or agree to it?",
    ],
    lines: ["[What is ready, ordered or decided, with its date]", "[Who has been told, by name]"],
  },
  {
    heard: /\b(how long|how often|when to|time|schedule|frequency)\b/,
    asks: [
      "Which interval or date is usual, and who says so?",
      "Which sign in the thing itself says that it is time?",
    ],
    lines: ["The date or interval is written down, with its source", "Somebody looks at it on that day"],
  },
  {
    heard: /\b(customers?|clients?|guests?|visitors?|buyers?|shoppers?|neighbors?)\b/,
    asks: [
      "What do they see or hear of it first, and from whom?",
      "What do they usually ask, in their own words?",
    ],
    lines: ["They hear of it from you first, in one sentence", "Whoever they ask knows the answer"],
  },
];

/** For a part that none of them fits; `{part}` is the request's word for it. */
export const anyPart: PartOfRequest = {
  heard: /(?:)/,
  asks: [
    "What happened with {part} the last time: when, where, with which result?",
    "Who can confirm what you say of {part}, by name or by a page with its date?",
  ],
  lines: ["[What is true of {part} when this is settled]", "[Who sees to {part}, and by which day]"],
};
