import type { Finding } from "../kinds.ts";

export const datesOnlyByDay: Finding = {
  id: "dates-only-by-day",
  group: "night",
  basis: ["operationalBottlenecks", "interactionChannels"],
  cures: ["open-book", "night-line"],
  strength: 7,
  when: (s) => s.scheduling && s.phone && s.afterHours,
  title: () => `You can be booked while you are open, and they are at work then`,
  means: (_, t) =>
    `You named dates and the hours after closing, and they are one: many are free to call when you have closed, and ${t.easy} needs no conversation.`,
  look: (_, t) =>
    `Ask the next ten ${t.customers} who call for a date when they first thought of calling. Count the evenings.`,
};
