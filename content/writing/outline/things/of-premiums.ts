import type { OutlinePoint } from "../kind.ts";
import type { TradeMatter } from "./kind.ts";

const RAISE_DEDUCTIBLE: OutlinePoint = [
  "Raise what you carry yourself",
  "How large a loss could you pay from the account tomorrow?",
  "the broker: quotes at two and at four times the present deductible; your losses of five years",
  "The saving a year beside the deductible, and after how many quiet years it has paid.",
];

const PAY_FOR_THE_YEAR: OutlinePoint = [
  "Pay for the year, and bundle",
  "What do installments cost, and what is taken off for a second policy?",
  "the billing department: fee for each part; the broker on package prices",
  "Both sums. A package is only cheaper if each part is what you’d buy.",
];

const SHOW_CARE: OutlinePoint = [
  "Do less of what causes claims, and show it",
  "What were the last five complaints and near misses about?",
  "the insurer’s risk consultant, often free: what would you credit at the next renewal?",
  "One habit for each, who checks it, and the page that’s sent to the underwriter.",
];

/** What a table of ways to any premium has. */
const ROWS: TradeMatter["rows"] = [
  ["What each way saves in a year", "The broker’s quote, in writing"],
  ["What it costs when something happens", "The policy’s own words, by page"],
  ["Credits: percent, proof, and for how long", "The insurer’s filed list"],
  ["Class, hours, payroll they rate you by", "The declarations page"],
  ["Losses of five years", "The loss runs, from the present insurer"],
];

const ASK: readonly string[] = [
  "Your broker: what each way is worth, in writing, by the same day",
  "A second, independent broker, for the same limits",
];

