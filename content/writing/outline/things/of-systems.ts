import type { TradeMatter } from "./kind.ts";

// What a business runs on is changed while it goes on working: its records, its money, its pay.

const SYSTEM =
  "(?:(?:electronic (?:health|medical) records?|ehrs?|emrs?)(?: systems?)?|(?:practice|case|shop|salon|property|restaurant|inventory|client|patient|veterinary|dental|legal|accounting|billing|scheduling|booking|dispatch\\w*|field service)(?: management)? (?:software|systems?|programs?|platforms?)|records? (?:software|systems?)|pms|crms?|pos(?: systems?)?|point of sale(?: systems?)?|clio|mycase|dentrix|eaglesoft|open dental|athena\\w*|epic|ezyvet|avimark|quickbooks|xero|software|platforms?|computer systems?)";
const DAYS =
  "(?:(?:switch|chang|migrat|convert|transition|mov|upgrad|replac)\\w*|chang(?:e|ing) over|go(?:ing)? live|roll(?:ing)? out|cutover|implement\\w*)";
/** 'Move X to a new Y', 'switch from A to B', 'our EHR switch'. */
const changed = (system: string): RegExp =>
  new RegExp(
    `\\b${DAYS} (?:[\\w'’-]+ ){0,9}?${system}\\b|\\b${system} (?:switch\\w*|change\\w*|migrations?|conversions?|transitions?|move|rollouts?|upgrades?|go-live|implementation)\\b`,
  );
const NOT_CALLS =
  /\b(?:calls?|callers?|phones?|telephones?|voip|receptionists?|voicemail|assistants?|answering|compar\w+|vs\.?|versus|best|worth|pros and cons|should|choos\w+|which|letter|announce\w*|e-?mail to|tell (?:our|my|the|your) (?:patients|clients|customers))\b/;
const HEALTH =
  /\b(?:ehrs?|emrs?|health records?|medical records?|family practice|medical|clinics?|doctors?|patients?|physicians?|pediatric\w*|therap\w+|dermatolog\w+|dental|dentists?|orthodont\w+|optometr\w+|chiropract\w+|psych\w+)\b/;

const fearsOfChange = [
  "“It’ll be chaos, and everyone will blame me.” Show the day with half a schedule, and who stands beside whom.",
  "“We’ll lose something.” Show the list of what was checked after the test, by whom.",
] as const;

