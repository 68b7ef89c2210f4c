import type { NounPoint } from "./noun.ts";

/** What the people of a business bring with them. */
export const nounsOfPeople: readonly NounPoint[] = [
  {
    heard:
      /\b(?:(?:own|personal|private) (?:cell ?)?phones?|byod|work texts?|text(?:ing)? (?:each other|co-?workers|after hours))\b/,
    point: [
      "Sort whose number it is",
      "Whose number do customers have when somebody leaves, and who reads what was written?",
      "Ten texts from each phone of one week; your carrier or phone system on a business number in an app; the state’s labor department on who pays for the phone and for minutes at night.",
      "One number that stays with you, what may be written there and what never, minutes that count as work, and what is deleted on the last day.",
      "Everybody’s own thread, and nobody’s record",
    ],
  },
  {
    heard: /\b(?:refunds?|packages?|prepaid|punch cards?|gift (?:cards?|certificates?)|memberships?)\b/,
    point: [
      "Work out what’s left of half a package",
      "What is owed when half of it has been used: the price of single ones, or a share?",
      "Your last five who wanted out, with what was paid and used; the state’s law on prepaid services and gift cards; your card processor’s rule on disputes; {adviser} on money that isn’t earned yet.",
      "One example with numbers, the days in which it’s paid back, and what happens when somebody moves, is ill or may not be treated any more.",
      "“No refunds,” in capitals",
    ],
  },
  {
    heard: /\b(?:discounts?|coupons?|specials|markdowns?|half[- ]price|groupon)\b/,
    point: [
      "Count how many more it takes",
      "How many more have to come to make up for ten percent off?",
      "The margin of the three you sell most; the last offer you ran: who came, who came back at the full price, and who would have come anyway.",
      "One line of arithmetic, and the three cases in which you’d still do it.",
      "Counting how many came",
    ],
  },
  {
    heard: /\b(?:tips?|tipping|gratuit(?:y|ies)|service charges?)\b/,
    point: [
      "Ask what the law calls a tip",
      "Whose is it, who may share it, and what does payroll need to know?",
      "dol.gov on tips and the state’s rule on tip credits and pooling; {adviser} on service charges, which are wages; the card terminal’s report.",
      "Who is in the pool and who may not be, on which day it’s paid out, and what is posted for guests.",
      "Sharing it as it was always shared",
    ],
  },
  {
    heard:
      /\b(?:stylists?|barbers?|booth rent\w*|chair rent\w*|noncompetes?|non-?competes?|non-?solicit\w*)\b/,
    point: [
      "Ask each of them before anything is signed",
      "Who would come along, who’d leave, and what would keep them?",
      "Half an hour with each, alone; what each brings in a week, and how many ask for them by name; the state’s present rule on noncompetes; two who left last year.",
      "A name on each side, what changes for them in pay, drive and chair, and on which day they hear it first from you.",
      "Telling them when the lease is signed",
    ],
  },
  {
    heard: /\b(?:rude|attitude|gossip\w*|drama|disrespect\w*|toxic)\b/,
    point: [
      "Describe it so that a stranger could see it",
      "What was said or done, to whom, at which hour, and what came of it?",
      "Three cases from people who were in the room, asked one by one; two {customers} who noticed.",
      "Three sentences without an adjective, and what is to be seen instead from which day.",
      "“Your attitude”",
    ],
  },
  {
    heard: /\b(?:seasonal|temps?|temporary|interns?|teen(?:s|agers?)?|minors|summer help)\b/,
    point: [
      "Look up who may do what, and for how long",
      "Which hours, machines and pay does the law set for them?",
      "dol.gov on youth and seasonal work; the state’s permit; the workers’ compensation policy; whoever taught the last ones.",
      "Hours, what they may not touch, who stands beside them the first week, and the day on which it ends.",
      "Treating them like a cousin who helps out",
    ],
  },
  {
    heard: /\b(?:subcontractors?|1099|independent contractors?|freelancers?)\b/,
    point: [
      "Put them to the state’s test",
      "Would the IRS and your state call them an employee?",
      "irs.gov and the state’s test, answered in writing for one of them; their license and certificates of insurance, asked from the insurer and not from them; your workers’ compensation audit.",
      "Each sign for and against, whose tools, whose hours, and the day on which the certificate runs out.",
      "An agreement that says they aren’t",
    ],
  },
  {
    heard:
      /\b(?:apprentices?|apprenticeships?|trainees?|new (?:\w+ )?(?:assistants?|technicians?|techs?)|helpers?)\b/,
    point: [
      "Name what they do alone on which day",
      "What can they do alone after a week, a month, a season, and who signs for it?",
      "The last two who began: on which day did each do it alone? What a beginner gets wrong most, from whoever cleans up after it.",
      "Five tasks in their order, each with what’s looked at, by whom, and a date.",
      "Leaving them beside whoever is free",
    ],
  },
  {
    heard:
      /\b(?:family members?|relatives|my (?:son|daughter|wife|husband|brother|sister|dad|mom|father|mother|nephew))\b/,
    point: [
      "Write down the job as for a stranger",
      "What would you pay, expect and say to a stranger in that job?",
      "An ad for it, written; {adviser} on wages and insurance for family; two of your staff, asked what they see.",
      "Hours, pay, whom they answer to, and how it ends without ending dinner.",
      "Talking about it at dinner",
    ],
  },
  {
    heard:
      /\b(?:(?:go(?:es|ing)?|work(?:s|ing)?|cut(?:s|ting)?(?: back)?(?: down)?|switch\w*|mov(?:e|es|ing)) (?:to |down to )?(?:part[- ]time|(?:two|three|four|\d) days|fewer (?:days|hours)|half days)|(?:fewer|reduced?|cut|less) (?:her |his |their )?(?:days|hours)|four[- ]day (?:week|schedule)|job shar\w+)\b/,
    point: [
      "Draw the week without those hours",
      "Which hours fall away, who does that work then, and what becomes of benefits and leave?",
      "The schedule of four ordinary weeks with those hours crossed out; the health plan, retirement plan and leave policy at “eligible,” each with its number of hours; what was said to the next person who’ll ask.",
      "A week with a name in every gap, what pay and benefits become and from which day, a date after three months on which both look again, and a rule that holds for the next one.",
      "Saying yes in the hallway, and to one of them",
    ],
  },
  {
    heard: /\b(?:remote|work(?:ing)? from home|hybrid)\b/,
    point: [
      "List what can’t leave the building",
      "Which of the work can’t be done from a kitchen: papers, keys, people at a counter?",
      "One week of it on paper, hour by hour; the insurer and the software’s contract on data at home.",
      "The tasks, the hours at which they’re reached, whose computer it is, and how one sees that it’s done.",
      "Deciding by who asked first",
    ],
  },
  {
    heard: /\b(?:background checks?|drug tests?|references)\b/,
    point: [
      "Ask what may be asked, and when",
      "What may be looked up in your state, at which step, with whose signature?",
      "ftc.gov and eeoc.gov on background checks; the state’s rules on records and cannabis; two companies’ written prices.",
      "Which job needs which check, the form, what rules somebody out, and the letter that has to be sent then.",
      "Looking somebody up on the sofa",
    ],
  },
  {
    heard: /\b(?:vacations?|time off|sick (?:days?|leave|time)|pto|holidays off)\b/,
    point: [
      "Count who is away at once",
      "How many may be away on the same day, and who decides between two?",
      "A year of absences on one calendar; the state’s and city’s rule on sick leave; {adviser} on what unused days are worth.",
      "Days ahead, how many at once, what is paid out at the end, and the weeks in which it’s always no.",
      "First come, first served, since nobody asked",
    ],
  },
  {
    heard: /\b(?:meetings?|huddles?|check-?ins?)\b/,
    point: [
      "Sit in the next one with a watch",
      "What was decided in the last five, and who did it?",
      "The last five: minutes, people, what came of it; two who are silent in them.",
      "Minutes, three fixed questions, who leads, and what is never discussed there.",
      "Adding one more",
    ],
  },
  {
    heard: /\b(?:reviews? (?:with|of) (?:staff|employees|my team)|performance reviews?|raises?)\b/,
    point: [
      "Write the three things before the number",
      "What went better since last time, what didn’t, and what is it worth?",
      "Three cases each with a date; three ads for the same work nearby; payroll on what a dollar an hour costs in the year.",
      "What is said first, the number, from which day, and what has to be seen for the next one.",
      "Talking about money for an hour",
    ],
  },
  {
    heard:
      /\b(?:turnover|quit(?:s|ting)?|retention|keep(?:ing)? (?:good |my |our )?(?:\w+ )?(?:staff|employees|people|techs?|hygienists?|nurses|assistants?|stylists?))\b/,
    point: [
      "Call the last three who left",
      "Why did the last three leave, and after which week did they begin to look?",
      "A quarter of an hour by phone with each, some months later; what they earn now; two who stayed.",
      "Three sentences in their words, what each cost you to replace, and the one thing that’s in all three.",
      "Asking on their last day",
    ],
  },
  {
    heard: /\b(?:bookkeep\w*|accountants?|cpas?|controller)\b/,
    point: [
      "Put a month of paperwork on a calendar",
      "What lands there each day, week and month, and what of it needs somebody in the room?",
      "One month by the day: bills, payroll, receivables, month-end, sales tax, with minutes; what your accountant corrects every spring, with its price.",
      "Hours a week that are really there, the day on which the month is closed, and who looks at whom.",
      "Hiring for the week before April",
    ],
  },
  {
    heard: /\b(?:burn(?:ed|t)? ?out|stress\w*|morale|tired (?:staff|team))\b/,
    point: [
      "Ask what they’d drop first",
      "Which hour of the week would they drop, and why?",
      "Ten minutes with each, alone; hours over the schedule in twelve weeks; days out.",
      "Three answers word for word, and the one you can do by Monday.",
      "A pizza",
    ],
  },
];
