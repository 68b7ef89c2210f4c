/** A view that businesses hold, and what only a piece on it has to show. */
export interface Thesis {
  /** Lower case, plain: in the claim. */
  heard: RegExp;
  /** The scene that shows it, to be found. */
  day: string;
  /** What goes into the sum, line by line. */
  sum: readonly string[];
  /** Who gains and who loses. */
  whom: string;
  /** The strongest objection, as somebody would say it. */
  other: string;
  /** What follows, and the figure at which one would turn back. */
  follows: string;
  /** What has to be looked up, and where. */
  facts: readonly (readonly [what: string, where: string])[];
}

export const theses: readonly Thesis[] = [
  {
    heard:
      /\b(?:rais|increas)\w* (?:(?:its|our|your|their|my|the|all|its own) )?(?:prices?|rates?|fees?)\b|\b(?:price|rate|fee) (?:increase|raise|hike)s?\b/,
    day: "The customer for whom you worked longest last month, at a price from three years ago: what did you think when you wrote the bill?",
    sum: [
      "Years since the last raise, and what wages, rent, insurance and software cost then and now",
      "Your ten largest customers: hours of a year against what they paid, from the worst to the best",
      "What a raise of [percent] brings if nobody leaves, and how many may leave before it brings nothing",
    ],
    whom: "Who pays more than the work is worth to them, and who has had it for too little for years? Name one of each, and what you say to them.",
    other:
      "“They’ll leave, and the ones who leave first are the ones who pay on time.” Count who left after the last raise, and what they had paid by the hour.",
    follows:
      "New customers from [date], the worst three of the old ones at their next renewal, by a letter [number] days ahead. Turn back if more than [number] leave in a quarter.",
    facts: [
      ["Hours by customer against what they paid", "Time sheets beside the invoices of twelve months"],
      ["What costs have risen by", "Your own books, two years side by side; bls.gov for wages and prices"],
      ["Notice that your agreements ask for", "The engagement letter or contract, at “fees”"],
      ["What others ask", "Three written offers; your association’s survey, with its date"],
    ],
  },
  {
    heard: /\bdouble[- ]?book\w*\b|\boverbook\w*\b/,
    day: "The half hour in which two people sat there at once: who waited, who was left under the lamp, what did they say at the till?",
    sum: [
      "Double-booked hours of four weeks, with minutes each waited",
      "What the second booking brought, after the color or work that had to be done again",
      "Who of those two hasn’t come back in three months",
    ],
    whom: "Whoever works by commission gains an hour. Who stands beside somebody waiting, and who sweeps and rinses for two?",
    other:
      "“Color has forty minutes in which nobody does anything. An empty chair then is rent that I pay.” Grant it for what really runs by itself, and name the minutes.",
    follows:
      "For six weeks only in processing time, by a table of minutes, and never for a first visit. Turn back if takings fall by [figure] or nobody notices.",
    facts: [
      ["Minutes by service: hands on, and processing", "A clock, ten of each"],
      ["Waiting of over ten minutes, by hour", "A tally at the desk for two weeks"],
      ["Who came back, double-booked or alone", "Your booking program’s report"],
    ],
  },
  {
    heard:
      /\b(?:charg\w+|bill\w*|fees?|free)\b.*\b(?:estimates?|quotes?|consult\w*)\b|\b(?:free )(?:estimates?|quotes?|consult\w*)\b/,
    day: "An estimate that took two hours and was used to beat somebody else’s price. Who wrote it, how did you learn of it?",
    sum: [
      "Hours for twenty estimates, with driving, times what an hour has to bring",
      "How many of the twenty were accepted, and what those brought",
      "What a fee would have brought if it counts toward the job, and how many would have stayed away [ask the last ten]",
    ],
    whom: "Whoever books pays for those who don’t. Who can’t pay a fee, and needs the estimate to decide whether it’s done at all?",
    other:
      "“The estimate is how people learn to trust us. The competitor’s is free, and they’ll never see how good we are.” What do those say who charge and have done so for three years?",
    follows:
      "A fee for the long ones only, credited on acceptance, for six weeks. Turn back at [number] fewer jobs.",
    facts: [
      ["Hours and outcome of the last twenty", "Time sheets beside the list of estimates"],
      [
        "What has to be in writing, and when it binds",
        "The state’s consumer office, and whoever licenses the trade",
      ],
      ["Three nearby: free or paid, and credited or not", "A call to each, with the date"],
    ],
  },
  {
    heard: /\b(?:tips?|tipping|gratuit\w+|service charge)\b/,
    day: "One shift on which two people did the same work and went home with different money. Both of them tell it.",
    sum: [
      "Tips, wages and hours of each person for four weeks, kitchen and floor",
      "What the menu would have to cost so that nobody earns less",
      "Payroll tax on wages instead of tips, and the tip credit that’s lost",
    ],
    whom: "The kitchen gains, the best server on Saturday loses. What do they say, and who would leave?",
    other:
      "“Our best people will go across the street, and guests will see only that the steak is four dollars more.” Find a place that went back, and ask what happened in which month.",
    follows:
      "One service, or one private room, for eight weeks, with the price on the menu said in one line. Turn back if [number] leave or checks fall by [figure].",
    facts: [
      ["Minimum wage and tip credit", "dol.gov and your state’s labor office, with the date"],
      ["Who may share tips, and who may not", "dol.gov, at “tipped employees”"],
      ["Whether a service charge is a tip, and how it’s taxed", "irs.gov; the state’s sales tax page"],
    ],
  },
  {
    heard: /\b(?:billable hours?|hourly (?:billing|rates?)|flat fees?|bill(?:ing)? by the hour)\b/,
    day: "The bill that a client opened and rang you about. What did it say, and what had they expected?",
    sum: [
      "Ten closed matters of one kind: hours, billed, collected, written off",
      "The same ten at one fee: which would have lost, and by how much",
      "Hours spent on keeping time and on explaining bills",
    ],
    whom: "A client with a simple matter gains. Who carries the matter that goes wrong, and which associate loses a bonus?",
    other:
      "“Nobody knows what a dispute will cost. A fixed fee makes us careless or broke.” Name the kinds for which that’s true.",
    follows:
      "One kind of matter, in three stages with a price each, for the next ten. Turn back if [number] of ten lose money.",
    facts: [
      [
        "Reasonable fees, and when a flat fee is earned",
        "Your bar’s rules, at 1.5 and 1.15, and its ethics opinions",
      ],
      ["Collected of billed, by kind of matter", "Your own books, 24 months"],
      ["What three firms publish", "Their pages, with the date"],
    ],
  },
  {
    heard:
      /\b(?:phones?|cell ?phones?|devices?|screens?)\b.*\b(?:school|trips?|class\w*|students?|kids|children|camp|pupils)\b|\b(?:school|class\w*|trips?|students?|camp)\b.*\b(?:phones?|devices?)\b/,
    day: "The trip on which it mattered: a bus that was late, a child who was lost or sick, a phone that was broken or gone. Who rang whom, and when?",
    sum: [
      "Minutes of two adults to collect, label, keep and give back, times the trips of a year",
      "Phones lost or broken in your keeping, and who paid",
      "Calls from parents to the office on a day with phones and on one without",
    ],
    whom: "A child who can reach home gains; so does whoever is photographed without being asked if there are none. What do three teachers, three parents and a nurse say?",
    other:
      "“On a trip they’re supposed to look up. And with forty phones the news reaches parents before it reaches us.” Say what you’d do about photos, homesick calls and rumors.",
    follows:
      "One trip with a rule in place of a box: off and in the bag, out in an emergency or when an adult says so. Chaperones’ numbers on a card for each child. Turn back if [figure].",
    facts: [
      [
        "What the handbook and the state say",
        "The handbook’s page; the state’s education department on phones, with the date",
      ],
      ["Who’s liable for what’s collected", "The school’s insurer, by e-mail"],
      ["Photos of other children", "The release that parents signed"],
      ["How parents are reached in an emergency", "The trip’s plan: who calls whom, from which list"],
    ],
  },
  {
    heard:
      /\b(?:four[- ]day|4[- ]day)\b|\b(?:clos\w+|shut\w*) on (?:mondays?|fridays?|sundays?|saturdays?)\b|\bopen on sundays?\b/,
    day: "The last such day that you worked: who came, what was sold or done, and who’d have come on another day?",
    sum: [
      "Takings and wages of that weekday for twelve weeks",
      "How many of those would come on another day [ask thirty]",
      "Overtime, sick days and people who left in a year",
    ],
    whom: "Those with children gain or lose by it. Which customers have only that day?",
    other:
      "“They’ll go where somebody’s open, and they won’t come back.” Ask two who did it how many were gone after half a year.",
    follows:
      "Eight weeks, announced on the door and at the number, with somebody who takes what can’t wait. Turn back at [figure].",
    facts: [
      ["Overtime rules for longer days", "dol.gov and your state"],
      ["Hours that the lease, an insurer or a contract asks for", "Their text"],
      ["Calls and visits on that day", "Your own log of eight weeks"],
    ],
  },
  {
    heard: /\b(?:discounts?|coupons?|groupon|sales|black friday|specials)\b/,
    day: "One customer who came for the price: what they bought, and what came of them.",
    sum: [
      "What is left of one sale at the full and at the lower price",
      "How many more it takes to earn the same",
      "How many of last year’s bargain customers came again, and at which price",
    ],
    whom: "Those who’d have paid anyway get a gift. Who’d not be here without it?",
    other:
      "“A new place has nothing else to be tried for.” Grant it where it’s true: for which month, with which limit?",
    follows: "Something added instead of something taken off, for eight weeks. Turn back at [figure].",
    facts: [
      ["Repeat visits after the last offer", "Your own till or calendar"],
      ["What an ad may call a former price", "ftc.gov, 16 CFR 233; your state’s consumer office"],
      ["Gifts and fee waivers in care", "Your board; oig.hhs.gov where Medicare pays"],
    ],
  },
  {
    heard: /\b(?:cash|credit cards?|card fees?|surcharg\w+|cashless)\b/,
    day: "The sale at which it mattered: a bill, a card that failed, somebody without one.",
    sum: [
      "Fees of last month as a share of what was sold",
      "Minutes for counting, driving to the bank and looking for differences",
      "What was lost or stolen in two years",
    ],
    whom: "Who has no card, and who carries no cash? Count a week.",
    other: "“I’d have walked out,” said by a regular. How many would, and what do they spend?",
    follows: "One month with a sign, and a way out for whoever can’t. Turn back if [number] leave.",
    facts: [
      [
        "Whether cash may be refused or a surcharge added",
        "Your state’s and city’s law; the card networks’ rules",
      ],
      ["What has to be posted", "The same pages, with the date"],
      ["Effective rate", "Last month’s statement"],
    ],
  },
  {
    heard: /\b(?:deposits?|up ?front|in advance|prepay\w*|retainers?)\b/,
    day: "The job that was done and not paid: what was said on which day, and what came in the end.",
    sum: [
      "Open invoices over 30 and 60 days, and what was written off in a year",
      "Hours of reminding, and interest on what you paid meanwhile",
      "How many would have gone elsewhere if asked for a deposit [ask ten who pay]",
    ],
    whom: "Whoever pays on time carries those who don’t. Who has the money only after the work, and is good for it?",
    other:
      "“I don’t know you yet, and you want my money first.” What would make it fair: stages, an account in trust, a date on which it comes back?",
    follows:
      "New customers and large jobs only, for a quarter, with one sentence before they sign. Turn back if [number] of ten say no.",
    facts: [
      [
        "Caps, receipts and where it’s kept",
        "Your state’s consumer office or contractor board; the bar on trust accounts",
      ],
      ["Days until paid, by customer", "Your own books of twelve months"],
      ["What three of your size ask for", "Their terms, with the date"],
    ],
  },
  {
    heard:
      /\b(?:annual|yearly|long[- ]term|12[- ]month) (?:contracts?|memberships?|agreements?|plans?)\b|\b(?:month[- ]to[- ]month|contracts?)\b.*\b(?:members?|gyms?|studios?|clients|customers)\b/,
    day: "Somebody who wanted out: what they said, what the contract said, and what came after in a review.",
    sum: [
      "Members in month 4, 8 and 12, with and without a contract",
      "What is collected in the months nobody came, and what collecting it costs",
      "How many asked, heard “a year” and left [a tally of four weeks]",
    ],
    whom: "Whoever comes twice a week gains by a lower price. Who pays for eleven months they didn’t use?",
    other:
      "“Without it I can’t sign a lease or promise my trainers hours.” Show how many months of rent it really covers.",
    follows:
      "New members by the month for a quarter, at a price that says so. Turn back if fewer than [number] are there in month four.",
    facts: [
      [
        "Cancelling, renewal and notice",
        "Your state’s health-club and automatic-renewal laws; ftc.gov, with the date",
      ],
      ["Month in which people leave", "Your own list of two years"],
      ["Chargebacks and what they cost", "Your processor’s statement"],
    ],
  },
  {
    heard: /\b(?:cancel\w*|no[- ]?show) ?(?:fees?|charges?|polic\w*)?\b/,
    day: "The empty hour, and what was turned down for it.",
    sum: [
      "Empty hours in eight weeks, by kind",
      "What one is worth after what it saves",
      "How many would not book with a fee [ask ten]",
    ],
    whom: "Regulars gain by times that come free. Who can’t put money down?",
    other: "“You punish the one whose child is sick.” Write the exception, and who may grant it.",
    follows:
      "New customers and long visits only, for eight weeks, said before they book. Turn back at [figure].",
    facts: [
      [
        "What may be charged and how it has to be agreed",
        "Your state’s consumer office; payer contracts in care",
      ],
      ["Chargebacks", "Your card processor’s rules"],
      ["Empty hours", "Your own calendar"],
    ],
  },
  {
    heard: /\b(?:remote|work(?:ing)? from home|in the office|hybrid)\b/,
    day: "One day on which the question was decided by something that happened.",
    sum: [
      "Rent and desks used, by weekday",
      "Minutes of driving given back",
      "Work done again because somebody wasn’t asked",
    ],
    whom: "Who has a quiet room at home, and who learns by sitting beside somebody?",
    other: "“New people learn nothing on a screen.” Show what the last two learned in which week.",
    follows: "Two fixed days for eight weeks. Turn back at [figure].",
    facts: [
      ["Confidential papers and calls at home", "Your insurer; the board or bar on remote work"],
      ["Tax where somebody lives", "That state’s labor and revenue pages"],
      ["Who stayed and who left", "Your own list of three years"],
    ],
  },
  {
    heard:
      /\b(?:pets?|dogs?|kids?|children)\b.*\b(?:allow\w*|welcome|ban\w*|work|office|restaurants?|shops?|stores?)\b|\b(?:allow\w*|ban\w*) (?:pets?|dogs?|kids?|children)\b/,
    day: "The day on which somebody minded, or was glad.",
    sum: [
      "What it costs to clean and repair in a year",
      "Who comes because of it, and who stays away [a week’s tally]",
      "The insurer’s price",
    ],
    whom: "Somebody is afraid or allergic, and somebody would not come otherwise. One of each, with a name.",
    other: "“I don’t come to be barked at.” Say where and when that guest is safe.",
    follows: "Certain hours or one room, for six weeks. Turn back after [number] complaints.",
    facts: [
      ["Animals where food is", "The health department; ada.gov on service animals"],
      ["Bites and falls", "The insurer, by e-mail"],
      ["The lease", "Its text, at “animals”"],
    ],
  },
  {
    heard: /\b(?:social media|instagram|facebook|tiktok|posting|post)\b/,
    day: "The post that brought somebody, and the one that brought nobody.",
    sum: [
      "Hours a week, at what an hour has to bring",
      "How many of the last forty new customers name it",
      "What the same hours would do elsewhere",
    ],
    whom: "Who would never have found you, and who is tired of filming?",
    other: "“Nobody asks the neighbor any more, they look.” Ask the last twenty what they looked at.",
    follows: "Three months without, or with one hour a week. Turn back at [figure].",
    facts: [
      ["How the last forty found you", "Ask at the first visit"],
      ["Pictures of people, animals and homes", "The consent you have; your board where there’s care"],
      ["Minutes", "A clock, for two weeks"],
    ],
  },
  {
    heard: /\b(?:uniforms?|dress codes?|tattoos?|scrubs)\b/,
    day: "What somebody said about how your people look, word for word.",
    sum: [
      "What it costs a person a year, and who pays",
      "Washing: hours and dollars",
      "How often it kept somebody from applying",
    ],
    whom: "Who is recognized by it, and whom does it fit badly?",
    other: "“It makes us all the same.” Let the one who minds most say it.",
    follows: "One piece in place of a uniform, for a season. Turn back at [figure].",
    facts: [
      ["Who must pay, and what may be taken from wages", "dol.gov and your state"],
      ["Faith and hair", "eeoc.gov; the state’s CROWN act"],
      ["Safety", "osha.gov for the work"],
    ],
  },
  {
    heard:
      /\b(?:apprentic\w*|interns?|train\w* (?:their|your|our|its) own|teach\w*|certif\w+|licens\w+|degree)\b/,
    day: "The first day on which somebody you taught did it alone.",
    sum: [
      "Hours of the teacher in six months, at what they’d have earned",
      "Wages until somebody pays for themselves, and in which week that is",
      "What the last hire from outside cost, with ad, wait and raise",
    ],
    whom: "Who gets in without a diploma, and who has to clean up after them?",
    other: "“We train them, and they leave for two dollars more.” Count who did, and after how long.",
    follows: "One, for one year, with a page of tasks and dates. Turn back if [figure].",
    facts: [
      ["Pay and papers for apprentices", "apprenticeship.gov; your state"],
      ["Unpaid interns", "dol.gov, fact sheet 71"],
      ["Who stayed", "Your own list of five years"],
    ],
  },
  {
    heard:
      /\b(?:prices?|rates?)\b.*\b(?:publish\w*|post\w*|website|online|rais\w+)\b|\b(?:publish|post|list|show|raise) (?:their |your |our )?(?:prices?|rates?|fees?)\b/,
    day: "A customer who asked, went quiet, and what they said later.",
    sum: [
      "How many ask the price first, in one week",
      "Minutes for each, and how many become customers",
      "The last raise: who left",
    ],
    whom: "Who is spared a talk that embarrasses them, and who is lost without one?",
    other:
      "“No two jobs are the same, and the competitor reads it.” Answer with a range and what it depends on.",
    follows: "Three prices for six weeks. Turn back at [figure].",
    facts: [
      ["What has to be disclosed", "Your state; cms.gov for good-faith estimates in care"],
      ["Three nearby", "Their pages, with the date"],
      ["First questions of a week", "A tally at the desk"],
    ],
  },
];
