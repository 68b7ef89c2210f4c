import type { NarrowKind } from "../kind.ts";

/** Tax on what is sold, above all across a state's line. */
export const salesTax: NarrowKind = {
  id: "sales-tax",
  far: true,
  heard: /\bsales (?:and use )?tax(?:es)?\b|\bnexus\b|\bresale certificates?\b/,
  about: "sales tax",
  byQuestion: true,
  settles: "whether you owe it there, on which sales, from which day, and how it gets paid",
  opening:
    "A customer who lives in a state doesn’t make you collect its tax. People, stock or an office there do, and so do sales above the line that the state has drawn. So the work begins with a list of states and ends with a form.",
  yours: [
    "Your sales for the last 12 months, by the state they went to",
    "Where you have people, stock, a booth at a fair or a truck on a job",
    "The notice or the customer that made you look it up",
  ],
  points: [
    [
      "Say what ties a business to a state",
      "What makes a state mine to collect for?",
      "Each state’s revenue department, at “nexus” and “remote seller”; write down the figure, the period and the date you read it.",
      "Two doors: being there (people, stock, jobs done on site), or selling above the state’s line in dollars, in some states also in number of orders. One business on each side of the line shows it best.",
      "Thinking that no office means no tax",
    ],
    [
      "Find out whether the thing is taxed",
      "Is what I sell taxed there at all?",
      "The state’s own list of taxable goods and services; for a doubtful one, its written ruling.",
      "Goods nearly always, services in some states and not in others, software and repairs somewhere between. A table of your five best sellers in three states says more than a rule.",
      "Taking the home state’s list along",
    ],
    [
      "Check whether somebody collects it already",
      "Does the marketplace pay it for me?",
      "The marketplace’s tax report for one month, beside your own sales.",
      "What a marketplace collects, what is left for your own website and invoices, and whether those sales still count toward the line.",
      "Paying twice, or counting nothing",
    ],
    [
      "Register before collecting",
      "What do I do first, and in which order?",
      "The state’s registration page; sstgb.org for the states that share one application.",
      "Register, set the rate by the customer’s address, keep resale and exemption certificates on file, begin on a date. Collecting without a permit is its own offense.",
      "Adding the tax to invoices first",
    ],
    [
      "Put the filing days in the calendar",
      "When do I file, and what if I sold nothing?",
      "The letter that comes with the permit names how often.",
      "Monthly, quarterly or yearly by state; a return of zero is still due. Say who does it, and what software costs for that number of states.",
      "Skipping the quarter without sales",
    ],
    [
      "Look at what’s already owed",
      "What if I should have started two years ago?",
      "A CPA who does state tax, before you register; ask about a voluntary disclosure agreement.",
      "How far back a state looks, why coming forward first costs less, and what not to sign before that talk.",
      "Registering first and explaining later",
    ],
  ],
};