/** To another program for patients' records. */
const healthRecords: TradeMatter = {
  id: "changing-health-records",
  heard: changed(SYSTEM),
  with: HEALTH,
  not: NOT_CALLS,
  about: "changing record systems",
  kind: "software",
  bySteps: true,
  settles:
    "what comes across and what stays readable in the old one, what has to be enrolled anew, who is trained by when, and how few patients you see in the first week",
  opening:
    "Nobody loses their mind over the new screens. They lose it at ten past eight on the first day, with a full schedule and a prescription that won’t go out. So the plan begins with two things that take weeks and belong to others: the data, and the enrollments.",
  points: [
    [
      "Read how the old one ends, and name one owner",
      "Until when may we use it, and in what form do we get our data?",
      "the old contract, at “termination,” “export” and “read-only access”; the new one, at “implementation”; the agreement on patient data with both",
      "Last day, notice, export format and fee, and years of read-only access. One person who decides, with hours taken off something else.",
      "Canceling the old one before the data is checked",
    ],
    [
      "Decide what comes across",
      "What is converted, what is scanned in, and what stays in the old one?",
      "the maker’s conversion team in writing, for each: problems, allergies, medications, immunizations, results, documents, balances, future appointments",
      "A line for each kind: comes as data, comes as a document, or stays readable, and until when. A clinician signs it.",
      "Hearing “everything converts”",
    ],
    [
      "Send off what takes others weeks",
      "Which enrollments and interfaces have lead times?",
      "clearinghouse and payers, for claims and remittances; e-prescribing, with identity proofing for controlled drugs; labs, imaging, immunization registry, portal, card reader",
      "A line each: sent on, weeks they quote, who asks every Monday. The longest one sets the day you go live; if that’s past your last week, the day moves.",
      "Finding out in the last week that claims can’t be sent",
    ],
    [
      "Build your ten commonest visits",
      "What does an ordinary day need in it?",
      "last month’s schedule: ten visit types, order sets, favorites, letters; the two fastest and the two slowest people",
      "Templates and order sets for those ten, visit types and hours, who may see and sign what.",
      "Building every template, and none well",
    ],
    [
      "Check a test conversion against the old charts",
      "Did it arrive right?",
      "twenty charts, the oldest and the oddest, side by side: allergies and medications first, read by a clinician",
      "Found and mended, with initials. A second test until a clinician signs the twenty.",
      "Letting the maker check its own work",
    ],
    [
      "Train by role, in the week before",
      "Who has to be able to do what on the first morning?",
      "each role’s five tasks with made-up patients: check in, room, prescribe, order, bill; one quick learner per role gets extra hours",
      "Each person has done the five tasks alone, with the date. No training later than three days before, none earlier than two weeks.",
      "An hour of video for everybody",
    ],
    [
      "Print what you need when it’s down",
      "What do we do at nine if it doesn’t start?",
      "forms for a visit, a prescription and a payment; the day’s schedule with allergies and medications, kept as carefully as charts; the maker’s go-live number, tried once",
      "A folder at each desk, the rule for going back, and who decides it.",
      "A way back that nobody has tried",
    ],
    [
      "See half as many, and meet at noon",
      "How many patients do we see in the first week?",
      "the schedule, blocked now: half in the first three days, two thirds after; nobody on vacation; someone from the maker in the building or on a line",
      "Patients a day for two weeks, what that costs, a list of faults with a name at noon and at five.",
      "Going live on a full Monday",
    ],
    [
      "Follow the first claims to the money",
      "Did anything get stuck?",
      "the first fifty claims, prescriptions sent back, results without an owner, messages unread; old accounts still to be collected in the old one",
      "Fifty claims: accepted, paid, refused and why. The old one is closed when its last balance and its last open result have an owner.",
      "Noticing in the second month that nothing was paid",
    ],
  ],
  rows: [
    ["Last day, export format, read-only years", "The old contract, at “termination”"],
    ["What comes as data, as a document, not at all", "The new maker’s conversion sheet, in writing"],
    ["Weeks for payers, e-prescribing, labs, registry", "Each of them, by e-mail, with the date"],
    ["Patients seen in the first two weeks, and what that costs", "Your schedule; last year’s same weeks"],
    ["Twenty charts checked, and by whom", "Old and new side by side"],
    ["Business associate agreement, signed", "Both contracts"],
  ],
  fears: fearsOfChange,
  line: "We go live on [date], [number] days after the slowest enrollment; we see [number] patients a day that week, and [name] can call it off until [hour].",
  unsourced:
    "“most practices are back to speed in two weeks,” how long records must be kept, or that a product is certified, without its page",
  ask: [
    "A practice of your size that left the same old system for the same new one, last year",
    "Your malpractice insurer, on keeping the old records readable",
  ],
  forget: [
    "Results and referrals that were ordered in the old one and come back to nobody",
    "Standing refills and recalls, which aren’t part of a chart’s export",
    "The price of reading the old one for all the years you have to keep it",
  ],
  yours: [
    "What you do in the old one that nobody taught you, and would miss first",
    "The month in which you’re slowest",
  ],
};

/** To another program for everything else. */
const anySystem: TradeMatter = {
  ...healthRecords,
  id: "changing-systems",
  with: /\b(?:plan|weeks?|months?|days|checklist|steps|how to|without|moving|switching|migrating)\b/,
  about: "changing systems",
  settles:
    "what comes across and what stays readable in the old one, who is trained by when, and on which day the old one stops",
  opening:
    "The worst month isn’t the first one with the new system. It’s any month with both. So the plan has one date in it that everybody knows: the day on which nothing more is entered in the old one.",
  points: [
    [
      "Read how the old one ends, and name one owner",
      "Until when may we use it, and in what form do we get our data?",
      "the old contract, at “termination,” “export” and “auto-renew”; a full export, opened once, on your own computer",
      "Last day, notice, export format and fee. One person who decides, with hours taken off something else.",
      "Canceling the old one before the data is checked",
    ],
    [
      "Decide what comes across",
      "What is carried over, what stays in the old one, and what is thrown away?",
      "the new maker in writing, for each: people, open work, history, documents, balances, future dates",
      "A line for each kind: comes as data, comes as a file, or stays readable, and until when.",
      "Carrying over ten years of duplicates",
    ],
    [
      "List what hangs on it",
      "Which programs, cards, forms and habits use the old one?",
      "one desk for a day: payments, bookkeeping, calendar, website forms, reminders, reports; each maker by e-mail",
      "A line each: works, works for a fee, or replaced by what, and who asks every Monday.",
      "Asking only the new maker",
    ],
    [
      "Move twenty, and compare",
      "Did it arrive right?",
      "twenty of your own, the oldest and the oddest, side by side in both; totals of each month beside each other",
      "Found and mended, with initials; a second test until the totals agree to the cent.",
      "Letting the maker check its own work",
    ],
    [
      "Train by role, in the week before",
      "Who has to be able to do what on the first morning?",
      "each role’s five commonest tasks on made-up cases; one quick learner per role",
      "Each person has done the five tasks alone, with the date.",
      "An hour of video for everybody",
    ],
    [
      "Go over on a quiet day, with less booked",
      "On which day does the old one stop, and how do we go back?",
      "your slowest weekday; the maker’s number for that day, tried once; paper for what can’t wait",
      "A day and an hour, half the usual work, who decides to go back, and until when that’s possible.",
      "Going over at the end of a month",
    ],
    [
      "Count for a month, and close the old one",
      "Did anything get stuck?",
      "the first fifty invoices, orders or appointments followed to the end; what’s still typed twice",
      "What was lost, with its mend; the old one read-only, then closed, each with its date.",
      "Paying for both for a year",
    ],
  ],
  rows: [
    ["Last day, export format, fee", "The old contract, at “termination”"],
    ["What comes as data, as a file, not at all", "The new maker, in writing"],
    ["Programs and payments that hang on it", "Each maker, by e-mail"],
    ["Totals before and after", "The same report from both, month by month"],
    ["What less work costs that week", "Last year’s same week"],
  ],
  line: "The old one stops on [date] at [hour]; until [hour] we can go back, and [name] decides it.",
  unsourced: "how fast others were, or what it saves, without who counted and when",
  ask: ["A business of your size that left the same old one for the same new one, last year"],
  forget: [
    "Logins of people who left, and whoever was the only one with the password",
    "Scheduled things: recurring invoices, reminders, reports that somebody waits for",
  ],
};

