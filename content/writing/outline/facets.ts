/**
 * What one word of a request makes of any text: the questions that only such a text has, each with who knows. The
 * groups of the expression are filled in: `{n}`, `{a}`, `{b}`.
 */
export interface Facet {
  /** As it is typed, in capitals or not. */
  heard: RegExp;
  /** Only where the request speaks of this as well. */
  with?: RegExp;
  heading: string;
  asks: readonly string[];
  /** Also beside a kind of its own. */
  always?: true;
}

const PLACE = "[A-Z][\\w.’']+(?: [A-Z][\\w.’']+)?";

const HIRES =
  /\b(?:hir(?:e|es|ing)|recruit\w*|find(?:ing)?|job (?:ads?|posts?|postings?|descriptions?)|interview\w*)\b/i;

export const facets: readonly Facet[] = [
  {
    heard:
      /\bexplain\w* (?:(?:it|this|them|that|the (?:choice|difference|options)) )?to (?:(?:our|your|their|the) )?(?<a>customers|clients|homeowners|patients|owners|guests|tenants|buyers|members|parents)\b/i,
    heading: "How to say it to {a}",
    asks: [
      "Which three questions do they ask, in their own words? Whoever stands in the kitchen or at the counter writes them down for two weeks.",
      "What is the answer in two sentences, with a thing to touch: a sample, a picture of year five, a bill? Try it on somebody who knows nothing of it.",
      "What don’t you promise, and what is put in writing? The maker’s warranty, in its own words.",
      "What do you say when they want the other one? “That works, too. What you’ll notice in year three is [what].”",
    ],
    always: true,
  },
  {
    heard:
      /\b(?<a>(?:dental|medical|veterinary|physical therap\w+|pharmacy|surgical) (?:hygienist|assistant|technician|tech)|hygienist|vet tech|registered nurse|nurse practitioner|nurse|phlebotomist|massage therapist|associate (?:dentist|veterinarian|doctor)|optician|esthetician)s?\b/i,
    with: HIRES,
    heading: "When it’s a {a}",
    asks: [
      "Which license or certificate is needed, for which tasks, and what may be done without? The state board’s lookup; check the name before the interview.",
      "Where do they look? Three schools within an hour, their placement office and the month of graduation; the state association’s job board; a temp agency for one trial day.",
      "What does an hour pay here, and what do they ask about next: minutes for each patient, instruments, who assists, lunch? Two who work for you, and two who left.",
      "What is done and paid on a working interview? Half a day, at the usual wage, with your people’s opinion afterward.",
    ],
  },
  {
    heard:
      /\b(?<a>paralegal|legal (?:assistant|secretary)|associate attorney|associate|law clerk|bookkeeper|accountant|office manager|tax preparer)s?\b/i,
    with: HIRES,
    heading: "When it’s a {a}",
    asks: [
      "Which ten tasks take the week, and which of them needs experience in just your field? A week’s tally by whoever does it now.",
      "What short piece of work shows it: a letter, a reconciliation, a filing? Made from an old file without names, 45 minutes, paid.",
      "Who must be told, screened or bonded: conflicts, confidentiality, access to accounts? Your bar’s or your insurer’s page.",
      "Where do good ones come from? The local association’s list, a certificate program, and one question to three colleagues.",
    ],
  },
  {
    heard:
      /\b(?<a>(?:hvac |service |lawn |pool |pest control )?(?:technician|tech)|plumber|electrician|apprentice|journeyman|mechanic|roofer|carpenter|painter|foreman|crew leader|installer|landscaper|driver)s?\b/i,
    with: HIRES,
    heading: "When it’s a {a}",
    asks: [
      "Which license, card or driving record is required, and who pays for getting it? The state’s contractor board; your auto insurer on drivers.",
      "Where do they stand on a Tuesday at seven? The supply house counter, a trade school’s second-year class, the union hall; one evening at each.",
      "Truck, tools, phone, on-call nights: what is yours and what is theirs, in dollars a month? Last year’s receipts, and the offer of two competitors.",
      "What is shown on a paid half-day: one job beside your best person, driving included? Ask that person only one thing: would you send them alone in May?",
    ],
  },
  {
    heard:
      /\b(?<a>baker|cook|chef|server|bartender|barista|cashier|stylist|barber|groomer|florist|housekeeper|cleaner|nanny|caregiver|teacher|tutor|coach|instructor|sales(?:person| rep))s?\b/i,
    with: HIRES,
    heading: "When it’s a {a}",
    asks: [
      "Which three hours of the week are hardest to fill, and what is paid for them? Your own schedule of the last two months.",
      "What is shown in a paid trial, and who watches? The task that goes wrong most often, with your steadiest person beside it.",
      "Tips, commission, chair or shift: what came to whom last month, in dollars? The payroll report, with names taken out.",
      "Who brought you the best ones? Ask each of your people for one name, and say what they get for it.",
    ],
  },
  {
    heard:
      /\b(?:tight (?:labor|job) market|labor shortage|staff(?:ing)? shortage|short[- ]staffed|nobody (?:wants|applies|answers)|there (?:are|is) (?:none|nobody|no one)|no (?:applicants|candidates|hygienists|nurses|one (?:applies|to hire))|hard to (?:find|hire)|can['’]t find)\b/i,
    with: HIRES,
    always: true,
    heading: "While everyone is hiring",
    asks: [
      "How many ads for the same job are there within a half-hour’s drive, and what stands in their first line? Count them on one evening.",
      "What would a person in work change for, other than pay: four days, no evenings, a paid license, a better chair? Ask five who aren’t looking.",
      "Which part of the job could go to somebody who is easier to find? Your task list, marked by who is allowed to do it.",
    ],
  },
  {
    heard: /\b(?:re)?paint(?:ing)?\b|\bstain(?:ing)?\b/i,
    heading: "What the paint needs",
    asks: [
      "What is on it now: wood, laminate, old gloss, lead before 1978? A test strip, and epa.gov/lead before anyone sands.",
      "Which cleaner, primer and paint hold on just that, and how many coats? The data sheet of the paint, at “surface preparation.”",
      "How many days until a door may be closed on it, and where does it dry meanwhile? Paint one door, and try your fingernail every evening.",
    ],
  },
  {
    heard: /\bworkers['’]? comp\w*/i,
    always: true,
    heading: "What only workers’ comp has",
    asks: [
      "From how many people on is it required in your state, and do owners, family and part-timers count? The state’s workers’ compensation board.",
      "What does it pay for: the doctor, part of the wage, retraining; and what not: the commute, horseplay? The board’s page for employers.",
      "Which class codes are your people in, and is each hour in the right one? The policy’s first page, and the yearly audit of payroll.",
      "Who is an employee and who brings a certificate of their own? Ask subcontractors for it before the first day, and keep the copy.",
    ],
  },
  {
    heard: /\b(?:swim\w*|pool)\b/i,
    heading: "In the water",
    asks: [
      "Where can a beginner stand, with a lifeguard and a free lane, and at which hours? Three pools, called this week.",
      "Which stroke and which drill come first, and in which of them is air the problem rather than the arms? A certified instructor, with a name you may quote.",
    ],
  },
  {
    heard: new RegExp(`\\bfrom (?<a>${PLACE}) to (?<b>${PLACE})`),
    with: /\bmov(?:e|es|ing)\b|\brelocat\w+|\bpack\w*/i,
    heading: "From {a} to {b}",
    asks: [
      "How many miles is it, how many days on the road, and what do three movers who are licensed for it quote in writing? fmcsa.dot.gov, “Protect Your Move,” shows whether they are.",
      "What may not go on the truck: propane, paint, plants, the gun safe? The mover’s list of what it refuses, and the other state’s agriculture department for plants.",
      "What is different on arrival: height, cold, dry air, parking for a truck, steps? Someone who made the same move; the building’s manager for the elevator.",
      "What has to be changed in {b}, within how many days: licenses, plates, voter registration, school, insurance? The state’s motor vehicle office and the school district, each with the date you looked.",
    ],
  },
  {
    heard: /\b(?<n>\d{1,4}) (?<what>employees|staff|people|workers|team members)\b/i,
    heading: "What changes with {n} {what}",
    asks: [
      "Which duty or price tier begins or ends near {n}? Your state’s labor department and the price page, both with their date.",
      "How many of the {n} are part-time, seasonal or paid in another way, and what does that change? Your own last three months of payroll.",
      "Who does it today, for how many minutes each time? Sit next to them once, with a watch.",
    ],
  },
  {
    heard: /\bpayroll\b/i,
    heading: "What payroll alone has to get right",
    asks: [
      "How are hours, overtime, tips and shift changes taken over, and who approves them? Run last month’s hardest pay period through a trial.",
      "Who files and pays federal, state and local taxes, in which states, and who pays the penalty for a mistake? The contract, at “tax filing”; irs.gov on employment taxes.",
      "What does a month cost with a base fee, each person, each state and the year-end forms? A written offer for your number of people, in your busiest month.",
      "What happens when somebody notices on Friday at four that a check is wrong? Call support on a Friday before you sign.",
    ],
  },
  {
    heard: /\b(?:restaurants?|caf[eé]s?|bars?|diners?|pizzerias?)\b/i,
    with: /\b(?:payroll|wages?|tips?\b(?! for)|schedul\w+|shifts?|staff\w*|hir(?:e|ing)|turnover|inventory|software|pos)\b/i,
    heading: "What is different in a restaurant",
    asks: [
      "How are tips pooled, reported and counted toward the wage? dol.gov on tipped employees, and your state’s own rule, which may be stricter.",
      "How many of last year’s staff are still there, and what does each new one take in paperwork? Your own list of who came and went.",
      "What has to work at eleven on a Saturday night, on one screen, with wet hands? Watch whoever closes.",
    ],
  },
  {
    heard: /\b(?<a>north|south|east|west)[- ]facing\b/i,
    heading: "Facing {a}",
    asks: [
      "How many hours of direct sun fall where it counts, in April and in July? Watch it every hour on one clear day.",
      "What does well with just that much light, and what do people buy that fails? The extension service’s list for your county; a nursery that has such a spot itself.",
      "What does that side mean for wind, rain and the last frost? Somebody in the same building, and a thermometer for two weeks.",
    ],
  },
  {
    heard: /\b(?:balcon(?:y|ies)|terraces?|roof ?tops?(?! (?:units?|hvac|ac|air)\b)|fire escapes?)\b/i,
    always: true,
    heading: "On a balcony",
    asks: [
      "What weight, hooks and railings are allowed, and what does the lease say about water and pots? The lease, and the landlord in writing. Weigh one pot after watering.",
      "Where does the water go after you have watered, and who lives below? Pour a gallon and look.",
      "How does it all get through the apartment: bags of soil, a ladder, next year’s pots? Carry one bag, and measure the door.",
    ],
  },
  {
    heard: /\b(?:kids|children|toddlers?|bab(?:y|ies)|famil(?:y|ies)|teens?|teenagers?)\b/i,
    with: /^(?!.*\b(?:family (?:law|doctor|medicine|owned|business)|children’s hospital)\b)/i,
    heading: "With children",
    asks: [
      "What can a child of four, of nine and of fourteen each do themselves, and what should they never do? Two parents with children of those ages.",
      "What is the day’s weak hour, and what is ready for it? Ask what went wrong the last time.",
    ],
  },
  {
    heard:
      /\b(?:with|around|despite|have|has|for|from) (?:[\w-]+ ){0,3}(?:dogs?|cats?|pupp(?:y|ies)|pets?)\b|\b(?:dog|cat|pet)[- ](?:safe|friendly|proof)\b/i,
    with: /^(?!.*\b(?:train\w*|house-?break\w*|potty|crate|teach\w*|adopt\w*|vet\w*|groom\w*|pet (?:care|store|shop)|kennel)\b)/i,
    heading: "With an animal in the house",
    asks: [
      "What is poisonous, loud, hot or at nose height? aspca.org on what poisons pets, and the number of its poison line.",
      "Who has the animal while it is being done, and for how long? Your own vet or sitter, with the price.",
    ],
  },
  {
    heard: /\b(?:under|below|less than|for|on a budget of|up to) \$ ?(?<n>\d[\d,]*)\b/i,
    heading: "For ${n}",
    asks: [
      "What does each part cost today, with tax and delivery, and what is the sum? Three sellers, on one day, written down.",
      "What is left out at ${n}, and what would a tenth more buy? Somebody who spent that much a year ago.",
    ],
  },
  {
    heard:
      /\b(?:on a (?:tight |small |shoestring )?budget|cheap(?:ly)?|affordable|inexpensive|low[- ]cost)\b/i,
    heading: "What it costs, honestly",
    asks: [
      "What is the smallest sum for which it really works, item by item? Price it today in two places.",
      "Where does saving cost more later? Someone who bought the cheap one: what did they replace first?",
    ],
  },
  {
    heard: /\b(?:coffee|espresso|caf[eé])\b/i,
    with: /\b(?:sell\w*|serv(?:e|ing)|offer\w*|stop|shops?|stores?|bookstores?)\b/i,
    heading: "What the coffee brings and takes",
    asks: [
      "What share of sales and of what is left comes from coffee, after beans, milk, cups, wages and the machine? Twelve months of your own books.",
      "What do the same square feet bring with shelves on them? Sales per square foot of the shelf next to it.",
      "How many people who buy a coffee also buy something else, and how many come only for it? Count receipts for two weeks.",
    ],
  },
  {
    heard: /\b(?:bookstores?|book ?shops?)\b/i,
    heading: "In a bookstore",
    asks: [
      "Which hours and which shelf earn the rent, and which are there because they are loved? Sales by hour and by section for a year.",
      "What do the regulars come for, in their own words? Ask twenty of them on one Saturday.",
    ],
  },
  {
    heard: /\b(?:renters?|rental|apartment|landlords?|lease)\b/i,
    with: /^(?!.*\b(?:property manag|calls?|phones?|script|company|trucks?|vans?|vehicles?|equipment|machines?|copiers?|cars?|practice|clinic|office|shop|salon|studio|restaurant|bakery)\b)/i,
    heading: "In a rented place",
    asks: [
      "What may be drilled, painted, mounted or grown, and what has to be undone? The lease, and the landlord’s yes in writing.",
      "What does it cost to put it back, and is that less than the deposit? The move-out checklist.",
    ],
  },
  {
    heard: /\b(?:weddings?|anniversar(?:y|ies)|birthday|baby shower|reunion|retirement party|graduation)\b/i,
    heading: "Counting backward from the day",
    asks: [
      "How many guests, who says the final number, and by which date does each supplier need it? Each supplier’s written terms.",
      "What has to be decided three months, three weeks and three days before? Someone who has just done it: what was decided too late?",
      "What is plan B for rain, illness and a supplier who doesn’t come? The contract, at “cancellation.”",
    ],
  },
  {
    heard: /\b(?:road trips?|driving|drive)\b/i,
    with: /\b(?:trip|itinerary|miles|vacation|weekend)\b/i,
    heading: "On the road",
    asks: [
      "How many hours of driving a day, with stops, for the slowest in the car? A map, with a third added.",
      "Where are fuel or chargers, restrooms and a place to sleep that can be canceled? Book one, and note until when it’s free.",
    ],
  },
  {
    heard: /\b(?:knees?|backs?|shoulders?|pregnan\w+|diabet\w+|arthritis|blood pressure|heart)\b/i,
    with: /\b(?:swim\w*|lift\w*|train\w*|exercis\w*|run\w*|stretch\w*|yoga|workout|diet|sleep|walk\w*|garden\w*)\b/i,
    heading: "When to ask a clinician first",
    asks: [
      "Who should not begin without asking, and which sign means stop? medlineplus.gov or nih.gov, and a clinician who reads every line before it’s published.",
      "What is an easier version of each step? A physical therapist, with a name you may quote.",
    ],
  },
  {
    heard:
      /\b(?:seniors?(?! (?:dogs?|cats?|pets?))|elderly|older (?:people|adults|parents)|grandparents?|aging)\b/i,
    heading: "For older people",
    asks: [
      "What is hard for hands, eyes, ears or knees, and what stands in for it? Do it next to somebody over seventy-five.",
      "Who is called if something goes wrong, and is that number on paper? Ask them for it.",
    ],
  },
  {
    heard:
      /\b(?:mortgages?|loans?|credit cards?|credit scores?|debts?|retire(?:ment|d)?|401\(?k\)?|invest\w*|savings?)\b/i,
    heading: "The numbers, and who may advise",
    asks: [
      "What does it come to in dollars over the whole time, with fees, in one example that a reader can redo? consumerfinance.gov, with the date of each rate.",
      "What is it that only a licensed adviser may say, and where does the text stop? Have one read it.",
    ],
  },
  {
    heard: /\b(?:tax(?:es)?|deduct\w*|1099|w-?2|irs)\b/i,
    heading: "Which year, which form",
    asks: [
      "Which form and line, for which tax year, and what changed since last year? irs.gov, by the number of the form, with the date you looked.",
      "What does the state do differently? The state’s revenue department.",
    ],
  },
  {
    // Where a text is to stand is not what it is about.
    heard:
      /(?<!\b(?:for|in|on|to) (?:our|my|the|your|an?) (?:[\w-]+ ){0,2})\b(?:seo|google rank\w*|search rank\w*|website traffic|social media|instagram|facebook|tiktok|newsletter|podcast|blog)\b/i,
    with: /\b(?:grow\w*|more|improv\w*|start\w*|market\w*|strateg\w*|ideas|tips|how)\b/i,
    heading: "The number it starts from",
    asks: [
      "What is the figure today, from which report, and which one brings money rather than applause? The tool’s own report for ninety days.",
      "What can one person keep up for a year: how many, how long, on which day? Do it four weeks before you write.",
      "Which three examples show it, from businesses of the same size? Ask them for their figures.",
    ],
  },
  {
    heard:
      /\b(?:solar|heat pumps?|insulat\w+|windows|thermostats?|electric(?:ity)? bills?|energy (?:bills?|costs?|use))\b/i,
    heading: "What it saves, from your own bill",
    asks: [
      "How many kilowatt-hours or therms in each month of last year, at what price? The utility’s account page.",
      "What does it cost after incentives, and in which year is it even? dsireusa.org for the state, energystar.gov for the device, three written offers.",
    ],
  },
  {
    heard:
      /\b(?:wiring|electrical (?!contractors?|compan)|circuits?|outlets?|gas line|load[- ]bearing|asbestos|lead paint|ladders?|chainsaws?|table saws?)\b/i,
    heading: "What can hurt somebody",
    asks: [
      "Which step may only be done by somebody licensed here, and does it need a permit? The city’s building department.",
      "What is switched off, worn or held by a second person before the first step? Someone who does it for a living.",
    ],
  },
  {
    heard: /\b(?:vegan|vegetarian|gluten[- ]free|keto|low[- ]sodium|dairy[- ]free|allerg\w+)\b/i,
    heading: "For that diet",
    asks: [
      "What is hidden in labels, sauces and kitchens that breaks it? fda.gov on labels, and someone who has eaten that way for years.",
      "What replaces it by weight and by taste? Cook both versions, and have three people taste them blind.",
    ],
  },
  {
    heard: /\b(?:remote|hybrid|work(?:ing)? from home|home office)\b/i,
    heading: "With people at home",
    asks: [
      "Which task really suffers at a distance, and what did you count? Two weeks before and two after.",
      "What does each person need, who pays for it, and what has to stay private? Your policy, or the first draft of one.",
    ],
  },
  {
    heard: /\b(?:beginners?|first[- ]time|for the first time|newbies?|novices?)\b/i,
    always: true,
    heading: "For a beginner",
    asks: [
      "What is the smallest version worth starting with: how many, which one, bought ready or begun from nothing? Somebody who sells to beginners: what won’t they sell them yet?",
      "Which three things can wait until next year, and which one can’t? Three people who began this year.",
    ],
  },
  {
    heard:
      /\bin (?:the )?(?<a>spring|summer|fall|autumn|winter)\b|\b(?<b>spring|summer|fall|winter) (?:garden|clean\w*|vacation|checklist|menu|sale)/i,
    heading: "By the calendar",
    asks: [
      "From which week to which does it hold where your readers live, and what decides it: frost, school, daylight? The extension service or the school calendar.",
      "What has to be ordered, booked or sown before anyone thinks of it? Last year’s receipts.",
    ],
  },
];
