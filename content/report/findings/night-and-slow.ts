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
  title: () => "The evening is not the whole leak",
  means: (s, t) =>
    `You named the hours you cannot cover, but an answer comes ${s.replyWords} to those who reach you at noon as well. Covering the night alone would carry ${t.newOnes} into a queue that is slow by day.`,
  look: (_, t) =>
    `Take the last five ${t.customers} who waited longest and note the hour at which each began. If most began after closing, tell us: then the order turns.`,
};
