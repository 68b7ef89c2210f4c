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