/** What a rule asks of a business, where the request only asks whether. */
export const permitted: NarrowKind = {
  id: "permitted",
  far: true,
  heard:
    /^(?:(?:is|are) (?:it|we|i|you|an? [\w-]+|small businesses|employers) (?:legal|illegal|allowed|required|against the law|ok|okay|exempt|liable)\b|(?:do|does|must|are|is|can|may|when (?:do|does|must|can|may)|who (?:has|needs|must)|which [\w-]+ (?:have|need|must)|what (?:are|is) the (?:[\w-]+ ){0,3}(?:laws?|rules?|requirements?|regulations?)) .{0,60}\b(?:have to|need to|need an? (?:license|permit|contract)|legally|allowed|required|liable|require|force|make|fire|record|refuse|deny|charge (?:a|an|for)|pay (?:overtime|for|an?)|keep (?:records|files)|rules?|laws?|requirements?|regulations?)\b)/,
  not: /\b(?:calls?|callers?|phones?|phone|text(?:s|ing)?|hipaa|voicemails?|need to know|sales (?:and use )?tax|deduct\w*|i need to do|how (?:long|much|often)|ai (?:phone |voice )?(?:receptionists?|assistants?|agents?)|voice assistants?|robots?|bots?)\b/,
  about: "what the law says here",
  byQuestion: true,
  settles: "whether it’s allowed or owed, where the line runs, and what to have on paper",
  opening:
    "Most questions of this kind have a short answer with an “unless” in it, and the “unless” is the article. Give the answer first, then the two facts on which it turns, and last whom to ask before anybody acts on it.",
  yours: [
    "The case that made you ask, without names",
    "What you did, what it cost, and what you’d put in writing now",
    "Who answered it for you, by profession, and in which month",
  ],
  points: [
    [
      "Give the answer with its “unless”",
      "What’s the short answer?",
      "The statute or the agency’s page itself, with its section and the date you read it; no page that repeats another.",
      "Yes or no in one sentence, then the exception in the next. A reader who stops there should still do the right thing.",
      "Answering “it depends”",
    ],
    [
      "Name whose rule it is",
      "Who decides: Washington, the state, the city, or a contract?",
      "One call each: the state’s labor, revenue or consumer office, the city clerk, your insurer.",
      "Federal rule first, then the three states in which most of your readers work, then what a lease, an insurer or a licensing board adds. The strictest one wins.",
      "Quoting the federal rule only",
    ],
    [
      "Show where the line runs",
      "What puts me on one side or the other?",
      "The definition in the rule: a number of people, a sum, a date, a duty; copy the sentence.",
      "The test, point by point, with one worked case that passes and one that just fails. Job titles and what everyone does are no test.",
      "Going by the name of a thing",
    ],
    [
      "Say what to do on Monday",
      "What do I have to do, and by when?",
      "The form, the notice or the sign itself, downloaded today.",
      "Three steps: what to change, what to write down, whom to tell. Put the paper that proves it beside each.",
      "Changing the practice and keeping no proof",
    ],
    [
      "Put a price on being wrong",
      "What happens if I’ve been doing it wrong?",
      "The agency’s penalty page, and a lawyer: how far back does it reach?",
      "Penalty, back pay or refund, for how many years, and how coming forward changes it. No horror stories without a case number.",
      "Hoping nobody asks",
    ],
    [
      "Say when to pay for advice",
      "When do I need a lawyer or a CPA?",
      "The state bar’s referral line: what does a first half-hour cost?",
      "The two signs that it’s no longer a question for an article, and what to bring so the half-hour is enough.",
      "Asking after the letter has come",
    ],
  ],
};

/** Cover for a business's own work and premises. */
export const businessCover: NarrowKind = {
  id: "business-cover",
  far: true,
  heard:
    /\b(?:malpractice|professional liability|errors and omissions|e&o|general liability|workers'? comp\w*|business owners?'? polic(?:y|ies)|tail coverage|key[- ]person|commercial (?:auto|insurance|property)|(?:liability|business|malpractice|equipment) insurance|bonded and insured)\b|\binsurance for (?:an?|our|my) (?:[\w-]+ ){0,3}(?:business|company|shop|store|studio|salon|practice|firm|clinic|service|groomers?|contractors?|cleaners?|electricians?|plumbers?|photographers?|trainers?|kennel|restaurant|cafe|bakery|gym|day ?care)\b/,
  not: /\b(?:calls?|callers?|phones?|verify|patients? ask|claims? calls?)\b/,
  about: "business insurance",
  byQuestion: true,
  settles: "what could really cost you the business, which policy pays for it, and what it leaves out",
  opening:
    "An insurance policy is read twice: once by whoever signs it, in a minute, and once by an adjuster, with a pencil. Read it the second way first. The page called “exclusions” says more than the price.",
  yours: [
    "What you pay now, for which limits, and when you last compared",
    "The claim you made or just escaped, and what was paid",
    "The question your broker couldn’t answer at once",
  ],
  points: [
    [
      "List what could go wrong, in dollars",
      "What am I insuring against?",
      "Your own last five years, and a broker: what were the last three claims from a business like this?",
      "Three losses, each with a sum and how often: a client’s claim, an injury on the premises, a week closed. What you could pay yourself needs no policy.",
      "Starting from a package",
    ],
    [
      "Match each loss to the policy that pays",
      "Which policy covers which of them?",
      "The insuring agreement of each policy, first page.",
      "A table: the loss, the policy, the limit, the deductible. An empty cell is the finding.",
      "Taking one policy for all of them",
    ],
    [
      "Read when it counts: then or now",
      "Does it cover what I did last year?",
      "The declarations page, at “claims-made” or “occurrence” and “retroactive date.”",
      "The difference in two sentences with one dated example, and, where it says “claims-made,” what it costs to stay covered after a change of insurer.",
      "Switching insurers without asking about the past",
    ],
    [
      "Read what’s left out",
      "What won’t it pay for?",
      "The exclusions, line by line, with the broker on the phone; ask for each answer by e-mail.",
      "The five that matter for work like yours, in plain words: side work, subcontractors, defense costs inside the limit, cyber, employees’ claims.",
      "Reading the brochure",
    ],
    [
      "Get three offers on one sheet",
      "What should it cost?",
      "Two independent brokers and your trade association’s program, for the same limits, in the same week.",
      "Premium, deductible, limit per claim and per year, who picks the lawyer, and whether you can refuse a settlement.",
      "Comparing premiums alone",
    ],
    [
      "Know what to do on the day",
      "What do I do when something happens?",
      "The policy’s notice clause: how many days, to which address?",
      "Whom to tell and how soon, what to write down, and the sentence nobody should say to the other side.",
      "Waiting to see whether it turns into a claim",
    ],
  ],
};

