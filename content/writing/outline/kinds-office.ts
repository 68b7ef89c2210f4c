import type { OutlineKind } from "./kind.ts";

// Dates, papers and money.

export const filing: OutlineKind = {
  id: "filing",
  about: "taxes and official forms",
  heard:
    /\b(?:taxes|tax (?:deductions?|returns?|deadlines?|filing|forms?|laws?)|estimated tax\w*|payroll tax\w*|irs|1099s?|w-?[29]s?|licens\w+|permits?|renew\w*|regist(?:er|ration)\w*|llc|trademark|annual report|certificat\w+|(?:state|health|fire|building|city|county|safety|license|annual|board|osha|food) inspections?|complian\w+|zoning|grant applications?|apply(?:ing)? for|security deposits?)\b/,
  points: [
    [
      "Find out whether it applies to you",
      "Does this apply to me?",
      "The office’s own page (IRS, state, county, city): copy the sentence, the address and the date.",
      "Begin with the test: who may, who must, and who is left out, in one sentence each. Most readers came for that alone, and employees, owners and people with two jobs often get different answers.",
      "Doing what a colleague in another town did",
    ],
    [
      "Put two dates in the calendar: theirs, and yours two weeks before",
      "When is it due?",
      "The same page; call once and ask how long they take right now.",
      "Give the official date with the year for which you checked it, and say what counts as on time: received, postmarked or paid.",
      "Putting only the office’s date in the calendar",
    ],
    [
      "Collect the papers, the slowest first",
      "What do I need before I start?",
      "Open last year’s file: what had to be sent in later?",
      "List the papers in the order in which they take longest to get, with what each proves.",
      "Beginning with the form and not with the slowest paper",
    ],
    [
      "Work it out once with real numbers",
      "How much is it?",
      "Your accountant or the clerk checks the example before you publish it.",
      "One worked example with round numbers, line by line, and where there are two methods both of them side by side, so that a reader sees when each is better.",
      "Believing the example on the page without your own numbers",
    ],
    [
      "Send it, and keep the proof",
      "Where do I send it, and how do I pay?",
      "Do it once with the page open, and note where you had to stop.",
      "Where it goes, how it’s paid, and which paper to keep for how long.",
      "Sending it without keeping the proof",
    ],
    [
      "Know what being late costs",
      "What if I miss the date?",
      "The office’s page on penalties, and the name of the person who told you the rest.",
      "What a day, a month and a wrong figure cost, and what can still be done if a reader sees it coming.",
      "Finding out what a late day costs on that day",
    ],
    [
      "Avoid the mistake everyone makes the first time",
      "What do people get wrong the first time?",
      "Ask your accountant, or the clerk at the counter, what they see every week.",
      "The claim that’s most often refused, and why: usually a rule about exclusive use, a missing record or a wrong year.",
      "Sending it the first time without asking what is refused most",
    ],
    [
      "Make the next time easier",
      "How do I make it easier next time?",
      "Someone who has done it for five years: what do they keep, and where?",
      "A habit of ten minutes a month that replaces a weekend in spring.",
      "Beginning from nothing again next year",
    ],
  ],
};

export const collecting: OutlineKind = {
  id: "collecting",
  about: "collecting money",
  heard:
    /\b(?:invoic\w+|get(?:ting)? paid|late.?pay\w*|unpaid|past.?due|overdue|owes?|collections?|small claims|chargebacks?|bounced checks?|(?<!security )deposits?|accounts receivable)\b/,
  points: [
    [
      "Agree on the terms before the work",
      "When do customers hear when to pay?",
      "Your own form, and your state’s page on late fees, with the date.",
      "Where the terms stand, and who says them aloud.",
    ],
    [
      "Send the bill the day the work is done",
      "When does the bill go out?",
      "Take your last ten: days from the work to the bill, and from the bill to the money.",
      "The day the bill goes out is the day the clock starts.",
    ],
    [
      "Remind on fixed days",
      "How often do you remind, and in what words?",
      "Which of your reminders got an answer? Quote it.",
      "Three dates and three texts, the first one friendly, the last one short.",
    ],
    [
      "Pick up the phone before you write again",
      "What do you say?",
      "Whoever makes these calls: what do they hear most, and what do they answer?",
      "How such a call begins, and what’s noted while it lasts.",
    ],
    [
      "Offer one way out",
      "What if they can’t pay?",
      "How many kept to it last year?",
      "One plan with two dates, in writing.",
    ],
    [
      "Decide where it ends",
      "When do you stop?",
      "Your county’s small claims page: cost, limit, time.",
      "The sum and the day at which it goes to somebody else, or is let go.",
    ],
  ],
};

