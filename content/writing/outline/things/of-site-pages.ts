import type { TradeMatter } from "./kind.ts";

export const sitePages: TradeMatter = {
  id: "site-pages",
  heard:
    /\b(?:what|which|how many) (?:[\w'’-]+ ){0,2}?pages (?:(?:do|does|should|must|an?|the|our|my|your) ){0,3}(?:[\w'’-]+ ){0,6}?(?:web ?sites?|sites?)\b|\bpages (?:that )?(?:an?|the|our|my|your|every) (?:[\w'’-]+ ){0,6}?(?:web ?sites?|sites?) (?:needs?|should|must|has to)\b|\b(?:what|how much) (?:should |does |do |will |would )?(?:an?|the|our|my|your) (?:[\w'’-]+ ){0,5}?web ?sites? (?:should |will |would )?costs?\b/,
  not: /\b(?:calls?|callers?|voicemails?|receptionists?|chat ?bots?|wix|squarespace|shopify|vs)\b/,
  about: "a website’s pages and its cost",
  kind: "promotion",
  settles:
    "which pages it needs and which it doesn’t, who writes them, what it costs to build and every year after, and who owns it",
  opening:
    "A small site is five or six pages that are true and one way to get in touch. What drives its price is who writes the words, and what it has to do besides being read.",
  points: [
    [
      "List the pages, one question each",
      "Which pages does it need, and which question does each answer?",
      "what the last twenty new people asked before they came; three sites of your own trade and size",
      "Home, what you do, who you are, what it costs or from what sum, how to reach you; beside each, the one question that it answers. A page without a question is left out.",
      "A page for every department",
    ],
    [
      "Add what your trade has to have",
      "What has to be on it by rule, or be kept off it?",
      "your licensing board’s rule on advertising; your insurer; the page of whoever hosts it on private data",
      "License, privacy, what may not be claimed; where files or private data are sent, and that it’s no plain form.",
      "Papers with private data by an open form",
    ],
    [
      "Say what people do on it",
      "What do people come to do there: read, book, pay, send files?",
      "one week of calls and mail, counted by what was wanted",
      "Each deed with its count. What is wanted twice a month stays a telephone number.",
      "Paying for what nobody uses",
    ],
    [
      "Decide who writes it",
      "Who writes the words and takes the pictures, and by when?",
      "the quote, at “content”; an hour of somebody who answers the questions every day",
      "A name and a date for each page. If you write it, a first draft of one page, timed.",
      "A finished design that waits for words",
    ],
    [
      "Get three quotes for the same list of pages",
      "What should it cost to build?",
      "three written quotes for one list: somebody alone, a small agency, and a builder that you fill yourself",
      "Three sums, each with pages, rounds of changes, words, pictures and the day it’s live. Your own hours have a price, too.",
      "Comparing a quote with words to one without",
    ],
    [
      "Add up every year after",
      "What does it cost a year, once it’s there?",
      "the quotes, at hosting, domain, upkeep and changes; the renewal price and not the first year’s",
      "One sum a year, what an hour of changes costs, and all of it over three years.",
      "The price of the first year only",
    ],
    [
      "Own the keys",
      "Who owns the domain, the words and the log-ins?",
      "the contract, at ownership and ending; the registrar’s page on whose name it is",
      "All in the business’s name, and what you take along if you part.",
      "The builder’s private account",
    ],
    [
      "Set how you’ll know it’s enough",
      "How do you see that it has paid for itself?",
      "each new person asked how they found you, in the same words, for three months before and after",
      "New people by month from the site, and what one of them brings in a year.",
      "Counting visits",
    ],
  ],
  rows: [
    ["Pages, with the question of each", "The last twenty new people"],
    ["To build, three times", "Three quotes for one list"],
    ["A year: domain, hosting, upkeep, changes", "The quotes, at renewal"],
    ["Words and pictures: who, by when", "The quote, at “content”"],
    ["Who owns domain, words, log-ins", "The contract; the registrar"],
  ],
  line: "[number] pages, $[sum] to build and $[sum] a year, by [name], live on [date].",
  unsourced: "what “most businesses” pay for a site",
  ask: ["Your board, on claims and what must be shown", "Whoever hosts it, on private data in forms"],
  forget: [
    "Who changes a phone number on it, and how fast",
    "The old site’s addresses that people have saved",
  ],
  fears: ["“It’ll never be finished.” Put five pages live, and add the sixth when somebody asks for it."],
  yours: [
    "The question that you’re asked every day",
    "What the last site cost, in money and in your own hours",
  ],
};
