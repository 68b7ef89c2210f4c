import type { TradeMatter } from "./kind.ts";

/** What any business settles once, with somebody who knows the law or the figures beside it. */
export const ofDecisions: readonly TradeMatter[] = [
  {
    id: "letting-go",
    heard:
      /\b(?:fir(?:e|ing) (?:an?|my|our|the|your|somebody|someone|employees?|staff)|let(?:ting)? (?:an?|my|our|the|your|somebody|someone)(?: [a-z-]+){1,4} go(?! (?:part|full|home|early|on|to|remote|first|ahead|back|through)\b)|let(?:ting)? go of (?:an?|my|our) (?:[a-z-]+ ){0,2}(?:employees?|manager|bookkeeper|assistant|receptionist|technician|tech|hygienist|nurse|paralegal|associate|stylist|groomer|cook|server|driver|helper)|terminat(?:e|ing) (?:an?|my|our|the|employees?|employment)|dismiss(?:al|als|ing)|lay(?:ing)? off|layoffs?|severance)\b/,
    // To whom somebody is rude is not who is let go.
    not: /\b(?:answering services?|phone compan(?:y|ies)|vendors?)\b|(?<!\b(?:to|with|by|from) )\b(?:clients?|patients?|customers?)\b/,
    about: "employment law",
    kind: "rule",
    bySteps: true,
    settles: "whether, when and how you part, and what is on paper before the meeting",
    opening:
      "The meeting takes ten minutes. What makes it safe or dear was written, or not written, in the months before.",
    points: [
      [
        "Find the reasons that no employer may have",
        "Is there anything near it that the law protects: a leave, a complaint, an injury, a pregnancy, an age?",
        "your state’s labor department and the federal EEOC’s pages for employers; the person’s file for the last year",
        "The list of what is protected, and an honest line on each: nothing near, or ask a lawyer first.",
        "“We’re at will, so we need no reason”",
      ],
      [
        "Put the warnings on paper",
        "Which dates, which agreed rule, and what was said each time?",
        "time records, your handbook’s own rule on lateness, notes of talks with both names",
        "Three dated lines, what was expected by when, and what happens otherwise.",
        "Writing it all up the night before",
      ],
      [
        "Look at who did the same and stayed",
        "Who else was late as often, and what came of it?",
        "the same records for everybody in that job, one year back",
        "One measure for all. Where somebody was let off, say why, or begin with a warning for both.",
        "Deciding by who is liked",
      ],
      [
        "Buy one hour of an employment lawyer before the meeting",
        "What does your state want in final pay, unused leave, notice and papers?",
        "a lawyer who does employment for employers; the state’s final-pay rule, with its deadline in days",
        "The hour’s price, the sentence to say, the sentences not to say, and whether a release is worth offering.",
        "Asking after it was said",
      ],
      [
        "Read what you promised",
        "What do the handbook, the offer letter and the contract say about warnings, notice and severance?",
        "the signed papers; how you really did it the last two times",
        "Each promise with its page. A rule you didn’t keep for others is a reason to wait.",
      ],
      [
        "Work out the last check before the meeting",
        "What is owed, by which hour, and what may be kept back?",
        "the state labor department on final pay and unused leave; your payroll provider; health cover’s notice",
        "Sum, day, how it’s handed over. Keys and uniforms are rarely taken out of wages.",
      ],
      [
        "Decide what you’d say if somebody calls",
        "What do you answer to unemployment, to a reference, to patients or clients?",
        "the state’s unemployment office for employers; your lawyer on references",
        "One sentence of fact for each, the same as in the file.",
      ],
      [
        "Plan the ten minutes and the day after",
        "Who is in the room, what is handed over, who covers the chair and what is told to the others?",
        "keys, log-ins, the schedule of the next two weeks",
        "One sentence of reason, the final check or its date, who calls the booked people, what the others hear.",
        "Arguing it through again",
      ],
    ],
    fears: [
      "“She’ll say it was because of something else.” Then the dates, and who else was measured by them, are the answer.",
      "“The others will go, too.” Tell them one true sentence the same day, and who covers until when.",
    ],
    rows: [
      ["Reasons that are protected", "eeoc.gov, for small businesses; the state’s civil rights agency"],
      ["Final pay: by when, with what", "The state labor department"],
      ["Late days and talks, by date", "Time records; your own notes"],
      ["What others in that job were told", "Their files, one year back"],
      ["What the policy pays if there is a claim", "Employment practices cover, at “notice”; the broker"],
    ],
    ask: [
      "An employment lawyer in your state, before the meeting and not after it",
      "Your insurer, if you have cover for employment claims",
    ],
    forget: [
      "Leave, pregnancy, injury, age, a complaint: if any is near, stop and ask",
      "Access to programs, drugs, money and keys ends in that hour",
      "Nobody is let go by text, in front of others, or alone with one person",
    ],
    yours: [
      "What was said, by date, and what is on paper of it",
      "Who else did the same, and what came of it",
    ],
    line: "On [date], [date] and [date] we talked about [what], you agreed to [what] by [date], and today is [date].",
    unsourced: "what a dismissal costs, and how often people win",
  },
  {
    id: "own-accountant",
    heard: /\b(?:accountants?|bookkeepers?|cpas?|tax preparers?)\b/,
    with: /\b(?:choos\w*|pick(?:ing)?|switch(?:ing)?|interview\w*|looking for|how to find)\b/,
    not: /\b(?:calls?|callers?|phones?|receptionists?|voicemails?|clients? (?:call|choose)|marketing|workers['’]? comp\w*|for accountants|software|firms? that)\b/,
    about: "accounting",
    kind: "service",
    bySteps: true,
    settles: "what is done by whom every month, at what price, and who answers when the letter comes",
    opening:
      "What most owners want of an accountant is three things: books that are right by the tenth, no surprise in April, and a call before a decision. Ask about these three first.",
    points: [
      [
        "Write down what changes with your next step",
        "A second place, more staff, renters or employees, another state, a loan: what will be asked of your books that isn’t asked today?",
        "your lease, your payroll, the bank’s list for the loan, whoever does your books now",
        "One page: places, people and how they are paid, sales by kind, systems, deadlines.",
        "Asking for a price before anybody knows the work",
      ],
      [
        "Ask who really does it",
        "Whose hands are in the books each month, the partner’s or a junior’s, and who answers in March?",
        "the first talk: the name, the person’s other clients of your trade, what happens in a sick week",
        "A name for books, a name for payroll, a name for tax, with days to answer.",
        "Meeting the partner and never again",
      ],
      [
        "Have each place and each kind of work shown apart",
        "Could you see next month which place, chair or service earns?",
        "a sample report of theirs with the names taken out; your point of sale’s export",
        "Profit by place and by kind each month; tips, sales tax and renters’ payments told apart.",
        "One figure for everything, in April",
      ],
      [
        "Choose between a bookkeeper, an enrolled agent and a CPA",
        "Who does which part, and who may speak to the tax office for you?",
        "the state board’s and the IRS’s lookups; what each charges an hour",
        "Books, payroll, taxes, loan papers: a name and a license for each. It needn’t be one person.",
      ],
      [
        "Settle the form before you sign anything",
        "One company or two, and does the form of tax still fit?",
        "the accountant and a lawyer together; the lease and the loan: who signs?",
        "Who owns what, who is liable, what changes in payroll and sales tax on which day.",
      ],
      [
        "Agree how numbers reach them",
        "What do you send, in what, by which day, and who reconciles?",
        "your point of sale, bank and payroll: what goes over by itself; a test with last month",
        "A calendar with three days a month, and what happens when a receipt is missing.",
      ],
      [
        "Get the price for a year, and what is outside of it",
        "What is monthly, what is by the hour, and what does a letter from the tax office cost?",
        "the engagement letter, before the first payment",
        "A fixed price a month, the list of what isn’t in it, notice, and who owns the file.",
        "The lowest hourly rate",
      ],
      [
        "Talk to two owners like you",
        "Of your trade and size, two years with them: what surprised you?",
        "two names from the accountant, one from your own suppliers or landlord",
        "Three answers: on time, reachable, what they would have liked to know.",
        "Asking only for reviews",
      ],
    ],
    fears: [
      "“A tax bill comes that nobody saw.” Ask for a forecast in September and one call before it’s due.",
      "“We’re small change to them.” Ask how many of your size they have, and who answers.",
    ],
    rows: [
      ["License and standing", "The state board of accountancy; the IRS directory of preparers"],
      ["A year’s price, and what is on top", "Three engagement letters for the same page of work"],
      ["Profit by place and by kind, as they’d show it", "A sample report, names taken out"],
      ["Sales tax, payroll and tips at a second place", "The state’s revenue and labor departments"],
      ["Days to an answer in March", "Two clients of your trade"],
    ],
    ask: ["Two owners of your trade and size", "A lawyer, on one company or two"],
    forget: [
      "Whose the bookkeeping file and its log-in are",
      "People who rent a chair or work by the job aren’t payroll, or are they?",
    ],
    yours: [
      "What you paid last year, and what surprised you in April",
      "Who does the books now, and until which evening",
    ],
    line: "Each month by the [day] I want to see [figures] for each [place], and a call before I [decision].",
    unsourced: "what a good accountant saves",
  },
];
