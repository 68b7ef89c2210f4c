/** Where ways of doing something are found, so that no two of a list are the same. */
export const waysToFind: readonly string[] = [
  "The one that costs nothing and can begin on Monday",
  "The one that somebody of yours thought of",
  "The one that you paid for, and would again",
  "The one that a business of your size nearby swears by: ask them",
  "The one that takes an hour once",
  "The one that has to be done every week, and by whom",
  "The one that your customers asked for",
  "The one that you tried and gave up, and what you do instead",
  "The one that a supplier or a program does for you",
  "The one for the busiest month",
  "The one that somebody new can do in the first week",
  "The one that nobody notices until it’s missing",
];

/** The same where no business is spoken of. */
export const waysAtHome: readonly string[] = [
  "The one that most people begin with, and how far it gets them",
  "The one that costs nothing",
  "The one that somebody who does it for a living never leaves out",
  "The one that takes longest, and when it’s worth it",
  "The one that’s told everywhere and doesn’t help: what to do instead",
  "The one that can be taken back if it doesn’t work",
  "The one for bad weather or a bad day",
  "The one that you tried and gave up, and why",
  "The one for which another person is needed",
  "The one with the best result for its price, with both numbers",
  "The one that nobody should try alone",
  "The one to come back to after a year",
];
