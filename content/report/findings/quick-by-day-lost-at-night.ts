import { NIGHT } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { nextOf } from "../words.ts";

export const quickByDayLostAtNight: Finding = {
  id: "quick-by-day-lost-at-night",
  group: "night",
  basis: ["responseTime", "operationalBottlenecks", "interactionChannels"],
  cures: NIGHT,
  strength: 9,
  when: (s) => s.reply === 0 && s.afterHours && (s.phone || s.written),
  title: () => "You are quick by day, and nobody answers at night",
  means: (_, t) =>
    `You answer within the hour, until you close. Then nobody is there for ${t.night}, and ${nextOf(t)}.`,
  look: () =>
    `Tomorrow before you open, list what came in since closing and check whether each one is still waiting for you.`,
};
