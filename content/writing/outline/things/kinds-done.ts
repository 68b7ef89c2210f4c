import type { ThingKind } from "./kind.ts";

/** What is decided about people, rules, money, rooms and days. */
export const done: readonly ThingKind[] = [
  {
    id: "rule",
    heard:
      /\b(?:laws?|rules?|regulations?|complian(?:ce|t)|legal(?:ly)?|required?|requirements?|mandat\w+|licens\w+|permits?|osha|hipaa|ada|audits?|inspections?|inspectors?|fines?|penalt(?:y|ies)|deadlines?|illegal|allowed)\b/,
    points: [
      [
        "Find the text and its date",
        "What exactly does the rule say, and since when?",
        "the agency’s own page or the code itself; note the section and the date on which you read it",
        "One sentence in plain words, with the section. State and federal apart.",
        "Quoting a newsletter",
      ],
      [
        "Say who has to follow it",
        "Does it apply to a business like ours?",
        "the rule’s “definitions” and “exemptions”: number of people, revenue, kind of work",
        "The threshold, and on which side of it your reader stands. Those who may stop reading here.",
        "Assuming that small means exempt",
      ],
      [
        "Compare it with what you do today",
        "What has to change from which day?",
        "your own last month: what was done, signed, paid or posted, next to the rule",
        "The three things that differ, each with a name and a day.",
        "Rewriting everything",
      ],
      [
        "Write down what proves it",
        "What would an inspector ask to see?",
        "the agency’s inspection guide or its last published decisions",
        "The record, who keeps it, where, and for how many years.",
        "Doing it right and keeping no record",
      ],
      [
        "Name the price of a mistake",
        "What happens if we get it wrong?",
        "the rule, at “penalties”; two decisions of the last two years",
        "The usual sum and not the largest, how it comes to light, and what helps if you find it yourself.",
        "Frightening readers with the maximum",
      ],
      [
        "Have it read by somebody who knows",
        "Whom can I ask, and what does it cost?",
        "the agency’s own help line; your association; an attorney, for an hour",
        "One question for each of them, with the answer in writing.",
        "Ending with “consult an attorney”",
      ],
    ],
    rows: [
      ["Which rule, section and date", "The agency’s page, or the code"],
      ["Who has to follow it", "The rule, at “definitions” and “exemptions”"],
      ["What you’d do differently tomorrow", "Your own last month, next to the text"],
      ["What proves it, and for how long it’s kept", "The agency’s inspection guide"],
      ["The usual penalty", "Its published decisions of two years"],
      ["What it costs to follow it: hours, money", "Your own estimate, with a name"],
    ],
    decides:
      "It comes down to the threshold: on which side of it your reader stands, with the section that says so.",
    settles: "what the text says, whom it binds, and what has to change from which day",
    opening:
      "Most of what is said about a rule was said by somebody who hadn’t read it. So here are the section, the date, and the three things that change.",
    yours: [
      "How you do it today, honestly",
      "What an inspector, an auditor or your attorney said the last time",
    ],
    fears: [
      "“We’ll be fined for something we never heard of.” Say how it usually comes to light, and what is asked first.",
      "“It changes again next year.” Give the date of the text and where a change would be announced.",
    ],
    line: "Under [section], in force since [date], a business with [number] people must [duty]; we do [what] today.",
    unsourced:
      "what the law says without section and date, a maximum fine as if it were usual, or advice for one case",
  },
  {
    id: "person",
    heard:
      /\b(?:hir(?:e|es|ing)|recruit\w*|employees?|staff(?:ing)?|part[- ]timers?|interns?|apprentices?|managers?|turnover|quit(?:s|ting)?|retain\w*|associates?|partners?|assistants?|temps?)\b/,
    points: [
      [
        "Write down the work, not the title",
        "What would this person do at nine, noon and four?",
        "a week’s tally by whoever does it now, with hours",
        "The tasks, who may do which by law, and what is left over.",
        "Copying the last ad",
      ],
      [
        "Add up what a year costs",
        "What does a year of it really cost?",
        "wage, taxes, benefits, training hours, a place to work; three ads nearby with their date",
        "The year’s sum and the extra work that pays for it, in visits, jobs or hours.",
        "Reckoning with the hourly wage",
      ],
      [
        "Look at the other ways",
        "Could it be done without a new person?",
        "the task list: what could stop, move, be shared or be bought in",
        "Two other ways with their sum, and why they do or don’t do.",
        "Hiring because everybody is tired",
      ],
      [
        "Choose how you’ll tell",
        "How do you tell a good one from a good talker?",
        "a paid half day with a task of your own, and two calls to people they worked for",
        "The task, who watches, and the answer you’d accept, written down beforehand.",
        "Deciding in the first five minutes",
      ],
      [
        "Plan the first ninety days",
        "What must be true after ninety days?",
        "the last new person: what was missing in week one?",
        "Three things that can be counted, who helps, and the day on which you both say whether it works.",
        "Leaving them to find out",
      ],
    ],
    rows: [
      ["A year’s cost, with taxes, benefits and training", "Your payroll report; three ads nearby"],
      ["The work it brings or frees, in hours a week", "A week’s tally by whoever does it now"],
      ["What they may do, by license or law", "The state board’s page, with the date"],
      ["Weeks until they can do it alone", "The last two who started"],
      ["Sick days, leave, and who stands in", "Your calendar of last year"],
      ["How it ends, if it must", "The agreement; your attorney, for an hour"],
    ],
    decides:
      "It comes down to the hours of work that are really there, week by week, and to who is free to teach.",
    settles: "which work there is, what a year of it costs, and how you’d tell in ninety days",
    opening:
      "“We need somebody” is a feeling. How many hours a week, at which hours, and for which of the tasks is a number, and it can be had by Friday.",
    yours: ["Why the last one stayed, or left", "What nobody has time for now, in hours a week"],
    fears: [
      "“We can’t afford them in a slow month.” Show the slowest month of last year with the new wage in it.",
      "“We train them and they leave.” Say how long your people stay, and what the last two said.",
    ],
    line: "There are [hours] a week of [task] that nobody has time for; a year of it costs us [sum].",
    unsourced:
      "an average wage without place and date, “everybody is short of people,” or what the law lets them do",
  },
  {
    id: "wage",
    heard:
      /\b(?:pay(?:ing)?|wages?|salar(?:y|ies)|payroll|bonus(?:es)?|commissions?|overtime|benefits?|pto|vacation|sick (?:leave|days?|time)|raises?|hourly|401\(?k\)?|tips)\b(?=.*\b(?:employees?|staff|nurses?|assistants?|crew|team|hygienists?|technicians?|techs?|people|workers?|associates?|drivers?|servers?|paralegals?|stylists?)\b)|\b(?:employees?|staff|nurses?|assistants?|crew|team|technicians?|workers?|associates?)\b(?=.*\b(?:pay|wages?|salar(?:y|ies)|bonus(?:es)?|overtime|pto|commission)\b)/,
    points: [
      [
        "Work it out with last year’s figures",
        "What would last year have cost this way?",
        "the payroll report: every pay period, with overtime, leave and taxes",
        "The year as it was and as it would have been, with the worst month beside the average.",
        "Reckoning with an average week",
      ],
      [
        "Look up what the state allows",
        "What does the law let you do?",
        "your state’s labor department and dol.gov, with the date; the notice a change needs",
        "The rule in one sentence, and what must be in writing before the first day.",
        "Taking another state’s answer",
      ],
      [
        "Count the work it makes",
        "How many hours of office work is it?",
        "whoever runs payroll: minutes for each run, corrections, and the bill of the payroll company",
        "Hours and fees for a year, each way.",
        "Forgetting the fee for each run",
      ],
      [
        "Ask those who are paid",
        "What does it mean to the people themselves?",
        "three of them, one new, one with children, one long here: rent day, savings, what they’d change",
        "What they said, with one sentence quoted if they agree.",
        "Announcing it as a benefit",
      ],
      [
        "Look at the cash",
        "Is the money there on that day?",
        "the bank statement of twelve months: balance on each payday, and when your own payers pay",
        "The thinnest day, and what it would have been.",
        "Looking at profit instead of the account",
      ],
      [
        "Plan the first month of it",
        "How do you change over without anybody short of money?",
        "the payroll company: the first date, the gap, an advance; a letter with an example",
        "One example pay stub, the day it’s told, and who answers questions.",
        "Changing in December",
      ],
    ],
    rows: [
      ["Last year, worked out this way", "The payroll report, pay period by pay period"],
      ["What the state requires, and notice of a change", "The state’s labor department, with the date"],
      ["Payroll fees and office hours a year", "The payroll company’s price page; a watch on one run"],
      ["The account on the thinnest payday", "Twelve months of bank statements"],
      ["Overtime and leave: which is easier to get right", "The last three corrections"],
      ["What your people prefer", "Three of them, asked alone"],
    ],
    decides:
      "It comes down to the account on the thinnest payday and to what the people who are paid would say.",
    settles: "what last year would have cost, what the state allows, and what it means to the people",
    opening:
      "Take last year’s payroll and pay it once more, on paper, the other way. What comes out is the first paragraph, whichever way it goes.",
    yours: ["How you pay now, since when, and why", "What was asked or complained about last"],
    fears: [
      "“I lose a check in the change.” Show the dates of the first month, and the advance.",
      "“It’s done to save money on us.” Say who gains what, in dollars, first.",
    ],
    line: "Last year we paid [number] times, [sum] in all with [hours] of office work; the other way it would have been [sum].",
    unsourced:
      "what the law allows without state and date, what “most employers” pay, or that people will stay for it",
  },
];
