import { NIGHT } from "../cures.ts";
import { cap } from "../words.ts";
import type { Finding } from "../kinds.ts";

export const sameDayStopsAtClosing: Finding = {
  id: "same-day-stops-at-closing",
  group: "night",
  basis: ["responseTime", "operationalBottlenecks"],
  cures: NIGHT,
  strength: 7,
  when: (s) => s.reply === 1 && s.afterHours && !s.onlyInPerson,
  title: () => "'The same day' stops at closing time",
  means: (_, t) =>
    `You answer the same day, and that ends when you close. ${cap(t.night)} waits until tomorrow.`,
  look: (s, t) =>
    `Sort yesterday's ${s.contacts} into before and after closing. Then ask of the second pile which ${t.jobs} came out of it.`,
};
