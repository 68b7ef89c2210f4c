import type { OutlineKind } from "./kind.ts";

// Dates, papers and money.

export const filing: OutlineKind = {
  id: "filing",
  heard:
    /\b(?:taxes|tax (?:deductions?|returns?|deadlines?|filing|forms?|laws?)|sales tax|estimated tax\w*|payroll tax\w*|irs|1099s?|w-?[29]s?|licens\w+|permits?|renew\w*|regist(?:er|ration)\w*|llc|trademark|annual report|certificat\w+|inspections?|complian\w+|zoning|grant applications?|apply(?:ing)? for|security deposits?)\b/,
  points: [
    [
      "Find out whether it applies to you",
      "Does this apply to me?",
      "You have to do this if [what, from what amount or date on]; you don’t if [exception].",
      "The office’s own page (IRS, state, county, city): copy the sentence, the address and the date.",
    ],
    [
      "Put two dates in the calendar: theirs, and yours two weeks before",
      "When is it due?",
      "It’s due on [dates], and it’s on time if it is [postmarked, received, paid] by then.",
      "The same page; call once and ask how long they take right now.",
    ],
    [
      "Collect the papers, the slowest first",
      "What do I need before I start?",
      "You need [account or license number, last year’s copy, proof of …]; the slow one is [which], which takes [days].",
      "Open last year’s file: what had to be sent in later?",
    ],
    [
      "Work it out once with real numbers",
      "How much is it?",
      "For a business with [one real figure], it comes to [sum]: [line by line].",
      "Your accountant or the clerk checks the example before you publish it.",
    ],
    [
      "Send it, and keep the proof",
      "Where do I send it, and how do I pay?",
      "Send it [online at, by mail to], pay by [way], and keep the [confirmation, receipt] with [the copy].",
      "Do it once with the page open, and note where you had to stop.",
    ],
    [
      "Know what being late costs",
      "What if I miss the date?",
      "Late costs [sum or share] from [day] on; if you see it coming, [extension, call, partial payment] before the date.",
      "The office’s page on penalties, and the name of the person who told you the rest.",
    ],
    [
      "Avoid the mistake everyone makes the first time",
      "What do people get wrong the first time?",
      "The first time, most trouble comes from [what], so [what you do instead].",
      "Ask your accountant, or the clerk at the counter, what they see every week.",
    ],
    [
      "Make the next time easier",
      "How do I make it easier next time?",
      "Every [week or month], [put aside what share, file which paper], and it takes [minutes] next time.",
      "Someone who has done it for five years: what do they keep, and where?",
    ],
  ],
};

export const collecting: OutlineKind = {
  id: "collecting",
  heard:
    /\b(?:invoic\w+|get(?:ting)? paid|late.?pay\w*|unpaid|past.?due|overdue|owes?|collections?|small claims|chargebacks?|bounced checks?|(?<!security )deposits?|accounts receivable)\b/,
  points: [
    [
      "Agree on the terms before the work",
      "When do customers hear when to pay?",
      "Before we start, you sign [what], and it says [days, ways to pay, late fee].",
      "Your own form, and your state’s page on late fees, with the date.",
    ],
    [
      "Send the bill the day the work is done",
      "When does the bill go out?",
      "The bill goes out [same day], with a link to pay and one due date.",
      "Take your last ten: days from the work to the bill, and from the bill to the money.",
    ],
    [
      "Remind on fixed days",
      "How often do you remind, and in what words?",
      "On day [n] a text, on day [n] a call, on day [n] a letter: “[the sentence]”.",
      "Which of your reminders got an answer? Quote it.",
    ],
    [
      "Pick up the phone before you write again",
      "What do you say?",
      "“Hi, it’s [name]. Invoice [number] is still open; is there something wrong with it?”",
      "Whoever makes these calls: what do they hear most, and what do they answer?",
    ],
    [
      "Offer one way out",
      "What if they can’t pay?",
      "You can pay [share] now and the rest in [n] parts; we put it in writing.",
      "How many kept to it last year?",
    ],
    [
      "Decide where it ends",
      "When do you stop?",
      "After day [n] we [stop work, small claims, collection, write it off]; below [sum] we let it go.",
      "Your county’s small claims page: cost, limit, time.",
    ],
  ],
};

