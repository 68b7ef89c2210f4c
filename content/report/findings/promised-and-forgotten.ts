import type { Finding } from "../kinds.ts";

export const promisedAndForgotten: Finding = {
  id: "promised-and-forgotten",
  group: "dates",
  basis: ["operationalBottlenecks"],
  about: ["no-shows", "scheduling-time"],
  strength: 6,
  when: (s) => s.scheduling && s.followUp && s.trade.books,
  title: (_, t) => `Made, not confirmed, and then ${t.gap}`,
  means: (_, t) =>
    `Making dates and following up both fall short, so between the two nobody says a word to the ${t.customer}. That silence is where ${t.jobs} fall through.`,
  look: (_, t) =>
    `Go back four weeks in ${t.system} and mark every broken ${t.job} by weekday and by how long ahead it was made.`,
};