/** Money from a bank. */
export const borrowing: NarrowKind = {
  id: "borrowing",
  far: true,
  heard:
    /\b(?:sba|(?:small[- ])?business loans?|bank loans?|lines? of credit|equipment (?:loans?|financing)|financ(?:e|ing|ed)(?=$| (?:for|by|with|through)\b)|financ(?:e|ing) (?:an?|the|your|our|for)|startup capital|merchant cash advances?|get(?:ting)? an? (?:[\w-]+ )?loan)\b/,
  not: /\b(?:calls?|callers?|phones?|patient financing|student|mortgage|car loan)\b/,
  about: "business loans",
  settles: "how much you can carry, which lender suits the purpose, and what has to be in the folder",
  opening:
    "A lender asks one thing in many ways: out of what will you pay this back in a bad month? Whoever brings that answer on one page, with the months it was tested on, is half approved.",
  yours: [
    "What the money is for, item by item, with each written quote",
    "Your worst three months of the last three years, in dollars left over",
    "What the last lender asked for that you didn’t have",
  ],
  points: [
    [
      "Say what the money is for",
      "What is it for, and how long does that last?",
      "Written quotes for every item over $1,000.",
      "The loan should run no longer than what it buys. Stock, a machine and a building are three different loans.",
      "Asking for a round sum",
    ],
    [
      "Work out what a bad month can carry",
      "How much can I pay back?",
      "36 months of your own bank statements; an accountant for the debt service ratio.",
      "What’s left in an average month and in the worst three, before and after the payment. The second number is the one to show.",
      "Counting on the good months",
    ],
    [
      "Set three kinds of lender side by side",
      "Who lends for that?",
      "Your own bank, a credit union or community lender, and an SBA lender from sba.gov’s match; written terms from each.",
      "Rate, fees, down payment, collateral, personal guarantee, days until the money comes, and the cost of paying early.",
      "Taking the fastest one",
    ],
    [
      "Put the folder together once",
      "What will they ask for?",
      "The lender’s checklist; three years of returns, statements, a debt list, the lease.",
      "The papers in the order in which they take longest, with who has each. A missing lease delays more loans than a bad score.",
      "Sending papers one at a time",
    ],
    [
      "Write the two pages that they read",
      "What do I say about the business?",
      "Have somebody at SCORE or the SBDC read it aloud to you.",
      "What you do, what the money changes, month by month for a year, and what you’ll do if it comes in at two-thirds.",
      "A plan without a bad year",
    ],
    [
      "Read before you sign",
      "What am I putting up?",
      "The note and the guarantee themselves, with a lawyer for an hour.",
      "Personal guarantee, liens, covenants, default, prepayment. One sentence each on what it means at home.",
      "Signing the guarantee as a formality",
    ],
  ],
};

/** Saving for old age through a business. */
export const retirementPlan: NarrowKind = {
  id: "retirement-plan",
  far: true,
  heard: /\b401\(?k\)?s?\b|\bsimple iras?\b|\bsep[- ]iras?\b|\bretirement (?:plans?|benefits?)\b/,
  not: /\b(?:calls?|callers?|phones?|retirement (?:party|home)s?)\b/,
  about: "retirement plans",
  byQuestion: true,
  settles: "who has to be let in, what each plan costs you in a year, and how much of it stays with you",
  opening:
    "Every plan is a bargain: the more the owner may put away, the more the plan asks for everyone else. So run the payroll you really have through each, and compare two numbers, what it costs in all and how much of it is yours.",
  yours: [
    "Your headcount, pay and hours, with who turned over last year",
    "How much you yourself want to put away, and in how many years you’ll stop",
    "What your people said when you asked whether they’d use it",
  ],
  points: [
    [
      "Say who has to be let in",
      "Who is covered, and from when?",
      "irs.gov’s page on each plan, at “who may participate,” with its date.",
      "Part-timers, new people, family, owners: one line each, for each plan.",
      "Planning for the owners only",
    ],
    [
      "Set the limits side by side",
      "How much can each of us put in?",
      "irs.gov, “Retirement topics: contributions,” for the current year.",
      "Employee, catch-up and employer limits in one table, with the year above it.",
      "Using last year’s limits",
    ],
    [
      "Add up what the employer must pay",
      "What do I have to put in for the staff?",
      "A spreadsheet with your real payroll; an administrator checks it.",
      "The match or fixed share in dollars, in a normal year and in a lean one, and whether you may skip it.",
      "Comparing fees and forgetting the match",
    ],
    [
      "Get the cost of running it in writing",
      "What does it cost to run?",
      "Three providers’ fee disclosures, for your headcount.",
      "Setup, yearly administration, charges inside the funds, testing. Then the tax credit for a new plan.",
      "Believing “free”",
    ],
    [
      "Name the deadlines, and the way out",
      "By when, and can we change later?",
      "The plan document; irs.gov on when each may be set up and ended.",
      "The last day to start for this year, how long you’re bound, and what changing plans takes.",
      "Starting in December",
    ],
    [
      "Say for whom each is right",
      "Which one would you take?",
      "A CPA and one adviser who’s paid by the hour; quote what they’d do for a payroll like yours.",
      "Two businesses, one for each plan, with headcount and the owner’s age. Stop where a licensed adviser has to begin.",
      "One answer for everybody",
    ],
  ],
};

