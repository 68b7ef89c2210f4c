import type { Finding } from "../kinds.ts";

export const promisedAndForgotten: Finding = {
  id: "promised-and-forgotten",
  group: "dates",
  basis: ["operationalBottlenecks"],
  about: ["no-shows", "scheduling-time"],
  cures: ["reminders", "reminder-calls"],
  strength: 6,
  when: (s) => s.scheduling && s.followUp && s.trade.books,
  title: (_, t) => `Agreed, then silence, then ${t.gap}`,
  means: (_, t) =>
    `You named both scheduling and following up. If nobody says a word to the ${t.customer} in between, that is where no-shows come from.`,
  look: (_, t) =>
    `Go back four weeks in ${t.system} and mark every no-show, with the weekday and how far ahead the ${t.job} was made.`,
};
