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
        "Private data in a form: whether the maker signs what your trade needs",
        "Its terms; for health data its page on HIPAA, or its answer in writing",
      ],
      ["How it’s found and how fast it opens on a phone", "pagespeed.web.dev, with two real sites on each"],
      ["Support: by whom, at which hours, in how many minutes", "One question to each, on a Saturday"],
      ["Moving away: texts, pictures, domain, list of people", where.terms],
      ["What it cannot do, in its own words", "Its help pages and its forum, at your three tasks"],
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
