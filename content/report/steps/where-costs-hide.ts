import { whereToLook } from "../practices/index.ts";
import { ofAim } from "./of-aim.ts";

/** Answers the aim of lower costs, where the sums give back few hours. */
export const whereCostsHide = ofAim({
  id: "where-costs-hide",
  when: (s) => s.goal === "cost" && s.room !== 0 && !s.onlySpeakers,
  forHours: true,
  setupHours: 2,
  subject: "cost",
  already: () => "all three stand in your books with a number each month",
  title: () => "Put a number on the three places where your costs hide",
  does: (s) =>
    `They are ${whereToLook(s, "cost")}. Count each for a week, in hours and in dollars. The dearest then gets a rule: who decides it, and up to how much.`,
  dayOne: () =>
    "Take last month's bills and write a guess beside each of the three: the count will correct it.",
  needs: (s) =>
    `last month's bills, and ${s.team === "alone" ? "ten minutes" : "one person for ten minutes"} a day`,
  watch: () => "dollars a month that the dearest of the three still takes",
  never: (_, t) => `save at what your ${t.customers} pay you for`,
  short: () => "a count of where your costs hide",
});
