import type { Finding } from "../kinds.ts";

export const datesOnlyByDay: Finding = {
  id: "dates-only-by-day",
  group: "night",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["open-book", "night-line", "phone-line"],
  strength: 7,
  when: (s) => s.scheduling && s.phone && s.afterHours,
  title: () => `People can book while you are open, which is when they are at work`,
  means: (_, t) =>
    `You named dates and the hours after closing, and the two are one: many people are free to book once you have closed, and ${t.easy} needs no conversation.`,
  look: (_, t) =>
    `Ask the next ten ${t.customers} who call for a date when they first thought of it. Count the evenings.`,
};
