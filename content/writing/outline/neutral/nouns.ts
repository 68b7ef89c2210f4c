import type { NounPoint } from "./noun.ts";
import { nounsOfPeople } from "./nouns-of-people.ts";
import { nounsOfPlaces } from "./nouns-of-places.ts";
import { nounsOfThings } from "./nouns-of-things.ts";

export const nounPoints: readonly NounPoint[] = [
  {
    heard: /\bvaccin\w+\b/,
    point: [
      "Read the refrigerator’s last thirty days",
      "Which readings were out of range, and which doses stood there then?",
      "The digital data logger; CDC’s Vaccine Storage and Handling Toolkit; your state’s immunization program; each maker by phone on doses that were warm.",
      "Range for each unit, who looks twice a day, where doses go in a power cut, and public stock (VFC) kept apart.",
      "Throwing doses out, or giving them, before the maker has been asked",
    ],
  },
  {
    heard: /\b(?:controlled substances?|narcotics|opioids|dea)\b/,
    point: [
      "Count it with two people",
      "Does the count match the log, to the unit?",
      "DEA’s Practitioner’s Manual; the state’s board of pharmacy; two people who count on the same evening.",
      "Who holds the keys, how often two count, and what’s reported within which days.",
      "One person who orders, gives and counts",
    ],
  },
  {
    heard: /\b(?:hourly fees?|billable|legal fees|retainers?|engagement letters?|fee agreements?)\b/,
    trades: /legal|law|estates|immigration|injury|litigation|^$/,
    point: [
      "Say how an hour becomes a bill",
      "Whose rate, in which increments, and are calls, e-mail and travel billed?",
      "The last five disputed bills; your state’s version of Model Rule 1.5 on fees and 1.15 on money held in trust; the bar’s sample letters and its fee arbitration program.",
      "Each person’s rate, tenths of an hour, an estimate with the sum at which you call first, the retainer and when it’s refilled, days to question a bill.",
      "Naming the rate and not the likely sum",
    ],
  },
  {
    heard: /\b(?:x-?rays?|cbct|radiograph\w+|lasers?)\b/,
    point: [
      "Ask the state who may use it",
      "Who may work with it, who answers for what it shows, and which registration does it need?",
      "The state’s radiation-control office; the licensing board; a physicist’s written price for shielding and inspection.",
      "Registration, certificates, inspections with their intervals, and who reads or supervises.",
      "Asking after it’s been delivered",
    ],
  },
  {
    heard: /\b(?:inventory|stock|(?<!own )parts|supplies|ordering|expired?)\b/,
    point: [
      "Set a lowest and a highest for each line",
      "What’s used in a month, and at which number is it ordered?",
      "Twelve months of invoices: the twenty lines that make most of the bill; a count on one evening, dates included.",
      "A lowest and a highest number on the shelf, one day for ordering, one person, and where leftovers go.",
      "Ordering when it’s gone",
    ],
  },
  {
    heard:
      /\b(?:overtime|payroll|timesheets?|time clocks?|commissions?|bonus(?:es)?|wages?|piece rate|pto)\b/,
    point: [
      "Look up what counts as hours",
      "Which minutes have to be paid, and at which rate?",
      "dol.gov, Wage and Hour Division; the state’s labor department; three pay stubs worked out by hand.",
      "Driving, waiting, training and setting up: paid or not, with the source.",
      "Doing as the last place did",
    ],
  },
  {
    heard: /\b(?:trucks?|vans?|fleet|vehicles?|take-home)\b/,
    point: [
      "Put a mile’s cost on paper",
      "What does a mile cost, and who pays for which miles?",
      "A year of fuel, repairs, insurance and tires over the odometer; the insurer by e-mail on who may drive, when and with whom; {adviser} on private miles.",
      "One figure by the mile, and who may drive where.",
      "Looking at the payment only",
    ],
  },
  {
    heard:
      /\b(?:medicare|medicaid|insurers?|insurance (?:plans?|claims?|panels?)|ppos?|denials?|claims|credential\w+)\b/,
    trades: /dental|medical|healthcare|physiotherapy|therapy|optom|^$/,
    point: [
      "Take the plan’s own text",
      "What does each plan pay, by when, and what do they refuse most?",
      "Ninety days of payments by plan and code; the provider manual at “timely filing” and “appeals”; the representative’s answer in writing.",
      "Three codes with what’s billed, paid and refused, and the reason that comes back most.",
      "Going by what was paid once",
    ],
  },
  {
    heard: /\b(?:accounts receivable|unpaid|overdue|collections?|late payments?|past[- ]due|slow pay\w*)\b/,
    point: [
      "Sort what’s owed by age",
      "How much is owed, by whom, and for how many days?",
      "The list by thirty, sixty and ninety days; the ten largest, each with what was said last.",
      "Who calls on which day, in which words, and the day from which no new work is begun.",
      "Sending the same letter a third time",
    ],
  },
  {
    heard: /\b(?:instruments?|steriliz\w+|autoclaves?|infection control|sharps)\b/,
    point: [
      "Follow one set through its way",
      "Where does a set stand still, and what proves that it’s sterile?",
      "CDC’s guideline for your setting; the maker’s instructions; a year of spore tests and logs.",
      "Each station with minutes and a name, the test with its interval, and what’s pulled when it fails.",
      "Buying more sets before watching one",
    ],
  },
  {
    heard: /\b(?:warrant(?:y|ies)|callbacks?(?= (?:on|for|rate|cost|work|jobs?)))\b/,
    point: [
      "Count what comes back",
      "How many jobs come back, after how many days, and for which cause?",
      "A year’s second visits by kind, person and part; the supplier’s terms on labor.",
      "Days and what’s covered, what ends it, and what it costs per job.",
      "Promising what the maker doesn’t",
    ],
  },
  {
    heard: /\b(?:photos?|social media|instagram|before[- ]and[- ]after|testimonials?)\b/,
    point: [
      "Get consent you can show",
      "Whose face, home or story is shown, and where’s the signed yes?",
      "{board}; ftc.gov on endorsements; a form with where, how long and how it’s taken back.",
      "What is shown without a name, what never, and who deletes it when asked.",
      "A yes that was only spoken",
    ],
  },
  {
    heard: /\b(?:records?|charts?|files|documents?|retention|shred\w*|paperless|scann?ing)\b/,
    trades: /dental|medical|healthcare|veterinary|physiotherapy|therapy|legal|law|tax|estates/,
    point: [
      "Look up how long it’s kept",
      "How long has each kind to be kept, and who may see it?",
      "{board}; your malpractice insurer; the contract of whoever stores or shreds it.",
      "Each kind with years, place, who has access, and how it’s destroyed with proof.",
      "Keeping everything, unsorted",
    ],
  },
  {
    heard: /\b(?:uniforms?|scrubs|dress code|tattoos|cell ?phones?|smartphones?)\b/,
    point: [
      "Give the reason in one sentence",
      "Which harm does it prevent, and where does it not matter?",
      "Two weeks of tallies; two of your staff who’ll dislike it; the state’s labor department on who pays.",
      "Where and when it holds, the exceptions, and what’s done the first and the third time.",
      "A rule against one person",
    ],
  },
  {
    heard: /\b(?:estimates?|bids?|proposals?|change orders?)\b/,
    point: [
      "Follow the last twenty",
      "How many were accepted, after how many days, and what did they end at?",
      "Twenty of them with the date sent, the answer and the final sum.",
      "Share of yes, days, and the line that changed most between offer and bill.",
      "Lowering the price before asking why",
    ],
  },
  ...nounsOfThings,
  ...nounsOfPlaces,
  ...nounsOfPeople,
];
