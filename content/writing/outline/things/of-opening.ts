import type { TradeMatter } from "./kind.ts";

const BEGIN =
  "(?:open|start|launch|set(?:ting)? up|begin|found)(?:ing|ning)?(?: up)? (?:an?|my|our|your|the)";
const NOT_THAT =
  /\b(?:calls?|callers?|phones?|voicemails?|receptionists?|ai|permits?|(?:food|coffee) (?:trucks?|carts?|trailers?)|second|another|branch|locations?|franchise|night|day of|open house|account|line|page|waitlist|new hours)\b/;

/** A business that is begun: on wheels, or behind a door. Told by the noun that is opened, whatever is done in it. */
export const ofOpening: readonly TradeMatter[] = [
  {
    id: "opening-mobile",
    heard: new RegExp(
      `\\b${BEGIN} (?:[\\w'’-]+ ){0,5}?(?:(?:van|truck|trailer|bus|cart)\\b|mobile (?:[\\w'’-]+ ){1,4}(?:business|service|company|studio|shop)\\b)`,
    ),
    not: NOT_THAT,
    about: "a business on wheels",
    kind: "offer",
    bySteps: true,
    byNouns: true,
    settles:
      "where it may stand and work, what has to be built into it, how many stops a day pay for it, and which insurance holds for both the road and the work",
    opening:
      "On wheels you save the rent and pay in minutes. Write down one real day first: how many stops, how far apart, how long at each. It says what the vehicle may cost.",
    points: [
      [
        "Ask where it may stand, and what license it takes",
        "Which license, permit and parking rule does it need in each town you’ll work in?",
        "the city’s and county’s licensing desks, zoning for parking it at home overnight, the state board where the work has one",
        "A line for each town: license, fee, date; street, driveway or lot; what the neighbors’ association forbids.",
        "Licensing it in one town and working in five",
      ],
      [
        "Work out a day: stops, minutes, miles",
        "How many stops fit into a day, driving and cleaning counted in?",
        "three days of somebody who does it, or a trial with a rented vehicle; a map of your first ten addresses",
        "Stops a day, minutes for each, miles between, and the price at which the day pays.",
        "Counting the work and not the driving",
      ],
      [
        "Choose the vehicle by what is built into it",
        "What has to fit: water in and out, heat, power, light, air, a place to secure whoever or whatever rides along?",
        "two converters’ written quotes; the door plate’s payload beside the weight of full tanks and equipment",
        "Bought built, converted or leased: price, weeks until it’s ready, weight full, who repairs the conversion.",
        "Buying the vehicle before weighing what goes in",
      ],
      [
        "Settle water, waste and power",
        "Where is it filled, emptied and charged, every day?",
        "the water utility and sewer authority on gray water; the generator’s hours and noise; a customer’s outlet",
        "Gallons and watts a day, the place for each, and what you do when one runs out at the third stop.",
        "Emptying it where nobody sees",
      ],
      [
        "Insure the road and the work",
        "Which policy pays for a crash, which for what goes wrong in the work, which for what’s in your care?",
        "two brokers: commercial auto, general liability, cover for customers’ property or animals in your care, equipment; one sentence each on what isn’t covered",
        "Limit, deductible and yearly price of each. A private car policy covers none of it.",
        "Trusting the car policy",
      ],
      [
        "Set prices by time, and a zone",
        "What does each kind of job cost, and from which mile on more?",
        "minutes of ten trial jobs; what three nearby ask, at a door and on wheels",
        "A price by kind and size, a travel zone on a map, a fee for no-shows and for a job that is worse than was said.",
        "The shop’s prices for work that comes to the door",
      ],
      [
        "Write what you refuse, and what is signed first",
        "Which job do you turn away at the door, and what has to be shown or signed before you begin?",
        "your insurer; the state board; two who do it: what went wrong?",
        "Three refusals, the papers you look at, one page that is signed, and what is done if somebody is hurt.",
        "Deciding it in the driveway",
      ],
      [
        "Fill one neighborhood before the next",
        "Who are the first twenty, and on which streets?",
        "people who said a day and a price; managers of buildings, and businesses with the same customers",
        "Twenty names by street, fixed days for each area, and how a day is confirmed the evening before.",
        "Driving an hour for every request",
      ],
      [
        "Keep three months and a day off the road",
        "What is paid when it stands in the workshop for a week?",
        "fixed costs of a month; a mechanic on this model; who rents one",
        "Three months of costs in the account, a date for each service, and whom you call that morning.",
        "Spending all of it on the conversion",
      ],
    ],
    rows: [
      ["Price ready to work, conversion included", "Two written quotes"],
      ["Payload, full tanks and equipment", "The door plate; a truck scale"],
      ["Licenses and permits by town, with fees", "Each licensing desk"],
      ["Insurance for a year, by policy", "Two brokers, in one week"],
      ["Stops a day, and the price at which it pays", "Your own trial days"],
    ],
    yours: [
      "Your trial days: stops, minutes, miles, and what was said at the door",
      "What you’ve asked the town, whom, and what they answered, with the date",
    ],
  },
  {
    id: "opening-business",
    heard: new RegExp(
      `\\b${BEGIN} (?:[\\w'’-]+ ){1,5}?(?:business|company|shop|store|studio|school|day ?care|kennel|nursery|academy|service|salon|gym|agency|market|laundromat|workshop|taproom|(?:micro)?brewery|winery|distillery|bakery|barber ?shop|spa|boutique|alley|rink|arcade)(?= (?:in|at|near|with|on|from|for|without|under)\\b|[.,?!]|$)`,
    ),
    not: NOT_THAT,
    about: "opening a business",
    kind: "offer",
    bySteps: true,
    byNouns: true,
    settles:
      "who pays and how much, which license takes longest, what the first year costs at its slowest, and at which figure you’d stop",
    opening:
      "Two dates decide it: the day on which the slowest permit comes, and the day on which the money ends. Find both before you sign anything, and the rest is an order of work.",
    points: [
      [
        "Name ten who’d pay, with a day and a price",
        "Who would come in the first month, for how much?",
        "strangers and not friends; what they pay for it now, and to whom",
        "Ten names, days and sums. ‘Great idea’ is no number.",
        "Counting friends",
      ],
      [
        "Ask for every license before you look at a place",
        "Which license, inspection, training or number of staff does the state ask for, and which takes longest?",
        "the state’s licensing office for this work, the county, zoning, the fire marshal: one call each, with the name and the date",
        "A line each: who asks for it, fee, weeks, what it holds up.",
        "Signing a lease for a use the zone forbids",
      ],
      [
        "Write down how many you can take, and with whom",
        "How many customers, children, animals or jobs can be there at once, and how many people does that take?",
        "the rule on space and staff, where there is one; a day beside somebody who runs one",
        "Places, people for each hour, and what is turned away above that.",
        "Planning with every place taken",
      ],
      [
        "Work out the slowest year",
        "What does it cost until it pays for itself?",
        "an owner who opened two years ago, in another town: by how much were they off? rent, wages, insurance, your own living",
        "Twelve months at half of what you hope for, and whose money it is.",
        "Counting the equipment and not the months",
      ],
      [
        "Have the lease read",
        "What is signed, for how long, and who repairs what?",
        "a lawyer for an hour; the landlord on drains, floors, noise and smells",
        "Term, increases, build-out, use named in the lease, and how you get out.",
        "Falling in love with a room",
      ],
      [
        "Insure what can really go wrong",
        "What is the worst that happens here in an ordinary year?",
        "two brokers with the same list; somebody who runs one: the last two claims",
        "Which policy pays for each, its limit, and the sentence on what isn’t covered.",
        "Insuring the furniture only",
      ],
      [
        "Price it from an hour, and write the terms",
        "What does each kind of visit or job cost, and what follows when somebody cancels, is late or leaves?",
        "three nearby, with what’s included; your own hourly cost",
        "A price list of one page, deposit and cancellation in one sentence each, a page that is signed.",
        "Matching the cheapest",
      ],
      [
        "Hire and train before the first day",
        "Who is there on a Tuesday at eight, and what do they do when it goes wrong?",
        "one real week drawn up; background checks and certificates that the license asks for",
        "Names by hour, a substitute, and three mishaps practiced once.",
        "Training on the first customer",
      ],
      [
        "Open quietly, and set the figure that ends it",
        "How do you see in six months whether it carries itself?",
        "two weeks with few people; somebody who’ll ask you on the date",
        "What is changed after two weeks; one figure and one date, written down before the first day.",
        "A grand opening on day one",
      ],
    ],
    rows: [
      ["Licenses, with weeks and fees", "The state, the county, the fire marshal"],
      ["Places, and staff for each hour", "The rule, and one real week"],
      ["A month’s cost at its slowest", "Rent, wages, insurance, your own living"],
      ["Insurance for a year", "Two brokers, one list"],
      ["What three nearby ask, and what’s included", "Their price lists, with the date"],
    ],
    yours: [
      "Who has said a day and a price, and what they pay elsewhere today",
      "The sum that you could lose without harm",
    ],
  },
  {
    id: "own-rate",
    heard:
      /\b(?:set(?:ting)?|find(?:ing)?|work(?:ing)? out|calculat(?:e|ing)|choos(?:e|ing)|decid(?:e|ing)(?: on)?|figur(?:e|ing) out) (?:my|your|our|the|an?) (?:[\w'’-]+ ){0,3}(?:hourly|day|daily|labor|shop|billing|service) (?:rates?|fees?|prices?|charges?)\b/,
    not: /\b(?:room|nightly|interest|wages?|employees?|raises? for)\b/,
    about: "your rate",
    kind: "money",
    bySteps: true,
    atDesk: true,
    settles:
      "what an hour that is paid for has to bring, what the shortest job costs, what others nearby ask, and in which sentence you say it",
    opening:
      "Of forty hours perhaps half are paid for; the rest is driving, quoting, buying and paper. A rate divides the year’s costs by the paid half, and that’s why it’s higher than a wage.",
    points: [
      [
        "Count the hours that are really paid for",
        "How many hours of a week does somebody pay you for?",
        "two weeks of your own calendar: work, driving, quotes, buying, paper, waiting",
        "Paid hours a week, times the weeks you work in a year. It’s the number by which all the rest is divided.",
        "Dividing by forty hours",
      ],
      [
        "Add up what the year costs before you earn",
        "What goes out in a year whether you work or not?",
        "twelve months of bank statements: vehicle, fuel, tools, insurance, license, phone, software, workshop",
        "One sum, with its three largest lines.",
        "Forgetting what is paid once a year",
      ],
      [
        "Add your own pay, taxes and time off",
        "What do you want to live on, and what is it before taxes?",
        "your household’s year; an accountant on self-employment tax, health insurance and retirement",
        "Pay, taxes, insurance, two weeks of vacation, one of illness.",
        "Taking an employee’s wage for a rate",
      ],
      [
        "Divide, and add what tools and bad months need",
        "What rate comes out, and what is left over at it?",
        "the two sums divided by paid hours; the slowest month of last year",
        "The rate below which you pay to work, and the one that leaves something.",
        "Stopping at break-even",
      ],
      [
        "Set a minimum and a travel rule",
        "What does a job of twenty minutes cost?",
        "your last ten short jobs: minutes with driving, and what you took",
        "A minimum or a first-hour price, a radius, and what each mile or half hour beyond it costs.",
        "Twenty minutes’ pay for two hours gone",
      ],
      [
        "Look at three prices nearby",
        "What do three others ask, and what is included?",
        "what they publish, or what their customers tell you; licensed, insured, with parts or without. Never agree on prices with a competitor",
        "Three sums side by side, and the reason for which yours may be higher.",
        "Matching the cheapest",
      ],
      [
        "Say when it’s a fixed price instead",
        "Which jobs do you know so well that you can name a sum?",
        "the last five of each kind: hours, material, surprises",
        "A short list with sums, and what makes it an hourly job again.",
        "By the hour for all of it",
      ],
      [
        "Know what your state limits",
        "Above which sum or for which work is a license or a written contract needed?",
        "the state’s contractor board or your own board: threshold, material counted or not",
        "The sum, the works that aren’t yours, and what has to be in writing.",
        "Pricing a job you may not take",
      ],
      [
        "Put it in one sentence, and look again in three months",
        "What do people hear when they ask, and how many say no?",
        "the next twenty who ask: yes, no, and what they said",
        "Rate, minimum, what’s included, in two lines. If nobody says no, it’s too low.",
        "Apologizing for it",
      ],
    ],
    rows: [
      ["Paid hours in a year", "Your calendar, two weeks"],
      ["Costs of a year, without pay", "Bank statements, twelve months"],
      ["Pay, taxes, insurance, time off", "Your household; an accountant"],
      ["Three prices nearby, and what’s in them", "Published prices, with the date"],
    ],
    yours: [
      "Your two weeks: hours worked, hours paid for",
      "The job that you were sorry to have won, and its sum by the hour",
    ],
  },
];
