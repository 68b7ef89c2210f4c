import type { TradeMatter } from "./kind.ts";

/** Somebody’s first days, whatever the work; after what a trade asks of its own. */
export const ofBeginnings: readonly TradeMatter[] = [
  {
    id: "first-week",
    heard:
      /\b(?:first (?:day|week|two weeks|month|30 days|90 days)s? (?:for|of|with|on the job)\b.{0,40}\b(?:new|hire|employee|assistant|attendant|tech\w*|apprentice|helper|server|cook|groomer|hygienist|associate|paralegal|driver|team member)\b|(?:new|onboard\w*) (?:hire|employee|staff|team member|(?:[\w-]+ ){1,3}(?:attendant|assistant|tech\w*|apprentice|helper|server|cook|groomer|hygienist|associate|paralegal|driver|worker|aide|cashier|barista|stylist))s?\b(?=.{0,50}\b(?:first|week|day|checklist|plan|train\w*|onboard\w*)\b)|onboard\w* (?:an?|our|the|your) (?:new )?(?!client|customer|patient|vendor))/,
    not: /\b(?:receptionists?|front desk|calls?|callers?|phones?|voicemail|interview\w*|ai|at home|puppy|baby)\b/,
    about: "somebody’s first week",
    kind: "training",
    bySteps: true,
    settles:
      "what they may do alone by Friday, who stands beside them until then, and what nobody new may do at all",
    opening:
      "People decide in the first week whether they stay, and mostly by two things: whether anybody expected them, and whether they did something right by Friday. Both can be planned on one page.",
    points: [
      [
        "Get ready before they come",
        "What has to be there before the first morning?",
        "the list of the last one: what was missing? your payroll provider: I-9, W-4, the state’s forms, and by which day each",
        "Keys, code, shirt in the right size, a hook with a name, schedule for two weeks, papers, who’s at the door at eight.",
      ],
      [
        "Say what they may not do yet",
        "What does nobody new do alone?",
        "your insurer, your board or license, and the last three mishaps: animals, machines, medicine, money, doors, children",
        "A short list on the wall: not alone until somebody with a name has signed it off. It’s the first thing said, before the tour.",
      ],
      [
        "Day one: safe, and beside somebody",
        "What happens on the first day?",
        "whoever had the last new one: what did they ask by noon?",
        "Exits and first aid, whom to call, what hurts people here; then one round of the whole day beside one person with a name, watching. Out on time.",
      ],
      [
        "Day two: one task, watched",
        "What do they do first with their own hands?",
        "the task that comes most often and harms least, in five photos",
        "Shown once, done three times with somebody watching, signed.",
      ],
      [
        "Day three: the morning, alone with a check",
        "What can they do alone by the third day?",
        "two you trained: how often until it was right?",
        "The same task plus one; a check of five points at eleven and at three, told at once and kindly.",
      ],
      [
        "Day four: the odd cases",
        "What do they do when it isn’t as usual?",
        "the three things that went wrong last month, played through",
        "“If you see that, stop and get me.” Said back in their own words.",
      ],
      [
        "Day five: a day’s work and a talk",
        "How do we end the week?",
        "fifteen minutes, the owner and nobody else, with three questions",
        "What was unclear? What would you change? What do you want to learn next? One thing they did well, by name and hour.",
      ],
      [
        "Put dates on the next month",
        "What comes after the first week?",
        "who signs off what, by when",
        "Each task with a date and initials; day 30 and day 90 in the calendar now.",
      ],
    ],
    rows: [
      ["Forms, and by which day", "The payroll provider; uscis.gov for I-9"],
      ["What nobody new may do alone", "Insurer, board, the last three mishaps"],
      ["Tasks signed off by Friday", "Your own sheet"],
      ["Where the last two left, and in which week", "Your own list; a call to one of them"],
    ],
    fears: [
      "“They’re in the way for a week.” Show the hours, and the day on which they carry a task alone.",
      "“I was thrown in, too.” Count who stayed past day 90.",
    ],
    line: "By Friday a new [job] does [task] and [task] alone; [task] only after [name] has signed.",
    unsourced: "how many leave in the first weeks elsewhere, or what a form requires without its page",
    ask: ["Your insurer: from when, and what alone", "Whoever came last: what nobody told them"],
    forget: ["Somebody to eat lunch with on the first day", "The code and key on the day somebody leaves"],
    yours: ["What the last new one got wrong, and who noticed", "The first sentence you’d like them to hear"],
  },
];

