import type { NarrowKind } from "../kind.ts";

/** What is done at the same hour of every day. */
export const rounds: NarrowKind = {
  id: "rounds",
  heard:
    /\b(?:open(?:ing)?|clos(?:e|ing)|morning|daily|nightly|weekly|end[- ]of[- ](?:the )?(?:day|shift)|pre-?shift|side ?work|turnover|restock\w*)\b/,
  with: /\b(?:check ?-?lists?|routines?|duties|procedures?|side ?work|rounds?)\b/,
  not: /\b(?:second|new|another) (?:location|shop|office|practice|store|branch)\b|\bopening an?\b|\b(?:calls?|callers?|phones?|front desk|voice ?mails?|messages|missed|going live|ai|christmas|thanksgiving|holidays?|new year|home|real estate|on a house|house|escrow|grand opening|remodel\w*|renovat\w+|construction)\b|\bfor (?:an? |the )?(?:\w+ )?(?:week|month|days)\b/,
  settles: "what is done, in which order, by whom, and how anybody can see that it was",
  opening:
    "A round works if somebody on their second day can do it alone, and the next one can see that it was done. So it’s written in the order in which you walk, and every line is something to look at or touch.",
  yours: [
    "What was forgotten in the last month, and what it cost that day",
    "How many minutes it takes the person who does it best",
    "The line that everybody checks off without looking",
  ],
  groups: [
    [
      "Before anything is switched on",
      [
        "Doors, alarm and lights: who came in first, and at what time",
        "A walk through every room: water on the floor, a smell, anything left running",
        "What the last person wrote in the book is read, and answered",
      ],
    ],
    [
      "Machines and supplies",
      [
        "Whatever has to warm up, fill or run a test goes on first; its result is written down",
        "The three things that ran out last month are counted against their minimum",
        "Anything with a date or a temperature is read, and the number is noted",
        "What is broken has a tag on it and a name beside it",
      ],
    ],
    [
      "The place, as whoever comes first will see it",
      [
        "Surfaces, floor and restroom were looked at from the door",
        "Clean and used things lie apart, and the clean ones are covered",
        "The first hour is laid out in the order in which it’s needed",
      ],
    ],
    [
      "The day’s work",
      [
        "The day’s list was read aloud: who comes first, what is unusual, who needs more time",
        "Somebody’s absence has a name against it",
        "Signed with initials and time, by whoever did it",
      ],
    ],
    [
      "To settle before it hangs on the wall",
      [
        "Walk it once with the person who does it, and put the lines in the order of the walk",
        "Look up what your regulator or insurer wants logged, and for how long the sheet is kept",
        "Say who does it when that person is sick",
      ],
    ],
  ],
  points: [
    [
      "Walk it with whoever does it",
      "In which order?",
      "One morning with the best person, with a watch and a pencil.",
      "The order of the walk, room by room. A list in another order is checked off from the chair.",
      "Writing it at a desk",
    ],
    [
      "Make every line something to see",
      "What does done look like?",
      "Ask somebody new which lines they’d have to guess at.",
      "“Clean” is an opinion; “no residue when wiped with a white towel” is a line.",
      "Lines that nobody can check",
    ],
    [
      "Separate what is dangerous from what is tidy",
      "Which lines matter most?",
      "Your regulator’s or insurer’s list, with the date.",
      "What has to be logged, at which temperature or count, and for how long the sheet is kept.",
      "Giving every line the same weight",
    ],
    [
      "Put a name and a minute beside it",
      "Who does it, and how long does it take?",
      "A week’s tally.",
      "One name, one stand-in, the minutes. What takes longer than planned is taken off or paid for.",
      "Making it everybody’s job",
    ],
    [
      "Say what to do when something is wrong",
      "What if something’s broken or missing?",
      "The last three surprises, and who was called.",
      "Whom to call, what has to stop, what may go on; beside the line and not on another page.",
      "A list that only works on good days",
    ],
    [
      "Cross out a line every month",
      "How long should the list be?",
      "The sheets of four weeks: which box was never empty?",
      "Whatever has never caught anything goes, and whatever was forgotten comes in.",
      "Letting it grow",
    ],
  ],
};