/** Space for a business, from the one who rents it. */
export const officeLease: NarrowKind = {
  id: "office-lease",
  far: true,
  heard:
    /\b(?:office|retail|commercial|shop|storefront|clinic|warehouse|restaurant|salon|suite|practice)(?: space)? leases?\b|\b(?:ask|questions? (?:to|for)) .{0,30}\blandlords?\b|\blandlords?\b.{0,40}\bbefore (?:you |we |i )?(?:sign|leas|rent)\w*|\bhow much rent\b|\brent (?:can|should) (?:an?|my|our|the) [\w-]+|\bleas(?:e|ing) (?:an? |the |your |new |bigger |more )*(?:office|retail|commercial|storefront|clinic|warehouse|shop|medical|dental) ?(?:space|suite|building|unit)?\b|\b(?:lease|leas(?:e|ing)) for (?:an?|our|my|the|your) (?:[\w-]+ ){0,3}(?:office|salon|shop|store|practice|clinic|restaurant|bakery|studio)\b/,
  not: /\b(?:calls?|callers?|phones?|van|truck|copier|equipment|vehicle|tenants)\b/,
  about: "office leases",
  settles: "what it really costs a month, what has to be negotiated before the signature, and when to begin",
  opening:
    "The rent is the number everyone looks at and the one that moves least. The money is in what stands around it: build-out, common charges, the yearly increase, and how you get out.",
  yours: [
    "Your rent, common charges and utilities for the last 12 months, in one sum",
    "What moving would cost you: build-out, weeks closed, the people who won’t follow",
    "What you didn’t ask for the last time, and paid for later",
  ],
  points: [
    [
      "Begin a year before it ends",
      "When do I have to start?",
      "Your lease, at “option” and “notice”; put both dates in the calendar.",
      "The day after which the landlord knows you can’t move any more. Everything is cheaper before it.",
      "Waiting for the landlord’s letter",
    ],
    [
      "Find out what the space is worth today",
      "What do others pay?",
      "A tenant’s broker: three signed leases within a mile; the listing price is no source.",
      "Rent, free months, build-out money and term for each. The free months are where the discount hides.",
      "Comparing asking rents",
    ],
    [
      "Have a second place you’d really take",
      "What can I bargain with?",
      "Two written proposals, walked through with whoever would build it out.",
      "What it would cost to go, honestly, and what it costs the landlord if you do: empty months, commission, a new build-out.",
      "Bluffing",
    ],
    [
      "Add up everything but the rent",
      "What else do I pay?",
      "The last two reconciliations of common charges; ask for the right to audit them.",
      "Taxes, insurance, maintenance, after-hours air, the yearly increase and its cap. One column for five years.",
      "Signing for a rent per square foot",
    ],
    [
      "Ask for the clauses that matter to your trade",
      "What should be in writing?",
      "A lawyer for leases, two hours; your equipment’s own requirements.",
      "Plumbing, power and waste, hours, parking, signs, no competitor next door, who removes what you built.",
      "Negotiating money only",
    ],
    [
      "Settle how it ends",
      "How do I get out, or hand it on?",
      "The clauses on assignment, early end, and death or disability of the owner.",
      "Whether a buyer of the business can take it over, and what’s owed if you leave early. A personal guarantee should shrink with the years.",
      "Guaranteeing all of it for all the years",
    ],
  ],
};
