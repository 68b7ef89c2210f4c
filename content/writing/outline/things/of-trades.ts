import type { TradeMatter } from "./kind.ts";

/** What trades, shops and restaurants write about beside their phones. */
export const ofTrades: readonly TradeMatter[] = [
  {
    id: "seasonal-hiring",
    heard:
      /\b(?:seasonal|summer|winter|holiday|temporary) (?:workers?|help|staff|employees|crews?|hires?|people|hiring)\b|\bhir\w+ for the (?:season|summer|holidays?)\b/,
    not: /\b(?:calls?|callers?|phones?|answer\w*|receptionists?|point of sale|pos|software|systems?|apps?|programs?)\b/,
    about: "seasonal help",
    kind: "person",
    opening:
      "The best seasonal worker is last year’s, asked in time. So the first list isn’t of job boards; it’s of names and of the day on which each of them has to be called.",
    points: [
      [
        "Call last year’s people first",
        "Who comes back, and what do they want for it?",
        "last year’s list: called three months ahead, asked who they’d bring along and what would keep them until the last week",
        "How many of ten come, the bonus for staying to the end, and the day of the call.",
        "Starting with an ad",
      ],
      [
        "Count heads by week, and not for the season",
        "How many hands are needed in which week?",
        "sales and hours by week of the last two years; the two weeks in which something was left undone",
        "A line for each week, and the three in which everybody is needed.",
        "Hiring all of them for all of it",
      ],
      [
        "Look where they really are",
        "Where do they look, and who’d share them?",
        "schools and their calendar, a church, the opposite season’s employers nearby, an agency; for workers from abroad the H-2A or H-2B timetable at dol.gov",
        "Three places, with the last day to ask and what each costs.",
        "One ad in April",
      ],
      [
        "Look up what is different for a season",
        "Which rules change for a short job?",
        "your state and dol.gov, with dates: age and hours of minors, overtime exemptions, unemployment, workers’ compensation; housing and rides, if you offer them",
        "A line each, and the paper for the first day.",
        "Treating them as contractors",
      ],
    ],
  },
  {
    id: "referral-partners",
    heard:
      /\b(?:clients|patients|customers|referrals|work|jobs|cases|business) from (?:(?:local|nearby|other|the) )*(?:gyms?|realtors?|doctors|dentists|vets?|physicians|lawyers|attorneys|accountants|cpas|schools|contractors|builders|hotels|shops?|businesses|property managers|hospitals|plumbers|agents)\b|\b(?:referral partners?|partner(?:ing|ships?) with (?:local|nearby|other)|network(?:ing)? groups?|bni|referring (?:dentists|doctors|attorneys|vets)|(?:doctors|dentists|physicians|vets?|lawyers|attorneys|realtors?|contractors|builders|gyms?|schools|pediatricians|accountants|cpas|therapists|hospitals|agents) (?:to|who|that) (?:send|refer)\w*|(?:more|get|getting|build\w*) (?:\w+ )?referrals from)\b/,
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
    settles:
      "what an hour has to bring, what is in the price and what isn’t, who decides, and when it’s paid",
    opening:
      "Take the last job that you were glad to win and sorry to have won. Everything a bid has to say is in the difference between its two sums.",
    rows: [
      ["Hours bid and hours worked, of the last ten", "Time sheets beside the bids"],
      ["What an hour of a crew has to bring", "Twelve months of costs, divided by hours billed"],
      ["Accepted, of the last twenty, and after how many days", "Your list"],
      ["Days until you were paid", "Bank statements"],
      ["What the contract says of extras, ending and who answers for harm", "Its text, with your insurer"],
    ],
    yours: ["The last one that lost money, line by line", "The one you’re glad you didn’t get"],
    forget: ["Driving, loading and the second trip", "Who signs when something changes"],
    points: [
      [
        "Reckon ten finished jobs once more",
        "What did the last ten really cost?",
        "hours from the time sheets, material from the invoices, trips and callbacks",
        "Estimated, real, and what was left over: ten lines. The kind that always runs over is named.",
        "Pricing it like the last one without looking what that one cost",
      ],
      [
        "Find what an hour must bring",
        "What does an hour of a crew cost standing still?",
        "twelve months of wages, truck, insurance, office, divided by hours that were billed",
        "The figure, and how far the present price is from it.",
        "Guessing what an hour of a crew costs",
      ],
      [
        "Write what is included, and what a change costs",
        "What is included, and what happens when there’s more to do than was seen?",
        "three disputes of last year; your state’s law on written home-repair contracts",
        "Five lines for every offer: included, not included, change, deposit, how long it’s good.",
        "Leaving out what isn’t included",
      ],
      [
        "Go and look before you say a sum",
        "What does the place show that the request didn’t say?",
        "the last three that went over: what would have been seen in ten minutes there; pictures, a tape, who has the key",
        "A list of what is looked at each time, and what you don’t price unseen.",
        "Bidding from a picture and a square footage",
      ],
      [
        "Ask who decides, and by what",
        "Who chooses, by which day, and what was wrong with the last one who did it?",
        "the one who asked, by phone: how many bids, what’s compared, who pays and after how many days",
        "A name, a day, the reason for which the last one is gone; whether you bid at all.",
        "Bidding on everything that comes in",
      ],
      [
        "Write down how long it’s good, and when it’s paid",
        "What if prices move, or the money comes after ninety days?",
        "the supplier’s quote with its date; the contract at “payment,” “retainage” and “termination”",
        "Days, a sentence on materials, a share at which point, and interest if it was agreed.",
        "A sum without a date",
      ],
    ],
  },
];
