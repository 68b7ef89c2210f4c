import type { TradeMatter } from "./kind.ts";

const SERVICE_NAME =
  "(?:[\\w'’-]+ ){0,5}?(?:services?|side|line|division|department|arm|programs?|classes|sessions|camps?|clubs?|subscriptions?|memberships?|workshops?|grooming|whitening|massage|catering|delivery|installations?|repairs?|rentals?|boarding|daycare|training|cleaning|botox|injectables|facials|waxing|telehealth|acupuncture|vaccin\\w+|detailing|towing|inspections?|drain cleaning|pest control|snow removal|lighting|irrigation|tree work|solar|heat pumps?|ev chargers?|mediation|estate planning|payroll|bookkeeping|advisory|consult\\w+|tours|brunch|breakfast|happy hour|cakes|nails|lashes|brows|tanning|personal training|yoga|pilates)";

/** A service, class or product line that a business begins to sell beside what it does already. */
export const ofAdding: readonly TradeMatter[] = [
  {
    id: "adding-a-service",
    heard: new RegExp(
      `\\b(?:add(?:ing)?|start(?:ing)?(?: to offer| offering| up)?|begin(?:ning)?(?: to offer| offering)?|launch(?:ing)?|offer(?:ing)?|introduc(?:e|ing)|roll(?:ing)? out|expand(?:ing)? into|get(?:ting)? into|branch(?:ing)? (?:out )?into|get(?:ting)?(?=.{3,70}\\boff the ground)) (?:an? |our |the |your )?${SERVICE_NAME}\\b(?=.{0,60}\\b(?:to|at|for|in|beside|alongside|off the ground|side|of (?:our|the|a|your)|as an?)\\b|[?.!]*$)`,
    ),
    not: /\b(?:calls?|callers?|phones?|answer\w*|receptionists?|ai|assistants?|chat\w*|text(?:s|ing)?|online (?:booking|scheduling)|voicemail|employees?|staff benefits|clients? portal|loyalty|referral program|insurance|new (?:hires?|employees?|staff)|loyal\w*|rewards?|website|instagram|facebook|newsletter|social media|software|billing|cancel\w*|phone|remind\w*|second location|from home|your own|wellness programs?|safety|apprentice\w*|internships?|employee)\b|\b(?:start|open|launch)\w* (?:an?|our|my|your) (?:[\w-]+ ){0,3}(?:business|practice|company|firm)\b/,
    about: "starting a new service",
    kind: "offer",
    bySteps: true,
    byNouns: true,
    settles:
      "who has asked for it and what they’d pay, which license and insurance it takes, who does it, what the first three cost, and at which figure it stops",
    opening:
      "Don’t begin with the equipment. Begin with three names: people who are your customers today, who have asked for it, and who say on which day they’d pay for it. If there aren’t three, the rest of this list can wait.",
    points: [
      [
        "Name ten who’d buy it, and call three",
        "Who would buy it this season?",
        "your own list: who asked, who bought it elsewhere, whose machine, room or animal is of the age for it; three of them called and asked for a day and a price",
        "Ten names, three days, three sums. And what they pay for it elsewhere now.",
        "Asking whether people like the idea",
      ],
      [
        "Look up the license, the permit and the certificate",
        "What may you not do or advertise before which paper?",
        "the state’s licensing board by the name of the work; city hall on zoning and permits; for refrigerants EPA Section 608, for food the health department, for care the state board’s scope of practice",
        "Each paper: who issues it, who has to hold it, weeks, dollars, and what’s forbidden until then.",
        "Finding out from a competitor’s complaint",
      ],
      [
        "Ask your insurer in writing, before the first one",
        "Does the policy you have pay when this goes wrong?",
        "your agent, by e-mail: the work in one sentence, where it’s done, by whom; the exclusion, the endorsement, its price",
        "Yes, no, or for how much more, with the date of the answer.",
        "Believing that it’s “the same trade”",
      ],
      [
        "Send two people to learn it, and have one watched",
        "Who does it, and who can stand in?",
        "the maker’s or association’s course: days, dollars, prerequisites; a shop two hours away that does it and lets somebody watch",
        "Two names, dates, and the first three done beside somebody who has done fifty.",
        "One person who can do it, and is on vacation",
      ],
      [
        "Borrow, rent or buy: the smallest set that does the first five",
        "Which tools, vehicle, room or stock do the first five take?",
        "a list with a price for each, rented and bought; the supply house on credit and returns; where it’s kept, charged and washed",
        "One sum for five jobs, and what’s bought only after the tenth.",
        "Buying the van first",
      ],
      [
        "Do three at cost, with a clock",
        "How long does one really take, and what is left of it?",
        "three of the ten, told that they’re the first: hours with driving and setting up, material, what had to be done again",
        "A sheet with three lines. The price is made from it, and not from the neighbor’s.",
        "Taking the price from somebody else’s website",
      ],
      [
        "Set the price, what’s in it, and what isn’t",
        "What does it cost, and what is never included?",
        "the three sheets; two published prices nearby, with dates; rebates or programs that list approved firms, at the utility or the maker",
        "One price or range, three things that are extra, the deposit, and how it’s canceled.",
        "“From” prices",
      ],
      [
        "Keep the old work whole",
        "Whose hours does it take, and what is left undone for it?",
        "the schedule of the same weeks last year; who is asked for both on one day",
        "Fixed days or half days for it, and the number of weeks after which that’s looked at.",
        "Squeezing it in",
      ],
      [
        "Tell those who have you already",
        "How do the ten, and then all the others, hear of it?",
        "your own list first: a line on the bill, a text to those it fits, three pictures of the first three with leave; whoever answers the phone has the price, the days and three questions to ask",
        "Which list, on which day, with which sentence; and the page that says what it is.",
        "An ad before the third is done",
      ],
      [
        "Write down the figure that ends it",
        "How many, by which month, or you stop?",
        "hours, dollars and complaints after 30, 60 and 90 days, laid beside what the same hours used to bring",
        "A number and a date, given to somebody who’ll ask.",
        "Letting it run because the machine is there",
      ],
    ],
    rows: [
      ["License, permit, certificate: who holds it", "State board, city hall, the maker; each by name"],
      ["What the insurer says", "The agent’s e-mail, with its date"],
      ["Hours and material of the first three", "Your own sheet"],
      ["Price nearby, with what’s in it", "Two published lists, with the date"],
      ["Rebates, or lists of approved firms", "The utility’s and the maker’s own pages"],
      ["What the same hours bring today", "Last year’s books for those weeks"],
    ],
    ask: [
      "Somebody who does it two hours away: what they’d not buy again",
      "Your agent, before the first one",
    ],
    forget: [
      "Whoever answers has to know price, days and three questions on the morning it’s announced",
      "Warranty and call-backs on work that you’re learning",
    ],
    fears: [
      "“We’ll do both badly.” Name the days that stay with the old work, and who watches them.",
      "“Nobody will pay that.” Show what three of them pay for it elsewhere.",
    ],
    line: "The first three took [hours] and [dollars] each; at [price] there’s [sum] left, against [sum] for the same hours before. We stop if it isn’t [number] a month by [date].",
    unsourced: "how fast it “pays for itself,” what the market grows by, or what others earn with it",
    yours: [
      "Who asked for it first, and in which words",
      "What you send people elsewhere for today, and to whom",
      "The last thing you added: what came of it, and in which month you knew",
    ],
  },
  {
    id: "into-stores",
    heard:
      /\b(?:into|in|to) (?:local |nearby |independent |small )*(?:grocery|retail|gift|health food|pet|farm) (?:stores?|shops?|chains?)\b|\bget(?:ting)? (?:our |my |an? |your )?(?:[\w-]+ ){0,4}(?:on|onto) (?:store |grocery )?shelves\b|\bsell\w* (?:\w+ )?wholesale\b|\bwholesale (?:accounts?|program|price\w*|customers?)\b/,
    not: /\b(?:calls?|callers?|phones?|answer\w*|rent|buy from)\b/,
    about: "selling through stores",
    kind: "offer",
    bySteps: true,
    settles:
      "what is left of a piece after the store’s share, what a store asks for in papers and packaging, who drives, and what comes back unsold",
    opening:
      "Take the price on the shelf and work backward: the store keeps its third or so [ask three], the driver costs this, the returns cost that. If what’s left isn’t more than the piece costs to make, no shelf will mend it.",
    points: [
      [
        "Work back from the shelf",
        "What is left for you of the price on the shelf?",
        "three store managers: what margin they take, who pays for returns, samples and promotions; your cost of one piece with label and box",
        "One piece, line by line, at the shelf price of the nearest competitor.",
        "Starting from the price over your own counter",
      ],
      [
        "Choose the three pieces that keep",
        "Which of your things are still good on day four?",
        "three of each left on a shelf, tasted or looked at each day; a lab or the extension service on shelf life",
        "Three, with days, temperature and a picture of each on its last day.",
        "Offering the whole range",
      ],
      [
        "Get the papers that a store asks for",
        "Which license, label and insurance does a store want before the first box?",
        "your state’s agriculture or health department on wholesale and home-kitchen rules; fda.gov on labels: ingredients, allergens, weight, address; the insurer on product liability; GS1 on bar codes",
        "Each paper with weeks and dollars; the label laid out and read by the department.",
        "Learning of the allergen line from a recall",
      ],
      [
        "Visit five at their slow hour",
        "Who decides, when do they have time, and what sells beside yours?",
        "the store, a Tuesday at two; the name of whoever buys; what has gone from the shelf next to yours by Friday",
        "Five names, the day they order, what’s missing on the shelf.",
        "Writing to the chain’s head office",
      ],
      [
        "Bring a box, a sheet and a date",
        "What do you hand over in the first five minutes?",
        "one page: pieces, wholesale price, minimum, days of delivery, shelf life, who takes back what; ten samples",
        "The page, and the day on which you call for the answer.",
        "A talk without a price",
      ],
      [
        "Start on consignment or with a buy-back, for four weeks",
        "Who carries what isn’t sold, and until when?",
        "the store, in two lines signed by both: count on Mondays, price, what becomes of the rest",
        "The four Mondays: delivered, sold, returned, why.",
        "Signing exclusivity",
      ],
      [
        "Put a price on the driving",
        "What does one stop cost in minutes and miles?",
        "one morning with a clock: loading, driving, parking, filling the shelf, paper",
        "Dollars a stop, and the smallest order that pays for it.",
        "Delivering whenever they call",
      ],
      [
        "Decide at which number you leave a store",
        "When is a shelf not worth it?",
        "sold and returned by store for eight weeks, after driving",
        "Pieces a week below which you stop, told to the store beforehand.",
        "Staying because it looks good",
      ],
    ],
    rows: [
      ["Shelf price, store’s share, what’s left", "Three managers; your own cost sheet"],
      ["Licenses and label rules", "State agriculture or health department; fda.gov"],
      ["Product liability: limit the store asks for", "Its vendor form; your insurer"],
      ["Days it keeps, at which temperature", "Your own shelf test; a lab"],
      ["Minutes and miles a stop", "One morning with a clock"],
    ],
    line: "At $[shelf price] the store keeps [sum], driving and returns cost [sum], making it costs [sum]: [sum] is left on a piece.",
    unsourced:
      "what stores “usually” take, how long it keeps without a test, “natural” or “healthy” on a label",
    ask: ["Two makers on the same shelf: what comes back each week"],
    forget: ["Who pays for what’s stolen, dropped or stale", "The weeks until the first bill is paid"],
    fears: ["“They’ll copy it.” Say what they can’t: the day it’s made, the name, who stands behind it."],
    yours: ["What is left in your own case each evening, by piece", "Who already asked to carry it"],
  },
];
