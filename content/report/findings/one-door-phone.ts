import { MISSED } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const oneDoorPhone: Finding = {
  id: "one-door-phone",
  group: "doors",
  basis: ["interactionChannels", "operationalBottlenecks"],
  about: ["busy"],
  cures: MISSED,
  strength: 6,
  when: (s) => s.phone && s.doors === 1,
  title: () => "One phone line, one person at a time",
  means: (_, t) =>
    `Everybody comes by phone. It is the warmest way in, and the only one that serves one ${t.customer} at a time; ${t.hands}, it serves none.`,
  look: (_, t) =>
    `Call your own number at your busiest minute. What you hear is what every ${t.newOne} hears.`,
};
