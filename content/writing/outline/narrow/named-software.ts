import type { NarrowKind } from "../kind.ts";

const where = {
  price: "Its own price page, with the date: the plan you’d need, the renewal and not the first year",
  terms: "Its help pages, at “export” and “cancel”; one who has left it",
} as const;

/** Makers of websites by their names. */
export const siteBuilders: NarrowKind = {
  id: "site-builders",
  heard:
    /\b(?:wix|squarespace|wordpress|webflow|weebly|godaddy|shopify|duda|jimdo)\b.{0,40}\b(?:vs\.?|versus|or|and|compared|against|than)\b.{0,40}\b(?:wix|squarespace|wordpress|webflow|weebly|godaddy|shopify|duda|jimdo)\b/,
  about: "website builders",
  settles: "who changes it on a Sunday, what it costs in the third year, and how you’d leave",
  opening:
    "The question isn’t which one is better. It’s who changes the hours on the Sunday before a holiday. If that’s somebody at the desk, it has to be the one that they can use after ten minutes; everything else can be looked up.",
  yours: [
    "Who changes the website today, and when they last did",
    "What the three pages are that people really open",
    "What you’ve paid for the old one in three years",
  ],
  points: [
    [
      "Say who changes it",
      "Who changes the hours on a Sunday?",
      "The person who’d do it, with each of them in a free trial: change the hours and one picture.",
      "A name, and minutes for each.",
    ],
    [
      "Add up three years",
      "What does it cost in three years?",
      where.price,
      "One sum for each: plan, domain, booking, forms, mail, and whoever repairs it.",
    ],
    [
      "Try booking and forms",
      "Can people book and send a form?",
      "Their own list of what’s included; your booking program’s list of what it connects to.",
      "What works, what costs extra, and what may not be asked in such a form.",
    ],
    [
      "Ask about leaving",
      "How do we get out?",
      where.terms,
      "What you can take along: texts, pictures, the domain, the list of people.",
    ],
  ],
  compared: {
    decides: "It comes down to who changes it once it’s there, and to what you could take along if you left.",
    rows: [
      [
        "Who changes the hours on a Sunday, and in how many minutes",
        "That person, in a free trial of each, with a clock",
      ],
      ["Price over three years: plan, domain, booking, forms, renewal", where.price],
      [
        "Who keeps it running: updates, copies, security",
        "Its help pages, at “updates” and “backup”; a quote from whoever would do it",
      ],
      [
        "Booking and forms: what’s included, what your own program connects to",
        "Its list of apps; your booking program’s list",
      ],
      [
        "Papers and private data that people send you: through its own form, or better by a portal beside it",
        "Its terms, at “security”; its answer in writing on what your trade’s rules ask for; the portal’s maker on linking to it",
      ],
      ["How it’s found and how fast it opens on a phone", "pagespeed.web.dev, with two real sites on each"],
      ["Support: by whom, at which hours, in how many minutes", "One question to each, on a Saturday"],
      ["Moving away: texts, pictures, domain, list of people", where.terms],
      ["What it cannot do, in its own words", "Its help pages and its forum, at your three tasks"],
    ],
  },
};

const SHOPS =
  "shopify|woocommerce|wix|squarespace|bigcommerce|etsy|square online|ecwid|big cartel|magento|wordpress";
/** Shops on the web by their names. */
export const shopBuilders: NarrowKind = {
  ...siteBuilders,
  id: "shop-builders",
  heard: new RegExp(
    `\\b(?:${SHOPS})\\b.{0,40}\\b(?:vs\\.?|versus|or|and|compared|against|than)\\b.{0,40}\\b(?:${SHOPS})\\b`,
  ),
  with: /\b(?:sell\w*|stores?(?! front)|shops?|e-?commerce|orders?|products?|checkout|woocommerce|shopify|etsy)\b/,
  about: "online shops",
  settles:
    "what each takes of an order, how an order gets to the buyer, who keeps it running, and how you’d leave",
  opening:
    "Two things are for sale under the same word. One is rented, with the hosting, the checkout and the updates in a monthly price. The other is a program that you put on a website of your own, and then somebody has to keep it running. Say which is which before the first row.",
  points: [
    [
      "Say what kind of thing each one is",
      "Is it rented as a whole, or a program on your own website?",
      "Each maker’s page on hosting, updates and security.",
      "One sentence for each: who hosts it, who updates it, who is called when the checkout stops.",
    ],
    [
      "Work out what one order costs",
      "What is left of an ordinary order?",
      "Your average order; the price page, with card rate, fee for each sale, plan and paid apps, with the date.",
      "One sum for each, at your own number of orders a month.",
    ],
    [
      "Try how an order reaches the buyer",
      "Can it do pickup, delivery and days ahead as we do them?",
      "A trial with three real products: pickup times, delivery area, a most per day, options and a text on it.",
      "What works, what takes a paid app, and what can’t be done.",
    ],
    ...siteBuilders.points.slice(3),
  ],
  compared: {
    decides:
      "It comes down to what is left of one order, and to whether it can do pickup, delivery and days ahead as you do them.",
    rows: [
      ["What it is: rented with hosting, or a program on your own website", "Each maker’s first help page"],
      [
        "What one ordinary order costs: card rate, fee for each sale, share of the plan",
        "Its price page, with the date; your own average order",
      ],
      [
        "All of it in a year: plan, hosting, theme, paid apps, whoever maintains it",
        "Its price page; a quote; the renewal and not the first year",
      ],
      [
        "Pickup and delivery: times to choose, area, fee, days ahead, a most per day",
        "A trial with your own rules; its list of apps, with prices",
      ],
      [
        "Made to order: sizes, options, a text or picture from the buyer, a deposit",
        "One real product, set up in each trial",
      ],
      [
        "What the law wants beside it: sales tax, ingredients or allergens, where it may be sent",
        "The state’s revenue department; the license you sell under",
      ],
      [
        "The till in the shop: one stock and one list of orders, or two",
        "Its list of what it connects to; a user with a shop",
      ],
      [
        "Who keeps it running: updates, copies, security, a checkout that stops on a Saturday",
        "Its help pages; a quote from whoever would do it",
      ],
      ["Refunds, chargebacks and when the money arrives", "Its terms, at “payouts” and “disputes”"],
      ["Moving away: products, orders, list of people, domain", where.terms],
    ],
  },
};

/** What holds programs and services with names of their own against each other, whatever they do. */
export const namedRows: readonly (readonly [row: string, where: string])[] = [
  ["Price over three years, for as many people as you have", where.price],
  [
    "Your three daily tasks: in how many steps, by whoever does them",
    "A trial with your own work, by that person, with a clock",
  ],
  [
    "Who sets it up and who maintains it, in hours a month",
    "A quote; a user of your size, in the third month",
  ],
  ["What it connects to of what you have", "Both makers’ lists, with the date"],
  ["Private data: where it is, and what the maker signs", "Its terms; its answer in writing"],
  ["Support: by whom, at which hours, how soon", "One question to each, at your busiest hour"],
  ["What it cannot do, in its own words", "Its help pages and its forum, at your three tasks"],
  ["Moving away: what you can take along, in which form, at what notice", where.terms],
];
