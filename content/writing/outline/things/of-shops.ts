import type { TradeMatter } from "./kind.ts";

/** What trades and shops decide about vehicles, prices, pay and crews. */
export const ofShops: readonly TradeMatter[] = [
  {
    id: "pos",
    heard:
      /\b(?:pos systems?|point of sale|toast|square|clover|credit card (?:fees?|processing|surcharges?)|surcharg\w+|merchant (?:services|accounts?)|card (?:readers?|fees)|payment process\w+|delivery apps?|doordash|uber eats|grubhub|online ordering)\b/,
    about: "payment and ordering systems",
    kind: "software",
    points: [
      [
        "Divide last month’s fees by last month’s sales",
        "What do you pay for each hundred dollars today?",
        "one statement: all fees, divided by what was sold; and what the app kept of each order",
        "One percentage, everything in it. All offers are turned into the same figure.",
      ],
      [
        "Try it on the worst hour",
        "Does it hold when the line is out the door and the internet is down?",
        "a trial on a Saturday; the plug of the router pulled once",
        "Split checks, tips, refunds, offline sales: minutes and mistakes.",
      ],
      [
        "Look up what may be passed on",
        "May the fee be added to the bill?",
        "the card networks’ rules and your state’s law, with the date",
        "What is allowed, what must be posted, and what guests said when a neighbor did it.",
      ],
    ],
    rows: [
      ["All fees for each $100 sold", "One month’s statement, divided; the offer, worked out the same way"],
      ["The worst hour of the week, offline too", "A trial on a Saturday"],
    ],
  },
  {
    id: "chair-pay",
    heard:
      /\b(?:booth rent(?:al)?|rent(?:ing)? (?:out )?(?:chairs?|booths?|rooms?) to|(?:pay(?:ing)?|on) commissions?|chair rent(?:al)?|commission (?:vs\.?|versus|or|split|pay|salon|structure)|tip (?:pool(?:ing)?|out|sharing|credits?)|tip ?pools?|service charges?|pay (?:structure|plan|per visit|per job|by the job)|piece (?:rate|work)|production[- ]based|bonus (?:plans?|programs?|structure|system)|profit[- ]sharing|spiffs?)\b/,
    about: "ways of paying people",
    kind: "wage",
    opening:
      "Take three real people from last month, your strongest, one in the middle and the newest, and pay each of them once more the other way. Six figures on one page settle half of the argument.",
    rows: [
      [
        "What your strongest, a middling and a new one would have earned",
        "Their real month, worked out this way",
      ],
      [
        "What is left for the house in a full and in an empty month",
        "Your books, with product, laundry and cards paid",
      ],
      ["Who sets hours, prices and products", "The agreement; what you can no longer decide"],
      [
        "Whether the law sees it that way",
        "irs.gov and your state’s test, section and date; your board on licenses for each chair",
      ],
      ["Whose client it is when somebody leaves", "The agreement; the last one who left"],
      ["Who fills empty hours, answers and sweeps", "One Tuesday, watched"],
      ["Insurance, sales tax, 1099s or payroll", "Your insurer and accountant, in writing"],
      ["How to go back, and with how much notice", "The agreement, at “termination”"],
    ],
    decides:
      "It comes down to who sets hours and prices, since the law asks that too, and to the house’s share in an empty month.",
    fears: [
      "“The good ones rent next door.” Give the month at which renting pays for them, worked out with a real one.",
      "“You want the rent and still give orders.” Say what you will no longer decide.",
    ],
    line: "In [month] [name or role] brought in [sum]; on commission [sum] stayed with the house, on rent it would have been [sum].",
    points: [
      [
        "Reckon three people’s month each way",
        "What would each of them have earned last month?",
        "the real month of a strong, a middling and a new one",
        "Three people, each way, and what is left for the house.",
      ],
      [
        "Say what it will make people do",
        "What will be done more, and what less?",
        "two businesses that pay this way, one of which gave it up",
        "What they do more of; who cleans, teaches and takes the dull job.",
      ],
      [
        "Check what makes it lawful",
        "Who counts as employed, and who may share tips?",
        "irs.gov on contractors, dol.gov on tips and overtime, your state’s page and board, with dates",
        "The test in three facts, and what has to be in the agreement.",
      ],
    ],
  },
  {
    id: "pay-days",
    heard:
      /\b(?:(?:bi-?weekly|semi-?monthly|weekly|monthly|twice a month)(?=.*\b(?:pay(?:ing|roll|day|checks?)?|wages?|salar\w+)\b)|(?:pay(?:ing|roll|day|checks?)?|wages?|salar\w+)\b.*\b(?:bi-?weekly|semi-?monthly|weekly|monthly|every (?:two weeks|week|other week)|twice a month)|pay (?:periods?|frequency|schedules?)|paydays?)\b/,
    not: /\b(?:customers?|clients|invoices?|rent) pay\b/,
    about: "pay periods",
    kind: "wage",
    opening:
      "Wages are the same either way. What differs is the number of payroll runs, the day the money must be in the account, and how somebody feels on the twenty-eighth. The first can be counted this afternoon.",
    points: [
      [
        "Multiply runs by what a run costs",
        "What does each run cost, and how many are there a year?",
        "the payroll company’s price for a run and for each person; a watch on whoever collects hours, checks and corrects",
        "52, 26 or 24 runs, times fee and office hours. A year’s difference in dollars.",
        "Believing that wages themselves get cheaper",
      ],
      [
        "See whether your state leaves the choice",
        "How often must you pay, and how soon after the period?",
        "the state’s labor department, at “pay frequency” or “payday”; the contract, where there’s a union or agency",
        "The longest period that’s allowed for hourly people, days until payment, notice of a change.",
        "Asking the payroll salesperson",
      ],
      [
        "Line up overtime with the workweek",
        "What becomes of overtime, differentials and per diem?",
        "dol.gov on the workweek; two pay stubs with nights, weekends and overtime in them, worked both ways",
        "Overtime is reckoned by the week, also in a longer period. Two examples, one with a night shift.",
        "Averaging two weeks",
      ],
    ],
    rows: [
      ["Payroll fees a year", "The fee for each run and person, times 52, 26 or 24"],
      ["Office hours a year, corrections included", "A watch on two runs"],
      ["What the state allows, and days until payment", "The state’s labor department, at “pay frequency”"],
      ["Money in the account on each payday", "Twelve months of statements, with the paydays marked"],
      ["Months with an extra payday", "A calendar of next year"],
      ["Overtime and shift differentials: what goes wrong", "The last five corrections"],
      ["What your people would rather have", "Three of them, asked alone"],
    ],
    decides:
      "It comes down to the price of a payroll run and to the account on the thinnest payday; the wages themselves are the same.",
  },
  {
    id: "cleaning-crew",
    heard:
      /\b(?:clean(?:ing|ers?) (?:staff|crews?|teams?|people|techs?|employees?)|cleaners|janitors?|housekeep(?:ing|ers?)|maids?|missed (?:bathrooms?|rooms?|spots?|areas?)|callbacks?(?= (?:on|for|after) (?:jobs|cleans|installs))|redos?|workmanship)\b/,
    with: /\b(?:train\w*|teach\w*|complain\w*|quality|check\w*|onboard\w*|miss(?:ed|ing)|consisten\w*|standards?|mistakes)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|answer\w*|hotel)\b/,
    about: "training cleaning crews",
    kind: "training",
    opening:
      "Nobody forgets a bathroom on purpose. It’s the last room, the time is up, or nobody ever said whether behind the toilet counts. The last ten complaints say which of the three it is.",
    points: [
      [
        "Sort the complaints by room, by person and by hour",
        "What is missed, by whom, and at which point of the job?",
        "the last twenty complaints: room, fixture, who, first or fifth job of the day",
        "Two heaps will be largest. A mirror that’s always missed is a matter of teaching; a whole bathroom is one of time or of the list.",
        "Holding a meeting about quality",
      ],
      [
        "Fix the order of the room and the last look",
        "In which order is a bathroom cleaned, and who looks at the end?",
        "your best cleaner, filmed once: top to bottom, dry to wet, which cloth for what",
        "Ten lines with a photo of each fixture done right, and a last look from the door with the light on.",
        "Handing out a page of text",
      ],
      [
        "Put a stopwatch on the job you sold",
        "Are there enough minutes for it?",
        "minutes of your best person for each room, next to the minutes that were sold",
        "Room, minutes needed, minutes sold. Where the second is less, the price or the promise is wrong.",
        "Telling people to be quicker",
      ],
    ],
  },
  {
    id: "patio",
    heard:
      /\b(?:patios?|outdoor (?:seating|dining)|drive[- ]?thr(?:u|ough)|curbside|food trucks?(?= (?:or|for))|walk[- ]in coolers?|hoods?|grease traps?|happy hour|brunch)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|answer\w*|how to start a food truck)\b/,
    about: "this change in a restaurant",
    kind: "offer",
    points: [
      [
        "Ask the city before anybody draws",
        "Which permit, license or inspection does it need?",
        "the city’s planning and health departments; for alcohol the state’s control board; the landlord, in writing",
        "A line each: what, fee, weeks, who signs.",
      ],
      [
        "Put it on your own last summer",
        "How many days and seats would it really have been?",
        "sales by the hour of last year beside the weather; seats turned away, counted for two weeks",
        "Days, seats, checks, and the hours the kitchen could have cooked for them.",
      ],
      [
        "Ask the kitchen and the floor",
        "Can the same people serve it?",
        "two shifts watched: steps, minutes, where it jams",
        "How many more people, at which hours, at what cost.",
      ],
    ],
  },
];
