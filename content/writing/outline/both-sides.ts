import type { ThingId } from "./things/kind.ts";

/** What speaks for something and what against it, by what it touches; each sentence can be checked by a count of one's own. */
export type BothSides = readonly (readonly [of: string, pro: string, con: string])[];

export const sidesOf: Record<ThingId, BothSides> = {
  machine: [
    [
      "Money",
      "What you rent, send out or refer today stays with you from the first use.",
      "The payment comes in quiet months, too. Below some number of uses, renting or sending out is cheaper.",
    ],
    [
      "Time",
      "It’s there when you need it, without a day’s wait.",
      "Somebody has to learn it, clean it and keep its papers.",
    ],
    [
      "Quality",
      "You decide how it’s done and when it’s redone.",
      "Whoever does it every day does it better than somebody who does it twice a month.",
    ],
    [
      "When it stops",
      "You know whom to call.",
      "It’s your problem. Whoever you send it to today has a second one.",
    ],
    [
      "Getting out",
      "What’s paid for can be sold.",
      "What it brings is known only when it’s sold; a lease can’t be given back early for nothing.",
    ],
  ],
  software: [
    [
      "Time",
      "What is typed twice today is typed once.",
      "For two or three weeks everything takes longer, in the middle of your work.",
    ],
    [
      "Money",
      "Old licenses, paper and mistakes fall away.",
      "Price by user, add-ons and raises: the third year costs more than the first.",
    ],
    [
      "Records",
      "They’re in one place, and can be searched.",
      "Part of the old ones won’t come across, and somebody has to keep the old program readable.",
    ],
    [
      "People",
      "Whoever is new learns what others use elsewhere.",
      "The one who knows the old one by heart may leave over it.",
    ],
    [
      "Getting out",
      "You aren’t bound to a maker that no longer cares.",
      "You’re bound to the next one. Ask for your data’s format before you sign.",
    ],
  ],
  room: [
    [
      "Money",
      "More room to sell, or a rent that fits.",
      "Fit-out, deposit and two rents at once come before the first dollar.",
    ],
    [
      "People",
      "New ones find you; your own have space.",
      "Regulars who came on foot may not follow. Map twenty of them first.",
    ],
    [
      "Time",
      "What stood in the way every day is gone.",
      "Months of your own attention go to builders and permits.",
    ],
    [
      "Staff",
      "It’s easier to hire where there’s parking or a bus.",
      "Two places need two people who can decide, or you on the road.",
    ],
    [
      "Getting out",
      "A good lease can be passed on.",
      "You’ve signed personally for years, as likely as not.",
    ],
  ],
  person: [
    [
      "Time",
      "Hours of yours come back, the same ones each week.",
      "Until month three it costs you hours: finding, showing, correcting.",
    ],
    [
      "Money",
      "Work you turn away today can be done.",
      "Pay runs in slow weeks, too, with taxes, insurance and sick days on top: about a fifth to a third more than the wage.",
    ],
    [
      "Quality",
      "Somebody is good at what you do between other things.",
      "Customers who want you get somebody else, and some say so.",
    ],
    [
      "When somebody’s away",
      "There are two who can do it.",
      "If only one knows it, you’ve moved the gap and not closed it.",
    ],
    [
      "Getting out",
      "A trial period or fewer hours shows how it goes.",
      "Letting somebody go costs money, and a team’s trust.",
    ],
  ],
  service: [
    [
      "Time",
      "It leaves your desk, and with it the deadlines.",
      "Somebody still has to answer their questions and check what comes back.",
    ],
    [
      "Money",
      "You pay for what you use.",
      "The month in which you need most is the dearest; look for the minimum and the extras.",
    ],
    [
      "Quality",
      "They do it all day, and know the rule that changed in January.",
      "They don’t know your people. The odd case goes wrong first.",
    ],
    ["When something goes wrong", "A contract can say who pays.", "It’s your name on it all the same."],
    [
      "Getting out",
      "It can end with notice.",
      "What you no longer know how to do yourself, you’ll buy at any price.",
    ],
  ],
  cover: [
    [
      "Money",
      "A sum each year in place of a loss that could close you.",
      "Most years it pays nothing; a higher deductible costs less and covers what matters.",
    ],
    [
      "What it covers",
      "The case you can’t carry alone.",
      "What you fear most may stand under “exclusions.” Read that page first.",
    ],
    [
      "When it happens",
      "Somebody pays for the lawyer, too.",
      "It takes months, papers and a person who’s been told early.",
    ],
    [
      "Others",
      "Landlords, lenders and large clients ask for it.",
      "Once they’ve seen the limit, some sue up to it.",
    ],
  ],
  rule: [
    [
      "Risk",
      "What you do can be shown, with date and name.",
      "A written rule that nobody follows is worse than none.",
    ],
    ["Time", "Questions are settled once.", "Somebody has to keep it up, each year."],
    [
      "People",
      "Everybody is treated alike.",
      "The case it wasn’t made for gets no answer; name who decides that one.",
    ],
    ["Money", "A fine or a claim that doesn’t come.", "A professional’s hours, and your own."],
  ],
  wage: [
    [
      "Money",
      "Who stays needn’t be replaced; count what the last search cost.",
      "It can’t be taken back in a slow year.",
    ],
    [
      "Fairness",
      "A clear rule ends the talk in the kitchen.",
      "Whoever loses by it will do the sum on the first day.",
    ],
    ["Work", "What you pay for is what you get.", "You get exactly that: what isn’t counted is left undone."],
    [
      "Law",
      "Written down, it can be shown.",
      "Overtime and notice rules apply, whatever you call it. Ask before you announce it.",
    ],
  ],
  money: [
    [
      "Money now",
      "It brings or frees a sum you can name.",
      "It costs a fee, an interest or work you’d otherwise have.",
    ],
    ["Money later", "You know what comes, month by month.", "A slow quarter doesn’t change what’s owed."],
    ["Time", "Less chasing and fewer surprises.", "Somebody has to look at it each week."],
    [
      "People",
      "You can plan, and say yes sooner.",
      "Some customers leave over it. Count how many may, before it’s worse than today.",
    ],
    [
      "Getting out",
      "It can be tried with new ones first.",
      "What has been signed or announced is hard to take back.",
    ],
  ],
  promotion: [
    [
      "People",
      "It reaches some who don’t know you.",
      "Most it reaches will never need you, or live too far away.",
    ],
    [
      "Money",
      "It can be stopped on any day.",
      "It brings nothing for weeks, and you won’t know whether to stop unless you count.",
    ],
    ["Time", "Once it runs, it runs without you.", "Somebody has to answer what it brings, within the hour."],
    [
      "Your name",
      "You say what you stand for.",
      "You’re compared with whoever stands next to you, mostly by price.",
    ],
  ],
  event: [
    [
      "People",
      "Those who come remember you by a face.",
      "Those who come are often the ones who’d have come anyway.",
    ],
    [
      "Money",
      "One evening can bring a month’s worth of talk.",
      "Room, food and everybody’s hours are spent before anybody’s there.",
    ],
    ["Staff", "A team that has done something together.", "A weekend that nobody gives back."],
    ["Afterward", "A list of names.", "A list that nobody calls is worth nothing. Name who calls, by when."],
  ],
  supply: [
    [
      "Money",
      "A better price, or fewer orders to place.",
      "Minimums and freight eat it up if you don’t count by the unit.",
    ],
    [
      "Being out",
      "A second source when the first has none.",
      "Neither treats a half customer as a good one.",
    ],
    ["Quality", "You can compare.", "The first month brings returns and phone calls."],
    ["Time", "One order day, one bill.", "Somebody has to learn new numbers, and check each delivery."],
  ],
  training: [
    [
      "Work",
      "What goes wrong twice a week goes wrong less.",
      "It fades within a month unless somebody listens and repeats it.",
    ],
    ["Money", "Cheaper than a new person.", "Hours are paid in which nobody works."],
    ["People", "Whoever is asked to teach stays.", "Some hear it as blame. Say what it’s for first."],
    ["Leaving", "What’s written down stays.", "What only one has learned leaves with that one."],
  ],
  offer: [
    [
      "Money",
      "Customers you send elsewhere today could pay you.",
      "The first ten cost more hours than they pay. Reckon with those, and not with the hundredth.",
    ],
    [
      "People",
      "Those you know get more in one place.",
      "Who wants only that compares you with somebody who does only that.",
    ],
    [
      "Time",
      "It fills hours that stand empty.",
      "It takes hours from what you earn with now; look at whose.",
    ],
    [
      "Risk",
      "It can be begun small, with ten.",
      "Something new goes wrong in a new way. Ask insurer and board first.",
    ],
    [
      "Partners",
      "You depend less on those you refer to.",
      "They may stop sending you theirs. Call them before they hear it.",
    ],
  ],
  season: [
    [
      "Money",
      "Work in weeks that are empty.",
      "It takes from the weeks after, if it only moves what would have come.",
    ],
    ["Staff", "Hours for people you’d otherwise lose.", "Nobody has a rest when it’s needed."],
    ["Customers", "They hear from you before they look.", "A discount teaches them to wait for it."],
  ],
  habit: [
    [
      "Customers",
      "They know what to expect.",
      "The ones it doesn’t suit were used to something else. Count them first.",
    ],
    ["Team", "Fewer questions in a day.", "It holds for two weeks, then somebody makes an exception."],
    [
      "Money",
      "It costs nothing to try.",
      "What it costs in people who leave doesn’t show until the quarter is over.",
    ],
    [
      "Time",
      "What took a decision each time takes none.",
      "Somebody has to look at it each week until it holds.",
    ],
  ],
};

/** Of whatever has no kind. */
export const anySides: BothSides = [
  [
    "Money",
    "What it would bring or save in a year, from a count of yours.",
    "What it costs until then, your own hours included. Give both with the same month.",
  ],
  ["Time", "Hours that come back each week, and whose.", "Hours it takes until it runs, and whose."],
  [
    "People",
    "Who asked for it, and how many they are.",
    "Who’d leave or complain over it, and how many they are.",
  ],
  [
    "Risk",
    "What gets safer: a date, a record, a second person.",
    "What can go wrong that can’t today, and who answers for it.",
  ],
  [
    "Getting out",
    "What can be tried for a month, with the same count before and after.",
    "What can’t be taken back once it’s signed or announced.",
  ],
];
