import { SLOW } from "../cures.ts";
import type { Finding } from "../kinds.ts";

export const phoneAndWritingBothSlow: Finding = {
  id: "phone-and-writing-both-slow",
  group: "speed",
  basis: ["responseTime", "interactionChannels"],
  cures: SLOW,
  strength: 8,
  when: (s) => s.reply >= 2 && s.phone && s.written,
  title: () => "Whichever way they try, they wait",
  means: (s, t) =>
    `A reply comes ${s.replyWords}, and you can be reached by phone and by ${s.writtenWords}. Whoever tries both waits twice, and ${t.next}.`,
  look: (_, t) =>
    `Look for one name that stands in two places, once as a missed call and once in writing. That ${t.customer} tried twice.`,
};
