import type { TradeMatter } from "./kind.ts";

/** Where the money of a business comes from and goes. */
export const ofPurses: readonly TradeMatter[] = [
  {
    id: "cash-flow",
    heard:
      /\b(?:cash[- ]flow|cash crunch|(?:can'?t|cannot|trouble|struggl\w+) (?:to )?mak(?:e|ing) payroll|run(?:ning)? out of (?:cash|money)|cash reserves?|(?:profitable|busy) but (?:always )?(?:broke|no (?:cash|money)))\b/,
    not: /\b(?:calls?|callers?|phones?)\b/,
    about: "cash flow",
    kind: "money",
    bySteps: true,
    settles: "in which week it gets tight, what comes in sooner, and what can wait",
    opening:
      "A business can earn well and still be broke on the 28th. So don’t look at profit first. Write down thirteen weeks: what comes in, what goes out, what is left on each Friday.",
    points: [
      [
        "Write thirteen weeks on one page",
        "On which Friday is it lowest?",
        "bank statements of three months; bills, payroll, taxes and loan days by week",
        "In, out, left on Friday. The lowest Friday is the article.",
      ],
      [
        "Bill on the day the work is done",
        "How many days from the work to the bill?",
        "the last thirty jobs or visits: done, billed, paid",
        "Two figures in days. The first is yours alone to change.",
      ],
      [
        "Ask for money before the work",
        "Which share can come first?",
        "your contract; the state’s limit on deposits in your trade; two colleagues",
        "A deposit, parts in advance, a payment at each stage, in one sentence.",
      ],
      [
        "Go after the oldest first",
        "Who owes us, and since when?",
        "the list by age: under 30, to 60, to 90, older; the ten largest",
        "A name, a day and a sentence for each of the ten.",
      ],
      [
        "Move what goes out",
        "Which bills can wait, and which may never?",
        "terms of your ten dearest suppliers; payroll and its taxes stand first",
        "What is asked of whom: 45 days, another pay day, a leaner order. Payroll taxes are never borrowed from.",
      ],
      [
        "See what eats it without being seen",
        "Where does the cash really go?",
        "stock, slow jobs, owner’s draws, loan payments, old subscriptions",
        "Five lines with a sum a month, two of them to cut this week.",
      ],
      [
        "Arrange credit while you don’t need it",
        "What bridges four weeks?",
        "your own bank’s line of credit; what an advance against card sales really costs in a year",
        "Limit, rate, what it’s tied to, and what you’d never sign.",
      ],
      [
        "Put a reserve on its own account",
        "How much should be there?",
        "your lowest Friday and one month of payroll",
        "A share of each deposit, taxes apart, and when it may be touched.",
      ],
    ],
    rows: [
      ["What is left each Friday, thirteen weeks", "Your bank’s statements, your own bills"],
      ["Days from work to bill, and to money", "The last thirty jobs"],
      ["Owed to you, by age", "The aging report"],
      ["Deposits: your state’s limit", "The licensing board; the state’s consumer page"],
      ["Cost of a line of credit and of an advance, as a yearly rate", "Two written offers; your accountant"],
    ],
    fears: [
      "“We’ll lose customers if we ask.” Ask the next ten for a deposit, and count.",
      "“It’s only this month.” Look at the same week of last year.",
    ],
    line: "On [date] we’ll have $[sum] left; billing [days] sooner moves $[sum] into the week before.",
    unsourced: "how many businesses fail of it, or what a “healthy” reserve is",
    ask: ["Your accountant or bookkeeper, this week", "Your own bank, before any lender who calls you"],
    forget: ["Payroll taxes and sales tax aren’t your money", "A personal guarantee on any advance"],
    yours: ["The week in the last year in which it was tightest", "Who pays you last, and why you let them"],
  },
  {
    id: "collecting",
    heard:
      /\b(?:slow[- ]pay\w+|(?:past[- ]due|unpaid|overdue|late|outstanding) (?:invoices?|bills?|balances?|accounts?|payments?|fees)|(?:won'?t|doesn'?t|don'?t|not|never|refus\w+ to|slow to) pay(?:ing)? (?:their|his|her|the|my|our|an?|us|me)?(?: [\w-]+){0,2} ?(?:bills?|invoices?|balances?|us|me)|accounts receivable|collections? (?:agenc(?:y|ies)|polic(?:y|ies)|process)|(?:collect(?:ing)?|get(?:ting)? paid) (?:on |for |from )?(?:the |my |our |old |past |unpaid |overdue |outstanding )*(?:invoices?|bills?|balances?|debts?|money|fees|faster|on time|by (?:clients|customers|patients)|clients|customers|patients))\b/,
    not: /\b(?:calls?|calling|callers?|phones?|script\w*|say (?:on|when|to)|voicemail|answer\w*|copays?|train\w*|teach\w*|front desk|receptionists?|reminders?|text\w*|questions and answers|sales tax|rent)\b/,
    about: "collecting what is owed",
    kind: "money",
    bySteps: true,
    atDesk: true,
    settles: "who owes how much since when, what is sent on which day, and where you stop",
    opening:
      "Most late bills aren’t refusals. They went to the wrong person, had a mistake in them, or asked for too much at once. Sort them by that before you get angry, and half of them are gone.",
    points: [
      [
        "Sort the list by age and by reason",
        "Who owes what, since when, and why?",
        "the aging report; the last talk or e-mail for each of the ten largest",
        "Never got it, disputes it, can’t, won’t: four piles.",
      ],
      [
        "Look at your own bill first",
        "Is anything wrong or unclear in it?",
        "the contract, the signed estimate, the insurer’s explanation; somebody who doesn’t know the case",
        "What was agreed, done, billed. A wrong line is mended today, with a kind sentence.",
      ],
      [
        "Fix the days and words of each step",
        "What is sent on day 1, 15, 30 and 45?",
        "your terms; three short letters with the same sum and one way to pay",
        "Day, sender, sentence. The same for everybody.",
      ],
      [
        "Make paying take a minute",
        "How can they pay tonight?",
        "your card processor’s link; the fee; a card on file with written consent",
        "Link, check, plan. Where the sum stands once.",
      ],
      [
        "Offer a plan that is kept",
        "What if they can’t pay all of it?",
        "last year’s plans: how many were kept; your state and, for patients, hardship and credit rules",
        "Parts, dates, a signature, what happens after one is missed. Health plans’ copays can’t simply be forgiven.",
      ],
      [
        "Know what you may not do",
        "What is forbidden?",
        "the state’s law on debt collection; for clinics credit-report and billing rules; for lawyers the bar on fees and files",
        "Hours, threats, whom you mustn’t tell, interest only if it was agreed.",
      ],
      [
        "Choose between small claims, an agency, and letting it go",
        "From which sum on is it worth it?",
        "the court’s fee and limit; two agencies’ share; the hours it takes you",
        "Three lines: below, between, above. For a lien the days run from the last work.",
      ],
      [
        "Stop the next one at the start",
        "How do we not have it again?",
        "the last ten late ones: what was known on day one?",
        "Deposit, estimate signed, terms on page one, work stopped at which day.",
      ],
    ],
    rows: [
      ["Owed, by age and by reason", "Aging report; last contact"],
      ["Limit, fee and form of small claims", "The county court’s site"],
      ["Days for a lien, where work was done on a building", "The state’s statute; a lawyer"],
      ["What an agency keeps, and how it behaves", "Two written offers; its license"],
      ["Interest and late fees you may charge", "Your signed terms; state law"],
    ],
    fears: [
      "“We’ll lose them.” Whoever doesn’t pay is already a cost; write down how much.",
      "“They’ll write a bad review.” The letters are short, kind, and the same for all.",
    ],
    line: "Of $[sum] older than 60 days, $[sum] had a mistake of ours in it, and $[sum] came in after [step].",
    unsourced: "what share “usually” gets paid, or that a threat works",
    ask: ["A lawyer, before a lien, a suit or an agency", "Your accountant on what is written off"],
    forget: [
      "Patients’ and clients’ confidences stay confidential, with an agency too",
      "Statutes of limitation: the oldest first",
    ],
    yours: [
      "The ten largest, and what each said the last time",
      "What your terms say today, and whether anybody signed them",
    ],
  },
];