export const ofRepairs: readonly TradeMatter[] = [
  {
    id: "repair-or-replace",
    heard:
      /\b(?:repair|fix|replac)(?:e|ing|ed)?\b(?=.{0,70}\b(?:or|and (?:when )?(?:to )?)\b.{0,30}\b(?:repair|fix|replac|buy|get|new|keep)\w*)(?=.{0,110}\b(?:coolers?|freezers?|compressors?|ovens?|fryers?|dishwashers?|ice machines?|washers?|dryers?|lifts?|trucks?|vans?|mowers?|machines?|equipment|units?|boilers?|chillers?|generators?|forklifts?|copiers?|printers?|chairs?|autoclaves?|x-?ray\w*|scanners?|lasers?|hvac|rooftop units?|furnaces?|walk-?ins?|lathes?|mills?|presses|treadmills?|pumps?|motors?|engines?|transmissions?)\b)|\b(?:coolers?|freezers?|compressors?|ovens?|dishwashers?|ice machines?|washers?|dryers?|lifts?|mowers?|machines?|equipment|autoclaves?|copiers?)\b.{0,20}: (?:repair|fix|replace) or\b/,
    with: /\b(?:our|we|business|shop|company|clinic|office|practice|restaurants?|owners?|bars?|bakery|hotel|salon|crew|worth|firm|studio|gym)\b/,
    not: /\b(?:calls?|callers?|phones?|homeowners?|my (?:house|home|kitchen)|cars? for)\b/,
    about: "repairing or replacing a machine",
    kind: "machine",
    settles:
      "what it has cost in two years with the days it stood still, what the repair buys, and what a new one costs until it runs",
    opening:
      "Lay the repair bills of two years side by side and write under each how many hours it stood and what was lost. The bill in your hand is hardly ever the largest figure on the table.",
    points: [
      [
        "Add up two years of it",
        "What has it cost, days it stood still included?",
        "repair bills of 24 months; hours out, what was thrown away, sent out or turned down",
        "A sum for the year before last and for last year. Is it rising?",
        "Looking at this bill only",
      ],
      [
        "Ask what this repair buys",
        "How long will it run with it, and what’s next?",
        "the technician, in writing: what failed, why, what else is near its end; parts made until when; warranty on the repair",
        "Months you may expect, and the next two parts with prices. Ask: would you put your own money in?",
        "Asking whoever sells new ones",
      ],
      [
        "Get a second pair of eyes",
        "Does somebody else say the same?",
        "another company’s diagnosis for a fee; the maker’s service line by serial number",
        "Same fault, same price? A wrong part, dirt or a setting is often cheaper than either.",
        "Believing the first diagnosis",
      ],
      [
        "Price a new one until it runs",
        "What does a new one cost, running?",
        "two written offers with removal, delivery, wiring, plumbing, permits, days closed, training",
        "A sum, and weeks until it’s there.",
        "Comparing the repair with a price from a website",
      ],
      [
        "Count what the new one saves",
        "What does it use less of?",
        "power, water, material of the old one measured for a week; the new one’s label at your rates; a utility’s rebate page",
        "Dollars a year, with a rebate or without.",
        "Taking the brochure’s saving",
      ],
      [
        "Plan the failure at the worst hour",
        "What happens if it goes on the worst day?",
        "a rental’s price and hours; a neighbor’s; insurance on what’s in it or waits for it",
        "What a day costs then, and who brings what.",
        "Deciding on the day it stops",
      ],
      [
        "Set the figure in advance",
        "At which figure do we stop repairing?",
        "your own two years; your accountant on this year’s deduction",
        "A sum, a number of hours and a day: whatever comes first, it goes. Signed, with the date.",
        "Going on because of what’s been spent",
      ],
    ],
    rows: [
      ["Cost over the last 24 months, lost days included", "Bills; your own calendar"],
      ["Months it buys, and the next fault", "The technician, in writing; a second one"],
      ["In all until it runs", "Written offers with removal and wiring"],
      ["Days out", "The shop’s schedule; the dealer’s delivery date"],
      ["A year of power, water, material", "Measured for a week; the label at your rates"],
      ["Parts and service until", "The maker, by serial number"],
      ["Over the next three years", "All of the above, added"],
      ["This year’s taxes", "Your accountant, with the delivery date"],
    ],
    decides:
      "It comes down to what the repair buys in months and to what one failure on the worst day would cost.",
    fears: [
      "“We’ve just put money into it.” That’s spent either way; show the next three years.",
      "“The new ones don’t last.” Ask two owners in the fifth year.",
    ],
    line: "In 24 months it cost $[sum] and stood [hours]; this repair buys about [months], and a new one costs $[sum] until it runs.",
    unsourced: "a rule of thumb in percent, how long such machines last, or a saving from a brochure",
    ask: ["A technician who doesn’t sell new ones", "Your accountant, before the end of the year"],
    forget: [
      "Taking away the old one, and what’s in it that needs a license",
      "A loaner for the days between",
    ],
    yours: ["The night or day it failed, and what you did", "What you’d have done two years ago"],
  },
];
