import type { NounPoint } from "./noun.ts";

/** What days, rooms and what happens in them bring with them. */
export const nounsOfPlaces: readonly NounPoint[] = [
  {
    heard: /\b(?:fridays?|mondays?|tuesdays?|wednesdays?|thursdays?|saturdays?|sundays?|weekends?)\b/,
    point: [
      "Take that day out of a year’s calendar",
      "What comes in on that day, and where would it go, or come from?",
      "Twelve months of that weekday: how many, of which kind, what each brought, and what was left over for the day after; who works then, and who’d rather not.",
      "The day on one sheet, with what can be done on another, what can’t, and what it brings an hour.",
      "Going by the last bad one",
    ],
  },
  {
    heard: /\b(?:surger(?:y|ies)|procedures?|operations?)\b/,
    point: [
      "Follow one from the evening before to the day after",
      "Who and what is needed before, during and on the day after?",
      "The last ten: minutes each, who stayed late, which had a question or trouble the next day; {board}: who watches and until when.",
      "Each hour with a name, the room, what’s on hand, and who is reached on the day after.",
      "Counting the hour on the table only",
    ],
  },
  {
    heard: /\b(?:snow|plow\w*|de-?icing|salt(?:ing)?)\b/,
    point: [
      "Walk each lot before the first snow",
      "Where does the snow go, what’s under it, and who says when it’s time?",
      "Every lot in October, with pictures: curbs, drains, hydrants, doors, where a pile may stand; ten winters of the nearest weather station: storms by inches.",
      "By the push, the inch, the hour or the season, with the depth at which you go out and the hour by which it’s open.",
      "Bidding by the square foot from a map",
    ],
  },
  {
    heard: /\b(?:snow|de-?icing|salt(?:ing)?|ice)\b/,
    point: [
      "Say who answers for a fall",
      "Who answers when somebody falls at six in the morning?",
      "Your insurer, whether snow is in the policy at all; the contract at “indemnify”; a log with times, pictures and pounds of salt.",
      "The sentence on who answers, the log, and what salt by the ton costs you in a winter like the worst of ten.",
      "Signing the property manager’s form unread",
    ],
  },
  {
    heard: /\b(?:bucket trucks?|aerial lifts?|boom lifts?|cranes?|boom trucks?)\b/,
    point: [
      "Have the boom tested before the engine",
      "When was the boom last inspected and tested, and by whom?",
      "The annual inspection under ANSI A92 and OSHA’s rule on aerial lifts; the dielectric test where there’s a line nearby; an inspector who isn’t the seller’s.",
      "Date, what was found, reach and capacity with the bucket loaded, outriggers, leaks at the knuckle, who may run it.",
      "Looking under the hood first",
    ],
  },
  {
    heard: /\b(?:tires?)\b/,
    point: [
      "Say whose they are until spring",
      "Who answers for a set between two seasons?",
      "The insurer by e-mail on goods of others; the fire marshal on how high and how many; a sheet with make, tread in 32nds and pictures, signed when they come in.",
      "A tag that can’t be mixed up, a form in three sentences, and what becomes of a set that nobody calls for.",
      "A stack with a name in chalk",
    ],
  },
  {
    heard:
      /\b(?:storag(?:e|ing)|stor(?:e|ing) (?:\w+ )*(?:for|of) customers|(?:store|keep) (?:\w+ )?(?:tires|boats|furniture|equipment))\b/,
    point: [
      "Count what a space brings in a season",
      "How many fit, and what does each place bring against what it costs?",
      "The space measured with a tape, a rack’s price, rent by the foot; minutes to put one in and find it again; two others’ prices.",
      "Places, a price for the season with the change, from when to when, and the sum left after rent and minutes.",
      "Doing it for nothing because there’s a back room",
    ],
  },
  {
    heard:
      /\b(?:(?:state|health|fire|building|city|county|safety|board|osha|our|an|the|next|annual|surprise) inspections?|inspectors?|audits?|surveyors?)\b/,
    point: [
      "Read the last report before anything else",
      "What did the inspector write last time, and what do they look at first?",
      "The last report; the agency’s own checklist and its commonest findings of this year; a colleague who had them last month.",
      "Ten lines in the order of the walk, each with who fixes it and what proves it.",
      "Cleaning the night before",
    ],
  },
  {
    heard: /\b(?:remodel\w*|renovat\w+|construction|build-?out|repaint\w*)\b/,
    point: [
      "Walk it with the contractor, room by room",
      "Which rooms, lines and machines are out on which days, and where does the work go meanwhile?",
      "The contractor’s written schedule with penalties; power, water, internet and alarm, each with who switches them; the insurer, before the first wall; what dust mustn’t reach.",
      "A calendar by room, what is moved, covered or rented, who has keys, and the day of a test before you open again.",
      "Believing “two weeks”",
    ],
  },
  {
    heard: /\b(?:clos(?:ed|ing|ure)? (?:our|my|the) (?:[\w-]+ ){0,3} ?for|temporar\w+ clos\w+)\b/,
    point: [
      "Settle who hears it, and what can’t wait",
      "Who has an appointment or an order in those days, and where do they go if it’s urgent?",
      "The calendar of those weeks and the four after; a colleague who takes what can’t wait; suppliers, mail, deliveries, subscriptions.",
      "Who is moved to which day, who’s told how many weeks ahead, what stands on the door, the phone and the map listing.",
      "A note on the door",
    ],
  },
  {
    heard: /\b(?:lease|leases|rent|landlords?|sublet\w*|square feet)\b/,
    // Whoever lets it reads another page of it, and so does whoever leases a machine or a car.
    not: /\b(?:tenants?|renters?|rental (?:propert\w+|units?)|property manag\w+|(?:car|truck|van|vehicle|copier|equipment|fleet) leas\w+|leas\w+ (?:an?|the|our) (?:[\w-]+ )?(?:car|truck|van|vehicle|copier|machine|scanner|chair))\b/,
    point: [
      "Read what the lease forbids",
      "What does the lease say on use, changes, signs, and who pays for repairs?",
      "The lease at “use,” “alterations,” “maintenance” and “assignment”; a lease lawyer for an hour; the last two tenants.",
      "Four sentences with the page, what needs the landlord’s signature, and what it costs to leave.",
      "Shaking hands on it",
    ],
  },
  {
    heard:
      /\b(?:signage|awnings?|storefront|(?:shop|store|building|neon|lighted|outdoor|street|led) signs?|signs? (?:above|over|outside|in front of)|a (?:new )?sign)\b/,
    point: [
      "Ask the city before the designer",
      "What may hang there: size, light, height, and with whose permit?",
      "The city’s sign code; the lease; an electrician; a photograph from where people see it, at noon and at night.",
      "Inches, light, permit with its weeks, price up on the wall, and three words that are read from a car.",
      "Ordering the logo larger",
    ],
  },
  {
    heard: /\b(?:parking|drive-?thru|curbside|(?<!late )pickup(?! trucks?))\b/,
    point: [
      "Count it at the worst hour",
      "How many stand there at the worst hour, and who are they?",
      "A count every quarter of an hour on two busy days; the lease; the city’s rule and ada.gov on accessible spaces.",
      "Places, whom they’re for, how it’s marked, and what is said to whoever stands wrong.",
      "Putting up a sign",
    ],
  },
  {
    heard: /\b(?:kids|children|toddlers?|strollers?)\b/,
    point: [
      "Watch one hour with three of them there",
      "What do they reach, spill, climb and hear?",
      "One busy hour, watched; a parent of two; the insurer on toys and corners.",
      "What is out of reach, what they may do, who says something, and in which words.",
      "A basket of toys",
    ],
  },
  {
    heard: /\b(?:pets? (?:in|at)|dogs? (?:in|at|on)|service (?:animals?|dogs?))\b/,
    point: [
      "Ask what you may ask",
      "Which animal has to be let in, and what may be asked?",
      "ada.gov on service animals; the health department; the insurer; your own staff: allergy, fear.",
      "Two questions that are allowed, where animals may be, and what is said when one isn’t well behaved.",
      "“No pets,” for all",
    ],
  },
  {
    heard: /\b(?:music|playlist|tv in|television)\b/,
    point: [
      "Ask who is paid for it",
      "Which license covers music or a screen in a business?",
      "The pages of ASCAP, BMI, SESAC and GMR; your provider’s business plan; an hour with the sound off.",
      "What is played, who chooses, how loud at which hour, and the license with its price.",
      "A private account",
    ],
  },
  {
    heard: /\b(?:security cameras?|surveillance|cameras)\b/,
    point: [
      "Say what it sees, and what it hears",
      "Where may it look, may it record sound, and who watches?",
      "The state’s law on recording; {board}, where people undress or talk in confidence; the insurer; a lawyer on notices.",
      "Each camera with its angle, no sound, days kept, two names, and the sign at the door.",
      "Buying eight because they come in a box",
    ],
  },
  {
    heard: /\b(?:patio|outdoor (?:seating|dining)|sidewalk|tables? outside)\b/,
    point: [
      "Count what a seat outside brings",
      "How many days a year is it used, and who carries plates there?",
      "Last year’s weather by the day; the city’s permit; liquor and fire rules; one server’s steps.",
      "Seats, days, the permit with its price, and what the kitchen can’t do when both are full.",
      "Counting the seats only",
    ],
  },
  {
    heard:
      /\b(?:care ?credit|patient financing|third-party financing|cherry|affirm|klarna|buy now,? pay later)\b/,
    point: [
      "Work one bill through it",
      "What is left of a thousand-dollar bill, and what does the {customer} pay in the end?",
      "The agreement: your fee by the length of the plan, days until you’re paid, what’s taken back on a refund; the interest that starts when a promotion runs out; your state on who may present it.",
      "One bill in four lines for each length of plan, who explains the interest in which words, and whom it’s never offered to.",
      "Looking at the monthly payment",
    ],
  },
  {
    heard: /\b(?:deliver(?:y|ies)|set-?up and (?:breakdown|strike)|drop-?offs?)\b/,
    point: [
      "Follow one delivery with a watch",
      "What does one take from the door and back: people, hours, miles, what comes back broken?",
      "Five of last month’s by the minute: loading, driving, waiting, carrying, setting up, fetching it back; what was promised in which window.",
      "A sum for near, far and after hours, a window you keep, and what’s extra: stairs, setting up, fetching back.",
      "Delivery for free over fifty dollars",
    ],
  },
];
