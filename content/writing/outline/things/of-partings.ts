import type { TradeMatter } from "./kind.ts";

/** How one gets out of what was agreed. */
export const ofPartings: readonly TradeMatter[] = [
  {
    id: "parting",
    heard:
      /\b(?:(?:dismiss|fir(?:e|ing)|discharg\w+|drop(?:ping)?|terminat(?:e|ing)|let(?:ting)? go of|part(?:ing)? (?:ways )?with|get(?:ting)? rid of) (?:an?|my|our|the|some|bad|difficult|problem|non-?paying)? ?(?:[\w-]+ ){0,2}(?:patients?|clients?|customers?)|(?:patient|client) (?:dismissal|discharge|termination)|withdraw(?:ing|al)? (?:from|as) (?:a case|representation|counsel))\b/,
    not: /\b(?:never show|no-?shows?|calls?|phones?|voicemail|answering)\b/,
    about: "ending work with a patient or client",
    kind: "rule",
    bySteps: true,
    settles: "whether you may, how much notice they need, and what goes along with them",
    opening:
      "You may nearly always stop. What you mustn’t do is stop in the middle. So the date on the letter counts from what they need next, not from how angry you are.",
    points: [
      [
        "Write down the reason, with dates",
        "Why, and would the same reason hold for anybody?",
        "the chart or file: missed visits, unpaid bills, threats, advice not followed, each with a date",
        "Three dated facts. Never race, faith, disability, origin, or that they complained.",
      ],
      [
        "See whether it’s a bad moment",
        "Are they in the middle of something?",
        "whoever treats or represents them: an open wound, a late pregnancy, a hearing, a closing, a filing date",
        "What has to be finished or handed over first, and by whom.",
      ],
      [
        "Look up your own board’s rule",
        "What do the board and the contract ask?",
        "state medical, dental or veterinary board; the bar’s rule on withdrawal, and the court’s leave where a case is open; the payer’s contract",
        "Notice in days, grounds, whether somebody must allow it. Insurers often want to be told, too.",
      ],
      [
        "Give one written warning, if it can still be mended",
        "What would make us keep them?",
        "the letter you’d send anybody in that case",
        "What has to change by which day. Threats and violence need no warning.",
      ],
      [
        "Send the letter",
        "What stands in it, and how is it sent?",
        "your board’s or insurer’s sample; your malpractice carrier’s hotline",
        "The date it ends, urgent help until then, how to find somebody else, how to get the records. By mail that is traced, and by portal.",
      ],
      [
        "Hand over records, files and money",
        "What goes along, and what does it cost?",
        "the state’s rule on copies; the bar on files and unearned fees",
        "Within which days. An unpaid bill is no reason to keep a record or a client’s file back.",
      ],
      [
        "Tell your own people",
        "What does the team say if they come or write?",
        "one sentence, and a mark in the program",
        "Who answers, what is still done until the date, that nothing is discussed.",
      ],
      [
        "Keep the proof",
        "What would we show in two years?",
        "the letter, the receipt, the notes",
        "Where it lies, for how long, and who looked at it before it went out.",
      ],
    ],
    rows: [
      [
        "Days of notice and urgent help until then",
        "State board; malpractice carrier’s hotline; for lawyers the bar’s ethics line",
      ],
      ["When it’s discrimination", "hhs.gov on civil rights; the state’s agency"],
      ["Records: days, fees, form", "State law on copies; the board"],
      ["What a payer or a court has to be told", "The plan’s provider manual; the court’s rules"],
    ],
    fears: [
      "“They’ll complain to the board.” Then the letter, the dates and the records are the answer.",
      "“They’ll write a bad review.” They may; the letter stays kind.",
    ],
    line: "From [date], [days] from today, we can no longer [treat/represent] you; until then we see you for [what], and your records go to [whom] on request.",
    unsourced: "that “30 days is the law” without your state’s or board’s page",
    ask: [
      "Your malpractice carrier’s hotline, before the letter goes out",
      "The bar’s ethics line or your board, where a case or treatment is open",
    ],
    forget: [
      "Nobody is dropped in the middle of a treatment or a deadline",
      "Records don’t wait for payment",
    ],
    yours: ["What was said and written so far, by date", "What they need next, and until when"],
  },
  {
    id: "leaving-contract",
    heard:
      /\b(?:(?:get(?:ting)? out of|cancel(?:ing|ling)?|break(?:ing)?|end(?:ing)?|exit(?:ing)?|terminat(?:e|ing)) (?:an?|my|our|the|this) (?:[\w-]+ ){0,4}(?:contracts?|agreements?|leases?|subscriptions?))\b/,
    not: /\b(?:calls?|callers?|phones?|answering|apartment|gym|clients?['’]?|my tenant|employment|real estate purchase)\b/,
    about: "getting out of a contract",
    kind: "rule",
    bySteps: true,
    settles: "on which day you may leave, what it costs, and what you say to whom",
    opening:
      "Look for four words before you write to anybody: term, renewal, notice, fee. They mostly stand on the last two pages, and one of them has a date that may be next week.",
    points: [
      [
        "Find all of the papers",
        "What did we sign, and what does it refer to?",
        "order forms, terms on a website “as amended,” the equipment lease, the personal guarantee",
        "A list with dates and who signed. Often the machine is leased from a third company.",
      ],
      [
        "Mark the four dates",
        "When does it end, renew, and by when must notice be there?",
        "the text, at “term,” “renewal” and “notice”",
        "Dates in the calendar, with a week to spare, and the address that counts.",
      ],
      [
        "Read what leaving early costs",
        "What do we owe if we stop now?",
        "the text, at “early termination,” “minimum purchase,” “liquidated damages”",
        "A sum today, in three months and at the end.",
      ],
      [
        "Look whether they kept their part",
        "What have they not delivered?",
        "tickets, slips, e-mails of a year: late, short, dearer than agreed",
        "A list by date. Some contracts let you go if it’s not mended within days of a letter.",
      ],
      [
        "Have a lawyer read the worst page",
        "Is the renewal or the fee valid here?",
        "a contract lawyer for one hour; your state’s law on automatic renewal between businesses",
        "Yes, no or doubtful for each, and what it’s worth to fight about.",
      ],
      [
        "Ask for an easy way first",
        "What would they take instead?",
        "their account manager, with the list: a smaller minimum, a pause, a buyer for the rest, a last payment",
        "Two offers with a date, and what you give for it.",
      ],
      [
        "Send notice as the paper says",
        "How do we do it so that it counts?",
        "the notice clause: address, mail, form, days; the receipt",
        "One page, no reasons, the clause, the date. Stop automatic payments only as the lawyer says.",
      ],
      [
        "Get your things and your data back",
        "What has to come back to us, and to them?",
        "the text, at “return” and “data”; photos of what you ship",
        "What, by when, at whose cost, and a letter that nothing is owed.",
      ],
    ],
    rows: [
      ["End, renewal, days of notice, address", "The contract, at “term,” “renewal” and “notice”"],
      ["Cost of leaving today", "“Early termination”; a payoff figure in writing"],
      ["What they missed", "Your own slips and e-mails"],
      ["Law on automatic renewal", "The state’s attorney general; a lawyer"],
      ["Whether you signed personally", "The guarantee page"],
    ],
    fears: [
      "“They’ll sue.” Ask the lawyer for what, and for how much.",
      "“We’ll stand there without.” Have the next one ready before the notice goes.",
    ],
    line: "The contract of [date] runs to [date], renews unless notice reaches [address] by [date], and costs $[sum] to leave today.",
    unsourced: "that a clause “won’t hold up,” or that they’ll let you go",
    ask: [
      "A contract lawyer, before you stop a payment",
      "Whoever leases you the machine: it may be another company",
    ],
    forget: ["The personal guarantee", "Notice counts when it arrives, and at the right address"],
    yours: ["What made you want to leave, by date", "What you’d use instead from which day"],
  },
];
