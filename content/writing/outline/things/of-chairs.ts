import type { TradeMatter } from "./kind.ts";

/** What a room of a practice, a salon or a kitchen is fitted with, and the plan that a bank reads. */
export const ofChairs: readonly TradeMatter[] = [
  {
    id: "sensor",
    heard:
      /\b(?:(?:x[- ]?ray|digital|intraoral|dental) (?:x[- ]?ray )?sensors?|sensors? for (?:an? |my |our )?(?:[\w-]+ )?dental|phosphor plates?)\b/,
    about: "X-ray sensors",
    kind: "machine",
    settles: "whether your program takes it, which sizes fit your patients, and what a broken cable costs",
    opening:
      "It’s dropped, bitten and pulled at the cable thirty times a day. So ask two things before the picture: does our imaging program take it without a detour, and what does the next one cost when this one dies?",
    points: [
      [
        "Ask the makers of your programs first",
        "Does our imaging program take it, and how?",
        "both makers by e-mail: direct or by a bridge, which version, who helps when it fails",
        "Named by model. An “open” sensor that needs another program isn’t open.",
      ],
      [
        "Choose sizes by your patients",
        "Which sizes do we need?",
        "a month’s films: bitewings, front teeth, children, gaggers",
        "Size 1, size 2 or both, and on how many chairs at once.",
      ],
      [
        "Compare pictures that you took yourselves",
        "Do we see what we have to see?",
        "the same tooth, your own tube, three sensors on trial; two of you who read them blindly",
        "A picture each with dose, and who saw what.",
      ],
      [
        "Put it in ten real mouths",
        "Can it be placed?",
        "the hygienist with it for a week: thickness, corners, cable, holders, barriers",
        "Retakes out of ten, minutes, who gagged.",
      ],
      [
        "Get the price of the next one",
        "What happens when the cable breaks?",
        "the warranty: drops and bites, swap overnight or sent in, price of the swap in year 2 and 4",
        "Sum over five years with one loss; hours without.",
      ],
      [
        "Look at tube and computer",
        "Will it work with what hangs on the wall?",
        "age and kind of the tube, shortest exposure, USB, system version; a technician",
        "What must be replaced first, with its price.",
      ],
      [
        "Look up registration and quality checks",
        "What do the state and the board ask?",
        "the state’s radiation control program: registration, dose records, tests; the board on who may take them",
        "List with dates, and who does it.",
      ],
      [
        "Bring the old pictures along",
        "Can we still open all of them?",
        "the old program’s export, twenty pictures as a test; how long they must be kept",
        "Opened, lost, at which price.",
      ],
    ],
    rows: [
      ["Works with your program: model and version", "Both makers, by e-mail"],
      ["Sizes, thickness, cable", "The data sheet; a week in real mouths"],
      ["Retakes out of ten", "Your hygienist’s tally, by sensor"],
      ["Replacement price in years 2 and 4", "The warranty and protection plan, in writing"],
      ["FDA clearance", "fda.gov, 510(k) database, under the model’s name"],
      ["Five years in all", "Quote, plan, holders, barriers, one loss"],
    ],
    fears: [
      "“We drop it in the first month.” Quote the price of the next one.",
      "“It doesn’t talk to our program.” Have both makers’ yes in writing.",
    ],
    line: "With [sensor] we retook [number] of [number]; it works with [program, version] and a replacement costs $[sum] ([date]).",
    unsourced: "line pairs from a brochure, “lowest dose,” or how long one lasts",
    ask: ["Makers of your imaging and practice programs", "Your state’s radiation control program"],
    forget: ["Old pictures, and how long they’re kept", "Barriers and how it’s disinfected"],
    yours: ["Retakes last month, and why", "What broke last, and for how long you were without"],
  },
  {
    id: "chairs",
    heard:
      /\b(?:(?:dental|exam|treatment|salon|barber|shampoo|styling|operatory|massage|pedicure|tattoo|waiting room) (?:chairs?|tables?|units?))\b/,
    with: /\b(?:repair\w*|replac\w*|buy\w*|leas\w*|new|used|refurbished|upgrad\w*|choos\w*|best|which|compar\w*|worth|reuphol\w*|pick\w*)\b/,
    not: /\b(?:booth rent|calls?|phones?|two[- ]chair|chair rental)\b/,
    about: "chairs and treatment tables",
    kind: "machine",
    settles:
      "whom it has to carry and how low it has to go, whether parts are made, and what it takes to put it in",
    opening:
      "Sit in it for an hour, then work beside it for another, the way you work all day. A bad chair is paid for with backs, yours and theirs; leather and motors come after that.",
    points: [
      [
        "Sit an hour, stand an hour",
        "Is it good for the back in it and the back beside it?",
        "a showroom or a colleague’s room, the tallest and the shortest of you, a whole visit acted out",
        "How far you reach, where your knees go, the lowest and the highest it gets, from both sides.",
        "Choosing it in a catalog, without sitting in it",
      ],
      [
        "Say whom it has to carry",
        "Heaviest, oldest, smallest: who must get in and out?",
        "your own list: wheelchair, limits in pounds, children; ada.gov on access",
        "Pounds, lowest seat, arms that move, room beside it.",
      ],
      [
        "Ask for serial number and parts",
        "Is it still made, and until when are there parts?",
        "the maker with the serial number; a technician who isn’t the seller",
        "Year, hours, last service, parts until. For a used one this comes before the price.",
      ],
      [
        "See it run, cold and loaded",
        "What does a technician find when it has run for ten minutes?",
        "a technician on the spot: lift with a heavy person, leaks, base, board, noises, upholstery seams",
        "Each finding with the price of its repair.",
      ],
      [
        "Measure floor, plug and pipe",
        "Does it fit, and what is under it?",
        "the installation sheet: bolts, junction box, water, air, drain, power; your landlord",
        "What has to be moved, by whom, with its price.",
      ],
      [
        "Look how it’s cleaned",
        "Does the cover stand what you wipe with?",
        "the maker’s list of cleaners; your board’s rules; seams and foot controls",
        "Yes by name of the wipe, price of a new cover.",
      ],
      [
        "Add freight, putting in and taking out",
        "What does it cost standing there?",
        "written offers: freight, stairs, installing, taking the old one away, warranty on labor",
        "One sum each for new, refurbished and used.",
      ],
      [
        "Plan the day of the change",
        "How long is the room out?",
        "dealer’s dates, bookings, a second room",
        "Day, hours, what if a part is missing.",
      ],
    ],
    rows: [
      ["Pounds, lowest and highest seat", "The data sheet; your own tape"],
      ["Year, hours, parts until", "Serial number, asked of the maker"],
      ["What a technician found, with prices", "An hour’s look, in writing"],
      ["Power, water, air, drain, bolts", "The installation sheet"],
      ["Standing there in all", "Offers with freight and labor"],
      ["Warranty: parts, labor, who comes", "The text; the number, called once"],
    ],
    decides: "It comes down to two backs and to whether parts are still made.",
    fears: [
      "“It dies in a month.” Say who looked at it, and what is guaranteed.",
      "“My back hurts already.” Sit in three for an hour.",
    ],
    line: "[Model] of [year] carries [pounds], goes down to [inches], has parts until [year] and costs $[sum] standing here.",
    unsourced: "“like new,” “lasts twenty years,” or that it’s good for backs",
    ask: ["A technician who isn’t the seller", "Whoever stands beside it all day"],
    forget: ["The old one: who takes it away?", "Used and on credit: is it the seller’s to sell?"],
    yours: ["What hurts in the evening", "What failed on the present one"],
  },
  {
    id: "business-plan",
    heard:
      /\b(?:business plans?|executive summar(?:y|ies)|financial projections?|startup costs? for (?:an?|my|our))\b/,
    not: /\b(?:calls?|phones?|dental plans?|cell|internet)\b/,
    about: "business plans",
    kind: "money",
    bySteps: true,
    settles: "who buys and why, what each month costs, and in which month it carries itself",
    opening:
      "Whoever lends you money reads the last page first. So do that page first: thirty-six months, what comes in, what goes out, the lowest point. The rest of the plan explains that page.",
    points: [
      [
        "Say it in four sentences",
        "What is sold to whom, where, and why by you?",
        "three strangers who read it and say it back",
        "What, to whom, for how much, why you. If they say it otherwise, write it anew.",
      ],
      [
        "Count who would buy",
        "How many are there, and how do you know?",
        "an hour’s count on the spot on three days; census.gov for the zip codes; ten talks",
        "A number from your own counting, not a percent of a market.",
      ],
      [
        "Look at those who do it already",
        "Who has them now?",
        "three neighbors: prices, hours, line at noon, reviews by complaint",
        "What each is chosen for, and which gap is left.",
      ],
      [
        "Price one sale to the bottom",
        "What is left over from one?",
        "ten things or visits: material, hours, card fee, waste, rent’s share",
        "Left over from each, and how many a day pay the rent.",
      ],
      [
        "List what it takes to open",
        "What has to be bought before the first sale?",
        "written quotes; licenses, inspection, deposits, insurance, three months of wages",
        "A sum with quotes behind it, plus a fifth for what’s forgotten.",
      ],
      [
        "Lay out thirty-six months",
        "When is it lowest, and when does it carry itself?",
        "a sheet by month with slow seasons; your accountant or SCORE",
        "Lowest month, what is missing then, and the same with a third fewer sales.",
      ],
      [
        "Say who does what, and what you’ve done before",
        "Why you?",
        "your years, the ones who help, what you can’t do",
        "Who keeps the books, who stands there at six, what your household lives on.",
      ],
      [
        "Ask for one sum and say how it comes back",
        "What do you want, and what do you put in?",
        "the lender’s own checklist; sba.gov; two who got one",
        "Sum, for which quotes, your own share, pledged, back in months.",
      ],
    ],
    rows: [
      ["People who pass or fit, counted", "Your own tally; census.gov by zip code"],
      ["Prices of three neighbors", "Their menus or sites, with the date"],
      ["Costs to open", "Written quotes; the city’s licensing and health offices"],
      ["Pay, rent and insurance a month", "bls.gov; two brokers; two landlords"],
      ["What lenders ask for", "sba.gov; the lender’s checklist"],
    ],
    fears: [
      "“The numbers are dreams.” Show the count and the quotes behind each.",
      "“What if it goes slower?” Show the same page with a third fewer sales.",
    ],
    line: "At [number] [sales] a day and $[sum] left from each it carries itself in month [number]; the lowest point is $[sum] in month [number].",
    unsourced: "the size of a market, growth, or how many such businesses fail",
    ask: [
      "SCORE or the nearest SBDC, free",
      "An accountant, for the monthly sheet",
      "One lender, before the plan is pretty",
    ],
    forget: ["What you live on meanwhile", "License and inspection dates"],
    yours: [
      "What you’ve sold already, to whom, for how much",
      "What you could lose without losing the house",
    ],
  },
  {
    id: "business-bank",
    heard:
      /\b(?:(?:business|company|commercial) (?:credit cards?|checking|bank accounts?|savings|banking|debit cards?)|(?:choos\w+|pick\w*|find\w*|switch\w*|best|open\w*|which) (?:an?|the|my|our)? ?(?:[\w-]+ ){0,2}(?:bank|credit union|bank account)(?: for)?|credit cards? for (?:an?|my|our|small))\b/,
    not: /\b(?:calls?|callers?|phones?|loans?|trust accounts?|iolta|processing|merchant|accept|surcharg\w+|food bank|blood bank|take credit)\b/,
    about: "business banking",
    kind: "money",
    settles:
      "what your month looks like to a bank, what it costs at that, and who answers when money is stuck",
    opening:
      "A bank is good until the day a deposit is held. So ask first: who is there, by name, when that happens on a payday, and may they decide?",
    points: [
      [
        "Lay last month beside the fee sheet",
        "What would our month cost there?",
        "last month’s statement: deposits, cash, checks, wires, payroll, lowest day; the fee sheet of three",
        "A sum for each, at your own month.",
      ],
      [
        "Ask who answers when money is held",
        "Whom do we reach, and what may they decide?",
        "a visit: name, number, limits; two owners who bank there",
        "Name, hours, the last held deposit and how long it took.",
      ],
      [
        "Connect books, payroll and cards",
        "What goes over by itself?",
        "your bookkeeping’s list of banks; a test with one week",
        "Feeds, rights by person, second person for payments.",
      ],
      [
        "Look at credit you’ll want in two years",
        "Would they lend to a business like ours?",
        "line of credit, SBA lender or not, what they ask for",
        "Limit, rate and its base, what’s pledged.",
      ],
      [
        "For a card: rate, limit, guarantee",
        "What does it cost if we carry a balance, and who is liable?",
        "the terms: rate after the first months, fee, foreign, cash, personal guarantee, where it’s reported",
        "Cost in the month you carry it, not only in points.",
      ],
      [
        "Reckon rewards on your own spending",
        "What do we really spend where?",
        "twelve months by kind: fuel, supplies, ads, travel; caps and what points are paid out at",
        "Dollars a year less the fee, at your spending.",
      ],
      [
        "Set who may pay what",
        "Cards and rights for whom, up to how much?",
        "limits by card, alerts, who sees statements, who closes a card at night",
        "A line each; one person pays, another looks.",
      ],
      [
        "Plan the change over two months",
        "What hangs on the old one?",
        "direct debits, deposits, payroll, taxes, subscriptions by list",
        "Both open for two months; last one closed in writing.",
      ],
    ],
    rows: [
      ["A month’s cost at your own use", "Fee sheets of three, with the date"],
      ["How deposits are insured, up to what", "fdic.gov or ncua.gov, under the bank’s name"],
      ["Rate, fee, guarantee", "The card’s or loan’s terms"],
      [
        "Fraud: by when to report, who bears it",
        "The account agreement: business accounts have fewer rights than private ones",
      ],
    ],
    fears: [
      "“It’s a nuisance to change.” List the twelve direct debits; it’s an evening.",
      "“The points pay for it.” Reckon one month with a balance.",
    ],
    line: "At our [number] deposits and [number] payments a month [bank] costs $[sum]; [name] answers at [number].",
    unsourced: "“best,” a rate without its date, or points in dollars",
    ask: ["Your accountant: what makes the books easier?", "Two owners of your trade"],
    forget: ["The personal guarantee", "Positive pay and alerts against fraud"],
    yours: ["What you paid in fees last year", "The day on which money was stuck"],
  },
];
