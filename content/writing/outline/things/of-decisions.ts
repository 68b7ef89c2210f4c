import type { TradeMatter } from "./kind.ts";

/** What any business settles once, with somebody who knows the law or the figures beside it. */
export const ofDecisions: readonly TradeMatter[] = [
  {
    id: "letting-go",
    heard:
      /\b(?:fir(?:e|ing) (?:an?|my|our|the|your|somebody|someone|employees?|staff)|let(?:ting)? (?:an?|my|our|the|your|somebody|someone)(?: [a-z-]+){1,4} go|terminat(?:e|ing) (?:an?|my|our|the|employees?|employment)|dismiss(?:al|als|ing)|lay(?:ing)? off|layoffs?|severance)\b/,
    not: /\b(?:answering services?|phone compan(?:y|ies)|vendors?|clients?|patients?|customers?)\b/,
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
        "Plan the ten minutes and the day after",
        "Who is in the room, what is handed over, who covers the chair and what is told to the others?",
        "keys, log-ins, the schedule of the next two weeks",
        "One sentence of reason, the final check or its date, who calls the booked people, what the others hear.",
        "Arguing it through again",
      ],
    ],
    fears: ["Being sued", "Losing the rest of the team", "Weeks with nobody in that chair"],
    line: "On [date], [date] and [date] we talked about [what], you agreed to [what] by [date], and today is [date].",
    unsourced: "what a dismissal costs, and how often people win",
  },
  {
    id: "lower-premium",
    heard: /\b(?:premiums?|insurance (?:costs?|bills?|rates?)|deductibles?)\b/,
    with: /\b(?:lower(?:ing)?|reduc(?:e|ing)|cut(?:ting)?|sav(?:e|ing)|less|cheaper|bring(?:ing)? down|went up|increase|renewal)\b/,
    not: /\b(?:calls?|callers?|phones?|patients?['’] premiums?|verify\w*)\b/,
    about: "insurance premiums",
    kind: "cover",
    bySteps: true,
    settles:
      "which of the ways to a lower premium you take, and what each of them costs you when something happens",
    opening:
      "A premium falls for one of three reasons: you carry more of the loss yourself, you do less of what causes it, or somebody else quotes lower for the same. Say which one each way is.",
    points: [
      [
        "Raise what you carry yourself",
        "How large a loss could you pay from the account tomorrow?",
        "your broker’s quote at two and at four times the present deductible; last five years’ losses",
        "The saving a year beside the deductible: after how many quiet years it has paid.",
        "Raising it with nothing set aside",
      ],
      [
        "Ask for every credit that is on the insurer’s list",
        "Claims-free years, a risk-management course, a society’s program, part-time, new to practice?",
        "the insurer’s filed list of credits, from the broker in writing; your society’s page for members",
        "A tick or a date beside each, and who sends the proof by when.",
        "Hoping they add it by themselves",
      ],
      [
        "Look at what you are rated as",
        "Is the class, the procedure or the payroll that they rate still what you do?",
        "the declarations page beside last year’s actual list of procedures, hours and payroll",
        "Each line that is no longer true, with the day it ended. Tell them what you have begun, too.",
        "Leaving out what would raise it",
      ],
      [
        "Have it quoted anew 90 days before renewal",
        "Who else writes this in your state, with the same limits and the same kind of policy?",
        "two other insurers through a broker who may place with both; your loss runs, which the present one must hand out",
        "The same limits side by side, claims-made or occurrence, and the tail’s price if you leave.",
        "Comparing prices of two different policies",
      ],
      [
        "Do less of what causes a claim",
        "What were your last five complaints and near misses about?",
        "your own incident log; the insurer’s risk consultant, who often comes free",
        "One habit for each: who documents it, by when, and what the insurer gives for it.",
        "A course that nobody puts into practice",
      ],
    ],
    rows: [
      ["What it saves a year", "the broker’s quote, in writing"],
      ["What it costs when something happens", "the policy’s own words on that page"],
      ["What you have to send, and by when", "the insurer’s list of credits"],
    ],
    fears: ["Being without cover for the one thing that happens", "A tail nobody spoke of"],
    line: "We pay $[amount] for limits of [limits]; with [way] it would be $[amount], and we would carry $[amount] ourselves.",
    unsourced: "what others save, and that rates always rise",
  },
  {
    id: "own-accountant",
    heard:
      /\b(?:accountants?|bookkeepers?|cpas?|tax preparers?)\b/,
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
    fears: ["A tax bill nobody saw coming", "Being small change to a large firm"],
    line: "Each month by the [day] I want to see [figures] for each [place], and a call before I [decision].",
    unsourced: "what a good accountant saves",
  },
];