export const books: OutlineKind = {
  id: "books",
  heard:
    /\b(?:bookkeep\w*|cash ?flow|budget\w*|payroll|expenses|write-?offs?|deduct\w*|receipts|profit\w*|loans?|credit|insurance|retirement|savings|break[- ]even|quickbooks)\b/,
  points: [
    [
      "Start with what it looks like today",
      "Where do I stand?",
      "Last month [x dollars] came in, [y] went out, and [z] was left on the worst day.",
      "Your bank statements for three months, added up by hand.",
    ],
    [
      "Keep business and private money apart",
      "What has to be separate?",
      "Everything for the business goes through [account, card]; I pay myself [sum] on [day].",
      "Ask your accountant what they spend time sorting out.",
    ],
    [
      "Set one half-hour a week",
      "What do I do, and when?",
      "Every [day], [who] enters [what], matches it with the bank, and takes a picture of every receipt.",
      "Try it for three weeks: what was missing each time?",
    ],
    [
      "Watch three numbers",
      "Which numbers matter?",
      "We look at [cash in the bank, what customers owe us, what’s due in thirty days]; below [sum], we [what].",
      "Ask an owner who got through a bad year which number warned them.",
    ],
    [
      "Know the rule, with its page",
      "What does the rule say?",
      "The rule is [one sentence], from [agency, bank, policy], as of [date].",
      "The official page; your accountant reads your sentence.",
    ],
    [
      "Put something aside for the slow months",
      "How much should I keep back?",
      "We put [share] of every payment aside, until it covers [weeks] of [rent, wages, taxes].",
      "Your slowest month of the last two years.",
    ],
    [
      "Say when to ask a professional",
      "When do I need help?",
      "Ask an accountant before you [hire, borrow, buy, change the form of the business]; it costs about [sum].",
      "Two accountants nearby: what would they want to see first?",
    ],
  ],
};

export const safety: OutlineKind = {
  id: "safety",
  heard:
    /\b(?:osha|safety|fire drill|food safety|health inspect\w*|allergens?|cyber\w*|passwords?|phishing|scams?|data breach|hack\w*|theft|shoplift\w*|robber\w*|break-?ins?|liabilit\w+|ada\b|accessib\w+|infection control|steriliz\w+|sharps|backups?)\b/,
  points: [
    [
      "Find the rule that holds for you",
      "What do we have to do?",
      "For a business like ours, the rule is [one sentence], from [agency or insurer], as of [date].",
      "The agency’s page for small employers; ask your insurer for their checklist.",
    ],
    [
      "Walk through and look for it",
      "Where are we today?",
      "On [day] we found [n] things: [the three worst].",
      "Two people walk separately and compare lists.",
    ],
    [
      "Fix first what can hurt someone",
      "What comes first?",
      "This week we [fix]; until then, [what nobody does].",
      "Ask whoever works there every day what they step around.",
    ],
    [
      "Give each task a name and a day",
      "Who does what, how often?",
      "[Name] checks [what] every [day], and signs [where].",
      "Look at who is really there on that day.",
    ],
    [
      "Practice the bad day",
      "What do we do when it happens?",
      "When it happens, [who] does [what] first, [who] calls [number]; danger to anyone is 911.",
      "Try it once unannounced, with a watch.",
    ],
    [
      "Keep the record",
      "What do we have to be able to show?",
      "We keep [log, training sheet, receipt] for [years], in [place].",
      "Ask an inspector or your insurer what they ask for first.",
    ],
  ],
};