export const books: OutlineKind = {
  id: "books",
  about: "bookkeeping",
  heard:
    /\b(?:bookkeep\w*|cash ?flow|budget\w*|payroll|expenses|write-?offs?|deduct\w*|receipts|profit\w*|break[- ]even|quickbooks)\b/,
  points: [
    [
      "Start with what it looks like today",
      "Where do I stand?",
      "Your bank statements for three months, added up by hand.",
      "Three numbers from last month: what came in, what went out, and the lowest day in between.",
    ],
    [
      "Keep business and private money apart",
      "What has to be separate?",
      "Ask your accountant what they spend time sorting out.",
      "Which accounts there are, and how the owner gets paid.",
    ],
    [
      "Set one half-hour a week",
      "What do I do, and when?",
      "Try it for three weeks: what was missing each time?",
      "What’s done in it, in order, and by whom.",
    ],
    [
      "Watch three numbers",
      "Which numbers matter?",
      "Ask an owner who got through a bad year which number warned them.",
      "Cash, what customers owe, and what’s due within thirty days, each with the line below which you act.",
    ],
    [
      "Know the rule, with its page",
      "What does the rule say?",
      "The official page; your accountant reads your sentence.",
      "The rule that most often surprises owners, in one sentence, with its source and date.",
    ],
    [
      "Put something aside for the slow months",
      "How much should I keep back?",
      "Your slowest month of the last two years.",
      "Which share of every payment, and until when.",
    ],
    [
      "Say when to ask a professional",
      "When do I need help?",
      "Two accountants nearby: what would they want to see first?",
      "The four moments at which an hour with an accountant is cheaper than finding out.",
    ],
  ],
};

export const safety: OutlineKind = {
  id: "safety",
  about: "safety rules",
  heard:
    /\b(?:osha|safety|fire drill|food safety|health inspect\w*|allergens?|cyber\w*|passwords?|phishing|scams?|data breach|hack\w*|theft|shoplift\w*|robber\w*|break-?ins?|liabilit\w+|ada\b|accessib\w+|infection control|steriliz\w+|sharps|backups?)\b/,
  points: [
    [
      "Find the rule that holds for you",
      "What do we have to do?",
      "The agency’s page for small employers; ask your insurer for their checklist.",
      "The rule in one sentence, whom it binds, and its date.",
    ],
    [
      "Walk through and look for it",
      "Where are we today?",
      "Two people walk separately and compare lists.",
      "A walk with a notebook finds more than a meeting.",
    ],
    [
      "Fix first what can hurt someone",
      "What comes first?",
      "Ask whoever works there every day what they step around.",
      "What’s fixed this week, and what nobody does until then.",
    ],
    [
      "Give each task a name and a day",
      "Who does what, how often?",
      "Look at who is really there on that day.",
      "A name, a weekday and a place to sign.",
    ],
    [
      "Practice the bad day",
      "What do we do when it happens?",
      "Try it once unannounced, with a watch.",
      "Who does what in the first five minutes, practiced once without warning.",
    ],
    [
      "Keep the record",
      "What do we have to be able to show?",
      "Ask an inspector or your insurer what they ask for first.",
      "Which papers an inspector or insurer asks for first.",
    ],
  ],
};

export const deducting: OutlineKind = {
  id: "deducting",
  about: "taxes",
  heard: /\b(?:deduct\w*|write[- ]?offs?|tax[- ]deductible|depreciat\w+|section 179)\b/,
  points: [
    [
      "Begin with the test",
      "May I deduct it at all?",
      "The IRS’s own page and publication for it: copy the sentence, with the year.",
      "In two sentences, who may and who may not. For a room at home it’s whether the room is used regularly and for nothing else; for most other things, whether it’s ordinary and necessary for the work. Employees and the self-employed get different answers.",
    ],
    [
      "Lay the methods side by side",
      "How is the amount worked out?",
      "The instructions to the form, at “methods”; copy rate and limit with the year.",
      "Where there is a simple method and one by actual costs, show both for the same example, and say when each is better.",
    ],
    [
      "List what counts, and which share of it",
      "Which costs count?",
      "The same publication; your accountant for whatever is used privately too.",
      "One line for each cost: counted whole, counted by a share, or not at all. Rent, utilities, internet, insurance and repairs belong in the list, because readers will ask.",
    ],
    [
      "Work out one example",
      "What does it come to for somebody like me?",
      "Your accountant checks the example before it’s published.",
      "Round numbers, line by line, from the bill to the tax that’s saved. A deduction of $1,000 isn’t $1,000; say so.",
    ],
    [
      "Say what has to be kept",
      "What do I have to be able to show?",
      "The publication, at “recordkeeping”, and somebody who has been asked.",
      "Which receipts, logs, pictures and measurements, for how many years, and the one that people don’t have when they’re asked.",
    ],
    [
      "Name what is refused",
      "What goes wrong?",
      "An accountant: what do you cross out every spring?",
      "Three claims that come back, each with the reason in half a sentence.",
    ],
    [
      "Put the dates and the forms at the end",
      "When, and on which form?",
      "The IRS calendar, and your state’s revenue department.",
      "Form, line and deadline, with the year for which you checked them; and where a state differs.",
    ],
  ],
};
