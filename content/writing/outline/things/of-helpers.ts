import type { TradeMatter } from "./kind.ts";

/** Whom an owner hires from outside. */
export const ofHelpers: readonly TradeMatter[] = [
  {
    id: "own-lawyer",
    heard:
      /\b(?:(?:find|choos|pick|hir|need|interview|get|look)\w*(?: for)? (?:an?|the|my|our|your)? ?(?:right |good |best |new |small )*(?:business|employment|contract|corporate|real estate|healthcare|dental|franchise|trademark|tax|startup|construction|startup)? ?(?:lawyers?|attorneys?))\b/,
    not: /\b(?:calls?|callers?|phones?|clients? (?:find|choose|pick|hire)|divorce|injury|accident|criminal|dui|custody|immigration|estate|probate|will|bankruptcy|receptionist|associate|paralegal|for (?:a|our|my) (?:law|two|small law)|law firm|voicemail|marketing|ads?|seo)\b/,
    about: "legal help for a business",
    kind: "service",
    bySteps: true,
    settles: "which kind of lawyer it takes, what the first year costs, and who answers on the day it burns",
    opening:
      "A good business lawyer is found before there is a case: somebody who has read your lease, knows your people and answers within a day. Begin with the three papers you’d hand over first.",
    points: [
      [
        "Name the next three papers",
        "What do I need one for this year?",
        "your lease, customer contract, agreements with people who work for you, letters you didn’t answer",
        "Three papers with a date. They say which kind of lawyer it is.",
      ],
      [
        "Take the right kind",
        "One for everything, or three?",
        "the state bar’s directory by field; a general business lawyer: what do you send elsewhere?",
        "Contracts and company, employment, property, disputes: who does which.",
      ],
      [
        "Ask people with your kind of trouble",
        "Who has one that calls back?",
        "two owners of your trade, your accountant, your banker; the bar’s referral service",
        "Three names with what each did for whom.",
      ],
      [
        "Look up license and discipline",
        "Are they in good standing?",
        "the state bar’s lookup, under the full name",
        "Number, standing, public discipline, insured or not where the state says so.",
      ],
      [
        "Hold the first talk to five questions",
        "Have you done this for a business like mine, how often, and what went wrong?",
        "a half hour with each of the three; ask first whether it’s free",
        "What they’d do first, who really does it, how soon they answer.",
      ],
      [
        "Get the fee in writing",
        "Hour, flat, or by the month?",
        "the engagement letter: rate of each person, smallest unit, deposit, what is extra",
        "A price for each of the three papers, and a sum at which they stop and ask.",
      ],
      [
        "Settle conflicts and secrets",
        "Do they work for my landlord, partner or competitor?",
        "their conflict check, with the names you give; a line on who the client is: you or the company",
        "In writing, before you tell the story.",
      ],
      [
        "Know how you part",
        "How do I change, and what do I get back?",
        "the letter, at “termination” and “file”",
        "Days, unearned money, the file in which form.",
      ],
    ],
    rows: [
      ["Standing and discipline", "The state bar’s lookup"],
      ["Price of your three papers", "Three engagement letters"],
      ["Days to an answer", "Two of their clients; your first e-mail"],
      ["Who does the work", "The first talk; names and rates in the letter"],
    ],
    fears: [
      "“The clock runs whenever I call.” Ask for a flat price for the first three papers.",
      "“They’ll make it complicated.” Ask for the one-page version first.",
    ],
    line: "For [paper] they ask $[sum] flat, answer within [days], and have done it for [number] businesses like ours.",
    unsourced: "“the best,” win rates, or what a case is worth",
    ask: ["The state bar’s referral service", "Your accountant, and two owners of your trade"],
    forget: [
      "Who is the client: you, the company, or your partner",
      "Deadlines in any letter you’ve had: they don’t wait",
    ],
    yours: ["The three papers that lie there now", "What a missing paper has cost you already"],
  },
  {
    id: "space-broker",
    heard:
      /\b(?:(?:commercial|tenant|real estate|business|practice|leasing) (?:real estate )?(?:brokers?|reps?|agents?)|tenant representation|business brokers?|practice brokers?)\b/,
    with: /\b(?:hir\w*|find\w*|choos\w*|pick\w*|need|worth|work(?:ing)? with|use|using|how to)\b/,
    not: /\b(?:calls?|callers?|phones?|insurance|mortgage|for (?:a|our|my) (?:brokerage|real estate agent)|real estate agents? (?:get|find|use|need)|leads?|newsletter|social|marketing|website|receptionist)\b/,
    about: "brokers for space and businesses",
    kind: "service",
    bySteps: true,
    settles: "whose side a broker is on, what is paid by whom, and what you sign before you see anything",
    opening:
      "Whoever shows you the space is mostly paid by whoever owns it. That’s no fault, but ask it in the first minute: for whom do you work here, and what do you earn if I don’t sign?",
    points: [
      [
        "Ask whose side they’re on",
        "Do they work for me, for the owner, or for both?",
        "the agency disclosure that your state wants; the listing itself",
        "One word: mine, theirs, both. For both, what they may tell whom.",
      ],
      [
        "Write your own page first",
        "What do we need, by when, at what cost in all?",
        "square feet from a plan, people, plumbing, power, parking, hours, the highest total a month",
        "What must be, what may be, what kills it.",
      ],
      [
        "Look for your trade, not only your town",
        "Have they placed a business like ours?",
        "three closed deals for your trade, with the tenants’ names; call two",
        "What was won beside the rent: build-out money, free months, a limit on charges.",
      ],
      [
        "Look up the license",
        "Are they licensed, and is it the person or the firm?",
        "the state real estate commission’s lookup",
        "Number, standing, complaints.",
      ],
      [
        "Say who pays, and how much",
        "What do they earn, and when?",
        "the fee agreement: percent of what, for renewals too, and if you find it yourself",
        "A sum for the lease you’d sign.",
      ],
      [
        "Sign short and narrow",
        "How long am I tied to them?",
        "the exclusive agreement, at “term,” “area” and “after the end”",
        "Three months, your area, a list of places that don’t count.",
      ],
      [
        "Keep the lawyer apart",
        "Who reads the lease?",
        "a lease lawyer paid by the hour, whom the broker didn’t send",
        "Price for one reading, the five clauses that matter to your trade.",
      ],
      [
        "Measure them after a month",
        "How do we know they’re worth it?",
        "places seen that weren’t online, answers within a day, offers in writing",
        "Three counts. If they’re low, end it on the day the paper allows.",
      ],
    ],
    rows: [
      ["License and standing", "The state real estate commission’s lookup"],
      ["Three deals for your trade, with a name to call", "The broker’s list"],
      ["Fee, and who pays it on renewal", "The agreement, at “compensation”"],
      ["What such space rents for", "Two listings services, three signed neighbors"],
    ],
    fears: [
      "“They push what pays them.” Ask the fee for each place that’s shown.",
      "“I’m tied for a year.” Sign three months.",
    ],
    line: "[Name] works for [us/the owner], earns [percent] of [what], and has placed [number] [trades] in [area] since [year].",
    unsourced: "that it “costs you nothing,” or what rents will do",
    ask: ["A lease lawyer who isn’t theirs", "Two tenants of your trade in that street"],
    forget: [
      "Ending: places shown may count for months",
      "Health, plumbing, power or zoning before the first offer",
    ],
    yours: ["What you pay now in all, and the day your lease ends", "What you can’t move with"],
  },
  {
    id: "payroll-provider",
    heard:
      /\b(?:payroll (?:compan(?:y|ies)|services?|providers?|software|systems?|processors?)|peos?|professional employer|(?:gusto|adp|paychex|rippling|onpay)(?: (?:or|vs))?|outsourc\w* (?:my |our |the )?(?:own )?payroll)\b/,
    not: /\b(?:calls?|callers?|phones?|for payroll companies)\b/,
    about: "payroll services",
    kind: "service",
    bySteps: true,
    settles: "what your payroll really has in it, who pays when the tax office writes, and what a year costs",
    opening:
      "Every one of them can pay forty hours at one rate. Take the strangest pay day of last year, overtime, a bonus, a man who worked in two states, and ask each to run just that.",
    points: [
      [
        "Write down your strangest pay day",
        "What does our payroll have in it?",
        "last year’s pay days: tips, overtime, prevailing wage, commissions, two states, garnishments, a contractor",
        "One page with numbers of people and how each is paid.",
      ],
      [
        "Ask who answers for a mistake",
        "If a tax is paid late, who pays the penalty?",
        "the contract’s guarantee and its exceptions; irs.gov on third-party payers",
        "Provider, you, or both. You stay liable for the tax, so have your own look at eftps.gov.",
      ],
      [
        "Choose between service, accountant and co-employer",
        "A program, my bookkeeper, or a PEO?",
        "a price for each on your page; whose tax number is used",
        "Who is the employer on paper, who hires and fires, what insurance is tied to it.",
      ],
      [
        "Have your pay day run in a trial",
        "Does it come out to the cent?",
        "three of your own people, the strangest pay day, last quarter’s totals",
        "Cent for cent, and who found the difference.",
      ],
      [
        "Add up a year for your headcount",
        "What does it cost with everything?",
        "a written offer: base, each person, each run, year-end forms, new-hire reports, time clock, each state",
        "One total a year, and what the next raise of prices may be.",
      ],
      [
        "Connect clock, books and benefits",
        "What is typed twice today?",
        "your time clock’s, bookkeeping’s and insurer’s pages; a test with one week",
        "What goes over by itself, what by a file, what by hand.",
      ],
      [
        "Change at a quarter’s end",
        "When do we change over?",
        "the provider’s checklist; last provider’s quarter reports and year totals",
        "Day of the last old run, of the first new one, and who compares both.",
      ],
      [
        "Know how you leave",
        "What do we get back?",
        "the contract, at “termination,” “data” and “tax filings”",
        "Days of notice, records in which form, who files the open quarter.",
      ],
    ],
    rows: [
      ["A year’s cost for your page", "Written offers, all fees in"],
      ["Penalties: who pays", "The contract, at “tax guarantee”"],
      ["Payments that really arrived", "eftps.gov, under your own log-in"],
      ["State accounts and new-hire reports", "The state’s revenue and labor departments"],
      ["Minutes to a person on a pay day", "Call support at nine on a Friday"],
    ],
    fears: [
      "“The money is gone if they fail.” Ask where it lies between the two days, and check each quarter yourself.",
      "“We can’t change in the middle of the year.” At a quarter’s end you can.",
    ],
    line: "For [number] people, paid [how often], [company] asks $[sum] a year with everything and pays penalties of its own making: [yes/no, clause].",
    unsourced: "“never a penalty,” or a price without headcount and date",
    ask: [
      "Your accountant, before you choose",
      "Your workers’ compensation broker: can premiums follow each pay day?",
    ],
    forget: [
      "The tax stays yours, whoever sends it",
      "Tips, two states, contractors, and who approves a run when you’re away",
    ],
    yours: ["Hours a month that payroll takes now", "The last letter about it, and what it cost"],
  },
  {
    id: "agency",
    heard:
      /\b(?:marketing (?:agenc(?:y|ies)|compan(?:y|ies)|consultants?|firms?)|seo (?:agenc(?:y|ies)|compan(?:y|ies)|experts?)|ad(?:vertising)? agenc(?:y|ies)|web ?(?:site)? ?(?:designers?|developers?|design (?:compan(?:y|ies)|firms?|agenc(?:y|ies)))|social media (?:managers?|agenc(?:y|ies))|graphic designers?|branding agenc(?:y|ies))\b/,
    not: /\b(?:calls?|callers?|phones?|for (?:a|our|my) (?:marketing|web|design) (?:agency|company|business)|voicemail|receptionists?)\b/,
    about: "hiring a web designer or an agency",
    kind: "service",
    bySteps: true,
    settles: "what you want more of, whose everything is afterward, and what a month or a project costs",
    opening:
      "Ask two things before you look at one pretty page: what will we own if we part, and which number will be different in six months? Whoever answers both in a sentence is worth the next hour.",
    points: [
      [
        "Say what should come of it, in one number",
        "What do we want more of?",
        "last month’s new customers by where they came from, asked at the counter",
        "One number with a date: this many of this kind by then.",
      ],
      [
        "Settle who owns what",
        "Whose are the name, the site, the pictures, the ad account and the reviews?",
        "the contract, at “ownership”; the domain’s registration; log-ins in your own name",
        "A list of accounts, each in your name from the first day.",
      ],
      [
        "Ask for three of your size, two years on",
        "What became of it at places like ours?",
        "three owners they name and one they don’t: what they paid, what came, who left",
        "Their figures with months, not screenshots.",
      ],
      [
        "Ask who really does it",
        "Who writes, who builds, who answers in June?",
        "the person, not the salesman; what is bought from others",
        "Names, hours a month, answers within how many days.",
      ],
      [
        "Get the price of the whole",
        "What does it cost to build, to keep and to change?",
        "an offer with pages, texts, photos, forms, hosting, ads’ money apart from their fee, hourly rate for changes",
        "First year and third year, each in one sum.",
      ],
      [
        "Know what your trade forbids",
        "What may we not say or show?",
        "your board’s or bar’s rules on ads; patients’ consent for pictures; hhs.gov on tracking on a health site",
        "The list, given to them in writing, and who reads each page before it goes out.",
      ],
      [
        "Put dates and content in writing",
        "What do we deliver, and what if it’s late?",
        "a plan with texts, photos, drafts, who approves within how many days",
        "Three dates with a payment each, the last after it works on a phone and can be read by everybody.",
      ],
      [
        "Read how you get out",
        "What happens if we part?",
        "the contract, at “term” and “termination”: months, notice, hand-over",
        "A month’s notice after a first quarter, everything handed over in which form.",
      ],
    ],
    rows: [
      ["New customers by where they came from", "Asked at the counter for a month, with a tally"],
      ["Who owns domain, site, pictures, accounts", "The contract; the registrar’s record"],
      ["First and third year in one sum each", "Three written offers for the same page"],
      ["What your trade may not say", "Board or bar rules on advertising"],
      ["Months and notice", "The contract, at “term”"],
    ],
    fears: [
      "“We’ll pay for years and never know.” Name the number and the day on which you stop.",
      "“They keep our site.” Everything is in your name from day one.",
    ],
    line: "In [month] [number] new [customers] said they found us by [what]; for $[sum] a month it should be [number] by [month].",
    unsourced: "“first on Google,” a return in percent, or leads that nobody counted",
    ask: ["Two owners of your trade who left such a company", "Your board or bar, before the first ad"],
    forget: [
      "Log-ins in your own name",
      "Consent for every face, and no patient or client data in a form that isn’t meant for it",
    ],
    yours: ["What you spent last year, and what came of it", "What you’d never say about yourselves"],
  },
];
