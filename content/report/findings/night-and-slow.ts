import { SLOW } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const nightAndSlow: Finding = {
  id: "night-and-slow",
  group: "night",
  basis: ["responseTime", "operationalBottlenecks"],
  about: ["slow-replies", "after-hours"],
  against: ["after-hours"],
  cures: SLOW,
  strength: 8,
  when: (s) => s.reply >= 2 && s.afterHours && !s.onlyInPerson,
  title: () => "The evening is only part of the problem",
  means: (s, t) =>
    `You named the hours you cannot cover, but people who reach you at noon hear back ${s.replyWords}, too. Covering the night alone would only put ${t.newOnes} into a line that is slow by day.`,
  look: (_, t) =>
    `Take the five ${t.customers} who waited longest and note the hour each of them got in touch. If most did so after closing, tell us: then the order changes.`,
};
