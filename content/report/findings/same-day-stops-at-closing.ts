import { NIGHT } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const sameDayStopsAtClosing: Finding = {
  id: "same-day-stops-at-closing",
  group: "night",
  basis: ["responseTime", "operationalBottlenecks"],
  cures: NIGHT,
  strength: 7,
  when: (s) => s.reply === 1 && s.afterHours && !s.onlyInPerson,
  title: () => "Anybody who tries you after closing waits until the next day",
  means: (_, t) =>
    `By day people hear from you the same day. After closing nobody answers: ${t.night} waits until tomorrow.`,
  look: (s, t) =>
    `Sort yesterday's ${s.contacts} into before and after closing. How many ${t.jobs} came out of the second group?`,
};
