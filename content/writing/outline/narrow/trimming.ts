import type { NarrowKind } from "../kind.ts";

/** What is paid for programs month after month. */
export const subscriptions: NarrowKind = {
  id: "subscriptions",
  far: true,
  heard:
    /\b(?:software|subscriptions?|saas|licenses?) (?:bills?|costs?|spend\w*|budgets?|expenses?|fees)\b|\b(?:cut\w*|lower\w*|reduc\w*|sav(?:e|ing)|trim\w*|spend less) (?:[\w-]+ ){0,4}(?:software|subscriptions?|saas)\b/,
  not: /\b(?:calls?|phones?|write|engineers?|sell\w*)\b/,
  about: "software bills",
  settles: "what is paid for and not used, what two programs both do, and what to say before a renewal",
  opening:
    "Print twelve months of the company card and mark every line that comes back. Look first for what was bought for one project, by somebody who has left.",
  yours: [
    "The list with every program, its owner and its renewal day",
    "What you canceled last year, and whether anybody noticed",
    "The answer a vendor gave when you asked for less",
  ],
  points: [
    [
      "List every charge that comes back",
      "What do we pay for?",
      "Twelve months of card and bank statements; app stores and personal cards that are paid back.",
      "A table: program, owner, people, price, renewal day. The ones without an owner come first.",
      "Working from memory",
    ],
    [
      "Count who signed in last month",
      "Who really uses it?",
      "The admin page of each, at “users” or “last active.”",
      "Seats paid against seats used, with the sum for each. People who left are the quickest saving there is.",
      "Paying for people who left",
    ],
    [
      "Find the two that do the same",
      "Which do we have twice?",
      "Ask three people which one they open for signing, storing, scheduling and chatting.",
      "Pairs, what each does that the other doesn’t, and which one the work would miss.",
      "Keeping both, to be safe",
    ],
    [
      "Step down a plan",
      "Which plan do we need?",
      "The price page, with the date; the features used last quarter.",
      "The features that hold you on the higher plan, and what it would take to do without.",
      "Buying the plan with “pro” in its name",
    ],
    [
      "Call sixty days before renewal",
      "How do I ask for less?",
      "The contract, at “renewal” and “notice”; one written offer from another vendor.",
      "The day, the sentence, and what you’d take instead of a discount: fewer seats, a month free, a price fixed for two years.",
      "Finding out on the day it renews",
    ],
    [
      "Get your data out before you cancel",
      "What do I need before I cancel?",
      "A test export, opened in another program; your rules on how long records are kept.",
      "Which format, who checks it, where it’s kept, and for how many years.",
      "Canceling first",
    ],
    [
      "Name one person who says yes",
      "How does it stay down?",
      "Whoever approves bills today.",
      "One name, one list, one half hour each quarter.",
      "A card for everybody",
    ],
  ],
};

/** What it costs to bring things to people. */
export const deliveryCosts: NarrowKind = {
  id: "delivery-costs",
  far: true,
  heard:
    /\b(?:deliver(?:y|ies|ing)|shipping|freight|courier|postage) (?:costs?|expenses?|bills?|charges?)\b|\bcosts? of deliver\w+\b/,
  not: /\b(?:calls?|phones?)\b/,
  about: "delivery costs",
  settles: "what a stop really costs, which stops pay, and what to charge for the rest",
  opening:
    "Take last Friday’s route and write the minutes beside each stop: driving, parking, waiting at a door. Divide the day’s cost by the stops. Put that figure beside your delivery fee before you read on.",
  yours: [
    "One Friday’s route with minutes and miles, stop by stop",
    "What went out twice last month because nobody was home",
    "What customers said when the fee or the hour changed",
  ],
  points: [
    [
      "Work out what one stop costs",
      "What does a delivery cost me?",
      "Two weeks of routes: minutes, miles, wages, fuel, insurance; the IRS mileage rate for the car.",
      "One line of arithmetic, for a near stop and a far one. It decides everything below.",
      "Counting only the gas",
    ],
    [
      "Give days and areas to each other",
      "When do we go where?",
      "A map with last month’s addresses, a color for each day.",
      "Which areas on which days, and what an order outside of them costs.",
      "Driving across town for one",
    ],
    [
      "Set a fee by distance, and a smallest order",
      "What do I charge?",
      "Three competitors’ published fees, with the date; your own cost per stop.",
      "Two or three rings with a price, and the sum below which nothing goes out.",
      "One fee for everywhere",
    ],
    [
      "Stop going twice",
      "What about nobody at home?",
      "The log of failed stops: which hour, which kind of address?",
      "The message before the van leaves, where a thing may be left, and who pays for the second trip.",
      "Trying again for free",
    ],
    [
      "Compare your driver with a courier",
      "Should somebody else drive?",
      "Written offers of two couriers for your very week, holidays included; the app’s share of each order.",
      "Cost per stop for each, who answers for damage, and on which days which one wins.",
      "Comparing an ordinary Tuesday",
    ],
    [
      "Give a reason to pick up",
      "How do I get people to come?",
      "A month with a small thanks at the counter, with the count before and after.",
      "What pickup saves you, and the part of it that you give back.",
      "Hiding that pickup is possible",
    ],
    [
      "Plan the three worst days ahead",
      "What about the holidays?",
      "Last year’s routes for those days, with what came back.",
      "Cutoff, hired drivers, a cap on orders, and what’s said when it’s full.",
      "Taking every order",
    ],
  ],
};
