import type { Question } from "../kinds.ts";
import { article } from "../words.ts";

export const noDatesInThisTrade: Question = {
  id: "no-dates-in-this-trade",
  basis: ["industry", "operationalBottlenecks"],
  when: (s) => s.scheduling && !s.trade.books,
  text: (_, t) =>
    `You named appointment scheduling. What do ${t.customers} make an appointment for: a pickup, a visit, a talk with you?`,
  why: (_, t) =>
    `Most of what ${article(t.place)} like yours does needs no appointment. For pickups, a simple rule will do; your own time is another matter. Until we know which, we put no hours against it.`,
  opens: ["scheduling-time"],
};
