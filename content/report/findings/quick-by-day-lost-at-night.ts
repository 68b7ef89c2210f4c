import { NIGHT } from "../cures.ts";
import type { Finding } from "../kinds.ts";
import { cap } from "../words.ts";

export const quickByDayLostAtNight: Finding = {
  id: "quick-by-day-lost-at-night",
  group: "night",
  basis: ["responseTime", "operationalBottlenecks", "interactionChannels"],
  cures: NIGHT,
  strength: 9,
  when: (s) => s.reply === 0 && s.afterHours && (s.phone || s.written),
  title: () => "Quick by day, gone by night",
  means: (_, t) =>
    `You answer within the hour, and that ends with your day. ${cap(t.night)} meets nobody, and ${t.next}.`,
  look: (_, t) =>
    `Tomorrow, before you open: list what came in since closing, and beside each whether it is still waiting for you. Any ${t.newOne} in it was the expensive one.`,
};
