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
    `People ask for a time when they're home, in the evening, after you've closed. ${t.lever === "next-date" ? `Most want ${t.easy}: give it its date while you're together, and they never have to ask.` : `Most want ${t.easy}, which one line can settle.`}`,
  look: (_, t) =>
    `Ask the next ten ${t.customers} who call for a date when they first thought of it. Count the evenings.`,
};