/** Something new that a business begins to sell or to do. */
export const launching: NarrowKind = {
  id: "launching",
  heard:
    /\b(?:launch\w*|introduc\w+|start(?:ing)? (?:to )?(?:sell|offer)\w*|(?:add(?:ing)?|offer(?:ing)?|sell(?:ing)?) (?:an?|our|your|my|new|more|retail|the)|roll\w* out|build\w* up)\b.{0,50}\b(?:products?|retail|shel(?:f|ves)|lines?|menus?|services?|memberships?|packages?|class(?:es)?|gift cards?|merch\w*|subscriptions?|treatments?|programs?|workshops?|box(?:es)?)\b/,
  not: /\b(?:calls?|phones?|ai|assistants?|chatbots?|software|online booking|website|phone service|answering|pric(?:e|ing)|charge|letter|announc\w+)\b/,
  settles: "whether people want it, what it has to earn, and who will do the work of selling it",
  opening:
    "A new shelf doesn’t sell because it’s there. Somebody has to have been asked for it, somebody has to recommend it out loud, and somebody has to reorder it. Settle those three names first.",
  yours: [
    "What {customers} have asked for in the last three months, with a count",
    "What you paid for it, what it sells for, and what sat longest the last time",
    "Who of your people likes to sell, and who never will",
  ],
  points: [
    [
      "Count who has asked for it",
      "Does anybody want it?",
      "A tally at the counter for two weeks: asked for it, bought it elsewhere, would buy it here.",
      "The count, and the three sentences in which people ask. They’ll be on the sign later.",
      "Ordering what the salesperson recommends",
    ],
    [
      "Set the sum you can lose",
      "What does it cost to begin?",
      "Two suppliers’ written terms: minimum order, returns, days to pay.",
      "First order, fixture, sign, training hours. Take the supplier who takes back what doesn’t sell, even at a lower margin.",
      "A first order for half a year",
    ],
    [
      "Choose few, and price them to carry the work",
      "What do I begin with, and at what price?",
      "Cost, suggested price and three prices nearby, with the date; your state’s sales tax page.",
      "Six to twelve things, each for a question that comes up every week. Margin after tax, card fee and what goes missing.",
      "Forty kinds and no favorite",
    ],
    [
      "Ready the place, the register and the permit",
      "What has to be set up first?",
      "Register or booking program, seller’s permit, insurer: one call each.",
      "Item numbers, tax, returns, where it stands. Within reach of where people wait or pay.",
      "Starting before the register knows it",
    ],
    [
      "Teach one sentence to everyone",
      "How do we sell it without pushing?",
      "Your best person with three {customers}: what do they say, and when?",
      "What is seen, what helps, one question; said while the work is going on, and never at the door.",
      "Leaving the selling to the shelf",
    ],
    [
      "Open quietly for a week",
      "How do we begin?",
      "The first ten sales: who bought, who asked and didn’t?",
      "To regulars first, without an ad. What nobody picks up is moved or goes.",
      "An opening party for an untested shelf",
    ],
    [
      "Look at three numbers on one day",
      "Is it working?",
      "The register: sold, earned, still there.",
      "Sales per visit, margin in dollars, days on the shelf. Set the figure at which you reorder and the one at which you stop.",
      "Reordering by feel",
    ],
  ],
};

