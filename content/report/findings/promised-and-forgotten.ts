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
    `You named both making dates and following up. If nobody says a word to the ${t.customer} in between, that is where ${t.jobs} fall through.`,
  look: (_, t) =>
    `Go back four weeks in ${t.system} and mark every ${t.job} that fell through, with the weekday and how far ahead it was made.`,
};
