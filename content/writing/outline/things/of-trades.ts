import type { TradeMatter } from "./kind.ts";

/** What trades, shops and restaurants write about beside their phones. */
export const ofTrades: readonly TradeMatter[] = [
  {
    id: "referral-partners",
    heard:
      /\b(?:clients|patients|customers|referrals|work|jobs|cases|business) from (?:(?:local|nearby|other|the) )*(?:gyms?|realtors?|doctors|dentists|vets?|physicians|lawyers|attorneys|accountants|cpas|schools|contractors|builders|hotels|shops?|businesses|property managers|hospitals|plumbers|agents)\b|\b(?:referral partners?|partner(?:ing|ships?) with (?:local|nearby|other)|network(?:ing)? groups?|bni|referring (?:dentists|doctors|attorneys|vets))\b/,
    not: /\b(?:calls?|callers?|phones?|answer\w*)\b/,
    about: "partners who send you people",
    kind: "promotion",
    settles:
      "who meets your people before you do, what they gain by naming you, and what may be given for it",
    opening:
      "A partner doesn’t send anybody because of a brochure. They do it because somebody asked them last Tuesday and they knew one name. So find out what they’re asked, and be the answer to it.",
    points: [
      [
        "List ten nearby, and who decides in each",
        "Who meets these people before you do?",
        "ten within a quarter of an hour’s drive; who stands at the door, who coaches, who owns; where your last twenty came from",
        "Place, person, hour at which they have time, what they already have of the kind.",
        "Writing to “the management”",
      ],
      [
        "Ask three what they’re asked",
        "What do their people ask them that you could answer?",
        "three talks of ten minutes, standing: which complaint or wish do you hear every week, and what do you say?",
        "Their words. The one question that all three hear is what you offer them.",
        "Beginning with what you sell",
      ],
      [
        "Give something that helps them on a Tuesday",
        "What do they gain by it?",
        "an offer that costs them nothing: half an hour on the floor, a page for their wall, a workshop, a quick answer to the coach by text",
        "One thing, one date, who does it, what it takes of your time. In a gym for instance a screening day, and one exercise sheet with both names on it.",
        "Leaving a stack of cards",
      ],
      [
        "Look up what may be given for a name",
        "May you pay or reward for it?",
        "your board’s or bar’s rule on fee-splitting and referral fees; for patients of public programs the anti-kickback law; your insurer, for what you do in their rooms",
        "What is allowed, in one sentence with the section. Thanks, and news of how it went with the person’s leave, are always allowed.",
        "Twenty dollars a head",
      ],
    ],
    fears: [
      "“They have somebody already.” Say what that one doesn’t do, and send people there for it.",
      "“It looks like selling to our members.” Name what you don’t do in their rooms: no prices, no sign-ups.",
    ],
    line: "[Name] at [place] hears [question] about [number] times a week; since [date] [number] people came from there, and [number] stayed.",
  },
  {
    id: "slow-months",
    heard:
      /\b(?:(?:(?:get|find|win|land|bring in|drum up|have|more|enough|extra) (?:\w+ ){0,2}(?:work|jobs|business|customers|clients|revenue|income|money|sales)|stay(?:ing)? (?:busy|open|profitable|afloat)|keep(?:ing)? (?:the |our |your |my )?(?:crews?|people|staff|employees|trucks?) (?:busy|working|on)|fill(?:ing)? (?:the )?(?:slow|off)|surviv\w+|make money|earn)\b.*\b(?:winter|summer|off[- ]?season|slow (?:season|months?|time|period)|january|february|rainy season)|(?:winter|off[- ]?season|slow[- ]season) (?:work|income|revenue|services?|jobs))\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|answer\w*)\b/,
    about: "finding work in the slow months",
    kind: "season",
    opening:
      "The best winter work is sold in September, to people whose gate code you already know. So the first list isn’t of services; it’s of names.",
    points: [
      [
        "Ask your regulars what they need by February",
        "What would your present customers pay for at that time of year?",
        "twenty of them on the last visit of the season: what has to be done by spring, and who does it for you now?",
        "Their answers, sorted: three that come up most, with what they pay today. For landscapers that may be pruning, drainage, lights, cleanup after storms, walls and patios.",
        "Looking for strangers in the first slow week",
      ],
      [
        "Sell what can be done in the cold, before it’s cold",
        "Which work needs no leaves, no warm ground and no new machine?",
        "your crew and the trucks on one sheet; the extension service or the supply house on what the weather allows",
        "Three kinds, each with the weeks in which it’s possible here, and what it brings a day.",
        "Buying a plow in November",
      ],
      [
        "Price snow or emergency work by the season and by the push",
        "By the visit, by the inch or by the season?",
        "last three winters’ snow days from the weather service for your county; two competitors’ offers; your insurer on slip and fall",
        "The same three winters priced each way, the salt bill, who gets up at three, and the limit of liability in the contract.",
        "Leaving it to a handshake",
      ],
      [
        "Offer a year instead of a season",
        "Would they pay by the month, twelve times?",
        "ten customers, asked; the year’s sum of each divided by twelve; your state on automatic renewal",
        "What is in each month, the price, and what happens when somebody leaves in March.",
        "Giving a discount and getting nothing for it",
      ],
      [
        "Work for those who are busy when you aren’t",
        "Who needs hands and trucks just then?",
        "property managers, builders, tree and snow companies, the city’s bid list; your license and insurance for each",
        "Five names with a phone number, what they pay by the day, and when they decide.",
        "Waiting for the ad to work",
      ],
    ],
  },
  {
    id: "food-suppliers",
    heard:
      /\b(?:produce|food|meat|seafood|dairy|bread|coffee|linen|uniform|flower|lumber|parts|paint|plumbing|beverage|wine|beer) (?:suppliers?|vendors?|distributors?|wholesalers?|delivery|services?(?= (?:for|contract)))\b/,
    about: "suppliers",
    kind: "supply",
    opening:
      "A supplier is judged on one delivery: the one before your fullest evening. So write down what has to be in the walk-in by then, and have the new one deliver just that on a Tuesday first.",
    points: [
      [
        "List what may not be missing on the fullest day",
        "What must be there for your busiest day, and by which hour?",
        "last month’s sales of that day by dish or job; a count on the evening before",
        "Ten lines: how much is used, how long it keeps, by when it has to be on the shelf.",
        "Changing everything at once",
      ],
      [
        "Run both for two weeks, starting early in the week",
        "How do you change over without a gap?",
        "a first order of ten lines for a Monday or Tuesday; the old one told of it or not, by its contract",
        "Which lines go over in which week, what stays with the old one, and the delivery after which you decide.",
        "Starting with the weekend’s order",
      ],
      [
        "Have a second source on the wall",
        "Who brings it when the truck doesn’t come?",
        "a cash-and-carry, a market or a colleague nearby: hours, prices, whether your card works there",
        "A name, a number, an hour, and who drives. Tried once before you need it.",
        "Hoping",
      ],
      [
        "Weigh and look at the first five deliveries",
        "How do you know that it’s as good?",
        "a scale and a thermometer at the door; the cook or the foreman; waste in pounds for two weeks",
        "Ordered, delivered, sent back, thrown away: one sheet, both suppliers.",
        "Signing the slip unread",
      ],
    ],
    rows: [
      ["The ten lines of your fullest day, delivered", "Both price lists of one day, with fees and minimum"],
      ["Last hour to order for the weekend, hour of delivery", "The terms; one late order, tried"],
      ["Short, late or poor, out of the first five", "A scale and a sheet at the door"],
    ],
    fears: [
      "“On Friday there’s nothing in the walk-in.” Name the second source, with its hours.",
      "“The old one won’t take us back.” Say how you left, and which lines stayed with them.",
    ],
  },
  {
    id: "fleet",
    heard:
      /\b(?:(?:company|fleet) vehicles?|fleet|truck wraps?|vehicle wraps?|trailers?|gps track\w*|fleet tracking|dash ?cams?|electric (?:vans?|trucks?))\b/,
    not: /\b(?:calls?|callers?|phones?|food truck)\b/,
    about: "work vehicles",
    kind: "machine",
    points: [
      [
        "Put each vehicle’s year on one line",
        "What did each one cost last year, repairs and standing days included?",
        "fuel cards, repair bills and days out of service, vehicle by vehicle",
        "A line each; the one that costs most for each mile is marked.",
      ],
      [
        "Weigh what it carries and tows",
        "What does it really carry?",
        "a full load on a truck scale, next to the plate in the door; the insurer and the state on weight classes",
        "Load, tow weight, ladder or tank, and the license it takes.",
      ],
      [
        "Ask the drivers what the day is like",
        "What do the people say who sit in it for ten hours?",
        "two drivers, on a ride along: what is lifted, searched for and cursed?",
        "Three things that cost minutes at each stop, with the price of the shelf that ends it.",
      ],
    ],
    rows: [
      ["Cost for each mile over five years", "Price, fuel, tires, repairs, insurance, less resale"],
      ["Load and tow weight, door plate", "A truck scale, full"],
      ["Days in the shop a year, and what one costs", "Your own bills; an independent garage"],
      ["Upfit: shelves, racks, power", "A written offer, with the weeks"],
      ["Insurance, and who may drive", "Your insurer, by VIN"],
      ["Buying, leasing, or renting for the season", "Three offers; the lease, at “mileage” and “wear”"],
    ],
  },
  {
    id: "job-pricing",
    heard:
      /\b(?:estimat(?:es|ing)|bids?|bidding|quot(?:es|ing) jobs|flat[- ]rate pric\w+|price ?book|markup|job costing|deposits? (?:before|up ?front|on jobs)|change orders?|financing for customers|customer financing)\b/,
    not: /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|answer\w*|follow(?:ing)? up)\b/,
    about: "pricing jobs",
    kind: "money",
    points: [
      [
        "Reckon ten finished jobs once more",
        "What did the last ten really cost?",
        "hours from the time sheets, material from the invoices, trips and callbacks",
        "Estimated, real, and what was left over: ten lines. The kind that always runs over is named.",
      ],
      [
        "Find what an hour must bring",
        "What does an hour of a crew cost standing still?",
        "twelve months of wages, truck, insurance, office, divided by hours that were billed",
        "The figure, and how far the present price is from it.",
      ],
      [
        "Write what is included, and what a change costs",
        "What happens when the wall is opened?",
        "three disputes of last year; your state’s law on written home-repair contracts",
        "Five lines for every offer: included, not included, change, deposit, how long it’s good.",
      ],
    ],
  },
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