export const stocking: NarrowKind = {
  id: "stocking",
  heard:
    /\b(?:inventory|(?:order(?:ing)?|manag(?:e|ing)|track(?:ing)?|running out of|cost of) (?:\w+ ){0,2}(?:supplies|stock|materials|parts)|suppl(?:y|ies) (?:orders?|costs?|closet|room)|stock ?room|reorder\w*|par levels?|suppliers?)\b/,
  not: /\b(?:phones?|calls?|software|letter)\b/,
  settles: "what runs out, what ties up money, and who orders, on which day",
  opening:
    "There are two ways to lose money on a shelf: what isn’t there when it’s needed, and what has been there since last year. Both show up in one hour of counting.",
  yours: [
    "What ran out in the last three months, and what that day cost",
    "What has stood untouched for a year, in dollars",
    "Which supplier delivers when it matters, and which one doesn’t",
  ],
  points: [
    [
      "Count once, everything, with dates",
      "What is there today?",
      "One quiet morning, two people, one sheet; the receipts of the last order.",
      "What there is, what it cost, when it expires. The sum of what didn’t move in six months is the first line of the text.",
      "Ordering before counting",
    ],
    [
      "Sort by what a gap would cost",
      "What may never run out?",
      "Ask those who work with it: which ten things stop the day?",
      "Ten things that stop work, thirty that annoy, and the rest. Only the ten get a reserve.",
      "Treating every item alike",
    ],
    [
      "Set a minimum you can see",
      "When do I reorder?",
      "Use of four weeks and the supplier’s days to deliver.",
      "A line on the shelf, a card in the box: reorder at two weeks’ use plus delivery. No program is needed for the first month.",
      "Reordering when it’s empty",
    ],
    [
      "Give one person one day",
      "Who orders, and when?",
      "The last ten orders: by whom, on which day, with which fee?",
      "One name, a stand-in, one day a week, and a limit in dollars above which someone else looks.",
      "Letting everyone order",
    ],
    [
      "Ask two suppliers the same list",
      "Am I paying too much?",
      "The twenty most expensive lines, priced by two suppliers on one day.",
      "Unit price with freight and minimum, next to how often they were late.",
      "Comparing catalogs and not invoices",
    ],
    [
      "Look at three numbers a month",
      "How do I know that it works?",
      "The books and the tally sheet.",
      "Spent per job or per {customer}, rush orders, thrown away.",
      "Never counting again",
    ],
  ],
};

/** What a business is worth to somebody else. */
export const handingOver: NarrowKind = {
  id: "handing-over",
  heard:
    /\b(?:sell(?:ing)?|buy(?:ing)?|pass(?:ing)? on|hand(?:ing)? over|exit(?:ing)?|retir\w+ from|valu(?:e|ing)) (?:an?|my|your|the|our|an existing|out of) (?:[\w-]+ ){0,3}(?:business|practice|firm|company|shop|salon|agency|restaurant|bakery|studio)\b|\bexit plan\w*|\bsuccession plan\w*/,
  about: "buying and selling businesses",
  settles: "what it’s worth without its owner, who would buy it, and how many years it takes",
  opening:
    "A buyer pays for what happens when you’re not there. So the first question isn’t the price. It’s how many weeks the place runs without you.",
  yours: [
    "How long you’ve been away at a stretch, and what had to wait",
    "What share of the year’s income comes from your three largest {customers}",
    "What you want to happen to your people and the name",
  ],
  points: [
    [
      "Begin three years early",
      "When do I have to start?",
      "An owner who sold in the last two years: what would they have begun sooner?",
      "What can still be changed in three years, in one, and not at all.",
      "Starting when you’re tired",
    ],
    [
      "Clean up three years of books",
      "What will a buyer want to see?",
      "An accountant’s list for due diligence.",
      "Own car, family on the payroll, cash: what is taken out, and how that’s shown.",
      "Private expenses in the books",
    ],
    [
      "Make yourself unnecessary",
      "Does it run without me?",
      "Two weeks away, and a list of what people called about.",
      "Who can decide what; which {customers} ask for you alone; where it’s written down.",
      "Being the only one who knows",
    ],
    [
      "Have it valued twice",
      "What is it worth?",
      "A broker and a certified appraiser in your trade, with the multiples they used and for which year.",
      "What is multiplied, by how much, and why two figures differ.",
      "Taking a neighbor’s multiple",
    ],
    [
      "Look at three kinds of buyers",
      "Who would buy it?",
      "One of each: an employee, a competitor, a group.",
      "What each pays, how, over how long, and what becomes of staff and name.",
      "Telling a competitor first",
    ],
    [
      "Settle how it’s paid and taxed",
      "What is left in the end?",
      "A tax adviser, before there is a letter of intent.",
      "Assets or shares, money down, payments over years, what you’re bound to afterward.",
      "Agreeing on a price before the terms",
    ],
    [
      "Plan whom you tell, and when",
      "When do I tell people?",
      "A lawyer on confidentiality; leases and licenses that don’t pass on by themselves.",
      "Landlord, bank, key people, staff, {customers}: the order, with a day for each.",
      "Letting it get out as a rumor",
    ],
  ],
};
