import type { Finding } from "../kinds.ts";

export const sameDayStopsAtClosing: Finding = {
  id: "same-day-stops-at-closing",
  group: "night",
  basis: ["responseTime", "operationalBottlenecks"],
  strength: 7,
  when: (s) => s.reply === 1 && s.afterHours && !s.onlyInPerson,
  title: () => "'The same day' stops at closing time",
  means: (_, t) =>
    `The same day is a promise that ends when you close. What comes after that is answered the next day, and ${t.night} is exactly of that kind.`,
  look: (s, t) =>
    `Sort yesterday's ${s.contacts} into before and after closing. Then ask of the second pile which ${t.jobs} came out of it.`,
};
