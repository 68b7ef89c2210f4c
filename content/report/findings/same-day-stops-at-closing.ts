import { NIGHT } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const sameDayStopsAtClosing: Finding = {
  id: "same-day-stops-at-closing",
  group: "night",
  basis: ["responseTime", "operationalBottlenecks"],
  cures: NIGHT,
  strength: 7,
  when: (s) => s.reply === 1 && s.afterHours && !s.onlyInPerson,
  title: () => "'The same day' ends when you close",
  means: (_, t) => `You answer the same day, until you close. ${cap(t.night)} waits until tomorrow.`,
  look: (s, t) =>
    `Sort yesterday's ${s.contacts} into before and after closing. How many ${t.jobs} came out of the second group?`,
};