const bank: TradeMatter = {
  id: "changing-banks",
  heard:
    /\b(?:(?:switch|chang|mov)\w* (?:[\w'’-]+ ){0,9}?(?:banks?|bank accounts?|business (?:checking|accounts?)|(?:card|payment) processors?|merchant (?:services|accounts?)|credit unions?))\b/,
  not: /\b(?:calls?|callers?|phones?|compar\w+|vs\.?|versus|best|worth|pros and cons|should|which)\b/,
  about: "changing banks",
  kind: "money",
  bySteps: true,
  settles:
    "which payments come and go through the old account, in which order they move, and when it’s closed",
  opening:
    "A bank isn’t changed on a day. For two months you have both, and everything that goes right in that time goes right because of one list: who takes money from the old account, and who puts it there.",
  points: [
    [
      "List a year of what comes and goes",
      "Who takes money from it, and who pays into it?",
      "twelve months of statements, since some things come once a year; your bookkeeper’s list of vendors",
      "Name, sum, day, and where the account number is changed: payroll, taxes, rent, loans, insurance, card deposits, customers who pay by transfer.",
      "Looking at last month only",
    ],
    [
      "Open the new one with the papers they ask for",
      "What do they need, and how long does it take?",
      "the new bank: formation papers, EIN letter, who signs, beneficial owners; loans and covenants at the old one that ask for your account there",
      "Days until it works, limits for transfers and deposits, who may sign and who may only look.",
      "Forgetting the loan that requires the account",
    ],
    [
      "Move what comes in first",
      "Who has to be told where to pay, and how do they know it’s you?",
      "the card processor, insurers and large customers, each in its own portal; a letter they can check by calling the number they have",
      "Sent, confirmed, first deposit seen. Customers are warned about change-of-account fraud before they hear from you.",
      "An e-mail with new account numbers and nothing else",
    ],
    [
      "Move what goes out, payroll and taxes first",
      "What may not fail even once?",
      "the payroll company’s lead days; EFTPS and the state; then rent, loans, insurance",
      "A line each: changed on, first payment seen. Payroll changes in the week after a pay day, never in the week before.",
      "Changing payroll two days before pay day",
    ],
    [
      "Leave money in the old one",
      "How much stays, and for how long?",
      "the largest month of what goes out; checks not yet cashed; the yearly items on the list",
      "A sum and a date. Nothing is closed until one whole month shows no line.",
      "Closing it on the day the new one opens",
    ],
    [
      "Close it in writing, and keep the statements",
      "What is lost when the login is?",
      "seven years of statements and check images, downloaded; your accountant on how many years; the bookkeeping program’s bank feed",
      "Downloaded, where, and the letter that says it’s closed, at zero.",
      "Losing the statements with the login",
    ],
  ],
  rows: [
    ["Everything that goes out, with its day", "Twelve months of statements"],
    ["Everything that comes in, with its portal", "The same, and your processor"],
    ["Days that payroll and taxes need", "The payroll company; EFTPS"],
    ["Fees and limits at both", "Their fee schedules, with the date"],
  ],
  fears: [
    "“Something will bounce.” Show the list, and the sum that stays.",
    "“Nobody will pay us for a month.” Show who was told, and whose first deposit has come.",
  ],
  line: "Of [number] payments, [number] have moved; $[sum] stays in the old account until [date].",
  unsourced: "a rate or a fee without its date, or how safe a bank is",
  ask: ["Your bookkeeper, and your payroll company, before you open anything"],
  forget: ["What is taken once a year", "The card that pays for the website and the phones"],
  yours: ["What the old bank did that you had enough of", "Who else may sign, and still can"],
};

const payroll: TradeMatter = {
  id: "changing-payroll",
  heard:
    /\b(?:(?:switch|chang|mov|migrat)\w* (?:[\w'’-]+ ){0,9}?payroll(?: (?:company|companies|providers?|services?|systems?|software))?|payroll (?:switch|change|migration|move|provider change))\b/,
  not: /\b(?:calls?|callers?|phones?|compar\w+|vs\.?|versus|best|worth|pros and cons|should|which)\b/,
  about: "changing payroll companies",
  kind: "money",
  bySteps: true,
  settles:
    "on which date you change, what has to be carried over to the cent, who files which quarter, and which pay day is run twice",
  opening:
    "People forgive a slow computer. They don’t forgive a wrong paycheck. So one pay day is worked out in both systems before anybody is paid from the new one, and every line has to agree.",
  points: [
    [
      "Choose the date by the quarter",
      "When is it simplest?",
      "your accountant; the first pay day of a quarter, best of all of a year; notice in the old contract",
      "A pay day, with the notice sent and its fee. In the middle of a quarter both companies must know who files it.",
      "Changing because the demo was on Tuesday",
    ],
    [
      "Settle who files what",
      "Which of them files this quarter, and the W-2s?",
      "both companies in writing: Form 941, state returns, W-2s, unemployment; the power of attorney for each state",
      "A line for each form with a company’s name on it, and the date on which the old authorization ended.",
      "Two companies filing, or none",
    ],
    [
      "Carry over the year to the cent",
      "What has to be in the new one before its first run?",
      "year-to-date pay and taxes per person; deductions, garnishments, retirement, tips, paid time off; addresses and tax forms",
      "The year’s totals from both, per person, side by side. They agree before anybody is paid.",
      "Typing in only the salaries",
    ],
    [
      "Run one pay day in both",
      "Does every paycheck agree?",
      "the last pay day, run again in the new one without paying; the oddest people first: tips, two rates, a garnishment, somebody who left",
      "Each difference with its cause. No difference is “rounding” until somebody has shown it.",
      "Testing with two salaried people",
    ],
    [
      "Have everybody check their own line",
      "How do people know it’s right?",
      "a stub from each, shown to each before the first pay day; bank details entered by themselves and never sent by e-mail",
      "Name and date of whoever has looked. One person they can ask, and a day by which it’s mended.",
      "Finding out from the team on Friday",
    ],
    [
      "Pay, and check the money behind it",
      "Did taxes and deductions arrive as well?",
      "the bank two days later; EFTPS and the state’s page, with your own login; retirement and benefit invoices",
      "Paid, withheld and deposited, three sums that agree. A check ready for whoever’s deposit fails.",
      "Looking at paychecks only",
    ],
    [
      "Download the old years before the login ends",
      "What do you have to be able to show?",
      "your accountant and your state on how many years; registers, returns, W-2s, time sheets",
      "Where it’s kept and who may open it.",
      "Asking for it after the contract ended",
    ],
  ],
  rows: [
    ["Notice and fee at the old one", "The contract"],
    ["Who files which form for this quarter and year", "Both companies, in writing"],
    ["Year’s totals per person, in both", "Registers, side by side"],
    ["Days before pay day that money and hours are due", "The new company’s calendar"],
  ],
  fears: [
    "“My check will be late.” Show the pay day that was run in both.",
    "“The IRS will write to us.” Show the line with who files what.",
  ],
  line: "We pay from the new one on [date]; on the pay day that was run in both, [number] of [number] lines agreed.",
  unsourced: "a deadline or a penalty without its page and date",
  ask: ["Your accountant, on the date and on who files", "Whoever runs your retirement plan"],
  forget: ["Paid time off balances", "Somebody who left this year and still gets a W-2"],
  yours: ["Who is paid oddly, and how", "The last mistake in a paycheck, and how you heard of it"],
};

/** A change of what a business runs on is no change of rooms. */
export const ofSystems: readonly TradeMatter[] = [payroll, bank, healthRecords, anySystem];
