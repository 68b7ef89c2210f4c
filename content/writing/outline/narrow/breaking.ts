import type { NarrowKind } from "../kind.ts";

const BREAKS =
  "(?:breaks?(?: down)?|broke(?: down)?|fails?|dies|goes (?:down|out|dead)|quits?(?: working)?|stops? working|leaks?|jams?|overheats?|(?:is|are|gets?|was) (?:down|broken|stolen|dead|hacked)|(?:won['’]?t|doesn['’]?t) (?:start|turn on|work|run|heat|cool))";
const WHOLE = "(?:(?!(?:and|or|who|that|when|if)\\b)[\\w’'-]+ ){1,5}?";

/** Something that one works with breaks while people wait: no purchase, whatever it is. */
export const breaking: NarrowKind = {
  id: "breaking",
  far: true,
  heard: new RegExp(
    `\\bwhat (?:(?:to|do (?:i|we|you)|should (?:i|we|you|an? [\\w ]{3,30}?)|can (?:i|we|you)) do|happens|now) (?:when|if|once|after) (?:an?|the|our|my|your|one of (?:our|the)) ${WHOLE}${BREAKS}(?![\\w-])|\\bplan for (?:when|if) (?:an?|the|our|my|your) ${WHOLE}${BREAKS}(?![\\w-])`,
  ),
  not: /\b(?:phones?|lines?|calls?|callers?|voicemail|internet|wi-?fi|ai|bots?|assistants?|receptionists?|answering|patients?|clients? (?:dies|quits?)|customers? (?:dies|quits?)|employees?|technicians?|techs?|hygienists?|partners?|owners?|managers?|pets?|dogs?|cats?|horses?|heart|deal|negotiations?|marriage|law ?suit|water|pipes?|toilets?|faucets?|sewers?|furnaces?|roofs?|basements?|tooth|teeth|crowns?|fillings?|bones?|thermostats?|identity|wallet|passport)\b(?!['’]s? chair)/,
  about: "breakdowns",
  settles:
    "who is told in the first ten minutes, what goes on without it, who comes how fast and who pays, and what is ready before the next time",
  opening:
    "Ask whoever was there the last time what they did in the first ten minutes, and how long it took to find the phone number. Most of a breakdown’s price is in those minutes and in the people who kept waiting.",
  yours: [
    "The last time: day, hour, how long it was out, and what was lost",
    "Who found out first, and whom they told",
    "What you’d had ready if you’d known",
  ],
  points: [
    [
      "Stop, and make it safe",
      "What is done in the first minute so that nobody is hurt and nothing gets worse?",
      "The manual at “troubleshooting” and “safety”; a technician on the phone: what may be tried by whom, and what never.",
      "Off, unplugged, valve or lock; two things that may be tried once; a tag that says don’t use.",
      "Trying it five times",
    ],
    [
      "Say who is told first",
      "Who is told in the first ten minutes, and by whom?",
      "The last time, minute by minute, from two who were there.",
      "Names in order: who decides, who calls for help, who talks to those who wait.",
      "Everybody calling somebody",
    ],
    [
      "Decide what goes on without it",
      "What can still be done today without it, and what is moved?",
      "Today’s schedule, line by line, with whoever does the work: goes on, done otherwise, moved.",
      "Three lists, the way of doing it by hand, and the sentence for those who have to come again.",
      "Sending everybody home",
    ],
    [
      "Call for repair with what they’ll ask",
      "Whom do you call, with which number, and how soon does somebody come?",
      "The contract, at “response”; dealer, maker’s support and one independent, each called once on a quiet day.",
      "Three numbers with hours, model, serial number, date of purchase and the account, on a label at the machine.",
      "Looking for the invoice while people wait",
    ],
    [
      "Find a loaner or a neighbor",
      "Who lends or rents one, or takes the work meanwhile?",
      "Dealer on loaners; a rental house; a colleague nearby who’d do the same for you, asked before it’s needed.",
      "A name, a price by the day, what has to be installed first, and what you owe in return.",
      "Asking for the first time on that day",
    ],
    [
      "See who pays",
      "Warranty, service contract, insurance or you?",
      "Warranty and contract with their end dates; the policy at “equipment breakdown,” “theft” and “business income”; what drops and liquids do to all three.",
      "A line for each with what it pays, from which sum, within how many days it must be told, and the photograph it wants.",
      "Repairing first and reading afterward",
    ],
    [
      "Repair or replace",
      "From which sum on is it replaced?",
      "Age, repairs of three years, price of this one, and for how long parts are made.",
      "One sum, decided now and not on that day.",
      "Deciding at noon with a full room",
    ],
    [
      "Write down the next time",
      "What is ready before it happens again?",
      "The list of what nobody had: a spare, a number, a form, a key; who checks it, on which day of the month.",
      "A page at the machine with five lines, a spare of what breaks most, and a drill once a year.",
      "Being glad that it works again",
    ],
  ],
};
