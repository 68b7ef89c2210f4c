import type { Finding } from "../kinds.ts";

export const datesOnlyByDay: Finding = {
  id: "dates-only-by-day",
  group: "night",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["open-book", "booking-page"],
  strength: 7,
  when: (s) => s.scheduling && s.phone && s.afterHours,
  title: () => `People can book while you are open, which is when they are at work`,
  means: (_, t) =>
    `You named both scheduling and the hours after closing, and they are really one problem. Many people are only free to book once you have closed, and ${t.easy} needs no conversation.`,
  look: (_, t) =>
    `Ask the next ten ${t.customers} who call for a date when they first thought of it. Count the evenings.`,
};
