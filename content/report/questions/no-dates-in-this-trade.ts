import type { Question } from "../kinds.ts";
import { article } from "../words.ts";

export const noDatesInThisTrade: Question = {
  id: "no-dates-in-this-trade",
  basis: ["industry", "operationalBottlenecks"],
  when: (s) => s.scheduling && !s.trade.books,
  text: (_, t) =>
    `You named appointment scheduling. What is it that ${t.customers} make a date for: a collection, a visit, a talk with you?`,
  why: (_, t) =>
    `Most of what such ${article(t.place)} does needs no date. If it is collections, a rule is enough; if it is your own hours, it is a different matter. The time for it stays open.`,
  opens: ["scheduling-time"],
};
