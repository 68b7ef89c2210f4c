import type { NarrowKind } from "../kind.ts";

/** What a piece of work is to cost those who order it. */
export const charging: NarrowKind = {
  id: "charging",
  far: true,
  heard:
    /\b(?:how much|what) (?:should|do|does|can|could|would|to) (?:[\w'-]+ ){0,5}charge\b|\bhow to (?:price|quote|bid) (?:an?|your|my|our|the|for)?\b|\b(?:what|how much) to charge\b/,
  not: /\b(?:calls?|callers?|phones?|sales (?:and use )?tax|plans?|memberships?|on the phone|apartment|house|home)\b/,
  about: "prices",
  settles: "what an hour has to bring, what changes from job to job, and which figure to say first",
  opening:
    "There’s a price below which you pay to work, one that people here are used to, and one that the best three nearby get. Find all three before you choose. Most owners know only the second.",
  yours: [
    "The minutes that the last ten really took, from start to clean",
    "What you charge now, and what you added or gave away on top",
    "What {customers} said when they heard the price, word for word",
  ],
  points: [
    [
      "Time ten of them",
      "How long does it really take?",
      "A watch and a sheet for two weeks: talk, work, waiting, cleaning up, coming back.",
      "The shortest, the usual and the longest, with what made it long. The longest decides the price, since it’s booked at the same figure.",
      "Pricing the one that went well",
    ],
    [
      "Work out what an hour has to bring",
      "What does an hour cost me?",
      "Twelve months of rent, insurance, software, wages and taxes, divided by the hours that were sold, not the hours open.",
      "One line of arithmetic that a reader can redo with their own books. The hours sold surprise everybody.",
      "Dividing by the hours you’re open",
    ],
    [
      "Weigh the material",
      "What goes into it?",
      "Invoices; weigh or count what’s used on three of them, with what’s thrown away.",
      "Material for each job, the part that varies, and who pays when it’s double.",
      "A lump sum for “supplies”",
    ],
    [
      "Collect six prices nearby, with what’s in them",
      "What do others charge?",
      "Published lists of six within half an hour’s drive, with the date; what’s included and what’s added at the till.",
      "The range, and where the cheap ones save. Not the average: nobody buys from it.",
      "Taking the price of the one next door",
    ],
    [
      "Name what’s added, before it’s needed",
      "What costs extra?",
      "The last five bills that somebody questioned.",
      "Two or three additions, each with its reason and its sum, said before the work begins.",
      "Explaining it at the till",
    ],
    [
      "Publish a “from” and a usual",
      "Which figure do I say first?",
      "Try both with ten people who ask, and write down what they book.",
      "“From” alone sounds like a trap. “From this much, and most pay that” is a price, and the second figure is the one to stand behind.",
      "“It depends”",
    ],
  ],
};

/** A van or a truck that others have driven. */
export const usedVehicle: NarrowKind = {
  id: "used-vehicle",
  far: true,
  heard:
    /\b(?:used|second[- ]?hand|pre-?owned) (?:[\w-]+ ){0,2}(?:vans?|trucks?|pickups?|cars?|vehicles?)\b|\b(?:vans?|trucks?|pickups?)\b.{0,50}\b(?:buy|bought|buying|get|choose) (?:it )?(?:used|second[- ]?hand)\b/,
  not: /\b(?:calls?|callers?|phones?|sell(?:s|ing)?\b|lease (?:vs|or))\b/,
  about: "used vans and trucks",
  settles:
    "what it has to carry and pull, what its past has cost, how buyers are cheated, and what it will cost in two years",
  opening:
    "A work vehicle is an employee who never calls in sick until the one morning when it does. So read its papers as you’d read a reference, drive it loaded, and let somebody who fixes that model look underneath.",
  yours: [
    "What’s aboard and behind it on a full day, in pounds, and how many miles that day has",
    "What the last one cost in repairs by year, and what it brought when you sold it",
    "The fault you’d look for first now",
  ],
  points: [
    [
      "Weigh what it has to carry and pull",
      "What does it have to carry and pull?",
      "A truck scale with everything in it, full tanks too; the payload on the sticker in the driver’s door; what it may pull in the manual for that engine and axle.",
      "Tools, material, fuel and two people, against the payload; and whatever it pulls, full, against the towing limit.",
      "Buying by the size of the box",
    ],
    [
      "Read its past before you see it",
      "What has it been through?",
      "The VIN in nhtsa.gov/recalls and one paid history report; the service book, page by page.",
      "Recalls, accidents, title, owners, fleet or private. A gap in the service book is a price.",
      "Falling for the paint",
    ],
    [
      "Know the five ways buyers are cheated",
      "How are buyers cheated?",
      "Your state’s title office and nmvtis (vehiclehistory.gov) by VIN; the seller’s license beside the name on the title; a lien search; the lender, called by you.",
      "A washed or salvage title, a rolled-back odometer, a loan that’s still on it, a private seller who’s a dealer, a deposit for one that doesn’t exist. For each the sign, and the paper that shows it. Pay at a bank, with the title in hand.",
      "Sending a deposit to hold it",
    ],
    [
      "Count engine hours, not only miles",
      "How many miles are too many?",
      "The hour meter, or a mechanic’s scan tool; ask what it did all day.",
      "What idling on job sites does, and which repairs come due on that model at which mileage.",
      "Believing the odometer",
    ],
    [
      "Have it inspected by someone who fixes that model",
      "Who should look at it?",
      "An independent shop, one hour, before the handshake: what it costs, and how soon they can look.",
      "Frame, rust, brakes and transmission under load. Drive it loaded, uphill, twenty minutes.",
      "A test drive around the block, empty",
    ],
    [
      "Add up two years",
      "What will it cost me?",
      "Your insurer’s quote for that VIN; tires, registration and upfit in writing.",
      "Price, tax, racks, lettering, insurance, the first two repairs, a rental for the days it’s out. Beside it the same for a new one.",
      "Comparing sticker prices",
    ],
    [
      "Ask your accountant before December",
      "When is the best time to buy?",
      "irs.gov on vehicles and Section 179, with the year; then your accountant for ten minutes.",
      "What may be written off for a vehicle of that weight, and when it counts as in service.",
      "Buying for the deduction",
    ],
  ],
};

/** Cover for the health of one's own people. */
export const staffHealth: NarrowKind = {
  id: "staff-health",
  far: true,
  heard:
    /\bhealth (?:insurance|plans?|benefits|coverage)\b(?=.{0,60}\b(?:employees?|staff|team|small business(?:es)?|workers?|crew|offer)\b)|\b(?:employees?|staff|team|small business(?:es)?|offer(?:ing)?) .{0,40}\b(?:health (?:insurance|plans?|benefits|coverage)|employee benefits|qsehra|ichra)\b|\bemployee benefits\b/,
  not: /\b(?:calls?|callers?|phones?|verify|accept|take)\b/,
  about: "health plans for a staff",
  byQuestion: true,
  settles: "whether you have to, which three ways there are, and what each costs you and them a month",
  opening:
    "For a small staff there are three ways: a group plan, money toward plans that people buy themselves, or higher pay and the truth. Put one month of each on a sheet, from the employer’s side and from the paycheck’s, and the talk gets short.",
  yours: [
    "How many of your people already have cover, and through whom (ask on paper, without names)",
    "What you could pay a month for each, in a bad quarter too",
    "What the last one who turned your offer down said about it",
  ],
  points: [
    [
      "Settle whether you have to",
      "Do I have to offer it at all?",
      "healthcare.gov and irs.gov on the size that counts, with the date; your state.",
      "How full-timers and hours add up to a headcount, and on which side of it your readers are.",
      "Counting heads instead of hours",
    ],
    [
      "Ask your people first, on paper",
      "What do they need?",
      "A slip without names: covered already, family, what would you pay a month?",
      "How many would take it. Insurers ask for a share of the staff, and half may be on a spouse’s plan.",
      "Choosing for people you haven’t asked",
    ],
    [
      "Set three ways side by side",
      "Which ways are there?",
      "A licensed broker for group offers; irs.gov on health reimbursement arrangements (QSEHRA, ICHRA).",
      "Group plan, reimbursement, higher pay: who chooses the plan, what’s taxed, who does the paperwork.",
      "Comparing premiums of group plans only",
    ],
    [
      "Work out one month for two people",
      "What does it cost me, and them?",
      "Two written offers for your ZIP code and ages; the paycheck of a single person and of a parent.",
      "Employer’s share, paycheck, deductible, and what changes after the tax credit for small employers.",
      "Showing the employer’s cost alone",
    ],
    [
      "Read the network before the price",
      "Will they keep their doctor?",
      "The plan’s own directory; call two offices in it.",
      "Three doctors and the hospital that your people name, in or out.",
      "Picking by the deductible",
    ],
    [
      "Put the dates on one page",
      "When can it start, and who does what?",
      "The broker’s calendar; the plan’s notices.",
      "Enrollment, waiting period, notices, renewal letter, and who answers questions about it.",
      "Starting in the month of renewal",
    ],
  ],
};

/** What something costs whoever pays for it. */
export const costing: NarrowKind = {
  id: "costing",
  far: true,
  heard:
    /\b(?:how much|what) (?:does|do|would|will|should|is) (?:it|an?|the|to) ?(?:[\w'-]+ ){0,5}(?:costs?|pay for)\b|\bhow much (?:to|it (?:costs|takes) to)\b|\b(?:average )?cost (?:of|to) (?!missed|a missed|an unanswered)/,
  not: /\b(?:calls?|callers?|phones?|voicemails?|ai|answering|no-?shows?|receptionists?|crowns?|implants?|divorce|lawyers?|attorneys?)\b/,
  byQuestion: true,
  settles: "what’s in the price, what moves it, and when the cheaper way costs more",
  opening:
    "A single figure would be wrong for most readers. What helps is the smallest sum for which it’s done properly, the usual one, and the three things that lie between them.",
  yours: [
    "What you paid, in which month, with the bill in front of you",
    "What you’d leave out now, and what you’d pay more for",
    "The offer you turned down, and why",
  ],
  points: [
    [
      "Say what’s in the price, line by line",
      "What am I paying for?",
      "Two written offers and one finished bill, with names blacked out.",
      "Material, hours, preparation, permits, what’s taken away. A line that’s in one offer and not in the other explains most of the gap.",
      "Comparing totals",
    ],
    [
      "Give three sums, each with what it buys",
      "What does it cost, low, usual and high?",
      "Five offers for the same description, from within thirty miles, in one month.",
      "Three figures with the month and the place. No national average: nobody pays it.",
      "One average",
    ],
    [
      "Name what moves it",
      "Why is mine more?",
      "Whoever writes offers: which two questions decide the price?",
      "Size, condition, material, hurry, season, access; the two that count most, with their dollars.",
      "Blaming the contractor",
    ],
    [
      "Count what comes later",
      "What does it cost after that?",
      "Owners who did it three years ago: repairs, cleaning, renewal.",
      "What it costs a year, how long it lasts, and what undoing it costs.",
      "Stopping at the day it’s paid",
    ],
    [
      "Show where saving is safe, and where it isn’t",
      "Where can I save?",
      "A professional: which cheap job do they redo most often?",
      "Two savings that nobody notices, and the one that’s paid twice.",
      "Taking the lowest offer",
    ],
    [
      "Say when it pays",
      "Is it worth it?",
      "Your own count before and after, over three months.",
      "The number that has to change for it to pay, and by when a reader would see it.",
      "Hoping that it’ll show",
    ],
  ],
};

/** A figure by which a business is measured. */
export const benchmark: NarrowKind = {
  id: "benchmark",
  far: true,
  heard:
    /\b(?:good|healthy|normal|average|typical|reasonable) (?:[\w-]+ ){0,3}(?:margins?|profit|ratios?|percentage|rates?|revenue|overhead|turnover|salary|markup|costs?|production)\b|\bprofit margins?\b|\bbreak[- ]even\b|\bfood cost percentage\b/,
  with: /\b(?:what|how|calculat\w+|is|should|figure)\b/,
  not: /\b(?:calls?|callers?|phones?|voicemails?|no-?shows?|answer(?:ed|ing)?|hold times?|response)\b/,
  byQuestion: true,
  settles: "how the number is worked out, where an honest comparison stands, and what to do if it’s low",
  opening:
    "Before you compare your number with anybody’s, find out whether the two were worked out alike. Half of the surprises are the owner’s own pay, which one of them counts and the other doesn’t.",
  yours: [
    "Your own figure for the last three years, worked out the same way",
    "The month in which it was worst, and what it was",
    "What you changed, and what that did to it a year later",
  ],
  points: [
    [
      "Define it, and work it out once",
      "How is it worked out?",
      "Twelve months of your own books; a bookkeeper checks the sum.",
      "The formula in words, then one made-up business with round numbers, line by line. Say whether the owner’s pay is in it.",
      "Two formulas under one name",
    ],
    [
      "Find a comparison with its source",
      "What do others have?",
      "The trade association’s survey, a lender’s industry report at the library, census.gov for the size; with year and number of businesses.",
      "The middle and the upper quarter, for a business of that size. A figure without a year and a count is a rumor.",
      "Quoting a blog",
    ],
    [
      "Say why one may be lower and healthy",
      "Is mine bad?",
      "Two owners with different numbers, both content: why?",
      "Rent or own, wages or family, young or old, location. For each, what it does to the figure.",
      "One target for everybody",
    ],
    [
      "Show the three things that move it",
      "What moves it most?",
      "Change one line in the worked sum at a time.",
      "Price, hours, waste: what one percent of each does in dollars a year. The order surprises most people.",
      "Cutting what’s easiest to see",
    ],
    [
      "Give a change for this month",
      "What do I do first?",
      "An accountant who has forty such clients: what do they look at first?",
      "One step with a sum, one with a conversation, and the day on which to look again.",
      "Waiting for the year’s end",
    ],
    [
      "Say when it’s time for a professional",
      "When should I worry?",
      "A CPA or the SBDC: which number makes them call?",
      "The sign in the books, what to bring, and what an hour costs.",
      "Looking once a year",
    ],
  ],
};
