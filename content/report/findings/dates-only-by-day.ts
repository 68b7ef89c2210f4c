import type { Finding } from "../kinds.ts";

export const datesOnlyByDay: Finding = {
  id: "dates-only-by-day",
  group: "night",
  basis: ["operationalBottlenecks", "interactionChannels"],
  strength: 7,
  when: (s) => s.scheduling && s.phone && s.afterHours,
  title: () => `A date with you can be had only while you are at work, and so are they`,
  means: (_, t) =>
    `You take dates by phone in your hours; most people have theirs free when you have closed. You named both, the dates and the evenings, and they are one: ${t.easy} needs no conversation at all.`,
  look: (_, t) =>
    `Ask the next ten ${t.customers} who call for a date when they first thought of calling. Count the evenings.`,
};