const ANY_COVER = {
  with: /\b(?:lower(?:ing)?|reduc(?:e|ing)|cut(?:ting)?|sav(?:e|ing)|less|cheaper|bring(?:ing)? down|went up|increase|renewal)\b/,
  not: /\b(?:calls?|callers?|phones?|patients?['’] premiums?|verify\w*)\b/,
  about: "insurance premiums",
  kind: "cover",
  bySteps: true,
  settles:
    "which of the ways to a lower premium you take, and what each of them costs you when something happens",
  opening:
    "A premium falls for one of three reasons: you carry more of the loss yourself, you do less of what causes it, or somebody else quotes lower for the same. Say which one each way is.",
} as const satisfies Partial<TradeMatter>;

/** Ways to a lower premium, by what is insured: what lowers a doctor’s doesn’t lower a truck’s. */
export const ofPremiums: readonly TradeMatter[] = [
  {
    id: "lower-comp-premium",
    heard:
      /^(?=.*\b(?:premiums?|insurance (?:costs?|bills?|rates?)|costs?|rates?)\b).*\bworkers?'?s?'? comp(?:ensation)?\b/,
    with: /\b(?:lower(?:ing)?|reduc(?:e|ing)|cut(?:ting)?|sav(?:e|ing)|less|cheaper|bring(?:ing)? down|went up|increase|renewal)\b/,
    not: /\b(?:calls?|callers?|phones?|patients?['’] premiums?|verify\w*)\b/,
    about: "workers’ compensation premiums",
    kind: "cover",
    bySteps: true,
    settles:
      "whether classes, payroll and the mod are right, which injuries come again, and how soon somebody hurt is back at work",
    opening:
      "The sum is a rate for each class of work, times payroll, times a factor from your own injuries. Two of the three may be wrong on paper, and the third is made on the job.",
    points: [
      [
        "Check each person’s class code",
        "Is each one rated as what they really do?",
        "the policy’s class codes beside a week of real work; the rating bureau’s descriptions; the broker",
        "Name, code, hours in each kind of work. Office and yard aren’t rated as climbing where the rules let them be split.",
      ],
      [
        "Read the mod worksheet",
        "Which injuries are in your experience mod, and are they yours?",
        "the worksheet from the rating bureau or your broker; the reserve on each open claim",
        "Each claim with year, sum, open or closed, and who asks for its review before the next mod is set.",
      ],
      [
        "Report payroll as the rules count it",
        "Which overtime, travel pay and owners’ pay are counted that needn’t be?",
        "last year’s audit, your payroll report by class; the auditor’s rules in your state",
        "Three lines with sums. Overtime’s extra half may come off where it’s recorded apart.",
      ],
      [
        "Get certificates before a subcontractor starts",
        "Whose people were charged to you at the last audit?",
        "certificates on file, with dates, beside last year’s payments",
        "No certificate, no first check; who looks it up.",
      ],
      [
        "Stop the injury that comes again",
        "What were the last five injuries, and the last five near ones?",
        "the injury log; two of the crew, asked alone; the insurer’s safety consultant, often free",
        "One change for each: tool, rule, training, who checks it on which day.",
      ],
      [
        "Have light work ready before anybody is hurt",
        "What could somebody do here with one arm?",
        "the last three who were off; their doctor’s form; the insurer on return-to-work credits",
        "A list of tasks with hours, so that a claim is medical only where that’s allowed.",
      ],
      [
        "Report the same day",
        "How many days lay between injury and report, the last five times?",
        "claim records; the insurer’s number, on a card in each truck",
        "Who calls, what is written down, which clinic. Leaving one unreported is no saving and no option.",
      ],
      [
        "Ask for the state’s and the insurer’s credits",
        "Which credits exist for a safety program, a drug-free workplace, a deductible, a group plan?",
        "your state’s bureau or fund; the broker: percent, proof, deadline",
        "A tick, a percent and a date beside each.",
      ],
      [
        "Have it quoted with a story",
        "Who else writes this class, and what have they not been told?",
        "two brokers; loss runs of five years with one sentence on each large claim",
        "The same payroll and classes side by side, dividends and deposit included.",
      ],
    ],
    rows: [
      ["Class codes, rate for $100 of payroll", "The declarations page"],
      ["The mod, and what is in it", "The rating bureau’s worksheet"],
      ["Payroll by class", "The last audit"],
      ["Days off after each injury", "Your own log"],
    ],
    fears: [
      "“We’ll be without cover for the one thing that happens.” Beside each saving write what it leaves out.",
    ],
    ask: ASK,
    forget: [
      "An audit after the year’s end corrects the sum, both ways",
      "Owners can be in or out: ask what that leaves uncovered",
    ],
    line: "Our rate is $[amount] for each $100 of [class] payroll at a mod of [mod]; [way] would bring it to $[amount].",
    unsourced: "what an injury costs on average, and that safety training always pays",
  },
  {
    id: "lower-malpractice",
    heard: /\b(?:malpractice|professional liability|(?:medical|dental|legal) liability|e ?& ?o)\b/,
    ...ANY_COVER,
    points: [
      RAISE_DEDUCTIBLE,
      [
        "Ask for every credit on the insurer’s list",
        "Claims-free years, a society or association, electronic records, safety equipment, new in practice: which do you have?",
        "the underwriter, through the broker: the filed list of credits and what each is worth",
        "A tick, a percent and a date beside each, and who sends the proof.",
      ],
      [
        "Take the course that counts",
        "Which risk-management or safety course lowers it, and for how long?",
        "the insurer’s own education department: which course, what percent, how many years",
        "Hours, who has to take it, and the day on which the proof must be there.",
      ],
      [
        "Have your class corrected",
        "Are you rated as what you do today?",
        "the broker, with last year’s real list of procedures, jobs, hours and payroll beside the declarations page",
        "Each line that’s no longer true, and the day it ended. What you’ve begun is told, too.",
      ],
      [
        "Drop, or send out, the one thing that is rated highest",
        "Which procedure or job costs more in premium than it brings?",
        "the broker: the premium without it; your own count of how often it was done",
        "Premium saved, income lost, where it’s sent instead.",
      ],
      [
        "Have part-timers and leave rated as such",
        "Does anybody pay a full rate for half the hours?",
        "the insurer: part-time, leave and retirement rules, and from how many hours",
        "Names, hours, the rate, the form.",
      ],
      [
        "Join a group that buys together",
        "Which association or purchasing program writes your kind?",
        "your state society or trade association, and its broker: dues, terms, what its members pay",
        "Dues against the saving, and what happens when you leave it.",
      ],
      [
        "Have it quoted anew 90 days before renewal",
        "Who else writes this in your state, at the same limits?",
        "two insurers through a broker who may place with both; the loss runs that the present one must hand out",
        "The same limits side by side. If it’s claims-made, add the tail’s price to any change.",
      ],
      PAY_FOR_THE_YEAR,
      SHOW_CARE,
    ],
    rows: ROWS,
    fears: [
      "“We’ll be without cover for the one thing that happens.” Beside each saving write what it leaves out.",
      "“They’ll ask for a tail.” Get its price before you leave anybody.",
    ],
    ask: ASK,
    forget: [
      "Limits that a hospital, landlord or customer demands of you",
      "Nothing is left out of an application: it can void the policy",
      "Tail or prior-acts cover, when a claims-made policy changes hands",
    ],
    line: "We pay $[amount] for limits of [limits]; with [way] it would be $[amount], and we would carry $[amount] ourselves.",
    unsourced: "what others save, and that rates always rise",
  },
  {
    id: "lower-fleet-premium",
    heard:
      /^(?=.*\b(?:premiums?|insurance (?:costs?|bills?|rates?)|deductibles?)\b).*\b(?:trucks?|vans?|trailers?|vehicles?|fleets?|pickups?|buses|limos?|tow(?:ing)?|commercial auto)\b/,
    with: /\b(?:lower(?:ing)?|reduc(?:e|ing)|cut(?:ting)?|sav(?:e|ing)|less|cheaper|bring(?:ing)? down|went up|increase|renewal)\b/,
    not: /\b(?:calls?|callers?|phones?|patients?['’] premiums?|verify\w*)\b/,
    about: "insuring work vehicles",
    kind: "cover",
    bySteps: true,
    settles:
      "who drives what, how far and how well, which truck still needs which cover, and what somebody else would ask for the same",
    opening:
      "An insurer of trucks prices three things: who sits in them, how far they go, and what they have hit. Two of the three can be put in better order before the next renewal.",
    points: [
      [
        "Run every driver’s record before the insurer does",
        "Who drives today, and what is on each record of three years?",
        "the state’s motor vehicle records, with each driver’s signed consent; the insurer: which violations rate a driver up, and for how long",
        "A line for each driver: violations with their dates, and who doesn’t drive until when.",
      ],
      [
        "Write down who may drive, and keep to it",
        "Who else gets behind the wheel: helpers, family, somebody’s weekend?",
        "the driver schedule on the policy, beside the real list; the insurer: which drivers must be named",
        "A short rule with age, years of license, no private use, no phone, signed by each driver.",
      ],
      [
        "Put cameras or telematics in, and ask for the credit first",
        "What does the insurer take off for cameras, tracking or speed limiters?",
        "the underwriter in writing, before you buy: percent, from when, what is shared; two vendors’ yearly price",
        "Credit a year beside cost a year, and what happens in a dispute over a crash.",
      ],
      [
        "Correct where each one sleeps and how far it goes",
        "What do the papers say of garaging address, radius, weight class and use?",
        "the schedule by VIN, the door plates, a month of odometer readings",
        "Each line that’s wrong, both ways. What has grown is told, too.",
      ],
      [
        "Take old ones off collision cover",
        "What would the insurer pay for each truck or trailer if it were lost tomorrow?",
        "its value today, the deductible and the yearly price of comprehensive and collision, by VIN; the lender, where there is a loan",
        "Keep or drop, one line for each. Liability stays on all.",
      ],
      [
        "Lay up what stands in winter",
        "Which trucks, trailers and machines stand still, from when to when?",
        "the insurer: lay-up or storage rates, and what remains covered: theft, fire",
        "Dates for each, plates and keys put away, and who calls before it rolls again.",
      ],
      [
        "Raise the deductible as far as the account goes",
        "How large a repair could you pay tomorrow, twice in one month?",
        "quotes at two and four times the present deductible; the losses of five years",
        "The saving a year beside the deductible, and after how many quiet years it has paid.",
      ],
      [
        "Go after backing and rear-end crashes",
        "What were the last five, down to the mirror?",
        "loss runs and the repair bills you paid yourself; the insurer’s loss-control person, often free",
        "One rule for each kind: a walk around, a spotter, a following distance, who checks it.",
      ],
      [
        "Have it quoted 90 days before renewal",
        "Who else writes fleets of your size, at the same limits?",
        "two independent brokers, each with the insurers’ names; five years of loss runs, driver list, VINs",
        "The same limits side by side, trailers, hired and non-owned cover in or out.",
      ],
      [
        "Pay at once, or put it with the rest",
        "What do installments cost, and what comes off with the general liability?",
        "the billing department; the broker on a package",
        "Both sums for a year.",
      ],
    ],
    rows: [
      ["Drivers: records of three years, license, age", "The state’s records, with consent"],
      ["Each VIN: value, weight class, garaging, radius", "The schedule and the door plate"],
      ["Premium by vehicle and by cover", "The declarations page"],
      ["Losses of five years", "The loss runs, from the present insurer"],
      ["What each credit is worth", "The insurer, in writing"],
    ],
    fears: [
      "“We’ll be without cover for the one thing that happens.” Beside each saving write what it leaves out.",
    ],
    ask: ASK,
    forget: [
      "What hangs behind or rides on it: a trailer, a mower, a tank is often another policy",
      "Limits that a customer, a lender or a permit demands",
      "A driver left off the list can cost the claim",
    ],
    line: "We insure [number] vehicles for $[amount] a year, $[amount] each; [way] takes off $[amount] and costs $[amount].",
    unsourced: "what cameras or telematics save on average, and that rates always rise",
  },
  {
    id: "lower-premium",
    heard:
      /\b(?:premiums?|insurance (?:costs?|bills?|rates?)|deductibles?|(?:liability|business|property|commercial) insurance)\b/,
    ...ANY_COVER,
    points: [
      RAISE_DEDUCTIBLE,
      [
        "Ask for every credit on the insurer’s list",
        "Claims-free years, an association, alarms, cameras, safety equipment, trained people: which do you have?",
        "the underwriter, through the broker: the filed list of credits and what each is worth",
        "A tick, a percent and a date beside each, and who sends the proof.",
      ],
      [
        "Take the course that counts",
        "Which safety course lowers it, and for how long?",
        "the insurer’s own education department: which course, what percent, how many years",
        "Hours, who has to take it, and the day on which the proof must be there.",
      ],
      [
        "Have your class corrected",
        "Are you rated as what you do today?",
        "the broker, with last year’s real list of jobs, sales, hours and payroll beside the declarations page",
        "Each line that’s no longer true, and the day it ended. What you’ve begun is told, too.",
      ],
      [
        "Drop, or send out, the one thing that is rated highest",
        "Which kind of work costs more in premium than it brings?",
        "the broker: the premium without it; your own count of how often it was done",
        "Premium saved, income lost, where it’s sent instead.",
      ],
      [
        "Have what stands still rated as such",
        "What is insured all year and used for part of it?",
        "the insurer: seasonal, part-time and storage rates, and what they leave out",
        "What, from when to when, the rate, the form.",
      ],
      [
        "Join a group that buys together",
        "Which association or purchasing program writes your kind?",
        "your trade association, and its broker: dues, terms, what its members pay",
        "Dues against the saving, and what happens when you leave it.",
      ],
      [
        "Have it quoted anew 90 days before renewal",
        "Who else writes this in your state, at the same limits?",
        "two insurers through a broker who may place with both; the loss runs that the present one must hand out",
        "The same limits and deductibles side by side, and the day on which each has to be told.",
      ],
      PAY_FOR_THE_YEAR,
      SHOW_CARE,
    ],
    rows: ROWS,
    fears: [
      "“We’ll be without cover for the one thing that happens.” Beside each saving write what it leaves out.",
    ],
    ask: ASK,
    forget: [
      "Limits that a landlord, lender or customer demands of you",
      "Nothing is left out of an application: it can void the policy",
      "A gap of one day between the old policy and the new one",
    ],
    line: "We pay $[amount] for limits of [limits]; with [way] it would be $[amount], and we would carry $[amount] ourselves.",
    unsourced: "what others save, and that rates always rise",
  },
];
