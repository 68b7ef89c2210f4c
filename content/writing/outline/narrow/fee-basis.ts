import type { NarrowKind } from "../kind.ts";

/** What an hour or a piece of work is sold for, and which of the two. */
export const feeBasis: NarrowKind = {
  id: "fee-basis",
  far: true,
  heard:
    /\b(?:set(?:s|ting)?|choos\w+|decid\w+ on|figur\w+ out|calculat\w+|work(?:ing)? out) (?:(?:an?|the|my|our|your|its|his|her|their) )?(?:[\w-]+ )?(?:(?:hourly|billing|flat|fixed|day|contingency) )(?:rates?|fees?|prices?)\b|\b(?:hourly|by the hour|per hour|billable hours?|time and materials?)\b.*\b(?:flat|fixed|by the job|per job|per project|per square foot|contingency|subscription)\b|\b(?:flat|fixed|by the job|per job|per project|contingency|subscription)\b.*\b(?:hourly|by the hour|per hour|billable hours?)\b|\b(?:flat|fixed)[- ](?:fees?|rates?|prices?|pricing)\b.*\b(?:when|should|whether|switch\w*|mov(?:e|ing)|sense)\b|\bprice (?:an?|the|my|our|your|his|her|its|their) (?:[\w-]+ )?(?:jobs?|work|services?|projects?|cases?|matters?|treatments?)\b/,
  not: /\b(?:calls?|callers?|phones?|answering|memberships?|maintenance plans?|apartment|house|q ?& ?a|faq|page for|tell(?:ing)? (?:our |my )?(?:clients|customers|patients))\b/,
  about: "how fees are set",
  settles:
    "what an hour costs you, what others nearby charge, and which work is alike enough for a fixed price",
  opening:
    "An hourly rate leaves the risk with whoever pays, a fixed price leaves it with you. Neither is fairer. What decides is how well you can tell beforehand how long it takes, and the last ten of a kind answer that.",
  yours: [
    "The hours that the last ten of one kind took, from shortest to longest",
    "What you wrote off or argued about last year, and with whom",
    "The sentence in which you name the price today",
  ],
  points: [
    [
      "Work out what an hour costs you",
      "What does an hour cost us?",
      "Last year’s books: rent, wages, insurance, software and your own pay, added up and divided by the hours that were really billed.",
      "One sum that a reader can redo. The hours billed are far fewer than the hours worked, and they’re what decides.",
      "Taking the rate of the one next door",
    ],
    [
      "Find out what others nearby charge, and for what",
      "What do others charge?",
      "Published lists and three calls, with the date; a survey of the trade, for lawyers the state bar’s economics survey.",
      "The range for the same work in the same town, with what’s included in each.",
      "Comparing figures with different things in them",
    ],
    [
      "Sort last year’s work by how alike it is",
      "Which work repeats?",
      "The last ten of each kind, with the hours each really took.",
      "Where the longest took less than twice the shortest, a fixed price can be named. Where it took five times as long, it can’t.",
      "One way of charging for everything",
    ],
    [
      "Ask what {customers} fear",
      "What are they afraid of?",
      "Five who said yes and five who didn’t: what worried them about the price?",
      "An open bill, or paying for what they don’t need. A fixed price answers the first; an hourly estimate with a ceiling answers both.",
      "Explaining your costs to somebody who wants to know theirs",
    ],
    [
      "Say when the hour is right, and when the fixed price",
      "When does a flat fee make more sense?",
      "Your own ten: what would each have brought at a fixed price?",
      "Fixed: it repeats, you control how long it takes, its end is clear. By the hour: somebody else decides how long it takes. A mix: fixed up to a named point, then by the hour.",
      "Fixing a price for what somebody else can prolong",
    ],
    [
      "Write down what’s in it, and what isn’t",
      "What belongs in the agreement?",
      "Your own form; the rules of your trade on fees, for lawyers the state bar’s on reasonable and written fees and on money paid in advance.",
      "What’s included, what starts a new price, when it’s paid, and what happens if either side stops.",
      "A price in a sentence and no paper",
    ],
    [
      "Name the day on which it goes up",
      "When should the price go up?",
      "Your books and your calendar: costs since the last raise, weeks you’re booked ahead, how many say no.",
      "Three signs: costs are up by more than a tenth, the calendar is full for weeks, nobody ever says no. Then the amount, the date, and who hears it from you in person.",
      "Waiting until it hurts",
    ],
  ],
};
